/** Room codes: six signs that cannot be mistaken for one another. This module is browser compatible. */

import type { Rng } from "../games/game.ts";

/** 31 signs: no 0 O, 1 I L (ux.md "URLs"). */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 6;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

export function makeRoomCode(rng: Rng): string {
  const sign = () => SIGNS[Math.floor(rng() * SIGNS.length)]!;
  return Array.from({ length: LENGTH }, sign).join("");
}

export function isRoomCode(text: string): boolean {
  return CODE.test(text);
}

/** A code as someone typed or said it: small letters, spaces and dashes between. */
export function readRoomCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return isRoomCode(code) ? code : undefined;
}
