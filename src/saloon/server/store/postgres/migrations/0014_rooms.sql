-- Rooms, their members, and the matches that are opened in them.

CREATE TABLE rooms (
    code text PRIMARY KEY,
    host text NOT NULL,                            -- empty if nobody is
    created bigint NOT NULL,
    visited bigint NOT NULL,
    calls integer NOT NULL DEFAULT 0,              -- how often everybody was called to a match
    called text,
    numbers integer NOT NULL DEFAULT 0             -- of members, that were given away
);
CREATE INDEX rooms_visited ON rooms (visited);

CREATE TABLE members (
    room text NOT NULL REFERENCES rooms ON DELETE CASCADE,
    guest text NOT NULL,
    number integer NOT NULL,
    came bigint NOT NULL,
    seen bigint NOT NULL,
    at text NOT NULL,
    resting boolean NOT NULL,
    barred boolean NOT NULL,
    PRIMARY KEY (room, guest)
);
CREATE INDEX members_guest ON members (guest);

ALTER TABLE matches ADD COLUMN room text REFERENCES rooms ON DELETE SET NULL;
CREATE INDEX matches_room ON matches (room) WHERE room IS NOT NULL;
