-- Units lie in partitions of so many matches each: once its matches are packed, a partition is dropped whole.
CREATE TABLE unit_partitions (
    first bigint PRIMARY KEY,                      -- the number of its first match
    past bigint NOT NULL                           -- and of the first one that is not in it any more
);
ALTER TABLE units RENAME TO units_0;
ALTER INDEX units_pkey RENAME TO units_0_pkey;
CREATE TABLE units (
    match bigint NOT NULL,
    seq integer NOT NULL,
    entries text NOT NULL,
    house bigint NOT NULL,
    PRIMARY KEY (match, seq)
) PARTITION BY RANGE (match);
CREATE TABLE units_rest PARTITION OF units DEFAULT; -- of matches that go on though their partition is gone
DO $$
DECLARE
    past bigint := (SELECT greatest(last_value, 0) / 65536 + 1 FROM match_numbers) * 65536;
BEGIN
    EXECUTE format('ALTER TABLE units ATTACH PARTITION units_0 FOR VALUES FROM (MINVALUE) TO (%s)', past);
    INSERT INTO unit_partitions (first, past) VALUES (0, past);
END $$;
CREATE INDEX matches_loose ON matches (number) WHERE NOT packed;
