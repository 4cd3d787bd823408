/** A bench in sentences: what was done, how a game stands, why a position is won. */

import type { Seat } from "../../../games/game.ts";
import { capital } from "../../../words/grammar.ts";
import type { Bench } from "./sum_editor.ts";
import { canMove, type Move } from "./part.ts";

/** "You: fire z4, complement z0."; while nobody plays, without who. */
export function moveSentence(bench: Bench, move: Move): string {
  const what = bench.nameMove(move);
  if (bench.mode.value !== "play") return `${capital(what)}.`;
  return bench.words.made(sideName(bench, bench.turn.value), what);
}

/** Whether this seat is the one person's among the players. */
function isYou({ players }: Bench, seat: Seat): boolean {
  return players.value[seat] === "person" && players.value[1 - seat] !== "person";
}

/** "You" and "The computer" where one person plays, else which of the two. */
function sideName(bench: Bench, seat: Seat): string {
  if (isYou(bench, seat)) return bench.words.you;
  return isYou(bench, 1 - seat) ? bench.words.computer : bench.words.sides[seat]!;
}

/** Who has won, or whose turn it is. */
export function standingSentence(bench: Bench): string {
  const { words, winner, turn } = bench;
  if (winner.value === null) return words.draw;
  if (winner.value !== undefined) return resultSentence(bench, winner.value);
  if (!bench.isPersonsTurn) return words.thinking;
  return isYou(bench, turn.value) ? words.yourTurn : words.turnOf(sideName(bench, turn.value));
}

function resultSentence(bench: Bench, winner: Seat): string {
  const { words } = bench;
  if (isYou(bench, winner)) return words.youWin;
  return isYou(bench, 1 - winner) ? words.youLose : words.wins(words.sides[winner]!);
}

/** "γ = 3: move to 0, and you win." */
export function whySentence({ words, insight, lack, parts }: Bench): string {
  if (lack.value) return words[lack.value];
  if (!parts.value.some(canMove)) return words.blocked;
  return words.why(insight.value!.value, insight.value!.outlook);
}
