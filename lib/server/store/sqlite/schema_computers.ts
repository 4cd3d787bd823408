/** The sixth schema: computers at seats of rooms. Never change it; add another. */

/** A game's seats that the computer played, and at which level; other games against it have none here. */
export const COMPUTERS = `
  CREATE TABLE computers (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    level TEXT NOT NULL,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
`;
