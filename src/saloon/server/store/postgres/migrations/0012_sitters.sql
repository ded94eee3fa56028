-- Who left a seat while a match was played, one after the other: [[seat, name, guest], ...]

ALTER TABLE matches ADD COLUMN sitters text;
CREATE INDEX matches_sitters ON matches (id) WHERE sitters IS NOT NULL;    -- few; who is erased is looked for there
