/**
 * FNV-1a, the hash that names a board in records and checks them (Fowler, Noll, Vo; RFC 9923).
 * It finds mistakes, not forgeries.
 */

import type { Board } from "./board.ts";

/** The 32-bit parameters of RFC 9923. These values should never change; records hold them. */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a 32 of the bytes, as an unsigned number. */
export function fnv1a(bytes: Uint8Array): number {
  let hash = OFFSET_BASIS;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME);
  return hash >>> 0;
}

/** The hash of the cells row by row, one byte a cell. */
export function hashBoard(board: Board): number {
  return fnv1a(board.cells);
}

/** A hash as records write it: 8 lower-case hexadecimal digits. */
export function hashText(hash: number): string {
  return hash.toString(16).padStart(8, "0");
}
