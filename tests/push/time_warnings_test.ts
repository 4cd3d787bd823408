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
  const told: string[] = [];
  let kept = 0;
  /** Who is told at a moment. */
  const look = async (now: number) => {
    await store.append(headOf(trial.room), trial.events.slice(kept));
    kept = trial.events.length;
    const reminders = {
      warn: ({ identity }: { readonly identity: string }, left: number) => {
        assertEquals(left, AHEAD / 1_000);
        told.push(identity);
      },
    };
    const { rooms, books: { notices } } = store, { room, view } = trial;
    const hub = { find: () => Promise.resolve({ room, view } as never) };
    await warnOfTime({ rooms, notices, hub, reminders, world: { now: () => now } });
    return told.splice(0);
  };
  await look(trial.now);
  return { trial, look };
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

Deno.test("who is there sees the clock, and needs no telling", async () => {
  const { trial, look } = await calling();
  assertEquals(await look(trial.now + 3 * DAY - AHEAD + 1), []);
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
