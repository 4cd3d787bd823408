/** Sums that somebody keeps in their browser, each by a name. */

import { isSumLink } from "./link.ts";
import { readStored, writeStored } from "../../parts/stored.ts";

/** A sum by its name, as what follows `/annihilation` in its link. */
interface KeptSum {
  readonly name: string;
  readonly link: string;
}

const KEY = "annihilationSums";

/** The most that are kept, and the longest name. */
export const MOST_KEPT = 30;
export const MOST_NAME = 40;

/** Those that can be read, the last kept first: anybody may have written there. */
export function keptSums(): readonly KeptSum[] {
  try {
    const read: unknown = JSON.parse(readStored("localStorage", KEY) || "[]");
    return Array.isArray(read) ? read.filter(isKeptSum).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isKeptSum(value: unknown): value is KeptSum {
  const { name, link } = (value ?? {}) as Partial<KeptSum>;
  return typeof name === "string" && typeof link === "string" && isSumLink(link);
}

/** Keeps a sum, in place of another of its name; the oldest goes where there are too many. */
export function keepSum(sum: KeptSum): readonly KeptSum[] {
  return write([sum, ...others(sum.name)].slice(0, MOST_KEPT));
}

export function forgetSum(name: string): readonly KeptSum[] {
  return write(others(name));
}

function others(name: string): KeptSum[] {
  return keptSums().filter((kept) => kept.name !== name);
}

function write(sums: readonly KeptSum[]): readonly KeptSum[] {
  writeStored("localStorage", KEY, sums.length === 0 ? "" : JSON.stringify(sums));
  return sums;
}
