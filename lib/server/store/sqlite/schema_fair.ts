/** The eleventh schema: what keeps points fair. Never change it; add another. */

/**
 * A board keeps the points of a player's best games next to their sum; older sums stay as they are.
 * Of players with as many points, who needed fewer games comes first. A game says how many of that
 * pair counted before it in its week, and why it was lost to the computer if it wasn't played out.
 * An identity has one ticket at a time; a ticket that isn't open any more says when it was issued.
 */
export const FAIR = `
  ALTER TABLE totals ADD COLUMN best TEXT NOT NULL DEFAULT '[]';
  DROP INDEX totals_by_points;
  CREATE INDEX totals_by_points ON totals (board, points DESC, games, player);

  ALTER TABLE games ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN forfeit TEXT;

  CREATE TABLE tickets (
    identity TEXT PRIMARY KEY,
    seed TEXT NOT NULL,
    issued INTEGER NOT NULL,
    open TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tickets_by_issue ON tickets (issued);
`;
