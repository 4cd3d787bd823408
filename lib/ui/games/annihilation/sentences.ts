/** A sum in sentences: what was done, how a game stands, why a position is won. */

import type { Seat } from "../../../games/game.ts";
import { capital } from "../../../words/grammar.ts";
import { canMove, type Move } from "./part.ts";
import type { SumState } from "./sum_state.ts";

/** "You: fire z4, complement z0."; while nobody plays, without who. */
export function moveSentence(state: SumState, move: Move): string {
  const what = state.nameMove(move);
  if (state.mode.value !== "play") return `${capital(what)}.`;
  return state.words.made(sideName(state, state.turn.value), what);
}

/** Whether this seat is the one person's among the players. */
function isYou({ players }: SumState, seat: Seat): boolean {
  return players.value[seat] === "person" && players.value[1 - seat] !== "person";
}

/** "You" and "The computer" where one person plays, else which of the two. */
function sideName(state: SumState, seat: Seat): string {
  if (isYou(state, seat)) return state.words.you;
  return isYou(state, 1 - seat) ? state.words.computer : state.words.sides[seat]!;
}

/** Who has won, or whose turn it is. */
export function standingSentence(state: SumState): string {
  const { words, winner, turn } = state;
  if (winner.value === null) return words.draw;
  if (winner.value !== undefined) return resultSentence(state, winner.value);
  if (!state.isPersonsTurn) return lackSentence(state);
  return isYou(state, turn.value) ? words.yourTurn : words.turnOf(sideName(state, turn.value));
}

function resultSentence(state: SumState, winner: Seat): string {
  const { sides } = state.words,
    words = state.isMisere.value ? state.words.misere : state.words;
  if (isYou(state, winner)) return words.youWin;
  return isYou(state, 1 - winner) ? words.youLose : words.wins(sides[winner]!);
}

/** That the computer is thinking, or why it doesn't know. */
export function lackSentence({ words, lack: { value = "thinking" }, isMisere }: SumState): string {
  return value === "tooLarge" && isMisere.value ? words.misere.tooLarge : words[value];
}

/** "γ = 3: move to 0, and you win." */
export function whySentence(state: SumState): string {
  const { words, insight, lack, parts, isMisere, misere } = state;
  if (lack.value) return lackSentence(state);
  if (isMisere.value) {
    return parts.value.some(canMove)
      ? words.misere.outlooks[misere.value!.outlook]
      : words.misere.blocked;
  }
  if (!parts.value.some(canMove)) return words.blocked;
  return words.why(insight.value!.value, insight.value!.outlook);
}
