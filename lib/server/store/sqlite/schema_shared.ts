/** The seventh schema: what several processes share. Never change it; add another. */

/**
 * Boards by post are rooms like all others, known by number and by code. Commits are counted, and a
 * room has the number of the last that wrote to it, so that another process finds what is new.
 */
export const SHARED = `
  DROP TABLE post_boards;
  CREATE TABLE post_boards (
    number INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    stem TEXT NOT NULL
  ) STRICT;

  CREATE TABLE commits (count INTEGER NOT NULL) STRICT;
  INSERT INTO commits VALUES (0);
  ALTER TABLE rooms ADD COLUMN written INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX rooms_by_commit ON rooms (written);
`;
