/** The tenth schema: names by what they may be taken for, and who still plays. Never change it; add another. */

import type { DatabaseSync } from "node:sqlite";
import { foldName, foldsOf } from "../../../leaderboard/fold_name.ts";

/**
 * Owners keep their names, even two who look alike now. A name is kept for a year after a counted
 * game, and for a year after this change. `players.folded` isn't used any more: SQLite can't drop it.
 */
export const NAMES = `
  CREATE TABLE looks (
    fold TEXT NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (fold, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX looks_by_player ON looks (player);
  INSERT INTO looks
    SELECT fold.value, players.id FROM players, json_each(folds_of(players.name)) AS fold
    WHERE players.name IS NOT NULL;
  UPDATE players SET folded = NULL;
  UPDATE sittings SET folded = fold_name(name) WHERE name <> '';

  ALTER TABLE players ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
  UPDATE players SET counted = max(
    iif(name IS NULL, 0, unixepoch() * 1000),
    coalesce((
      SELECT max(s.ended) FROM sittings s JOIN games g ON g.id = s.game
      WHERE s.player = players.id AND g.unrated IS NULL
    ), 0)
  );
`;

/** Lets SQL fold names as this program does. */
export function defineFolds(database: DatabaseSync): void {
  database.function("fold_name", (name) => foldName(String(name)));
  database.function("folds_of", (name) => JSON.stringify(foldsOf(String(name))));
}
