/** Lists of games, the newest first, and the marks by which they go on from page to page. */

import { foldName } from "../../../leaderboard/fold_name.ts";
import type { GamesQuery } from "../archive.ts";
import { ownerOf } from "./players.ts";
import { all, type Row, type Value, type Work } from "./work.ts";

/** Whom a game was played against, as boards tell them apart. */
export const OPPONENT = "CASE WHEN g.opponent IN ('online', 'bot') THEN g.opponent ELSE 'cpu' END";

/** A place in the list: what comes after it ended before, or then and has a smaller id. */
interface Mark {
  readonly endedAt: number;
  readonly id: string;
}

export function writeAfter({ endedAt, id }: Mark): string {
  return `${endedAt}.${id}`;
}

/** Undefined for no mark, and for a text that is none. */
export function readAfter(text: string | undefined): Mark | undefined {
  const [, endedAt, id] = /^(\d{1,15})\.([0-9a-z-]+)$/.exec(text ?? "") ?? [];
  return id === undefined ? undefined : { endedAt: Number(endedAt), id };
}

/** The rows of the games after a mark; a name that is nobody's finds those who gave it. */
export function* listGames(
  { player, name, game, opponent, limit }: GamesQuery,
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
  if (opponent !== undefined) {
    conditions.push([`${OPPONENT} = ?`, opponent]);
  }
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
