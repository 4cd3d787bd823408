/** Months of finished games as files, which anyone may download. */

import type { Month, Span } from "../dump/month.ts";
import type { DumpKind } from "../dump/written.ts";

/** The size of a file's pieces, but for the last, bytes. */
export const PIECE = 256 * 1024;

/** What a whole file comes to. */
export interface Packed {
  readonly games: number;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** A whole file. */
export interface Dump extends Packed {
  /** Of this file only: made again, it has another. */
  readonly id: string;
  readonly month: Month;
  readonly kind: DumpKind;
  /** ms since 1970. */
  readonly made: number;
}

/** A file that is being made. */
export interface Draft extends Pick<Dump, "id" | "month" | "kind" | "made">, Span {}

/**
 * A file is gone, whole or not, once a player of its month is forgotten: then it's made again without
 * them.
 */
export interface Dumps {
  /** The newest month first. */
  list(): Promise<readonly Dump[]>;
  /** When the first finished game ended, ms; undefined if there is none. */
  firstGame(): Promise<number | undefined>;
  /** Deletes files that were made after a moment, ms. */
  dropMadeAfter(now: number): Promise<void>;
  /** Begins a file instead of those of its month and kind that were never finished. */
  begin(draft: Draft): Promise<boolean>;
  /** Adds its next piece; false if it's gone. */
  add(id: string, number: number, bytes: Uint8Array): Promise<boolean>;
  /** Makes it whole; false if it's gone. */
  finish(id: string, packed: Packed): Promise<boolean>;
  piece(id: string, number: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
