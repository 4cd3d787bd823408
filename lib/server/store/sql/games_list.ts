/** Lists of games, the newest first, and the marks by which they go on from page to page. */

import { foldName } from "../../../leaderboard/fold_name.ts";
import type { GamesQuery, Mark } from "../archive.ts";
import { ownerOf } from "./looks.ts";
import { all, type Row, type Value, type Work } from "./work.ts";

/** Whom a game was played against, as boards tell them apart. */
export const OPPONENT = "CASE WHEN g.opponent IN ('online', 'bot') THEN g.opponent ELSE 'cpu' END";

/** How many games are looked at for a page, where an index doesn't say which of them fit. */
const LOOKED_AT = 2_000;

interface Listed {
  readonly rows: readonly Row[];
  /** Where to look on, if there are more games than were looked at. */
  readonly on?: Mark | undefined;
}

type Condition = readonly [string, ...Value[]];

/** Some games in their order by an index, and what else has to be true of those that are listed. */
interface Search {
  readonly table: "s" | "g";
  readonly walked: readonly Condition[];
  readonly filters: readonly Condition[];
}

/** The rows of the games after a mark; a name that is nobody's finds those who gave it. */
export function* listGames(
  query: GamesQuery,
  after: Mark | undefined,
  lookedAt = LOOKED_AT,
): Work<Listed> {
  const search = yield* searchOf(query, after);
  if (search.filters.length === 0) return { rows: yield* find(search, query.limit) };
  const on = yield* endOf(search, lookedAt);
  const rows = yield* find(search, query.limit, on);
  return rows.length < query.limit ? { rows, on } : { rows };
}

function* searchOf(
  { player, name, game, opponent }: GamesQuery,
  after: Mark | undefined,
): Work<Search> {
  const folded = name === undefined ? undefined : foldName(name);
  const owner = folded === undefined ? undefined : yield* ownerOf(folded);
  const walked: Condition[] = [], filters: Condition[] = [];
  if (player !== undefined) walked.push(["s.player = ?", player]);
  if (owner !== undefined) walked.push(["s.player = ?", owner]);
  else if (folded !== undefined) walked.push(["s.folded = ? AND s.folded <> ''", folded]);
  const table = walked.length > 0 ? "s" : "g";
  if (game !== undefined) (table === "g" ? walked : filters).push(["g.game = ?", game]);
  if (opponent !== undefined) filters.push([`${OPPONENT} = ?`, opponent]);
  if (after) walked.push([`(${placeIn(table)}) < (?, ?)`, after.endedAt, after.id]);
  return { table, walked, filters };
}

/** By what games are in order. */
function placeIn(table: Search["table"]): string {
  return table === "s" ? "s.ended, s.game" : "g.ended, g.id";
}

function orderIn(table: Search["table"]): string {
  return `ORDER BY ${placeIn(table).split(", ").map((column) => `${column} DESC`).join(", ")}`;
}

/** The last of as many games as are looked at; undefined if there are no more. */
function* endOf({ table, walked }: Search, lookedAt: number): Work<Mark | undefined> {
  const [ended, id] = placeIn(table).split(", ");
  const [last, next] = yield* all(
    `SELECT ${ended} AS ended, ${id} AS id FROM ${table === "s" ? "sittings s" : "games g"}
     WHERE ${whereOf(walked)} ${orderIn(table)} LIMIT 2 OFFSET ?`,
    ...valuesOf(walked),
    lookedAt - 1,
  );
  return next && { endedAt: Number(last!.ended), id: String(last!.id) };
}

/** The games of a search down to one. */
function* find(
  { table, walked, filters }: Search,
  limit: number,
  end?: Mark,
): Work<readonly Row[]> {
  const place = placeIn(table);
  const down: Condition[] = end ? [[`(${place}) >= (?, ?)`, end.endedAt, end.id]] : [];
  const conditions = [...walked, ...down, ...filters];
  // Distinct, because both seats may have given the name.
  const from = table === "s"
    ? "DISTINCT s.ended, s.game AS sat, g.* FROM sittings s JOIN games g ON g.id = s.game"
    : "g.* FROM games g";
  return yield* all(
    `SELECT ${from} WHERE ${whereOf(conditions)} ${orderIn(table)} LIMIT ?`,
    ...valuesOf(conditions),
    limit,
  );
}

function whereOf(conditions: readonly Condition[]): string {
  return conditions.map(([sql]) => sql).join(" AND ") || "TRUE";
}

function valuesOf(conditions: readonly Condition[]): Value[] {
  return conditions.flatMap(([, ...values]) => values);
}
