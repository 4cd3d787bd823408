/** What the server does again and again, no matter who asks. */

import type { BotDesk } from "./bots/bot_desk.ts";
import type { House } from "./bots/house.ts";
import { repeat, STANDSTILL, type World } from "./clock.ts";
import { Dumper } from "./dump/dumper.ts";
import type { Explorer } from "./openings/explorer.ts";
import type { Challenges } from "./pairing/challenges.ts";
import type { PairingQueue } from "./pairing/queue.ts";
import { warnOfTime } from "./push/time_warnings.ts";
import type { Reminders } from "./push/reminders.ts";
import type { CheckQueue } from "./rooms/check_queue.ts";
import type { Hub } from "./rooms/hub.ts";
import type { Lobby } from "./rooms/lobby.ts";
import type { Peer } from "./rooms/peer.ts";
import type { Store } from "./store/store.ts";
import type { Polls } from "./transport/poll.ts";
import type { MemoryBrake } from "./transport/memory_brake.ts";
import type { Sockets } from "./transport/sockets.ts";

/** How often the dead are looked for, and rooms swept, ms. */
const CHECK_EVERY = 500;
const SWEEP_EVERY = 30_000;
/** How often it's looked which rooms other processes have deleted, ms: mostly they tell. */
const COMPARE_EVERY = 300_000;
/** How often ranked games are looked for that nobody can report any more, ms. */
const LAPSE_EVERY = 5_000;
/** How often it's looked which months are to be dumped, ms. */
const DUMP_EVERY = 600_000;
/** How often the server's own bots look who waits for them, ms. */
const HOUSE_EVERY = 1_000;
/** How often some of the games that wait are counted as openings, ms. */
const COUNT_EVERY = 2_000;

interface Common {
  readonly hub: Hub;
  readonly peer: Peer;
  readonly world: World;
}

/** What each process looks after. */
interface Own extends Common {
  readonly lobby: Lobby;
  readonly sockets: Sockets;
  readonly polls: Polls;
  readonly brake: MemoryBrake;
  readonly queue: CheckQueue;
}

/** What one of the processes that share a database looks after. */
interface Shared extends Common {
  readonly store: Store;
  readonly explorer: Explorer;
  readonly seekers: PairingQueue;
  readonly reminders: Reminders;
  readonly house: House | undefined;
  readonly challenges: Pick<Challenges, "sweep">;
  readonly botDesk: Pick<BotDesk, "challenges">;
}

/** Begins what each process does for itself, again and again. */
export function beginChores(
  { sockets, polls, brake, queue, lobby, hub, peer, world }: Own,
): void {
  let checkedAt = world.now();
  repeat(world, CHECK_EVERY, () => {
    const now = world.now();
    // Who is connected to other processes could play.
    if (peer.isOnly && now - checkedAt > STANDSTILL) hub.excuse();
    checkedAt = now;
    brake.check();
    sockets.check();
    polls.check();
  });
  repeat(world, SWEEP_EVERY, () => hub.sweep());
  repeat(world, SWEEP_EVERY, () => queue.resume());
  repeat(world, SWEEP_EVERY, () => lobby.count());
  repeat(world, COMPARE_EVERY, () => peer.isAlone || hub.forgetRetired());
}

/** Begins what one process does for all: whichever holds them. */
export async function beginSharedChores(
  { store, explorer, seekers, reminders, house, challenges, botDesk, hub, peer, world }: Shared,
): Promise<void> {
  let isOurs = false;
  await peer.apply("chores", (isHeld) => {
    isOurs = isHeld;
    house?.assign(isHeld);
  });
  const repeatOnce = (ms: number, act: () => Promise<void>) =>
    repeat(world, ms, () => isOurs && act());
  const dumper = new Dumper({ ...store.books, peer, world });
  repeat(world, DUMP_EVERY, () => dumper.tend());
  repeatOnce(LAPSE_EVERY, () => store.books.tickets.lapse(world.now()));
  repeatOnce(COUNT_EVERY, () => explorer.step());
  if (house) repeat(world, HOUSE_EVERY, () => house.tend());
  repeatOnce(SWEEP_EVERY, () => hub.tend());
  repeatOnce(SWEEP_EVERY, async () => {
    await challenges.sweep();
    await botDesk.challenges.sweep();
    // What has ended is deleted a while later: not before it's seen that it has.
    await store.prune(world.now());
  });
  repeatOnce(SWEEP_EVERY, () => seekers.prune(world.now()));
  repeatOnce(SWEEP_EVERY, () => reminders.catchUp(store, world.now()));
  const { rooms, books: { notices } } = store;
  repeatOnce(SWEEP_EVERY, () => warnOfTime({ rooms, notices, hub, reminders, world }));
}
