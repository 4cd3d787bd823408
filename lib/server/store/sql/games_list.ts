/** The question to a database behind a list of games. */

import { foldName } from "../../../leaderboard/fold_name.ts";
import type { GamesQuery } from "../archive.ts";
import type { Mark } from "./games_mark.ts";
import { ownerOf } from "./players.ts";
import { all, type Row, type Value, type Work } from "./work.ts";

/** The rows of the games after a mark; a name that is nobody's finds those who gave it. */
export function* listGames(
  { player, name, game, limit }: GamesQuery,
  after: Mark | undefined,
): Work<readonly Row[]> {
  const folded = name === undefined ? undefined : foldName(name);
  const owner = folded === undefined ? undefined : yield* ownerOf(folded);
  const conditions: [string, ...Value[]][] = [];
  if (player !== undefined) conditions.push(["s.player = ?", player]);
  if (owner !== undefined) conditions.push(["s.player = ?", owner]);
  else if (folded !== undefined) conditions.push(["s.folded = ? AND s.folded <> ''", folded]);
  const table = conditions.length > 0 ? "s" : "g";
  if (game !== undefined) conditions.push(["g.game = ?", game]);
  const id = table === "s" ? "s.game" : "g.id";
  if (after) conditions.push([`(${table}.ended, ${id}) < (?, ?)`, after.endedAt, after.id]);
  const where = conditions.map(([sql]) => sql).join(" AND ") || "TRUE";
  const from = table === "s" ? "sittings s JOIN games g ON g.id = s.game" : "games g";
  // Distinct, because both seats may have given the name.
  const columns = table === "s" ? `DISTINCT s.ended, ${id} AS sat, g.*` : "g.*";
  return yield* all(
    `SELECT ${columns} FROM ${from} WHERE ${where}
     ORDER BY ${table}.ended DESC, ${id} DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit,
  );
}
