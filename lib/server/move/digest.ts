/** Whether two databases have the same rows, in whatever order. */

import { createHash } from "node:crypto";

type Row = Readonly<Record<string, unknown>>;

/** How many rows there were, and a sum of their hashes. */
export class Digest {
  rows = 0;
  #sum = 0n;

  /** `columns` are in the same order for both. */
  add(row: Row, columns: readonly string[]): void {
    const text = JSON.stringify(columns.map((column) => plain(row[column])));
    this.rows++;
    this.#sum += createHash("sha256").update(text).digest().readBigUInt64BE();
  }

  equals(other: Digest): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}

/** A value as both databases' drivers give it, and JSON holds it for PostgreSQL to read. */
export function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${value.toHex()}`;
  return typeof value === "boolean" ? Number(value) : value;
}
