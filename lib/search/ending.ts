/** What only exact levels need: a script of its own. */

import type { Cell } from "../automaton/board.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import type { LifeRules } from "../games/conquerors/rules.ts";
import { filledUp } from "./fill_up.ts";
import { bestUnions, gainingGroups } from "./last_turn.ts";
import type { Side } from "./side.ts";

export { compare } from "./finalists.ts";

/** The best placement of a game's last turn; undefined where it is not proven within the budget. */
export function endingOf(
  rules: LifeRules,
  position: LifePosition,
  side: Side,
  budget: { left: number },
): Cell[] | undefined {
  const groups = gainingGroups(rules, position, budget);
  return groups && filledUp(side, bestUnions(rules, groups, 1, () => true).unions[0]!);
}
