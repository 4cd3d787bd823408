/** A editor in sentences: what was done, how a game stands, why a position is won. */

import type { Seat } from "../../../games/game.ts";
import { capital } from "../../../words/grammar.ts";
import type { SumEditor } from "./sum_editor.ts";
import { canMove, type Move } from "./part.ts";

/** "You: fire z4, complement z0."; while nobody plays, without who. */
export function moveSentence(editor: SumEditor, move: Move): string {
  const what = editor.nameMove(move);
  if (editor.mode.value !== "play") return `${capital(what)}.`;
  return editor.words.made(sideName(editor, editor.turn.value), what);
}

/** Whether this seat is the one person's among the players. */
function isYou({ players }: SumEditor, seat: Seat): boolean {
  return players.value[seat] === "person" && players.value[1 - seat] !== "person";
}

/** "You" and "The computer" where one person plays, else which of the two. */
function sideName(editor: SumEditor, seat: Seat): string {
  if (isYou(editor, seat)) return editor.words.you;
  return isYou(editor, 1 - seat) ? editor.words.computer : editor.words.sides[seat]!;
}

/** Who has won, or whose turn it is. */
export function standingSentence(editor: SumEditor): string {
  const { words, winner, turn } = editor;
  if (winner.value === null) return words.draw;
  if (winner.value !== undefined) return resultSentence(editor, winner.value);
  if (!editor.isPersonsTurn) return words.thinking;
  return isYou(editor, turn.value) ? words.yourTurn : words.turnOf(sideName(editor, turn.value));
}

function resultSentence(editor: SumEditor, winner: Seat): string {
  const { sides } = editor.words,
    words = editor.isMisere.value ? editor.words.misere : editor.words;
  if (isYou(editor, winner)) return words.youWin;
  return isYou(editor, 1 - winner) ? words.youLose : words.wins(sides[winner]!);
}

/** "γ = 3: move to 0, and you win." */
export function whySentence({ words, insight, lack, parts, isMisere, misere }: SumEditor): string {
  if (isMisere.value) {
    if (lack.value) return lack.value === "tooLarge" ? words.misere.tooLarge : words[lack.value];
    return parts.value.some(canMove)
      ? words.misere.outlooks[misere.value!.outlook]
      : words.misere.blocked;
  }
  if (lack.value) return words[lack.value];
  if (!parts.value.some(canMove)) return words.blocked;
  return words.why(insight.value!.value, insight.value!.outlook);
}
