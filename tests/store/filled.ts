/** Databases of every schema, with rows in every table as the programs of their time wrote them. */

import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { headOf, type RoomSummary } from "../../lib/rooms/summary.ts";
import { marksOf, type RoomMarks } from "../../lib/server/store/sql/room_list.ts";
import { choosePlainly } from "../transport/simulator/choose.ts";
import { postTrial } from "../rooms/post_trial.ts";
import { STEM, Trial } from "../rooms/trial.ts";
import { checkOf, finishedGame, gameId, subscriptionOf } from "./finished.ts";

/** What a table's rows were in a schema. */
type Rows = (version: number) => readonly Record<string, SQLInputValue>[];

/** When all of it was written, ms: lately, so that nothing is forgotten for its age. */
const WRITTEN = Date.now() - 60_000;

const ROOMS = await roomsOf();

export const GAME = finishedGame({ id: gameId(1), endedAt: WRITTEN });
export const MANY = finishedGame({
  id: gameId(2),
  game: "conway",
  seats: [GAME.seats[0]!, null, GAME.seats[1]!],
  levels: [null, "hard", null],
  unrated: "computer",
  endedAt: WRITTEN + 1,
  points: 0,
});
export const CHECK = checkOf(3, "Cleo's");
export const SECRET = Uint8Array.from({ length: 32 }, (_, n) => n);
export const SUBSCRIPTION = subscriptionOf("https://push.example/ada");
export const RATING = { rating: 1662, deviation: 290 };
export const BOT = { author: "tests", name: "Ada", wins: 3, losses: 1, draws: 2 };
export const MATCH = {
  id: "match1",
  bots: [{ author: "tests", name: "Ada" }, { author: "tests", name: "Ben" }],
  width: 60,
  height: 40,
  seed: "seed",
  first: 1,
  rated: true,
  startedAt: WRITTEN - 10,
  endedAt: WRITTEN,
  generations: 100,
  outcome: { winner: 0, by: "majority" },
  cells: [4, 3],
};
export const MOVES = Uint8Array.of(1, 2, 3);

/** Ada has a name, Ben has none; each has one game on the board of all time. */
const TABLES: Readonly<Record<string, Rows>> = {
  rooms: (version) =>
    roomsIn(version).map(({ head }) => ({
      code: head.code,
      head: JSON.stringify(oldHead(head, version)),
      unfinished: Number(head.unfinished),
      live: 1,
      ...version >= 24 && columnsOf(marksOf(head)),
    })),
  events: (version) =>
    roomsIn(version).flatMap(({ head, events }) =>
      events.map((event) => ({
        room: head.code,
        version: event.v,
        body: JSON.stringify(oldEvent(event, version)),
      }))
    ),
  players: () => [
    { id: 1, identity: "Ada's", name: "Ada", folded: "ada", ...RATING, form: FORM },
    { id: 2, identity: "Ben's", name: null, folded: null, rating: null, deviation: null },
  ],
  games: () =>
    [GAME, MANY].map(({ id, game, opponent, winner, by, endedAt, ...rest }) => {
      const { seconds, unrated, points, record } = rest;
      const ended = { winner, ending: by, ended: endedAt };
      return { id, game, opponent, ...ended, seconds, unrated, points, record };
    }),
  sittings: () =>
    [GAME, MANY].flatMap(({ id, seats, endedAt: ended }) =>
      seats.flatMap((sitter, seat) => {
        if (sitter === null) return [];
        const { name } = sitter, player = name === "Ada" ? 1 : 2;
        return [{ game: id, seat, player, name, folded: name.toLowerCase(), ended }];
      })
    ),
  boards: () => [{ id: 1, bucket: "all", game: "", opponent: "", players: 2 }],
  totals: () => [
    { board: 1, player: 1, points: 150, wins: 1, games: 1 },
    { board: 1, player: 2, points: 0, wins: 0, games: 1 },
  ],
  keys: () => [{ name: "tickets", secret: SECRET }],
  checks: () => [
    { game: CHECK.game.id, identity: CHECK.identity, body: JSON.stringify(CHECK), verdict: null },
    { game: gameId(4), identity: "", body: "", verdict: '{"refused":"cpu-differs"}' },
  ],
  post_boards: (version) =>
    version < 7
      ? [{ number: 1, body: "{}" }]
      : [{ number: 1, code: ROOMS[0]!.head.code, stem: STEM }],
  post_users: () => [{ name: "ada", hash: "a hash" }],
  computers: () => [{ game: MANY.id, seat: 1, level: "hard" }],
  arena_matches: () => [
    { id: MATCH.id, ended_at: MATCH.endedAt, body: JSON.stringify(MATCH), moves: MOVES },
  ],
  arena_bots: () => [{ ...BOT, ...RATING, volatility: 0.06 }],
  subscriptions: () => [{
    endpoint: SUBSCRIPTION.endpoint,
    identity: "Ada's",
    body: JSON.stringify(SUBSCRIPTION),
  }],
  commits: () => [],
};

/** What `table` had in the newest schema; undefined for tables of which it doesn't matter. */
export function rowsOf(table: string): readonly Record<string, SQLInputValue>[] | undefined {
  return TABLES[table]?.(Infinity);
}

/** People's games against levels, each of the second seat, and what they come to. */
const AGAINST: readonly (readonly [
  opponent: string,
  winner: number | null,
  forfeit: string | null,
])[] = [
  ["hard", 1, null],
  ["hard", 0, null],
  ["hard", null, null],
  ["hard", 0, "replaced"],
  ["hard", 0, "cpu-differs"],
  ["easy", 1, null],
  ["online", 1, null],
];
export const RUNGS = [["skirmish", "easy", 1, 1, 0], ["skirmish", "hard", 3, 1, 1]];

/** Those games as they are kept. */
export function againstLevels(): Readonly<
  Record<string, readonly Record<string, SQLInputValue>[]>
> {
  const ended = { ended: 1, seconds: 1, points: 0, record: "", ending: "majority" };
  const games = AGAINST.map(([opponent, winner, forfeit], n) => ({
    id: gameId(n),
    game: "skirmish",
    opponent,
    winner,
    forfeit,
    ...ended,
  }));
  const sittings = games.map(({ id }) => ({ game: id, seat: 1, name: "", folded: "", ended: 1 }));
  return { games, sittings };
}

/** From the 24th schema on programs note next to a head what it's found by. */
function columnsOf({ twoTurns, ...marks }: RoomMarks): Record<string, SQLInputValue> {
  return { ...marks, two_turns: twoTurns };
}

const FORM = JSON.stringify({
  period: 1,
  start: { rating: 1500, deviation: 350, volatility: 0.06 },
  games: [],
});

/** The rooms that programs of that schema could have. */
export function roomsIn(version: number): readonly FilledRoom[] {
  return ROOMS.filter(({ since }) => since <= version);
}

export function tablesOf(database: DatabaseSync): string[] {
  const rows = database.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  ).all();
  return rows.map(({ name }) => String(name));
}

/** Gives every table of that schema rows. A table that isn't known here gets one of any values. */
export function fill(database: DatabaseSync, version: number): void {
  for (const table of tablesOf(database)) {
    const rows = TABLES[table]?.(version) ?? [anyRow(database, table)];
    for (const row of rows) insert(database, table, row);
  }
}

export function insert(
  database: DatabaseSync,
  table: string,
  row: Record<string, SQLInputValue>,
): void {
  const names = Object.keys(row), marks = names.map(() => "?").join(", ");
  database.prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`)
    .run(...Object.values(row));
}

const ANY: Readonly<Record<string, SQLInputValue>> = {
  TEXT: "text",
  INTEGER: 1,
  REAL: 1,
  BLOB: SECRET,
  ANY: 1,
};

function anyRow(database: DatabaseSync, table: string): Record<string, SQLInputValue> {
  const columns = database.prepare(`PRAGMA table_info(${table})`).all();
  return Object.fromEntries(columns.map(({ name, type }) => [name, ANY[String(type)] ?? null]));
}

/** One under way, one where somebody waits, one whose game is over, and one on a computer's turn. */
async function roomsOf(): Promise<readonly FilledRoom[]> {
  const begun = Trial.begun(), waiting = new Trial({ listed: true }), over = Trial.begun();
  begun.play(2);
  waiting.tell({ t: "sit", name: "Cleo", token: "token", identity: "Cleo's" });
  over.play(1);
  over.ask(1, { t: "resign" });
  const computers = postTrial(2, 1);
  computers.ask(0, { t: "enlist", levels: ["easy"] });
  computers.ask(0, { t: "narrow", seats: 2 });
  const { settings: { game }, position } = computers.view;
  const move = await choosePlainly({ game, position, level: "easy", seed: "" });
  computers.ask(0, { t: "move", move });
  return [begun, waiting, over, computers].map((trial, n) => {
    const code = `K7QX2${"MNPR"[n]}`, late = WRITTEN - trial.now;
    const head = { ...headOf(trial.room), code, touched: trial.now + late };
    const events = trial.events.map((event) => ({
      ...event,
      at: event.at + late,
      ...event.t === "opened" && { code, stem: `${STEM.slice(0, -1)}${n}` },
    }));
    return { since: trial === computers ? 6 : 1, head, events };
  });
}

interface FilledRoom {
  /** The first schema whose programs had such rooms. */
  readonly since: number;
  readonly head: RoomSummary;
  readonly events: readonly LoggedEvent[];
}

/** From the second schema on a room's games have ids. */
function oldEvent(event: LoggedEvent, version: number): object {
  if (event.t !== "opened" || version > 1) return event;
  const { stem: _, ...old } = event;
  return old;
}

/** The rest of a head came with boards for many (5), with players' own lists (6), with computers (6). */
function oldHead(head: RoomSummary, version: number): object {
  const { isComputers, players, mover, ...two } = head;
  const { seats, sat, due, ...oldest } = two;
  if (version < 5) return oldest;
  return version < 6 ? two : { seats, sat, due, isComputers, players, mover, ...oldest };
}
