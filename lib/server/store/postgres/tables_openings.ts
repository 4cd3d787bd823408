/** The tables of openings for PostgreSQL. Never change them; add a migration. */

export const OPENINGS = `
  CREATE TABLE openings_waiting (game TEXT COLLATE "C" PRIMARY KEY);
  INSERT INTO openings_waiting SELECT id FROM games
    WHERE game IN ('conquerors-v2', 'conquerors-classic', 'skirmish');
  CREATE TABLE openings (
    game TEXT COLLATE "C" NOT NULL,
    position TEXT COLLATE "C" NOT NULL,
    next TEXT COLLATE "C" NOT NULL,
    band INTEGER NOT NULL,
    move TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL,
    blue BIGINT NOT NULL,
    red BIGINT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (game, position, next, band)
  );
  CREATE INDEX openings_by_use ON openings (games, last);
  CREATE TABLE openings_size (n BIGINT NOT NULL);
  INSERT INTO openings_size VALUES (0);
`;
