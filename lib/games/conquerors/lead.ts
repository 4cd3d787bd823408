import type { Seat } from "../game.ts";
import { type LifePosition, tally } from "./position.ts";
import type { LifeRules } from "./rules.ts";

/** By how much a seat leads where cells decide, komi counted; negative when it's behind. */
export function leadOf(
  rules: LifeRules,
  { board, komi }: Pick<LifePosition, "board" | "komi">,
  seat: Seat,
): number {
  const { score } = tally(rules, board), lead = score[0]! + komi - score[1]!;
  return seat === 0 ? lead : -lead;
}
