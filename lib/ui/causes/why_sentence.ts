/** Causes in words. */

import { type Board, type Cell, EMPTY } from "../../automaton/board.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import type { CausesWords } from "./words/mod.ts";
import type { Words } from "../../words/mod.ts";
import type { Deed } from "./causes.ts";

/** "k9 is blue because of Blue's g7 in round 3, Red's h8 in round 4." */
export function whySentence(
  words: Words,
  own: CausesWords,
  board: Board,
  cell: Cell,
  deeds: readonly Deed[] | undefined,
): string {
  const state = board.cells[cell]!;
  const is = own.is(
    cellName(board, cell),
    state === EMPTY ? words.say.empty : words.seats[state - 1]!.toLowerCase(),
  );
  if (!deeds) return own.tooLong(is);
  if (deeds.length === 0) return own.noSingle(is);
  return own.because(is, deeds.map((deed) => deedPhrase(words, own, board, deed)).join(", "));
}

/** "Blue's g7 in round 3" */
export function deedPhrase(
  { seats }: Words,
  own: CausesWords,
  board: Board,
  { turn, cells, state, generation }: Deed,
): string {
  if (!turn) {
    const name = cellName(board, cells[0]!);
    if (state === EMPTY) return own.erased(name, generation);
    return own.painted(name, seats[state - 1]!.toLowerCase(), generation);
  }
  const seat = seats[turn.seat]!, { round } = turn.before;
  if ("bomb" in turn.move) return own.bombed(seat, cellName(board, turn.move.bomb), round);
  return own.placed(seat, cellName(board, cells[0]!), round);
}
