/** Reads what a database has about somebody. */

import type { OwnData, OwnPlayer } from "../own_data.ts";
import { all, get, type Row, together, type Work } from "./work.ts";

/** Board after board: SQLite would go through the totals of everybody instead. */
const TOTALS = `
  SELECT bucket AS period, nullif(game, '') AS game, nullif(opponent, '') AS opponent,
    points, wins, games
  FROM boards CROSS JOIN totals WHERE board = id AND player = ? ORDER BY id`;

/** Each is asked with the identity's hash. */
const OWN = [
  "SELECT body FROM checks WHERE identity = ? AND verdict IS NULL",
  "SELECT seed, issued, open FROM tickets WHERE identity = ?",
  "SELECT body FROM subscriptions WHERE identity = ? ORDER BY id",
  "SELECT kind FROM reports WHERE identity = ? ORDER BY kind",
  "SELECT count(*) AS n FROM blocks WHERE identity = ?",
  "SELECT player FROM follows WHERE identity = ? ORDER BY player",
  "SELECT kind, id, until FROM notices WHERE author = ?1 OR about = ?1 ORDER BY kind, id",
  "SELECT room AS code, player FROM seated WHERE identity = ? ORDER BY room, player",
  `SELECT id, name, scopes, CASE WHEN token IS NULL THEN NULL ELSE made END AS made, used
   FROM bots WHERE owner = ? ORDER BY id`,
  "SELECT rating, deviation, volatility, last FROM puzzle_players WHERE identity = ?",
  "SELECT puzzle, solved, at FROM puzzle_tries WHERE identity = ? ORDER BY at, puzzle",
  "SELECT id, name FROM tournaments WHERE maker = ? ORDER BY starts, id",
  `SELECT tournament AS id, name, sheet, rank FROM entrants
   WHERE identity = ? AND identity <> '' ORDER BY tournament`,
  `SELECT l.tournament AS id, l.at, l.text FROM tournament_lines l
   JOIN entrants e ON e.tournament = l.tournament AND e.number = l.entrant
   WHERE e.identity = ? AND e.identity <> '' ORDER BY l.at, l.number`,
] as const;

export function* readOwnData(identity: string): Work<OwnData> {
  const row = yield* get(
    "SELECT id, name, rating, deviation, form, counted FROM players WHERE identity = ?",
    identity,
  );
  const totals = row ? yield* all(TOTALS, Number(row.id)) : [];
  const answers = yield* together(OWN.map((sql) => all(sql, identity)));
  const [checks, tickets, subscriptions, reports, blocks, follows, notices, seats, bots] = answers;
  const [puzzler, tries, made, entered, said] = answers.slice(9);
  return {
    player: row ? playerOf(row) : null,
    totals: totals as never,
    checks: checks!.map(bodyOf) as never,
    tickets: tickets as never,
    subscriptions: subscriptions!.map(bodyOf) as never,
    reports: reports as never,
    blocks: Number(blocks![0]!.n),
    follows: follows!.map(({ player }) => Number(player)),
    notices: notices as never,
    seats: seats as never,
    bots: bots!.map(({ scopes, ...bot }) => ({
      ...bot,
      scopes: String(scopes).split(" "),
    })) as never,
    puzzles: { rating: (puzzler![0] ?? null) as never, tries: tries as never },
    tournaments: { made: made as never, entered: entered as never, said: said as never },
  };
}

function playerOf({ form, ...row }: Row): OwnPlayer {
  return { ...row, form: form === null ? null : JSON.parse(String(form)) } as never;
}

function bodyOf({ body }: Row): unknown {
  return JSON.parse(String(body));
}
