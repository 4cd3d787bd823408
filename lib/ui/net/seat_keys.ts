/**
 * The secrets a browser keeps: its identity, and the tokens of the seats it holds. All are made
 * here, so that a join whose answer was lost can be repeated.
 */

import { IDENTITY, type Keep } from "./keep.ts";

const BYTES = 16;

/** A secret of 128 bits in URL-safe base64, 22 characters. */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** This browser's identity code, made when first asked for. */
export function identityOf(keep: Keep): string {
  return knownIdentity(keep) ?? remember(keep, IDENTITY, makeSecret());
}

/** The identity code, if there is one. */
export function knownIdentity(keep: Keep): string | undefined {
  return keep.getItem(IDENTITY) || undefined;
}

/** The token for a room's seat, and whether the seat was this browser's the last time. */
export function seatKey(keep: Keep, code: string): { token: string; held: boolean } {
  const [state, token] = keep.getItem(seatName(code))?.split(" ") ?? [];
  if (token) return { token, held: state === "held" };
  return { token: remember(keep, seatName(code), `wished ${makeSecret()}`).slice(7), held: false };
}

/** Notes that the server gave this browser the seat. */
export function holdSeat(keep: Keep, code: string): void {
  holdSeatBy(keep, code, seatKey(keep, code).token);
}

/** Notes that this browser was given the seat by a token of its own. */
export function holdSeatBy(keep: Keep, code: string, token: string): void {
  keep.setItem(seatName(code), `held ${token}`);
}

/** Notes that the seat is another's now; the next visit makes a new token. */
export function dropSeat(keep: Keep, code: string): void {
  keep.setItem(seatName(code), "");
}

function seatName(code: string): string {
  return `seat ${code}`;
}

function remember(keep: Keep, name: string, value: string): string {
  keep.setItem(name, value);
  return value;
}
