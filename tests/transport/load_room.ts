/** Rooms full of players who play the same game again and again at a real server. */

import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { wholeGame } from "./load_game.ts";

const GAME = wholeGame();
const JOINING_AT_ONCE = 50;

/** What is measured of all rooms. */
export interface Meter {
  /** Of every move, ms from its sending to its arrival at both. */
  readonly times: number[];
  /** ms from the arrival at one of them to that at the other. */
  readonly lags: number[];
  measuring: boolean;
  /** The clock, ms. */
  now: () => number;
  /** How often a move was refused, by the reason. */
  readonly refused: Map<string, number>;
}

/** Two sockets that play the same game again and again. */
class LoadRoom {
  readonly #sockets: WebSocket[] = [];
  /** The last version that either player has heard of, and so is kept. */
  version = 0;
  #turn = 0;
  /** The player who has the first side in this game. */
  #first = 0;
  #sentAt = 0;
  #firstAt = 0;
  #arrived = 0;
  #accepted = 0;

  constructor(
    /** Of each player's server. */
    private readonly urls: readonly [string, string],
    readonly code: string,
    private readonly meter: Meter,
    /** Called when the room could play its next turn. */
    private readonly ready: (room: LoadRoom) => void,
  ) {}

  async open(): Promise<void> {
    for (const player of [0, 1] as const) await this.#sit(player);
  }

  /** Sends the next turn of the game. */
  move(): void {
    this.#arrived = 0;
    this.#sentAt = this.meter.now();
    const player = (this.#turn + this.#first) % 2;
    this.#say(player, { t: "move", move: GAME[this.#turn] });
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #sit(player: 0 | 1): Promise<void> {
    const socket = new WebSocket(`${this.urls[player].replace("http", "ws")}/api/ws`);
    this.#sockets.push(socket);
    const token = makeSecret();
    const join = { t: "join", protocol: 1, code: this.code, wish: "sit", token, identity: token };
    socket.onopen = () => socket.send(JSON.stringify(join));
    return new Promise((resolve) => {
      socket.onmessage = ({ data }) => {
        const message: ServerMessage = JSON.parse(data);
        if (message.t === "joined") resolve();
        this.#hear(player, message);
      };
    });
  }

  #say(player: number, action: object): void {
    const id = `${this.version}-${this.#turn}`;
    this.#sockets[player]!.send(JSON.stringify({ ...action, id, on: this.version }));
  }

  #hear(player: number, message: ServerMessage): void {
    if ("v" in message) this.version = Math.max(this.version, message.v);
    if (message.t === "turn") this.#turnArrived();
    else if (message.t === "refused") this.#refused(message.why);
    else if (message.t === "began") this.#began(player);
    else if (message.t === "ended" && player === 0) this.#say(0, { t: "offer", what: "rematch" });
    else if (message.t === "offered" && player === 1) {
      this.#say(1, { t: "accept", what: "rematch" });
    }
  }

  #refused(why: string): void {
    const { refused } = this.meter;
    refused.set(why, (refused.get(why) ?? 0) + 1);
  }

  #turnArrived(): void {
    const { meter } = this;
    if (++this.#arrived < 2) return void (this.#firstAt = meter.now());
    if (meter.measuring) {
      meter.times.push(meter.now() - this.#sentAt);
      meter.lags.push(meter.now() - this.#firstAt);
    }
    this.#turn++;
    if (this.#turn < GAME.length) this.ready(this);
  }

  /** The second to sit gets a snapshot instead, so the first tells; later both hear and the first acts. */
  #began(player: number): void {
    if (player === 1) return;
    this.#first = this.#accepted++ % 2;
    this.#turn = 0;
    this.ready(this);
  }
}

/** All rooms of a load, which play once they're started. */
export class Load {
  readonly meter: Meter = {
    times: [],
    lags: [],
    measuring: false,
    refused: new Map(),
    now: () => performance.now(),
  };
  readonly rooms: readonly LoadRoom[];
  readonly #idle: LoadRoom[] = [];

  private constructor(servers: readonly string[], codes: readonly string[]) {
    const server = (n: number) => servers[n % servers.length]!;
    this.rooms = codes.map((code, n) =>
      new LoadRoom([server(n), server(n + 1)], code, this.meter, (room) => this.#idle.push(room))
    );
  }

  /** Seats two players at each room, through different servers where there are several. */
  static async at(servers: readonly string[], codes: readonly string[]): Promise<Load> {
    const load = new Load(servers, codes);
    for (let i = 0; i < codes.length; i += JOINING_AT_ONCE) {
      const next = load.rooms.slice(i, i + JOINING_AT_ONCE);
      await Promise.all(next.map((room) => room.open()));
    }
    return load;
  }

  /** Every room moves as soon as it can. */
  playAtOnce(): () => void {
    const idle = this.#idle;
    for (const room of idle.splice(0)) room.move();
    idle.push = (...rooms) => {
      for (const room of rooms) room.move();
      return 0;
    };
    return () => idle.push = () => 0;
  }

  /** How many moves a second, spread over the rooms. */
  playAtRate(rate: number): () => void {
    const idle = this.#idle;
    const started = performance.now();
    let moves = 0;
    const timer = setInterval(() => {
      const due = (performance.now() - started) / 1000 * rate;
      for (; moves < due; moves++) idle.shift()?.move();
    }, 2);
    return () => clearInterval(timer);
  }

  close(): void {
    for (const room of this.rooms) room.close();
  }
}
