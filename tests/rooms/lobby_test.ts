import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { isRoomCode, makeRoomCode, readRoomCode } from "../../lib/rooms/code.ts";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { headOf, type RoomSummary } from "../../lib/rooms/summary.ts";
import { DEFAULT_LIMITS, type Limits } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { Quota } from "../../lib/server/rooms/quota.ts";
import { Rate } from "../../lib/server/rooms/rate.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { readSettings } from "../../lib/rooms/settings.ts";
import { SETTINGS, Trial } from "./trial.ts";

const MINUTE = 60_000;
const trial = new Trial({ listed: true }), head = headOf(trial.room);

Deno.test("codes are six signs that cannot be mistaken, and read as people write them", () => {
  const rng = seededRng("codes");
  const codes = new Set(Array.from({ length: 1_000 }, () => makeRoomCode(rng)));
  assertEquals(codes.size, 1_000);
  for (const code of codes) assert(/^[A-HJKMNP-Z2-9]{6}$/.test(code) && isRoomCode(code));
  for (const said of [" k7q-x2m ", "«k7q–x2m».", "https://game.example/r/K7QX2M?from=a/r/b"]) {
    assertEquals(readRoomCode(said), "K7QX2M");
  }
  for (const bad of ["K7QX2", "K7QX2MM", "K7QX20", "K7QXI2", "", "../../", "/r/", "/r//K7QX2M"]) {
    assertEquals(readRoomCode(bad), undefined);
  }
});

const LIMITS = { ...DEFAULT_LIMITS, roomsPerSource: 3, roomsPerIdentity: 2 };

/** A lobby over a store in which these rooms are. */
class Stage {
  now = head.touched;
  readonly store = SqliteStore.open();
  readonly #world = { now: () => this.now, after: () => () => {} };

  static async of(...heads: readonly RoomSummary[]): Promise<Stage> {
    const stage = new Stage();
    for (const head of heads) await stage.write(head, 1);
    return stage;
  }

  lobby(limits: Limits = DEFAULT_LIMITS): Lobby {
    return new Lobby(this.store.rooms, limits, this.#world);
  }

  /** A room as it is with a version; those who sit there sit down with it. */
  async write(head: RoomSummary, v: number): Promise<void> {
    const sat = head.players.map(({ identity }, player) => ({
      ...trial.events[0]!,
      v: v + player,
      player,
      secret: { identity },
    }));
    const events = sat.length > 0 ? sat : [{ ...trial.events[0]!, v }];
    assertEquals(await this.store.append(head, events as LoggedEvent[]), "kept");
  }

  /** Opens a room for these sources; whether they may. */
  async open(lobby: Lobby, head: RoomSummary, sources: readonly string[]): Promise<boolean> {
    const release = await lobby.reserve(sources);
    if (!release) return false;
    await this.write(head, 1);
    lobby.own(head, sources);
    release();
    return true;
  }
}

async function isFree(lobby: Lobby, ...sources: readonly string[]): Promise<boolean> {
  const release = await lobby.reserve(sources);
  release?.();
  return release !== undefined;
}

Deno.test("rooms count for the address that opened them until they are swept", async () => {
  const stage = new Stage(), lobby = stage.lobby(LIMITS);
  const heads = ["A", "B", "C"].map((code) => ({ ...head, code, opener: "here" }));
  for (const opened of heads) assert(await stage.open(lobby, opened, ["here"]));
  assert(!await isFree(lobby, "here"));
  for (const one of heads) await stage.write({ ...one, phase: "over" }, 2);
  assert(!await isFree(lobby, "here"), "games that are over count on");
  assert(!await isFree(stage.lobby(LIMITS), "here"), "for every process");
  assert(await isFree(lobby, "elsewhere"));
  await stage.store.retire("B", 0);
  assert(await isFree(lobby, "here"));
});

Deno.test("of those who open rooms at once none has more than they may", async () => {
  const stage = new Stage(), lobby = stage.lobby(LIMITS);
  const codes = Array.from({ length: 20 }, (_, n) => `ROOM${n}`);
  const opened = await Promise.all(
    codes.map((code) => stage.open(lobby, { ...head, code, opener: "here" }, ["here", code])),
  );
  assertEquals(opened.filter((is) => is).length, 3);
});

Deno.test("a place that isn't used is given back", async () => {
  const stage = new Stage(), lobby = stage.lobby(LIMITS);
  const places = await Promise.all([1, 2, 3].map(() => lobby.reserve(["here"])));
  assert(!await isFree(lobby, "here"));
  for (const release of places) release!();
  assert(await isFree(lobby, "here"));
});

Deno.test("rooms count for an identity until their games are over", async () => {
  const stage = new Stage(), lobby = stage.lobby(LIMITS);
  const players = [{ name: "Ada", identity: "Ada's" }];
  const heads = ["A", "B"].map((code) => ({ ...head, code, opener: code }));
  for (const opened of heads) assert(await stage.open(lobby, opened, [opened.opener, "Ada's"]));
  assert(!await isFree(lobby, "elsewhere", "Ada's"), "before she sits down");
  assert(await isFree(lobby, "elsewhere", "Ben's"));
  for (const one of heads) await stage.write({ ...one, taken: true, players }, 2);
  for (const one of [lobby, stage.lobby(LIMITS)]) {
    assert(!await isFree(one, "elsewhere", "Ada's"), "it is known by who sat down first");
  }
  await stage.write({ ...heads[0]!, taken: true, phase: "over" }, 3);
  assert(await isFree(lobby, "elsewhere", "Ada's"));
  await stage.store.retire("A", 0);
  assert(await stage.open(lobby, { ...head, code: "C", opener: "C" }, ["C", "Ada's"]));
  assert(!await isFree(lobby, "elsewhere", "Ada's"));
});

Deno.test("who is forgotten has no rooms any more, and others have theirs", async () => {
  const stage = new Stage(), lobby = stage.lobby(LIMITS);
  for (const code of ["A", "B"]) {
    await stage.open(lobby, { ...head, code }, [code, "Ada's"]);
    await stage.open(lobby, { ...head, code: `${code}2` }, [code, "Ben's"]);
  }
  lobby.forget("Ada's");
  assert(await isFree(lobby, "elsewhere", "Ada's"));
  assert(!await isFree(lobby, "elsewhere", "Ben's"));
});

Deno.test("the house is full at its ceiling", async () => {
  const stage = await Stage.of(head), lobby = stage.lobby({ ...DEFAULT_LIMITS, rooms: 2 });
  assert(await stage.open(lobby, { ...head, code: "B" }, []));
  assert(!await isFree(lobby, "anyone"));
});

Deno.test("the lobby shows rooms in which someone waits, the newest first", async () => {
  const old = { ...head, code: "OLD", taken: true, touched: 1 };
  const young = { ...head, code: "NEW", taken: true, touched: 2 };
  const hidden = { ...head, code: "HIDDEN", taken: true, listed: false };
  const full = { ...head, code: "FULL", taken: true, phase: "playing" } as const;
  const stage = await Stage.of(old, young, hidden, full, head), lobby = stage.lobby();
  const shown = async () => (await lobby.waiting()).map(({ code }) => code);
  assertEquals(await shown(), ["NEW", "OLD"]);
  await stage.write({ ...old, phase: "playing" }, 2);
  assertEquals(await shown(), ["NEW", "OLD"], "another process wrote that");
  stage.now += 200;
  assertEquals(await shown(), ["NEW"]);
  await stage.write({ ...young, phase: "playing" }, 2);
  lobby.note({ ...young, phase: "playing" });
  assertEquals(await shown(), [], "it happened here");
});

Deno.test("while the database fails lists are what they were", async () => {
  const stage = await Stage.of({ ...head, taken: true }), lobby = stage.lobby();
  assertEquals((await lobby.waiting()).length, 1);
  stage.now += 200;
  const fail = () => Promise.reject(new StoreFailure("It's gone"));
  Object.assign(stage.store.rooms, { waiting: fail, running: fail });
  assertEquals((await lobby.waiting()).length, 1);
  assertEquals(await lobby.running(), []);
});

/** Of which rooms a game goes on, is over, and is over between a person and a bot. */
async function assertSoonForgotten(room: RoomSummary, isWithPerson: boolean): Promise<void> {
  const bot = { name: "Bot", identity: "a bot", owner: "Ada" };
  const person = { name: "Ben", identity: "Ben" };
  const stage = await Stage.of(
    { ...room, code: "PLAYED", phase: "playing", players: [bot, bot] },
    { ...room, code: "OVER", phase: "over", players: [bot, bot] },
    { ...room, code: "PERSON", phase: "over", players: [bot, person] },
  );
  const forgotten = async () => (await stage.lobby().forgotten()).map(({ code }) => code);
  stage.now += 10 * MINUTE;
  assertEquals(await forgotten(), []);
  stage.now++;
  assertEquals(await forgotten(), isWithPerson ? ["OVER", "PERSON"] : ["OVER"]);
}

Deno.test("a room of a tournament, or of bots alone, is forgotten soon after its game", async () => {
  await assertSoonForgotten({ ...head, taken: true, tournament: "one" }, true);
  await assertSoonForgotten({ ...head, taken: true }, false);
});

Deno.test("rooms are forgotten after two hours, and sooner if nobody came", async () => {
  const stage = await Stage.of(head, { ...head, code: "TAKEN", taken: true });
  const forgotten = async () => (await stage.lobby().forgotten()).map(({ code }) => code);
  stage.now += 10 * MINUTE;
  assertEquals(await forgotten(), []);
  stage.now++;
  assertEquals(await forgotten(), [head.code]);
  stage.now += 111 * MINUTE;
  assertEquals(await forgotten(), [head.code, "TAKEN"]);
});

Deno.test("a quota gives back what it took, down to nothing", () => {
  const quota = new Quota(10, 2);
  assert(quota.take(["a", "b"]) && quota.take(["a"]));
  assert(!quota.take(["a", "c"]));
  assertEquals(quota.total, 2);
  quota.release(["a", "b"]);
  assert(quota.take(["a", "c"]));
  assertEquals(quota.total, 2);
});

Deno.test("a quota remembers no source that has given everything back", () => {
  const quota = new Quota(10, 2);
  for (let n = 0; n < 1_000; n++) {
    const sources = [`address ${n}`, `identity ${n}`];
    for (let round = 0; round < 2; round++) {
      assert(quota.take(sources) && quota.take(sources) && !quota.take(sources));
      assertEquals(quota.sources, 2);
      quota.release(sources);
      quota.release(sources);
      assertEquals([quota.sources, quota.total], [0, 0]);
    }
  }
});

Deno.test("a rate allows its number in each span of time", () => {
  const rate = new Rate(2, 1_000);
  assertEquals([1, 2, 3].map(() => rate.allow(["a"], 10)), [true, true, false]);
  assertEquals([rate.isSpent("a", 10), rate.isSpent("b", 10)], [true, false]);
  assert(rate.allow(["b"], 20));
  assert(rate.allow(["a"], 1_000));
});

Deno.test("settings are read from a form's fields, with defaults, or refused", () => {
  const read = (fields: Record<string, string>) => readSettings((name) => fields[name], () => 1);
  assertEquals(read({}), { ...SETTINGS, side: 1 });
  assertEquals(read({ side: "0", clock: "30", komi: "2.5", listed: "on" }), {
    ...SETTINGS,
    options: { komi: 2.5 },
    clock: 30,
    listed: true,
  });
  assertEquals(read({ game: "conway", seats: "5", side: "4", clock: "259200", touch: "1" }), {
    game: "conway",
    options: { seats: 5, size: 10, place: 3, touch: 1 },
    side: 4,
    clock: 259_200,
    listed: false,
  });
  assertEquals(read({ game: "annihilation", q: "2", position: "2:0>1 1 1" }), {
    game: "annihilation",
    options: { q: 2, atMost: 0, misere: 0 },
    position: "2:0>1 1 1",
    side: 1,
    clock: null,
    listed: false,
  });
  const each = "3:0>1,2;1>0 1 1 q2.1.1";
  assertEquals(read({ game: "annihilation", q: "2", position: each })!.position, each);
  const named = "2:0>1 1 1 ~x.y";
  const misere = read({ game: "annihilation", misere: "1", position: named })!;
  assertEquals([misere.options.misere, misere.position], [1, named]);
  const square = read({ game: "arena", size: "64", generations: "30" });
  assertEquals(square!.options, { width: 64, height: 64, place: 30, generations: 30 });
  assertEquals(read({ game: "arena" })!.options.height, 20);
  const bad = [
    { game: "toString" },
    { game: "arena", size: "65" },
    { game: "arena", size: "7" },
    { game: "arena", place: "31" },
    { game: "annihilation", q: "64" },
    { game: "annihilation", misere: "2" },
    { game: "annihilation", misere: "0.5" },
    { game: "annihilation", position: "2:0>1 1 1 ~x.x" },
    { game: "annihilation", position: "2:0>1 2 1" },
    { game: "annihilation", position: "2:0>2 1 1" },
    { game: "conway", seats: "9" },
    {
      game: "conway",
      side: "2",
    },
    { side: "2" },
    { clock: "1" },
    { clock: "x" },
    {
      komi: "0.3",
    },
  ];
  for (const fields of bad) assertEquals(read(fields as never), undefined);
});

Deno.test("it's told at once at how many tables each of many sits", async () => {
  const seat = (identity: string) => ({ identity, name: "" });
  const heads = [["ada", "ben"], ["ada", "cyd"], ["ben"]].map((players, n) => ({
    ...head,
    code: `R${n}`,
    players: players.map(seat),
  }));
  const stage = await Stage.of(...heads, { ...heads[0]!, code: "OVER", phase: "over" });
  const lobby = stage.lobby(), seats = await lobby.seatsOf(["ada", "cyd", "eve"]);
  assertEquals([...seats], [["ada", 2], ["cyd", 1], ["eve", 0]]);
  for (const [identity, count] of seats) assertEquals((await lobby.of(identity)).length, count);
});
