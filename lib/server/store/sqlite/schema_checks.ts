/** The third schema: reported games that are being checked. Never change it; add another. */

/**
 * A check has a verdict once it is done, and then neither a player nor a body. No player has two that
 * are to be done.
 */
export const CHECKS = `
  CREATE TABLE checks (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL,
    body TEXT NOT NULL,
    verdict TEXT
  ) STRICT;
  CREATE UNIQUE INDEX pending_checks ON checks (identity) WHERE verdict IS NULL;
`;
