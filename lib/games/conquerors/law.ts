/**
 * What a player of a two-colony game must know: its rules, and the turns that they allow. The game
 * (`conquerors.ts`) has texts and more besides.
 */

import type { Cell } from "../../automaton/board.ts";
import type { Reach, Refusal } from "../game.ts";
import { reach, refuse } from "./legality.ts";
import type { LifeMove, LifePosition } from "./position.ts";
import type { LifeRules } from "./rules.ts";

export interface LifeLaw {
  readonly rules: LifeRules;
  reach(position: LifePosition, draft: readonly Cell[]): Reach;
  refuse(position: LifePosition, move: LifeMove): Refusal | undefined;
}

export function lifeLaw(rules: LifeRules): LifeLaw {
  return {
    rules,
    reach: (position, draft) => reach(rules, position, draft),
    refuse: (position, move) => refuse(rules, position, move),
  };
}
