-- What one database holds for any number of houses.

CREATE TABLE notes (name text PRIMARY KEY, value bytea NOT NULL);

-- A row is one life of one process. Its number is never used again: commits carry it as their fencing number.
CREATE TABLE houses (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    address text NOT NULL,
    version text NOT NULL,
    rules jsonb NOT NULL,                          -- the rules_version of each game that it can play
    state text NOT NULL DEFAULT 'open'             -- open, leaving, closed: never back
);

-- Apart from houses, so that a heartbeat never waits for a commit, nor a commit for a heartbeat.
CREATE TABLE beats (
    house bigint PRIMARY KEY REFERENCES houses ON DELETE CASCADE,
    seen timestamptz NOT NULL DEFAULT clock_timestamp(),
    since timestamptz NOT NULL DEFAULT clock_timestamp()    -- the beginning of an unbroken row of heartbeats
);

CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL,
    seen bigint NOT NULL,                          -- seconds since 1970
    recovery text UNIQUE,                          -- SHA-256 of the recovery code
    recovery_until bigint,
    session integer NOT NULL DEFAULT 0
);

CREATE SEQUENCE match_numbers INCREMENT 64;         -- a house takes 64 at a time

CREATE TABLE matches (
    id text PRIMARY KEY,
    number bigint NOT NULL UNIQUE,
    game text NOT NULL,
    rules integer NOT NULL,
    options text NOT NULL,
    phase text NOT NULL,
    host text NOT NULL,
    terms text NOT NULL,
    secret text NOT NULL,
    prefix integer NOT NULL,
    created bigint NOT NULL,
    began bigint,
    next text,
    ranks text,
    barred text,
    time bigint NOT NULL DEFAULT 0,
    touched bigint NOT NULL DEFAULT 0,
    owner bigint                                   -- the house that runs it; NULL: whichever is asked first
);
CREATE INDEX matches_phase ON matches (phase, touched);
CREATE INDEX matches_host ON matches (host);
CREATE INDEX matches_next ON matches (next) WHERE next IS NOT NULL;
CREATE INDEX matches_owner ON matches (owner) WHERE phase = 'playing';

CREATE TABLE seats (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat integer NOT NULL,
    kind text NOT NULL,
    guest text,
    name text NOT NULL,
    nonce text NOT NULL,
    warm boolean NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;

CREATE TABLE away (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    guest text NOT NULL,
    PRIMARY KEY (match, guest)
);

-- A row is what one command added to a match. Two continuations of one position would begin at the same place of it:
-- the primary key is a second fence.
CREATE TABLE units (
    match bigint NOT NULL,
    seq integer NOT NULL,
    entries text NOT NULL,
    house bigint NOT NULL,
    PRIMARY KEY (match, seq)
);

CREATE TABLE bids (
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat integer NOT NULL,
    reveal integer NOT NULL,
    move text NOT NULL,
    at bigint NOT NULL,
    command bigint NOT NULL,
    bid text NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE TABLE results (
    row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat integer NOT NULL,
    game text NOT NULL,
    ladder text NOT NULL,
    rank integer NOT NULL,
    UNIQUE (match, seat)
);
CREATE INDEX results_game ON results (game);
