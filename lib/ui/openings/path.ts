/** A game's beginning as a part of an address: `/openings?game=skirmish&moves=a1,b1,a2,b2_pass`. */

import { readable } from "../../automaton/text_error.ts";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import { OPENING_TURNS } from "../../games/conquerors/opening.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";

const BETWEEN = "_";

/** The positions from the start on; undefined for what nobody can play. */
export function readPath(game: LifeGame, text: string): readonly LifePosition[] | undefined {
  const tokens = tokensOf(text);
  if (tokens.length > OPENING_TURNS) return undefined;
  const positions = [game.initial({})];
  for (const token of tokens) {
    const before = positions.at(-1)!, move = readable(() => game.text.readMove(before, token));
    if (!move || game.refuse(before, move)) return undefined;
    positions.push(game.play(before, move));
  }
  return positions;
}

/** The turns that an address names. */
export function tokensOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(BETWEEN);
}

/** Where a beginning is explored; `more` are the other choices of the address. */
export function openingsHref(
  game: string,
  tokens: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string {
  const moves = tokens.length > 0 ? { moves: tokens.join(BETWEEN) } : {};
  return `/openings?${new URLSearchParams({ game, ...moves, ...more })}`;
}
