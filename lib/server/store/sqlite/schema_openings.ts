/** What was kept of openings, schema by schema. Never change one; add another. */

/**
 * How often a position led to the next: both are hashes, the next is empty where nothing is known of it.
 * Games that were kept before wait to be counted, as those to come will.
 */
export const OPENINGS = `
  CREATE TABLE openings_waiting (game TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  INSERT INTO openings_waiting SELECT id FROM games
    WHERE game IN ('conquerors-v2', 'conquerors-classic', 'skirmish');
  CREATE TABLE openings (
    game TEXT NOT NULL,
    position TEXT NOT NULL,
    next TEXT NOT NULL,
    band INTEGER NOT NULL,
    move TEXT NOT NULL,
    games INTEGER NOT NULL,
    blue INTEGER NOT NULL,
    red INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (game, position, next, band)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX openings_by_use ON openings (games, last);
  CREATE TABLE openings_size (n INTEGER NOT NULL) STRICT;
  INSERT INTO openings_size VALUES (0);
`;
