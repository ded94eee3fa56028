-- What houses share beside guests and matches.

CREATE TABLE news (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    house bigint NOT NULL,                         -- who tells it
    said text NOT NULL                             -- JSON
);

CREATE TABLE turns (                               -- what one house does for all, once in a while
    name text PRIMARY KEY,
    taken timestamptz NOT NULL
);

CREATE UNLOGGED TABLE quotas (                     -- a crash of the database may forget an hour
    hour bigint NOT NULL,
    who bytea NOT NULL,                            -- a keyed hash: no address is written down
    taken bigint NOT NULL,
    PRIMARY KEY (hour, who)
);

ALTER TABLE guests ADD COLUMN signals text;        -- what the guest's last ranked answers looked like

CREATE TABLE analyses (                            -- what was worked out of a finished match, once for all houses
    match text NOT NULL REFERENCES matches ON DELETE CASCADE,
    work text NOT NULL,
    answer bytea,                                  -- NULL: a house is at it
    house bigint NOT NULL,
    until timestamptz NOT NULL,                    -- when another one may take the work over
    PRIMARY KEY (match, work)
);
