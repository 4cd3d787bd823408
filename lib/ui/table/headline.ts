import type { Seat } from "../../games/game.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import type { Words } from "../../words/mod.ts";
import type { MatchResult } from "./match.ts";

/** "Victory", "Red wins", "Draw", "Called off": whichever fits who sits here. */
export function resultHeadline(
  { result, seats }: Words,
  { winner, by }: MatchResult,
  mine: readonly Seat[],
): string {
  if (by === "abort") return result.calledOff;
  if (winner === null) return result.draw;
  if (mine.length !== 1) return result.winner(seats[winner]!);
  return mine.includes(winner) ? result.youWin : result.youLose;
}

/** Why something may not be done, where that names no number of the rules. */
export function plainReason({ refusals }: Words, refusal: Refusal): string {
  return reasonWith({ refusals }, refusal, { place: 0, rivalNeeds: [], bombRound: 0 });
}

/** Why something may not be done, with the numbers of its rules. */
export function reasonWith(
  { refusals }: Pick<Words, "refusals">,
  refusal: Refusal,
  rules: Parameters<Words["refusals"]["over"]>[0],
): string {
  return (refusals[refusal] ?? refusals.closed)(rules);
}

/** "Score: Blue 4 to 5, Red 4 to 4." */
export function fromTo(
  { seats, say }: Words,
  now: readonly number[],
  then: readonly number[],
): string {
  return say.scoreChange(
    now.map((value, seat) => say.fromTo(seats[seat]!, value, then[seat]!)).join(", "),
  );
}
