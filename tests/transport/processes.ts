/** Processes that share a store, in a time that the test sets, and a room that they hold. */

import { assert } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import type { Player, RoomEvent, Settings } from "../../lib/rooms/event.ts";
import { Hub } from "../../lib/server/rooms/hub.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { Helpers, LiveRoom } from "../../lib/server/rooms/live_room.ts";
import type { Connection } from "../../lib/server/rooms/room_presence.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { Peer } from "../../lib/server/rooms/peer.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { MemoryPeers } from "../../lib/server/store/memory_peers.ts";
import type { Peers } from "../../lib/server/store/peers.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { storeOn } from "../store/virtual_store.ts";
import { nobodyIn } from "./nobody.ts";
import { VirtualTime } from "./simulator/time.ts";

const SWEPT = 30_000;
/** After this long a database gives a statement up, ms. */
const TIMEOUT = 3_000;

let files = 0;

export class Processes {
  readonly time = new VirtualTime();
  readonly #name = `presence-${files++}`;
  readonly #peers = new MemoryPeers(() => this.time.now);
  readonly #random = seededRng("presence");
  code = "";

  /** Two processes, through each of which somebody plays in one room, from their own network or from one. */
  static async playing(
    settings: Partial<Settings> = {},
    sources = ["one", "two"],
  ): Promise<[Processes, Process, Process]> {
    const processes = new Processes();
    const one = await processes.start(), two = await processes.start();
    const opened = await one.hub.open({ ...SETTINGS, ...settings }, []);
    assert("code" in opened);
    processes.code = opened.code;
    for (const [player, process] of [one, two].entries()) {
      const room = (await process.hub.find(opened.code))!;
      await room.tell({ t: "sit", name: "", token: `${player}`, identity: `${player}` });
      await process.come(player, sources[player]);
      await processes.time.pass(1_000);
    }
    return [processes, one, two];
  }

  /** The store, as one more process sees it. */
  store(): Store {
    return storeOn(this.time, this.#name);
  }

  async start(helpers: Partial<Helpers> = {}): Promise<Process> {
    const process = new Process(this);
    const world = {
      now: () => this.time.now,
      random: this.#random,
      after: (ms: number, call: () => void) => this.time.after(ms, () => process.lives && call()),
      report(error: unknown) {
        if (!(error instanceof StoreFailure)) throw error;
      },
    };
    const peer = new Peer(this.#peersOf(process), world), store = this.store();
    const lobby = new Lobby(store.rooms, DEFAULT_LIMITS, world);
    await peer.join();
    const all = { ...nobodyIn(world), peer, ...helpers };
    process.peer = peer;
    process.hub = new Hub(store, lobby, world, all);
    const sweep = async () => {
      await process.hub.sweep();
      world.after(SWEPT, sweep);
    };
    world.after(SWEPT, sweep);
    return process;
  }

  /** What others know of a process while its statements are slow is what it said before. */
  #peersOf(process: Process): Peers {
    const peers = this.#peers;
    const slowly = <Args extends readonly unknown[], Result>(
      ask: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args) => {
      if (!process.isSlow) return await ask(...args);
      await this.time.sleep(TIMEOUT);
      throw new StoreFailure("Canceled due to statement timeout");
    };
    return {
      isPrivate: peers.isPrivate,
      beat: slowly((...args) => peers.beat(...args)),
      note: slowly((...args) => peers.note(...args)),
      elsewhere: slowly((...args) => peers.elsewhere(...args)),
      claim: slowly((...args) => peers.claim(...args)),
      release: slowly((...args) => peers.release(...args)),
      tell: slowly((...args) => peers.tell(...args)),
      hear: (...args) => peers.hear(...args),
    };
  }

  /** What has happened in the room, from a version on. */
  async since(version: number): Promise<RoomEvent["t"][]> {
    return (await this.store().read(this.code, version)).map(({ t }) => t);
  }

  /** What happens within some ms. */
  async within(ms: number): Promise<RoomEvent["t"][]> {
    const before = (await this.since(0)).length;
    await this.time.pass(ms);
    return await this.since(before);
  }
}

export class Process {
  hub!: Hub;
  peer!: Peer;
  lives = true;
  /** Whether what it asks of its peers' database now will be given up. */
  isSlow = false;

  constructor(private readonly processes: Processes) {}

  get room(): Promise<LiveRoom | undefined> {
    return this.hub.find(this.processes.code);
  }

  /** Somebody connects here; the answer ends that. */
  async come(player: Player, source = ""): Promise<() => void> {
    const guest: Connection = {
      player,
      token: `${player}`,
      source,
      present: true,
      wake() {},
    };
    const room = (await this.room)!;
    room.attach(guest);
    return () => room.detach(guest);
  }

  kill(): void {
    this.lives = false;
    this.hub.stop();
  }
}
