/** Causes in words. */

import { type Board, type Cell, EMPTY } from "../../automaton/board.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import type { BoardWords } from "../board/speech.ts";
import type { CausesWords } from "./words/mod.ts";
import type { Cause } from "./causes.ts";

/** "k9 is blue because of Blue's g7 in round 3, Red's h8 in round 4." */
export function whySentence(
  { words, colours }: BoardWords,
  own: CausesWords,
  board: Board,
  cell: Cell,
  causes: readonly Cause[] | undefined,
): string {
  const state = board.cells[cell]!;
  const color = state === EMPTY ? words.say.empty : colours[state - 1]!.toLowerCase();
  const is = own.is(cellName(board, cell), color);
  if (!causes) return own.tooLong(is);
  if (causes.length === 0) return own.noSingle(is);
  return own.because(is, causes.map((cause) => causePhrase(colours, own, board, cause)).join(", "));
}

/** "Blue's g7 in round 3" */
export function causePhrase(
  colours: readonly string[],
  own: CausesWords,
  board: Board,
  { by, cells, at = cells[0]!, state, generation }: Cause,
): string {
  const name = cellName(board, at);
  if (by) return (state === EMPTY ? own.bombed : own.placed)(colours[by.seat]!, name, by.round);
  if (state === EMPTY) return own.erased(name, generation);
  return own.painted(name, colours[state - 1]!.toLowerCase(), generation);
}
