/** Work that one of several processes does for all: computers' turns and checks. */

import { assert, assertEquals } from "@std/assert";
import type { Recheck } from "../../lib/leaderboard/recheck.ts";
import { levelToMove } from "../../lib/rooms/view.ts";
import { CheckQueue } from "../../lib/server/rooms/check_queue.ts";
import type { Choose } from "../../lib/server/rooms/workers.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import { openTicket } from "../store/filed.ts";
import { checkOf, gameId } from "../store/finished.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { type Process, Processes } from "./processes.ts";
import { choosePlainly } from "./simulator/choose.ts";

const SETTINGS = {
  game: "conway",
  options: { seats: 2, size: 8, place: 3, touch: 0 },
  side: 0,
  clock: null,
  listed: false,
} as const;
const LIMITS = { checks: 100, checksPerSource: 100 };

/** A room in which it is a computer's turn, held by a process. */
async function awaitingComputer(processes: Processes, process: Process): Promise<LiveRoom> {
  const opened = await process.hub.open(SETTINGS, []);
  assert("code" in opened);
  processes.code = opened.code;
  const room = (await process.room)!;
  await room.tell({ t: "sit", name: "Ada", token: "0", identity: "0" });
  await process.come(0);
  const ask = (action: object, id: string) =>
    room.ask(0, { ...action, id, on: room.view.version } as never);
  await ask({ t: "enlist", levels: ["easy"] }, "1");
  await ask({ t: "narrow", seats: 2 }, "2");
  assertEquals((await ask({ t: "move", move: "b2" }, "3")).t, "ok");
  assert(levelToMove(room.view) !== undefined);
  return room;
}

/** Processes that each think for `ms`, and how often they have begun to think. */
async function thinking(ms: number, count: number) {
  const processes = new Processes(), begun: number[] = [];
  const all = await Promise.all(Array.from({ length: count }, (_, n) => {
    const choose: Choose = async (thought) => {
      begun.push(n);
      await processes.time.sleep(ms);
      return process.lives ? await choosePlainly(thought) : await new Promise(() => {});
    };
    const started = processes.start({ choose });
    let process!: Process;
    return started.then((one) => process = one);
  }));
  return { processes, all, begun };
}

Deno.test("of processes that hold a room one thinks of the computer's turn", async () => {
  const { processes, all, begun } = await thinking(60_000, 3);
  const room = await awaitingComputer(processes, all[0]!);
  for (const process of all.slice(1)) await process.room;
  await processes.time.pass(50_000);
  assertEquals(begun, [0]);
  await processes.time.pass(60_000);
  assertEquals([begun, room.view.moves.length], [[0], 2]);
});

Deno.test("a computer's turn is taken over from a process that dies at it", async () => {
  const { processes, all, begun } = await thinking(20_000, 2);
  await awaitingComputer(processes, all[0]!);
  const other = (await all[1]!.room)!;
  await processes.time.pass(10_000);
  all[0]!.kill();
  await processes.time.pass(20_000);
  assertEquals(begun, [0, 1]);
  await processes.time.pass(40_000);
  assertEquals(other.view.moves.length, 2);
});

/** A queue of a process, whose checks take some ms. */
function queueOf(
  processes: Processes,
  { peer }: Process,
  { books }: SqliteStore,
  ms: number,
): { queue: CheckQueue; begun: string[] } {
  const begun: string[] = [];
  const recheck = async ({ seed }: Recheck) => {
    begun.push(seed);
    await processes.time.sleep(ms);
    return true;
  };
  const { time } = processes;
  const world = {
    after: (ms: number, call: () => void) => time.after(ms, call),
    report(error: unknown) {
      throw error;
    },
  };
  return {
    queue: new CheckQueue({ checks: books.checks, recheck, peer, world, limits: LIMITS }),
    begun,
  };
}

Deno.test("a game is checked by one process, by an idle one sooner, and counts once", async () => {
  const processes = new Processes(), store = SqliteStore.open();
  const [busy, idle] = [await processes.start(), await processes.start()].map((process) =>
    queueOf(processes, process, store, 10_000)
  ) as [ReturnType<typeof queueOf>, ReturnType<typeof queueOf>];
  const games = Array.from({ length: 10 }, (_, n) => n);
  for (const n of games) {
    const check = checkOf(n, `player ${n}`);
    await openTicket(store.books, check);
    void busy.queue.add(check);
  }
  await processes.time.pass(1_000);
  await idle.queue.resume();
  await idle.queue.resume();
  await processes.time.pass(60_000);
  assertEquals([busy.queue.size, idle.queue.size], [0, 0]);
  assertEquals(busy.begun.length + idle.begun.length, games.length, "each once");
  assert(idle.begun.length > 3, `${idle.begun}`);
  for (const n of games) assert("points" in (await store.books.checks.find(gameId(n)) as object));
});

Deno.test("a game is checked by another process when its own dies at it", async () => {
  const processes = new Processes(), store = SqliteStore.open();
  const dying = await processes.start(), living = await processes.start();
  const first = queueOf(processes, dying, store, 1e9);
  const check = checkOf(1, "player");
  await openTicket(store.books, check);
  void first.queue.add(check);
  await processes.time.pass(5_000);
  assertEquals(first.begun.length, 1);
  const second = queueOf(processes, living, store, 100);
  await second.queue.resume();
  await processes.time.pass(1_000);
  assertEquals([second.begun.length, second.queue.size], [0, 0], "it is being checked");
  dying.kill();
  await processes.time.pass(20_000);
  await second.queue.resume();
  await processes.time.pass(1_000);
  assertEquals(second.begun.length, 1);
  assert("points" in (await store.books.checks.find(gameId(1)) as object));
});
