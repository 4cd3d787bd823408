/** Databases that programs of every older schema filled: today's reads all of it, and goes on. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import type { StoredMatch } from "../../lib/arena/results.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { PostBoards } from "../../lib/server/store/sql/post_boards.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { Services } from "../../lib/server/services.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { isArchiveId } from "../../lib/leaderboard/finished_game.ts";
import { migrate, SCHEMA_VERSION } from "../../lib/server/store/sqlite/schema.ts";
import { sqlBooks } from "../../lib/server/store/sql/books.ts";
import { marksOf } from "../../lib/server/store/sql/room_list.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { STEM } from "../rooms/trial.ts";
import { tickingWorld } from "../ticking_world.ts";
import { choosePlainly } from "../transport/simulator/choose.ts";
import {
  againstLevels,
  BOT,
  CHECK,
  fill,
  GAME,
  insert,
  MANY,
  MATCH,
  MOVES,
  RATING,
  roomsIn,
  RUNGS,
  SECRET,
  SUBSCRIPTION,
  tablesOf,
} from "./filled.ts";
import { gameId } from "./finished.ts";
import { marksIn } from "./room_marks.ts";

/** From which schema on it is kept at which level computers played. */
const LEVELS = 6;
/** From which schema on a board by post is a room. */
const ROOMS_BY_POST = 7;
/** The last schema that did not count people's games by level. */
const BEFORE_RUNGS = 19;
/** The last schema whose rows an upgrade drops: boards by post weren't rooms yet. */
const DROPPED: Readonly<Record<string, number>> = { post_boards: 6 };

interface Upgraded {
  readonly version: number;
  readonly database: DatabaseSync;
  readonly services: Services;
}

/** Rooms are as they were left, and their games go on to an end that is kept. */
async function checkRooms({ version, services, database }: Upgraded): Promise<void> {
  const { store, lobby, hub, archive } = services;
  const rooms = roomsIn(version), marks = await marksIn(new SqliteDatabase(database));
  for (const head of await store.live()) {
    assertEquals(marks.get(head.code), marksOf({ ...head, due: head.due ?? null }));
  }
  assertEquals(await lobby.count(), rooms.length);
  const stems = [];
  for (const { head: { code }, events } of rooms) {
    const [opened, ...rest] = await store.read(code, 0);
    assertEquals(rest, events.slice(1));
    assert(opened?.t === "opened" && isArchiveId(opened.stem));
    if (version > 1) assertEquals(opened, events[0]);
    stems.push(opened.stem);
  }
  const [begun, waiting] = rooms.map(({ head: { code } }) => code);
  const room = (await hub.find(begun!))!;
  const on = () => room.view.version;
  const move = { t: "move", id: "next", on: on(), move: "a5,b5,a6,b6" } as const;
  assertEquals((await room.ask(0, move)).t, "ok");
  assertEquals((await room.ask(1, { t: "resign", id: "last", on: on() })).t, "ok");
  const { seats } = (await archive.find(`${stems[0]}-1`))!;
  assertEquals(seats.map((seat) => seat.is === "person" && seat.name), ["Ada", "Ben"]);
  assertEquals((await lobby.waiting()).map(({ code, host }) => [code, host]), [[waiting, "Cleo"]]);
  const joined = (await hub.find(waiting!))!;
  await joined.tell({ t: "sit", name: "Dora", token: "Dora's", identity: "Dora's" });
  assertEquals([joined.view.games, await lobby.waiting()], [1, []]);
}

/** A computer whose turn it was takes it. */
async function checkComputers({ version, services: { hub } }: Upgraded): Promise<void> {
  await hub.tend();
  const room = (await hub.find(roomsIn(version).at(-1)!.head.code))!;
  await until(() => room.view.moves.length === 2);
}

/** Names, ratings, games and boards are as they were, and go on counting. */
async function checkBooks({ version, services, database }: Upgraded): Promise<void> {
  const { players, archive, standings } = services;
  assertEquals(await players.find("Ada's"), { id: 1, name: "Ada" });
  const [ada, ben] = ["Ada", "Ben"].map((name, n) => ({ is: "person", player: n + 1, name }));
  const { seats: _, ...facts } = GAME;
  assertEquals<unknown>(await archive.find(GAME.id), { ...facts, seats: [ada, ben] });
  const many = await archive.find(MANY.id);
  const level = version < LEVELS ? {} : { level: "hard" };
  assertEquals<unknown>(many?.seats, [ada, { is: "cpu", ...level }, ben]);
  const all = { bucket: "all", game: null, opponent: null };
  const { rank, points, wins, rating } = (await standings.of(all, 1))!;
  assertEquals([rank, points, wins, rating], [1, 150, 1, RATING]);
  const seats = [GAME.seats[1]!, { identity: "Dora's", name: "Dora" }];
  assertEquals(await archive.keep({ ...GAME, id: gameId(9), seats, points: 300 }), "kept");
  const { rank: first, wins: won, games } = (await standings.of(all, 2))!;
  assertEquals([first, won, games], [1, 1, 2]);
  const { keys } = sqlBooks(new SqliteDatabase(database));
  assertEquals(await keys.find("tickets", () => new Uint8Array(1)), SECRET);
}

/** A check that waited is done, and one that was done is remembered. */
async function checkChecks({ services: { archive }, database }: Upgraded): Promise<void> {
  const { checks } = sqlBooks(new SqliteDatabase(database));
  await until(async () => await checks.find(CHECK.game.id) !== "pending");
  assertEquals(await checks.find(CHECK.game.id), { id: CHECK.game.id, points: CHECK.points });
  assertEquals((await archive.find(CHECK.game.id))?.points, CHECK.game.points);
  assertEquals(await checks.find(gameId(4)), { refused: "cpu-differs" });
  assertEquals(await checks.file(CHECK), "taken");
}

/** Matches and records of bots are as they were; a name that came before keys is anyone's. */
async function checkArena({ database }: Upgraded): Promise<void> {
  const results = new SqlResults(new SqliteDatabase(database));
  assertEquals<unknown>(await results.find(MATCH.id), { ...MATCH, moves: MOVES });
  assertEquals<unknown>(await results.list({ limit: 9 }), [MATCH]);
  const rating = { ...RATING, volatility: 0.06 };
  assertEquals<unknown>(await results.standings(9), [{ ...BOT, rating }]);
  assert(await results.isRated(BOT, undefined) && await results.isRated(BOT, "a key"));
  const next = { ...MATCH, id: "match2", moves: MOVES } as unknown as StoredMatch;
  assert(await results.keep(next));
  assertEquals((await results.standings(9))[0]!.wins, BOT.wins + 1);
}

async function checkPost({ version, database }: Upgraded): Promise<void> {
  const boards = new PostBoards(new SqliteDatabase(database));
  assertEquals(await boards.passwordOf("ada"), "a hash");
  const isRoom = version >= ROOMS_BY_POST;
  const [{ head: { code } }] = roomsIn(version) as [ReturnType<typeof roomsIn>[number]];
  assertEquals(await boards.find(1), isRoom ? { code, stem: STEM } : undefined);
  assertEquals(await boards.add({ code, stem: STEM }), isRoom ? 2 : 1);
}

async function checkSubscribers({ database }: Upgraded): Promise<void> {
  const { subscriptions } = sqlBooks(new SqliteDatabase(database));
  const second = { ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}/2` };
  assertEquals(await subscriptions.keep("Ada's", second), "kept");
  assertEquals(await subscriptions.of("Ada's"), [SUBSCRIPTION, second]);
}

/** Nothing that older schemas kept of a person outlives being forgotten. */
async function checkForgetting({ services, database }: Upgraded): Promise<void> {
  assert(await services.forget("Ada's"));
  const { subscriptions } = sqlBooks(new SqliteDatabase(database));
  assertEquals(await subscriptions.of("Ada's"), []);
  assertEquals(await services.players.find("Ada's"), undefined);
}

/** What is looked at, in this order, and from which schema on. */
const CHECKS: readonly (readonly [since: number, (upgraded: Upgraded) => unknown])[] = [
  [2, checkBooks],
  [3, checkChecks],
  [4, checkPost],
  [5, checkArena],
  [9, checkSubscribers],
  [1, checkRooms],
  [LEVELS, checkComputers],
  [2, checkForgetting],
];

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!await isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

for (let version = 1; version < SCHEMA_VERSION; version++) {
  Deno.test(`a database that schema ${version} filled is read and goes on`, async () => {
    const database = new DatabaseSync(":memory:");
    migrate(database, version);
    fill(database, version);
    using world = tickingWorld();
    const services = await startServices({
      store: new SqliteStore(database),
      world,
      limits: DEFAULT_LIMITS,
      trustedHops: 0,
      arenaResults: new SqlResults(new SqliteDatabase(database)),
      recheck: () => Promise.resolve(true),
      choose: choosePlainly,
    });
    for (const [since, check] of CHECKS) {
      if (version >= since) await check({ version, database, services });
    }
    await services.close();
  });
}

function counts(database: DatabaseSync): Map<string, number> {
  const count = (table: string) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()!.n;
  return new Map(tablesOf(database).map((table) => [table, Number(count(table))]));
}

Deno.test("every table of every schema is filled, and an upgrade loses no row", () => {
  for (let version = 1; version <= SCHEMA_VERSION; version++) {
    using database = new DatabaseSync(":memory:");
    migrate(database, version);
    fill(database, version);
    const before = counts(database);
    migrate(database);
    const after = counts(database);
    for (const [table, rows] of before) {
      assert(rows > 0, `${table} of schema ${version} has rows`);
      const isDropped = version <= (DROPPED[table] ?? 0);
      assertEquals(after.get(table), isDropped ? 0 : rows, `${table} from schema ${version}`);
    }
  }
});

Deno.test("people's games of before are counted for each level", () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, BEFORE_RUNGS);
  for (const [table, rows] of Object.entries(againstLevels())) {
    for (const row of rows) insert(database, table, row);
  }
  migrate(database);
  const rows = database.prepare("SELECT * FROM rungs ORDER BY level").all();
  assertEquals(rows.map((row) => Object.values(row)), RUNGS);
});
