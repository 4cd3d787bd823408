/** A server and its browsers at one room, and what must be true of them in the end. */

import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../../lib/games/kit/rng.ts";
import type { LoggedEvent, Player as Who, Settings } from "../../../lib/rooms/event.ts";
import type { Limits } from "../../../lib/server/rooms/limits.ts";
import type { Answer } from "../../../lib/rooms/protocol.ts";
import { foldRoom } from "../../../lib/rooms/room.ts";
import { takeSnapshot } from "../../../lib/rooms/snapshot.ts";
import { isArchived, type RoomView } from "../../../lib/rooms/view.ts";
import { Line } from "./line.ts";
import { Player } from "./player.ts";
import type { Services } from "../../../lib/server/services.ts";
import { Server } from "./server.ts";
import { VirtualTime } from "./time.ts";
import type { LevelId } from "../../../lib/search/levels.ts";
import { CALM } from "./weather.ts";

/** Within this many ms of good weather everyone agrees. */
const HEALS_WITHIN = 120_000;

export interface Chosen {
  readonly settings?: Partial<Settings>;
  readonly limits?: Partial<Limits>;
  readonly pollOnly?: boolean;
  /** Levels at which the computer plays the last seats. */
  readonly computers?: readonly LevelId[];
  /** How many processes serve the table; one unless told. */
  readonly processes?: number;
}

export class Table {
  readonly time = new VirtualTime();
  readonly random: () => number;
  readonly server: Server;
  readonly players: Player[] = [];
  code = "";

  constructor(seed: string, private readonly chosen: Chosen = {}) {
    this.random = seededRng(seed);
    this.server = new Server(this.time, this.random, chosen.limits, chosen.processes);
  }

  /** A table at which nobody sits yet. */
  static async empty(seed: string, chosen?: Chosen): Promise<Table> {
    const table = new Table(seed, chosen);
    const { hub } = await table.start();
    const settings: Settings = {
      game: "conquerors-v2",
      options: { komi: 0 },
      side: 0,
      clock: null,
      listed: true,
      ...chosen?.settings,
    };
    const opening = hub.open(settings, ["opener"]);
    await table.time.pass(100);
    const opened = await opening;
    assert("code" in opened);
    table.code = opened.code;
    return table;
  }

  /** Starts all processes that are missing; the services of the last. */
  async start(): Promise<Services> {
    const { server } = this;
    let services: Services | undefined;
    while (server.lives.length < server.processes) {
      services = await this.hear(server.start());
    }
    return services ?? server.services;
  }

  /** A table at which all sit and a game has begun. */
  static async set(seed: string, chosen?: Chosen): Promise<Table> {
    const table = await Table.empty(seed, chosen);
    const { settings, computers = [] } = chosen ?? {};
    const people = (settings?.options?.seats ?? 2) - computers.length;
    for (let player = 0; player < people; player++) {
      table.join();
      if (player === 0 && computers.length > 0) await table.#enlist(computers);
      if (player + 1 < people) await table.until(() => table.players[player]!.who === player);
    }
    await table.until(() => table.players.every(({ state }) => state.room?.games === 1));
    return table;
  }

  /** The first to come gives seats to the computer. */
  async #enlist(levels: readonly LevelId[]): Promise<void> {
    const [host] = this.players as [Player];
    await this.until(() => host.state.room !== null && host.who === 0);
    assertEquals((await this.hear(host.do({ t: "enlist", levels }))).t, "ok");
  }

  /** One more comes in, from an address of its own. */
  join(wish: "sit" | "watch" = "sit", source = `10.0.0.${this.players.length}`): Player {
    const line = new Line(this.time, this.server, this.random, source);
    const player = new Player(line, this.code, wish, this.chosen.pollOnly);
    this.players.push(player);
    return player;
  }

  /** Waits, and fails if it does not come to be. */
  async until(isSo: () => boolean, within = 30_000): Promise<void> {
    assert(await this.time.until(isSo, within), `It did not come to be within ${within} ms`);
  }

  /** Lets time pass until the answer is there. */
  async hear<Value = Answer>(answer: Promise<Value>): Promise<Value> {
    let isHeard = false;
    const hear = () => isHeard = true;
    answer.then(hear, hear);
    await this.until(() => isHeard, 120_000);
    return await answer;
  }

  /** Plays some turns, each to its acknowledgement and until everyone has heard of it. */
  async play(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn++) {
      await this.until(() => this.mover !== undefined, 120_000);
      const answer = await this.hear(this.mover!.move());
      assertEquals(answer.t, "ok");
      await this.until(() => this.players.every(({ room }) => room.version >= answer.v), 120_000);
    }
  }

  /** Whose turn it is, once they know. */
  get mover(): Player | undefined {
    return this.players.find((player) => player.isTurn());
  }

  events(): Promise<readonly LoggedEvent[]> {
    return this.server.disk.read(this.code, 0);
  }

  async truth(): Promise<RoomView> {
    return foldRoom(await this.events()).view;
  }

  /** Ends all faults, waits until all is quiet, and holds both ends to what must be true. */
  async settle(): Promise<void> {
    for (const { line, connection } of this.players) {
      line.weather = CALM;
      line.isOnline = true;
      connection.wake();
    }
    this.server.diskFull = this.server.isSilent = false;
    for (const life of this.server.lives) life.isCutOff = life.isSlow = false;
    Object.assign(this.server.hints, { lost: 0, late: 0, doubled: 0 });
    await this.start();
    let truth = await this.truth();
    // Who is here is told again with a sweep where it could not be kept.
    const quiet = () =>
      this.#unheard(truth).length === 0 &&
      this.players.every(({ state }) =>
        state.status === "ended" ||
        state.status === "online" && state.pending === 0 && state.room?.version === truth.version
      );
    for (let left = HEALS_WITHIN; left > 0; left -= 5_000) {
      await this.time.pass(5_000);
      truth = await this.truth();
      if (quiet()) break;
    }
    this.#checkViews(truth);
    assertEquals(this.#unheard(truth), [], "who is connected is said to be here");
    this.#checkQueues(await this.events());
    checkDeeds(await this.events(), this.players);
    await this.#checkArchive(await this.events());
  }

  /** Every game that was played and is over is archived once. */
  async #checkArchive(events: readonly LoggedEvent[]): Promise<void> {
    const ended = events.filter(({ t }, n) =>
      t === "ended" && isArchived(foldRoom(events.slice(0, n + 1)).view)
    );
    const { games } = await this.server.disk.books.archive.list({ limit: ended.length + 1 });
    const archived = games.map(({ endedAt }) => endedAt).sort();
    assertEquals(archived, ended.map(({ at }) => at).sort());
  }

  /** Everyone knows what they have left in advance themselves. */
  #checkQueues(events: readonly LoggedEvent[]): void {
    const { queues } = foldRoom(events).secrets;
    for (const { state, who } of this.players) {
      if (state.barred || who === null) continue;
      assertEquals(state.queue, queues[who]);
    }
  }

  /** Who is connected, through whichever process, and not said to be here. */
  #unheard({ players }: RoomView): Who[] {
    return this.players.flatMap(({ state, who }) =>
      state.status === "online" && who !== null && !players[who]!.here ? [who] : []
    );
  }

  #checkViews(truth: RoomView): void {
    for (const { state } of this.players) {
      if (state.barred) continue;
      assertEquals(state.status, "online");
      assertEquals(state.pending, 0);
      assertEquals(takeSnapshot(state.room!), takeSnapshot(truth));
      assertEquals(state.room!.position, truth.position);
    }
  }
}

/** No acknowledged command is lost, and none is done twice. */
export function checkDeeds(
  events: readonly LoggedEvent[],
  players: readonly Pick<Player, "deeds">[],
): void {
  const done = Map.groupBy(events.filter(({ secret }) => secret?.id), ({ secret }) => secret!.id!);
  for (const [id, parts] of done) {
    const versions = parts.map(({ v }) => v);
    assertEquals(versions, versions.map((_, i) => versions[0]! + i), `${id} was done twice`);
    const kinds = new Set(parts.map(({ t }) => t));
    assertEquals(kinds.size, parts.length, `${id} was done twice`);
  }
  for (const { action, answer } of players.flatMap(({ deeds }) => deeds)) {
    if (answer?.t !== "ok") continue;
    const parts = done.get(answer.id);
    assert(parts, `${action.t} was acknowledged and lost`);
    assertEquals(parts.at(-1)!.v, answer.v);
  }
}
