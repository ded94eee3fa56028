-- A finished match in one row: all its entries as compressed JSON. Its units are deleted when it is packed.
CREATE TABLE packed (
    match bigint PRIMARY KEY,
    entries bytea NOT NULL
);
ALTER TABLE packed ALTER COLUMN entries SET STORAGE EXTERNAL;   -- it is compressed already
ALTER TABLE matches ADD packed boolean NOT NULL DEFAULT false;
CREATE INDEX matches_unpacked ON matches (touched) WHERE phase = 'over' AND NOT packed;
