/**
 * Room codes: six signs that cannot be mistaken for one another; and the stems of games' ids, which
 * are small letters so that nobody takes one for the other.
 */

import type { Rng } from "../games/game.ts";

/** 31 signs: no 0 O, 1 I L. */
const SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 6;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** Signs of a stem: 8·10¹⁴ of them, so that none comes twice. */
const STEM_LENGTH = 10;

export function makeRoomCode(rng: Rng): string {
  return randomSigns(LENGTH, rng);
}

/** What the id of a game begins with. */
export function makeStem(rng: Rng): string {
  return randomSigns(STEM_LENGTH, rng).toLowerCase();
}

function randomSigns(length: number, rng: Rng): string {
  const sign = () => SIGNS[Math.floor(rng() * SIGNS.length)]!;
  return Array.from({ length }, sign).join("");
}

export function isRoomCode(text: string): boolean {
  return CODE.test(text);
}

/** A code as someone typed, said or pasted it: its link, small or wide letters, signs between or around. */
export function readRoomCode(text: string): string | undefined {
  const [, told = text] = /\/r\/([^\s/?#]+)/.exec(text) ?? [];
  const code = told.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return isRoomCode(code) ? code : undefined;
}
