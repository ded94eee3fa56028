-- A house that is closed since ever: it owns matches that a living one has left and that are to go on though nobody comes.
INSERT INTO houses (id, name, address, version, rules, state) OVERRIDING SYSTEM VALUE
VALUES (0, 'nobody', '', '', '{}', 'closed');
