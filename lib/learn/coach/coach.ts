/**
 * A coach says one thing at a time: what holds now, the most pressing first, and nothing again before
 * everything else that holds has had its turn (RR-001 §8).
 */

import { anchor, chain, closing, opening } from "./ground.ts";
import type { Hint, Subject } from "./hint.ts";
import { bomb, bombSoon, harm, score } from "./means.ts";
import type { Situation } from "./situation.ts";
import { crowded, hunt, lonely, lost, weak, won } from "./survival.ts";

type Rule = (at: Situation) => Hint | undefined;

/** What may be pointed out, the most pressing first; of those in one row only the first that holds. */
const RULES: readonly (readonly Rule[])[] = [
  [won, lost, anchor, closing],
  [crowded],
  [lonely, harm],
  [bomb],
  [weak],
  [hunt],
  [opening, chain],
  [score],
  [bombSoon],
];

/** All that holds, the most pressing first. */
export function hintsOf(at: Situation): Hint[] {
  return RULES.map((row) => firstOf(row, at)).filter((hint) => hint !== undefined);
}

function firstOf(row: readonly Rule[], at: Situation): Hint | undefined {
  for (const rule of row) {
    const hint = rule(at);
    if (hint) return hint;
  }
}

/** What a coach has said, and what it says now. */
export interface Coaching {
  readonly hint: Hint | undefined;
  /** How many turns had been played when it was said. */
  readonly turn: number;
  /** What held when the coach last looked. */
  readonly held: readonly Subject[];
  /** What was said, the latest last. */
  readonly told: readonly Subject[];
}

export const SILENCE: Coaching = { hint: undefined, turn: 0, held: [], told: [] };

/**
 * What a coach says next. It stays with what it said this turn as long as that holds, unless something
 * more pressing has begun to.
 */
export function coach(before: Coaching, turn: number, hints: readonly Hint[]): Coaching {
  const hint = choose(before, turn, hints);
  const held = hints.map(({ about }) => about);
  const told = hint
    ? [...before.told.filter((about) => about !== hint.about), hint.about]
    : before.told;
  return { hint, turn, held, told };
}

function choose(before: Coaching, turn: number, hints: readonly Hint[]): Hint | undefined {
  const same = turn === before.turn
    ? hints.findIndex(({ about }) => about === before.hint?.about)
    : -1;
  if (same < 0) return leastTold(before.told, hints);
  return hints.slice(0, same).find(({ about }) => !before.held.includes(about)) ?? hints[same];
}

/** What was never said, else what was said longest ago. */
function leastTold(told: readonly Subject[], hints: readonly Hint[]): Hint | undefined {
  const [first] = hints.toSorted((a, b) => told.indexOf(a.about) - told.indexOf(b.about));
  return first;
}
