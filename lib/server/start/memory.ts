/** How much memory there is for the process, and what it no longer needs of it. */

import { totalmem } from "node:os";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MEGABYTE = 2 ** 20;
/** What the process may take of it: the rest is the system's, and the cache of the disk's. */
const SHARE = 0.75;
/** The smallest machine that's promised to do has twice as much, MB (docs/hosting.md). */
const LEAST = 256;

/** What the machine has, or its container if that has less, bytes; undefined where that can't be asked. */
export function memoryHere(): number | undefined {
  try {
    return Math.min(totalmem(), process.constrainedMemory() || Infinity);
  } catch {
    return undefined;
  }
}

/** How many MB a process may take where there is so much memory; at most `most`. */
export function megabytesOf(memory: number | undefined, most: number): number {
  if (memory === undefined) return most;
  return Math.min(most, Math.max(LEAST, Math.floor(SHARE * memory / MEGABYTE)));
}

let collect: (() => void) | undefined;

/**
 * Gives back at once what nothing refers to any more. V8 leaves it for as long as it thinks that there's
 * memory, and it takes a container for the whole machine. Does nothing where V8 can't be asked.
 */
export function collectGarbage(): void {
  collect ??= findCollector();
  collect();
}

function findCollector(): () => void {
  try {
    setFlagsFromString("--expose-gc");
    return runInNewContext("gc");
  } catch {
    return () => {};
  }
}
