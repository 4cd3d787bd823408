/** Counts of openings in a database. */

import { readable } from "../../../automaton/text_error.ts";
import { findLifeGame } from "../../../games/life_games.ts";
import type { LifePosition } from "../../../games/conquerors/position.ts";
import { isUsualStart, openingOf, type OpeningStep } from "../../../games/conquerors/opening.ts";
import { readHeader } from "../../../games/notation/notation.ts";
import { type GameSource, readTokens, splitGames } from "../../../games/notation/record_source.ts";
import type { GameId } from "../../../games/registry.ts";
import type { OpponentKind } from "../../../leaderboard/board.ts";
import { type Band, bandNumber, bandOf } from "../../../leaderboard/opening_bands.ts";
import { digest } from "../../digest.ts";
import type { OpeningPage, Openings } from "../openings.ts";
import { all, type Database, get, insert, type Row, run, together, type Work } from "./work.ts";

/** How much of a position's hash names it: 96 bits. */
const NAME = 16;

/** Whom it was played against: a room's computers and programs count as what they are. */
const OPPONENT = `CASE WHEN g.unrated = 'computer' THEN 'cpu' WHEN g.unrated = 'bot' THEN 'bot'
  WHEN g.opponent IN ('online', 'bot') THEN g.opponent ELSE 'cpu' END`;
const WAITING = `
  SELECT w.game AS waiting, g.game, g.winner, g.ended, g.record, g.forfeit, ${OPPONENT} AS opponent,
    (SELECT CASE WHEN count(s.rating) > 1 THEN avg(s.rating) END FROM sittings s
      WHERE s.game = g.id) AS rating
  FROM openings_waiting w LEFT JOIN games g ON g.id = w.game ORDER BY w.game LIMIT ?`;
const COUNT = `
  INSERT INTO openings AS o (game, position, next, band, move, games, blue, red, last)
  VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?)
  ON CONFLICT (game, position, next, band) DO UPDATE SET games = o.games + 1,
    blue = o.blue + excluded.blue, red = o.red + excluded.red, last = excluded.last
  RETURNING games`;
const RAREST = `
  SELECT game, position, next, band FROM openings ORDER BY games, last LIMIT ?`;

export class SqlOpenings implements Openings {
  constructor(private readonly database: Database) {}

  /** Games are replayed before anything is written: nobody waits for that. */
  async count(some: number, most: number): Promise<number> {
    const waiting = await this.database.read(all(WAITING, some));
    if (waiting.length === 0) return 0;
    const games = waiting.map((row) => ({ row, steps: stepsOf(row) }));
    const counted = await this.database.write(() => countAll(games, most), ["openings"]);
    return counted === "failed" ? 0 : waiting.length;
  }

  at(game: GameId, position: string, bands: readonly Band[], limit: number): Promise<OpeningPage> {
    return this.database.read(at(game, nameOf(position), bands, limit));
  }
}

/** Has games counted later. */
export function* awaitOpenings(
  games: readonly { readonly id: string; readonly game: string }[],
): Work<void> {
  const rows = games.filter(({ game }) => findLifeGame(game)).map(({ id }) => [id]);
  yield* insert("openings_waiting (game)", rows, "ON CONFLICT DO NOTHING");
}

interface Waiting {
  readonly row: Row;
  readonly steps: readonly OpeningStep[];
}

/** A record that can't be read holds up no others. */
function stepsOf(row: Row): readonly OpeningStep[] {
  return readable(() => readSteps(row)) ?? [];
}

/** None for a game that was not played from the beginning, or not as it comes. */
function readSteps({ game: id, record, forfeit }: Row): readonly OpeningStep[] {
  const game = findLifeGame(String(id));
  if (!game || forfeit) return [];
  const [source] = splitGames(String(record));
  const start = readHeader(source!).start as LifePosition;
  return isUsualStart(game, start) ? openingOf(game, turnsOf(source!)) : [];
}

/** Only those that are asked for are read. */
function turnsOf(source: GameSource): Iterable<string> {
  return readTokens(source).filter(({ kind }) => kind === "turn").map(({ text }) => text);
}

function nameOf(position: string): string {
  return digest(position).slice(0, NAME);
}

/** In PostgreSQL others may wait meanwhile, so what can be asked together is. */
function* countAll(games: readonly Waiting[], most: number): Work<void> {
  // Of two processes that count the same game one finds it waiting.
  const mine = yield* together(
    games.map(({ row }) => run("DELETE FROM openings_waiting WHERE game = ?", String(row.waiting))),
  );
  const added = yield* together(
    games.filter((_, n) => mine[n] === 1)
      .flatMap(({ row, steps }) => steps.map((step) => countStep(row, step))),
  );
  const sum = added.reduce((all, one) => all + one, 0);
  const size = yield* get("UPDATE openings_size SET n = n + ? RETURNING n", sum);
  const excess = Number(size!.n) - most;
  if (excess <= 0) return;
  const gone = yield* run(
    `DELETE FROM openings WHERE (game, position, next, band) IN (${RAREST})`,
    excess,
  );
  yield* run("UPDATE openings_size SET n = n - ?", gone);
}

/** How many rows that adds. */
function* countStep(row: Row, { position, next, move }: OpeningStep): Work<number> {
  const { game, winner, ended, opponent, rating } = row;
  const mean = rating === null ? undefined : Number(rating);
  const counted = yield* get(
    COUNT,
    String(game),
    nameOf(position),
    next === undefined ? "" : nameOf(next),
    bandNumber(bandOf(opponent as OpponentKind, mean)),
    move,
    Number(winner !== null && Number(winner) === 0),
    Number(winner !== null && Number(winner) === 1),
    Number(ended),
  );
  return Number(Number(counted!.games) === 1);
}

function* at(
  game: GameId,
  position: string,
  bands: readonly Band[],
  limit: number,
): Work<OpeningPage> {
  const places = bands.map(() => "?").join(", ");
  const from = `FROM openings WHERE game = ? AND position = ? AND band IN (${places})`;
  const values = [game, position, ...bands.map(bandNumber)];
  const counts = "sum(games) AS games, sum(blue) AS blue, sum(red) AS red";
  const whole = yield* get(`SELECT ${counts} ${from}`, ...values);
  const turns = yield* all(
    `SELECT next, min(move) AS move, ${counts} ${from} AND next <> ''
     GROUP BY next ORDER BY games DESC, next LIMIT ?`,
    ...values,
    limit,
  );
  return {
    ...countOf(whole!),
    turns: turns.map((row) => ({ ...countOf(row), move: String(row.move) })),
  };
}

function countOf({ games, blue, red }: Row) {
  return { games: Number(games ?? 0), blue: Number(blue ?? 0), red: Number(red ?? 0) };
}
