/** Computers at the tables of a server that comes and goes. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { conway } from "../../lib/games/conway/conway.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { levelToMove, phaseOf } from "../../lib/rooms/view.ts";
import type { Thought } from "../../lib/search/computers.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { type Choose, ComputerTurns } from "../../lib/server/rooms/workers.ts";
import { Hub } from "../../lib/server/rooms/hub.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import { realWorld } from "../../lib/server/clock.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { storeOn } from "../store/virtual_store.ts";
import { nobodyIn } from "./nobody.ts";
import { choosePlainly } from "./simulator/choose.ts";
import { Table } from "./simulator/table.ts";
import { VirtualTime } from "./simulator/time.ts";

const SETTINGS = {
  game: "conway",
  options: { seats: 3, size: 8, place: 3, touch: 0 },
  side: 0,
  clock: null,
  listed: false,
} as const;

/** What may wait for the worker. */
const LIMITS = { computerTurns: 1_000, computerTurnsPerSource: 10 };

/** By when the server has surely looked after rooms that await no person, ms. */
const SWEPT = 61_000;

/** A table of two people and, at the third seat, a computer. */
function tableOfTwo(seed: string): Promise<Table> {
  return Table.set(seed, { settings: SETTINGS, computers: ["easy"] });
}

Deno.test("a computer plays by itself when its turn has come, and not before", async () => {
  const table = await tableOfTwo("by itself");
  await table.time.pass(SWEPT);
  assertEquals((await table.truth()).moves, []);
  await table.play(2);
  await table.until(() => table.players.every(({ room }) => room.moves.length === 3));
  await table.play(2);
  await table.settle();
  assertEquals((await table.truth()).moves.length, 6);
});

Deno.test("with nobody there a computer's turn outlives a crash, and is played once", async () => {
  const table = await tableOfTwo("crash");
  await table.play(2);
  table.server.kill();
  assertEquals((await table.truth()).moves.length, 2);
  for (const { connection } of table.players) connection.close();
  await table.server.start();
  await table.time.pass(SWEPT);
  const { moves, position } = await table.truth();
  assertEquals([moves.length, conway.turn(position as never)], [3, 0]);
  await table.time.pass(10 * SWEPT);
  assertEquals((await table.truth()).moves, moves);
  assertEquals(table.server.services.hub.size, 0, "a room that awaits people is let go");
});

interface Rooms {
  readonly time: VirtualTime;
  readonly store: Store;
  hub(choose?: Choose): Hub;
}

let files = 0;

/** Each hub is a process of its own, and all have one file. */
function rooms(): Rooms {
  const time = new VirtualTime(), name = `computers-${files++}`, store = storeOn(time, name);
  const world = {
    now: () => time.now,
    random: seededRng("computers"),
    after: (ms: number, call: () => void) => time.after(ms, call),
    report(error: unknown) {
      throw error;
    },
  };
  const hub = (choose: Choose = choosePlainly) => {
    const own = storeOn(time, name), lobby = new Lobby(own.rooms, DEFAULT_LIMITS, world);
    return new Hub(own, lobby, world, { ...nobodyIn(world), choose });
  };
  return { time, store, hub };
}

/** A room of a person and two computers, in which it is the first computer's turn. */
async function awaitingComputer(hub: Hub): Promise<LiveRoom> {
  const opened = await hub.open(SETTINGS, []);
  assert("code" in opened);
  const room = (await hub.find(opened.code))!;
  await room.tell({ t: "sit", name: "Ada", token: "token", identity: "Ada's" });
  const ask = (action: object, id: string) =>
    room.ask(0, { ...action, id, on: room.view.version } as never);
  await ask({ t: "enlist", levels: ["easy", "easy"] }, "1");
  await ask({ t: "narrow", seats: 3 }, "2");
  assertEquals((await ask({ t: "move", move: "b2" }, "3")).t, "ok");
  return room;
}

Deno.test("of two processes that play for one computer, one's turn counts", async () => {
  const { time, hub } = rooms();
  const here = await awaitingComputer(hub());
  const there = (await hub().find(here.view.code))!;
  await time.pass(60_000);
  await here.catchUp();
  await there.catchUp();
  assertEquals(here.view, there.view);
  assertEquals([here.view.moves.length, levelToMove(here.view)], [3, undefined]);
});

Deno.test("a turn that could not be chosen is chosen later", async () => {
  const { time, hub } = rooms();
  let isBusy = true;
  const choose = (thought: Thought) => isBusy ? Promise.resolve(undefined) : choosePlainly(thought);
  const room = await awaitingComputer(hub(choose));
  await time.pass(60_000);
  assertEquals([room.view.moves.length, room.idle], [1, false]);
  isBusy = false;
  await time.pass(60_000);
  assertEquals([room.view.moves.length, room.idle], [3, true]);
});

Deno.test("computers that are left to themselves come to an end with nobody there", async () => {
  const { time, store, hub } = rooms();
  const room = await awaitingComputer(hub());
  await time.pass(60_000);
  const resigned = room.ask(0, { t: "resign", id: "4", on: room.view.version });
  assertEquals((await resigned).t, "ok");
  await time.pass(3_600_000);
  assertEquals([phaseOf(room.view), room.idle], ["over", true]);
  const { games: [game] } = await store.books.archive.list({ limit: 1 });
  assertEquals([game!.unrated, game!.seats], [
    "computer",
    [{ is: "person", player: 1, name: "Ada" }, ...Array(2).fill({ is: "cpu", level: "easy" })],
  ]);
  assert(game!.record.includes('[Seat2 "easy"]\n[Seat3 "easy"]'));
});

Deno.test("the worker's turn is the one that anybody would choose from the game", async () => {
  const computerTurns = new ComputerTurns(realWorld, LIMITS);
  const position = conway.initial({ ...SETTINGS.options });
  const thoughts = ["one", "two", "three"].map((seed): Thought => (
    { game: "conway", position, level: "normal", seed }
  ));
  const chosen = await Promise.all(
    thoughts.map((thought) => computerTurns.choose(thought, "here")),
  );
  assertEquals(chosen, await Promise.all(thoughts.map(choosePlainly)));
  const wrong = { ...thoughts[0]!, level: "expert" };
  await assertRejects(
    () => computerTurns.choose(wrong, "here"),
    Error,
    "No computer plays conway at expert",
  );
  assertEquals(await computerTurns.choose(thoughts[1]!, "here"), chosen[1]);
  const last = computerTurns.choose(thoughts[0]!, "here");
  computerTurns.stop();
  assertEquals(await last, undefined);
});

Deno.test("of turns in rooms of one source a share waits, and they wait for no other source's", async () => {
  const computerTurns = new ComputerTurns(realWorld, LIMITS);
  const position = conway.initial({ ...SETTINGS.options });
  const ended: string[] = [];
  const ask = async (source: string, n: number) => {
    const thought: Thought = { game: "conway", position, level: "easy", seed: `${n}` };
    const move = await computerTurns.choose(thought, source);
    if (move !== undefined) ended.push(source);
    return move;
  };
  const flood = Array.from({ length: 50 }, (_, n) => ask("flooding", n));
  assert(await ask("another", 50) !== undefined);
  assertEquals(ended, ["flooding", "flooding", "another"]);
  const chosen = await Promise.all(flood);
  computerTurns.stop();
  const { computerTurnsPerSource } = LIMITS;
  assertEquals(chosen.filter((move) => move !== undefined).length, 1 + computerTurnsPerSource);
});

Deno.test("a server that ends in a computer's turn leaves nothing behind", async () => {
  const services = await startServices({
    store: SqliteStore.open(),
    world: realWorld,
    limits: DEFAULT_LIMITS,
    trustedHops: 0,
  });
  const room = await awaitingComputer(services.hub);
  assert(!room.idle);
  await services.close();
});
