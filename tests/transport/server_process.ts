/** A real server in a process of its own, on a file or a database that outlives it. */

import { fileURLToPath } from "node:url";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { makeRoomCode, makeStem } from "../../lib/rooms/code.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { openRoom } from "../../lib/rooms/room.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { openStore } from "./rooms_place.ts";
import { CONFIG } from "../config.ts";

/** How a server differs from what players in a load need, which is as good as no limits. */
export interface Starting {
  /** Its script next to this file: called with its file, its port, and whatever it prints is its port. */
  readonly script?: string;
  /** How many files it may have open; as many as this process unless told. */
  readonly descriptors?: number;
}

export class ServerProcess {
  #child: Deno.ChildProcess | undefined;
  #port = 0;
  #isRunning = false;
  /** Where bots come to by TCP, if they do. */
  arenaPort = 0;

  constructor(readonly path: string, private readonly starting: Starting = {}) {}

  /** Whether it serves, as far as is known. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Its process, once it has started. */
  get pid(): number {
    return this.#child!.pid;
  }

  /** Resident memory, bytes; where the system tells. */
  async memory(): Promise<number> {
    const status = await Deno.readTextFile(`/proc/${this.pid}/status`);
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }

  /** How many files it has open; where the system tells. */
  async files(): Promise<number> {
    return (await Array.fromAsync(Deno.readDir(`/proc/${this.pid}/fd`))).length;
  }

  /** Processor time used so far, s. */
  async cpu(): Promise<number> {
    const stat = await Deno.readTextFile(`/proc/${this.pid}/stat`);
    const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
    return (user! + system!) / 100;
  }

  /** Starts it, on the port it had before if it had one, and waits until it serves. */
  async start(): Promise<void> {
    const { script = "kill_server.ts", descriptors } = this.starting;
    const options = ["run", "-A", "--no-check", "--config", CONFIG];
    const path = fileURLToPath(new URL(`./${script}`, import.meta.url));
    const command = [Deno.execPath(), ...options, path, this.path, `${this.#port}`];
    if (descriptors) command.unshift("prlimit", `--nofile=${descriptors}:${descriptors}`);
    const [program, ...args] = command as [string, ...string[]];
    this.#child = new Deno.Command(program, { args, stdout: "piped" }).spawn();
    const reader = this.#child.stdout.getReader();
    const { value } = await reader.read();
    [this.#port, this.arenaPort] = new TextDecoder().decode(value).split(" ").map(Number) as [
      number,
      number,
    ];
    await reader.cancel();
    if (!this.#port) throw new Error("The server did not start");
    this.#isRunning = true;
  }

  async kill(signal: Deno.Signal = "SIGKILL"): Promise<void> {
    this.#isRunning = false;
    this.#child?.kill(signal);
    await this.#child?.status;
    this.#child = undefined;
  }
}

/** Opens rooms in a store, by its file or URL, before any server runs on it. */
export async function openRooms(path: string, rooms: number, seed: string): Promise<string[]> {
  const store = await openStore(path);
  const random = seededRng(seed);
  const codes = Array.from({ length: rooms }, () => makeRoomCode(random));
  await Promise.all(codes.map((code) => {
    const { room, events } = openRoom(code, makeStem(random), SETTINGS, Date.now());
    return store.append(headOf(room), events);
  }));
  await store.close();
  return codes;
}
