/** The question to SQLite behind a list of games. */

import { foldName } from "../../leaderboard/fold_name.ts";
import type { GamesQuery } from "./archive.ts";
import type { Mark } from "./games_mark.ts";

interface ListSql {
  readonly sql: string;
  /** For its marks but the last, which is the limit. */
  readonly values: readonly (string | number)[];
}

/** `ownerOf` knows whose a folded name is; a name that is nobody's finds those who gave it. */
export function listSql(
  { player, name, game }: GamesQuery,
  after: Mark | undefined,
  ownerOf: (folded: string) => number | undefined,
): ListSql {
  const folded = name === undefined ? undefined : foldName(name);
  const owner = folded === undefined ? undefined : ownerOf(folded);
  const conditions: [string, ...(string | number)[]][] = [];
  if (player !== undefined) conditions.push(["s.player = ?", player]);
  if (owner !== undefined) conditions.push(["s.player = ?", owner]);
  else if (folded !== undefined) conditions.push(["s.folded = ? AND s.folded <> ''", folded]);
  const table = conditions.length > 0 ? "s" : "g";
  if (game !== undefined) conditions.push(["g.game = ?", game]);
  const id = table === "s" ? "s.game" : "g.id";
  if (after) conditions.push([`(${table}.ended, ${id}) < (?, ?)`, after.endedAt, after.id]);
  const where = conditions.map(([sql]) => sql).join(" AND ") || "1";
  const from = table === "s" ? "sittings s JOIN games g ON g.id = s.game" : "games g";
  const order = `${table}.ended DESC, ${id} DESC`;
  return {
    // Distinct, because both seats may have given the name.
    sql: `SELECT DISTINCT g.* FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ?`,
    values: conditions.flatMap(([, ...values]) => values),
  };
}
