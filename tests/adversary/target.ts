/** A server under attack, as those see it who attack. */

import type { DatabaseSync } from "node:sqlite";
import type { ArenaSettings } from "../../lib/server/arena/settings.ts";
import type { Limits } from "../../lib/server/rooms/limits.ts";

export interface Target extends AsyncDisposable {
  readonly limits: Limits;
  readonly arenaLimits: ArenaSettings;
  /** Without a slash at the end. */
  readonly url: string;
  /** Where bots come by TCP. */
  readonly arenaPort: number;
  /** Where the server may send reminders, and the keys of a browser there. */
  readonly push: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The server's clock, ms. */
  readonly now: number;
  /** Lets some ms pass. */
  pass(ms: number): Promise<void>;
  /** Ends the oldest check of a reported game; false if none waits. */
  endCheck(how: CheckEnd): Promise<boolean>;
  /** What an address is called in the database; undefined where nobody outside knows. */
  markOf(address: string): string | undefined;
  /** Fills the disk, or makes room on it. */
  fill(isFull: boolean): void;
  readonly isFull: boolean;
  /** What the server keeps, and the file it's in. */
  readonly database: DatabaseSync;
  readonly path: string;
  /** What it has reported as a bug since it was asked last. */
  bugs(): readonly string[];
  /** What is taken of everything that there is only so much of. */
  held(): Readonly<Record<string, number>>;
}

/** The computer played its part, or another, or the worker dies before it's known. */
export type CheckEnd = "true" | "differs" | "dies";
