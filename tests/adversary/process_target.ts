/** The server as an operator runs it, in a process of its own, with small limits and files. */

import { DatabaseSync } from "node:sqlite";
import { freePort } from "../deploy/free_port.ts";
import type { Production, Server } from "../deploy/production.ts";
import type { PushService } from "../push/push_service.ts";
import { ADMIN_TOKEN, ARENA, LIMITS as SMALL } from "./small.ts";
import type { Target } from "./target.ts";

/** How long time that should pass is waited for at most, ms: it's real here. */
const MOST = 50;
/** The largest file it can write, KiB: the database's log meets it. */
const LARGEST = 1_000;

/** Time is real here: on a fast machine nobody would wait until they may ask again. */
const LIMITS = { ...SMALL, pagesPerTenSeconds: 100 * SMALL.pagesPerTenSeconds };

const PROBED = import.meta.resolve("./probed_serve.ts");

/** `LIMIT_ROOMS_PER_SOURCE=3` and so on. */
function settingsOf(prefix: string, numbers: object): Record<string, string> {
  const entries = Object.entries(numbers).map(([name, value]) => [
    `${prefix}_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`,
    String(value),
  ]);
  return Object.fromEntries(entries);
}

export class ProcessTarget implements Target {
  readonly limits = LIMITS;
  readonly arenaLimits = ARENA;

  private constructor(
    readonly server: Server,
    readonly arenaPort: number,
    readonly path: string,
    readonly database: DatabaseSync,
    private readonly pushes: PushService,
  ) {}

  static async start(production: Production, pushes: PushService): Promise<ProcessTarget> {
    const data = await Deno.makeTempDir(), arenaPort = freePort();
    const settings = {
      ...settingsOf("LIMIT", LIMITS),
      ...settingsOf("ARENA", ARENA),
      ADMIN_TOKEN,
      ARENA_PORT: String(arenaPort),
      DATA: data,
      PUSH_HOSTS: pushes.host,
      TRUSTED_HOPS: "1",
    };
    const server = await production.serve(settings, { program: PROBED, largestFile: LARGEST });
    const path = `${data}/conquerors.sqlite`;
    return new ProcessTarget(server, arenaPort, path, new DatabaseSync(path), pushes);
  }

  get url(): string {
    return this.server.url;
  }

  get push(): Target["push"] {
    return this.pushes.subscription;
  }

  get now(): number {
    return Date.now();
  }

  async pass(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(ms, MOST)));
  }

  /** The server's own worker checks games. */
  endCheck(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Its key is its own. */
  markOf(): undefined {}

  /** Its files are small from the beginning. */
  fill(): void {}

  /** Its time passes by itself. */
  readonly isFull = false;

  /** They are in its log, once it has ended. */
  bugs(): readonly string[] {
    return [];
  }

  held(): Readonly<Record<string, number>> {
    return {};
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.database.close();
    return Promise.resolve();
  }
}
