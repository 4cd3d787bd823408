/** Who is told that a turn by post has little time left, and how often. */

import { assertEquals } from "@std/assert";
import { headOf } from "../../lib/rooms/summary.ts";
import { AHEAD, warnOfTime } from "../../lib/server/push/time_warnings.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { postTrial } from "../rooms/post_trial.ts";

const DAY = 86_400_000;

/** A room of three, Player 0 to move, on a server that looks whenever it's told to. */
async function calling(clock = 3 * DAY / 1_000) {
  const trial = postTrial(3, 3, { clock }), store = SqliteStore.open();
  const told: string[] = [], reported: unknown[] = [];
  let kept = 0;
  /** Who is told at a moment, though some `parts` fail or are late. */
  const look = async (now: number, parts: Partial<Parameters<typeof warnOfTime>[0]> = {}) => {
    await store.append(headOf(trial.room), trial.events.slice(kept));
    kept = trial.events.length;
    const reminders = {
      warn({ identity }: { readonly identity: string }, left: number) {
        assertEquals(left, AHEAD / 1_000);
        told.push(identity);
        return Promise.resolve();
      },
    };
    const { rooms, books: { notices } } = store;
    const world = { now: () => now, report: (error: unknown) => reported.push(error) };
    await warnOfTime({ rooms, notices, hub: { find }, reminders, world, ...parts });
    return told.splice(0);
  };
  const dozing = new Set<number>(), isDozing = (player: number) => dozing.has(player);
  const find = () => Promise.resolve({ room: trial.room, view: trial.view, isDozing } as never);
  await look(trial.now);
  return { trial, store, look, find, reported, dozing };
}

Deno.test("who is away is told once that a turn has little time left, and again of the next", async () => {
  const { trial, look } = await calling();
  trial.tell({ t: "depart", player: 0 });
  trial.tell({ t: "depart", player: 1 });
  const late = trial.now + 3 * DAY - AHEAD;
  assertEquals(await look(late), []);
  assertEquals(await look(late + 1), ["id 0"]);
  assertEquals(await look(late + 2), []);
  trial.now = late + 3;
  trial.ask(0, { t: "move", move: "b2" });
  assertEquals(await look(trial.now), []);
  assertEquals(await look(trial.now + 3 * DAY - AHEAD + 1), ["id 1"]);
});

Deno.test("who is there sees the clock, and needs no telling, unless they doze", async () => {
  for (const told of [[], ["id 0"]]) {
    const { trial, look, dozing } = await calling();
    if (told.length > 0) dozing.add(0);
    assertEquals(await look(trial.now + 3 * DAY - AHEAD + 1), told);
  }
});

Deno.test("a server that was away tells afterwards, but of no turn that has ended", async () => {
  for (const [away, told] of [[AHEAD / 2, 1], [AHEAD + 1, 0]] as const) {
    const { trial, look } = await calling();
    trial.tell({ t: "depart", player: 0 });
    const late = trial.now + 3 * DAY - AHEAD;
    await look(late);
    assertEquals((await look(late + away)).length, told, `${away}`);
  }
});

Deno.test("nobody is warned of a turn of minutes", async () => {
  const { trial, look } = await calling(600);
  trial.tell({ t: "depart", player: 0 });
  for (const minute of [1, 5, 9, 10]) assertEquals(await look(trial.now + minute * 60_000), []);
});

Deno.test("whatever fails, nobody is warned twice", async () => {
  const { trial, store: { rooms, books: { notices } }, look, find, reported } = await calling();
  trial.tell({ t: "depart", player: 0 });
  const late = trial.now + 3 * DAY - AHEAD + 1;
  const full = { find: notices.find.bind(notices), post: () => Promise.resolve(false) };
  for (const seconds of [0, 30]) {
    assertEquals(await look(late + 1_000 * seconds, { notices: full }), []);
  }
  const due = async (until: number, from?: number) =>
    (await rooms.due(until, from)).flatMap((code) => ["LOST", code]);
  const lost = new Error("Event 7 does not follow version 5");
  const hub = { find: (code: string) => code === "LOST" ? Promise.reject(lost) : find() };
  assertEquals(await look(late + 60_000, { rooms: { due }, hub }), ["id 0"], "but once");
  assertEquals(reported, [lost]);
  assertEquals(await look(late + 90_000, { rooms: { due }, hub }), []);
});

Deno.test("whose turn has just begun has days", async () => {
  const { trial, look, find } = await calling();
  for (const player of [0, 1]) trial.tell({ t: "depart", player });
  trial.now += 3 * DAY - AHEAD + 1;
  const moved = () => {
    trial.ask(0, { t: "move", move: "b2" });
    return find();
  };
  assertEquals(await look(trial.now, { hub: { find: moved } }), []);
});

Deno.test("a clock that was far ahead silences nobody for long", async () => {
  const { trial, look } = await calling();
  trial.tell({ t: "depart", player: 0 });
  const late = trial.now + 3 * DAY - AHEAD;
  await look(late - 60_000 + 400 * DAY);
  assertEquals(await look(late - 30_000), []);
  assertEquals(await look(late + 1), ["id 0"]);
});
