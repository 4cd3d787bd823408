/** How much memory there is for the process. */

import { totalmem } from "node:os";
import process from "node:process";

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
