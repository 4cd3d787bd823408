/**
 * `deno task load [ROOMS] [SECONDS] [MOVES_PER_SECOND]`: rooms full of players at one real server,
 * durable store and all. A move counts when both sides have it. Without a rate every room plays as
 * fast as it can. The published original's figures: 480 turns/s, p50 59 ms, p99 196 ms.
 */

import { openRooms, ServerProcess } from "./server_process.ts";
import { wholeGame } from "./load_game.ts";
import { makeSecret } from "../../lib/transport/seat_keys.ts";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";

const GAME = wholeGame();
const JOINING_AT_ONCE = 50;

interface Meter {
  /** Of every move, ms from its sending to its arrival at both. */
  readonly times: number[];
  measuring: boolean;
  errors: number;
}

/** Two sockets that play the same game again and again. */
class LoadRoom {
  readonly #sockets: WebSocket[] = [];
  #version = 0;
  #turn = 0;
  /** The player who has the first side in this game. */
  #first = 0;
  #sentAt = 0;
  #arrived = 0;
  #accepted = 0;

  constructor(
    private readonly url: string,
    private readonly code: string,
    private readonly meter: Meter,
    /** Called when the room could play its next turn. */
    private readonly ready: (room: LoadRoom) => void,
  ) {}

  async open(): Promise<void> {
    for (const player of [0, 1]) await this.#sit(player);
  }

  /** Sends the next turn of the game. */
  move(): void {
    this.#arrived = 0;
    this.#sentAt = performance.now();
    const player = (this.#turn + this.#first) % 2;
    this.#say(player, { t: "move", move: GAME[this.#turn] });
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #sit(player: number): Promise<void> {
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/api/ws`);
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
    const id = `${this.#version}-${this.#turn}`;
    this.#sockets[player]!.send(JSON.stringify({ ...action, id, on: this.#version }));
  }

  #hear(player: number, message: ServerMessage): void {
    if ("v" in message) this.#version = Math.max(this.#version, message.v);
    if (message.t === "turn") this.#turnArrived();
    else if (message.t === "refused") this.meter.errors++;
    else if (message.t === "began") this.#began(player);
    else if (message.t === "ended" && player === 0) this.#say(0, { t: "offer", what: "rematch" });
    else if (message.t === "offered" && player === 1) {
      this.#say(1, { t: "accept", what: "rematch" });
    }
  }

  #turnArrived(): void {
    if (++this.#arrived < 2) return;
    if (this.meter.measuring) this.meter.times.push(performance.now() - this.#sentAt);
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

async function main(rooms: number, seconds: number, rate: number): Promise<void> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`;
  const codes = await openRooms(path, rooms, "load");
  const server = new ServerProcess(path);
  await server.start();
  const empty = await server.memory();
  const meter: Meter = { times: [], measuring: false, errors: 0 };
  const idle: LoadRoom[] = [];
  const tables = codes.map((code) =>
    new LoadRoom(server.url, code, meter, (room) => idle.push(room))
  );
  for (let i = 0; i < tables.length; i += JOINING_AT_ONCE) {
    await Promise.all(tables.slice(i, i + JOINING_AT_ONCE).map((table) => table.open()));
  }
  const full = await server.memory();
  const stop = rate > 0 ? playAtRate(idle, rate) : playAtOnce(idle);
  await sleep(1_000);
  meter.measuring = true;
  const cpu = await server.cpu();
  await sleep(seconds * 1000);
  meter.measuring = false;
  const used = await server.cpu() - cpu;
  const after = await server.memory();
  stop();
  for (const table of tables) table.close();
  await server.kill("SIGTERM");
  await Deno.remove(folder, { recursive: true });
  const times = meter.times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(1));
  console.log(JSON.stringify({
    rooms,
    offered: rate || "as fast as it goes",
    movesPerSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    cpuMicrosPerMove: Math.round(used / times.length * 1e6),
    errors: meter.errors,
    kibPerIdleRoom: Math.round((full - empty) / rooms / 1024),
    memoryMiB: Math.round(after / 2 ** 20),
  }));
}

/** Every room moves as soon as it can. */
function playAtOnce(idle: LoadRoom[]): () => void {
  for (const room of idle.splice(0)) room.move();
  idle.push = (...rooms) => {
    for (const room of rooms) room.move();
    return 0;
  };
  return () => idle.push = () => 0;
}

/** So many moves a second, spread over the rooms. */
function playAtRate(idle: LoadRoom[], rate: number): () => void {
  const started = performance.now();
  let moves = 0;
  const timer = setInterval(() => {
    const due = (performance.now() - started) / 1000 * rate;
    for (; moves < due; moves++) idle.shift()?.move();
  }, 2);
  return () => clearInterval(timer);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const [rooms = 200, seconds = 10, rate = 0] = Deno.args.map(Number);
await main(rooms, seconds, rate);
Deno.exit(0);
