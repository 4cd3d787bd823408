import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { isRoomCode, makeRoomCode, readRoomCode } from "../../lib/rooms/code.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { Quota } from "../../lib/server/rooms/quota.ts";
import { Rate } from "../../lib/server/rooms/rate.ts";
import { readSettings } from "../../lib/rooms/settings.ts";
import { SETTINGS, Trial } from "./trial.ts";

const MINUTE = 60_000;
const head = headOf(new Trial({ listed: true }).room);

Deno.test("codes are six signs that cannot be mistaken, and read as people write them", () => {
  const rng = seededRng("codes");
  const codes = new Set(Array.from({ length: 1_000 }, () => makeRoomCode(rng)));
  assertEquals(codes.size, 1_000);
  for (const code of codes) assert(/^[A-HJKMNP-Z2-9]{6}$/.test(code) && isRoomCode(code));
  assertEquals(readRoomCode(" k7q-x2m "), "K7QX2M");
  for (const bad of ["K7QX2", "K7QX2MM", "K7QX20", "K7QXI2", "", "../../"]) {
    assertEquals(readRoomCode(bad), undefined);
  }
});

const LIMITS = { ...DEFAULT_LIMITS, roomsPerSource: 3, roomsPerIdentity: 2 };

Deno.test("rooms count for the address that opened them until they are swept", () => {
  const lobby = new Lobby(LIMITS, []);
  const heads = ["A", "B", "C"].map((code) => ({ ...head, code, opener: "here" }));
  for (const opened of heads) {
    assert(lobby.reserve(["here"]));
    lobby.own(opened, ["here"]);
  }
  assert(!lobby.reserve(["here"]));
  for (const one of heads) lobby.note({ ...one, phase: "over" });
  assert(!lobby.reserve(["here"]), "games that are over count on");
  assert(!new Lobby(LIMITS, heads).reserve(["here"]), "and so they do after a restart");
  assert(lobby.reserve(["elsewhere"]));
  lobby.drop("B");
  assert(lobby.reserve(["here"]));
  lobby.release(["here"]);
  assert(lobby.reserve(["here"]) && !lobby.reserve(["here"]));
  lobby.release(["here"]);
  lobby.drop("B");
  assert(lobby.reserve(["here"]) && !lobby.reserve(["here"]), "a room is given back once");
  lobby.release(["here"]);
  lobby.note(heads[1]!);
  assert(!lobby.reserve(["here"]), "one that is known again counts again");
});

Deno.test("rooms count for an identity until their games are over", () => {
  const lobby = new Lobby(LIMITS, []);
  const players = [{ name: "Ada", identity: "Ada's" }];
  const heads = ["A", "B"].map((code) => ({ ...head, code, opener: code, taken: true, players }));
  for (const opened of heads) {
    assert(lobby.reserve([opened.opener, "Ada's"]));
    lobby.own(opened, [opened.opener, "Ada's"]);
  }
  assert(!lobby.reserve(["elsewhere", "Ada's"]));
  assert(lobby.reserve(["elsewhere", "Ben's"]));
  const restarted = new Lobby(LIMITS, heads);
  assert(!restarted.reserve(["elsewhere", "Ada's"]), "it is known by who sat down first");
  for (const one of [lobby, restarted]) {
    one.note({ ...heads[0]!, phase: "over" });
    assert(one.reserve(["elsewhere", "Ada's"]));
    one.drop("A");
    assert(!one.reserve(["elsewhere", "Ada's"]), "it does not count less when its room is swept");
  }
});

Deno.test("the house is full at its ceiling", () => {
  const lobby = new Lobby({ ...DEFAULT_LIMITS, rooms: 2 }, [head, { ...head, code: "B" }]);
  assert(!lobby.reserve(["anyone"]));
});

Deno.test("the lobby shows rooms in which someone waits, the newest first", () => {
  const old = { ...head, code: "OLD", taken: true, touched: 1 };
  const young = { ...head, code: "NEW", taken: true, touched: 2 };
  const hidden = { ...head, code: "HIDDEN", taken: true, listed: false };
  const full = { ...head, code: "FULL", taken: true, phase: "playing" } as const;
  const lobby = new Lobby(DEFAULT_LIMITS, [old, young, hidden, full, head]);
  assertEquals(lobby.waiting().map(({ code }) => code), ["NEW", "OLD"]);
});

Deno.test("a tournament's room is forgotten soon after its game", () => {
  const lobby = new Lobby(LIMITS, []);
  const room = { ...head, taken: true, tournament: "one" };
  lobby.note({ ...room, code: "PLAYED", phase: "playing" });
  lobby.note({ ...room, code: "OVER", phase: "over" });
  assertEquals(lobby.forgotten(head.touched + 10 * MINUTE), []);
  assertEquals(lobby.forgotten(head.touched + 10 * MINUTE + 1), ["OVER"]);
});

Deno.test("rooms are forgotten after two hours, and sooner if nobody came", () => {
  const taken = { ...head, code: "TAKEN", taken: true };
  const lobby = new Lobby(DEFAULT_LIMITS, [head, taken]);
  assertEquals(lobby.forgotten(head.touched + 10 * MINUTE), []);
  assertEquals(lobby.forgotten(head.touched + 10 * MINUTE + 1), [head.code]);
  assertEquals(lobby.forgotten(head.touched + 121 * MINUTE), [head.code, "TAKEN"]);
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

Deno.test("it's told at once at how many tables each of many sits", () => {
  const seat = (identity: string) => ({ identity, name: "" });
  const heads = [["ada", "ben"], ["ada", "cyd"], ["ben"]].map((players, n) => ({
    ...head,
    code: `R${n}`,
    players: players.map(seat),
  }));
  const lobby = new Lobby(LIMITS, [...heads, { ...heads[0]!, code: "OVER", phase: "over" }]);
  const seats = lobby.seatsOf(["ada", "cyd", "eve"]);
  assertEquals([...seats], [["ada", 2], ["cyd", 1], ["eve", 0]]);
  for (const [identity, count] of seats) assertEquals(lobby.of(identity).length, count);
});
