/** Why a cell is as it is, with a way to everything that caused it. */

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { type Board, type Cell, EMPTY, isOnBoard } from "../../automaton/board.ts";
import { type Act, causesOf, type Law } from "../../automaton/causes.ts";
import { cellName, readCell } from "../../games/notation/cell_text.ts";
import type { BoardWords } from "../board/speech.ts";
import type { Cause, Past, Step } from "./causes.ts";
import { dictionary } from "../../words/dictionary.ts";
import type { CausesWords } from "./words/en.ts";

/** The words about causes, by language. */
export const causesWordsIn = await dictionary<CausesWords>({
  en: () => import("./words/en.ts"),
  es: () => import("./words/es.ts"),
});

export interface AskWhyProps {
  readonly said: BoardWords;
  /** How the board lives, if not as two colonies on a plane. */
  readonly law?: Law | undefined;
  /** The board that is shown. */
  readonly board: Board;
  /** What led to it. */
  readonly past: () => Past;
  /** The cell that is asked about. */
  readonly asked: Signal<Cell | undefined>;
  /** The cells to point out on the board. */
  readonly outlined: Signal<readonly Cell[]>;
  /** Shows where something was done. */
  readonly onShow: (cause: Cause) => void;
  /** Speaks the answer, where the page has a voice of its own. */
  readonly onAnswer?: (sentence: string) => void;
  /** Other ways to ask. */
  readonly children?: ComponentChildren;
}

export function Why(props: AskWhyProps) {
  const { said, law, board, past, asked, outlined, onShow, onAnswer, children } = props;
  const own = causesWordsIn(said.words.language);
  const input = useRef<HTMLInputElement>(null);
  const wrong = useSignal("");
  const cell = asked.value;
  const causes = useMemo(() => {
    if (cell === undefined) return undefined;
    const { start, steps } = past();
    return whyIs(start, steps, cell, law);
  }, [cell, board]);
  const sentence = cell === undefined ? wrong.value : whySentence(said, own, board, cell, causes);
  useEffect(() => {
    outlined.value = cell === undefined
      ? []
      : [cell, ...(causes ?? []).flatMap(({ cells }) => cells)];
    if (sentence) onAnswer?.(sentence);
  }, [cell, causes, sentence]);

  const ask = (event: Event) => {
    event.preventDefault();
    const named = readCell(board, input.current!.value.trim().toLowerCase());
    const isThere = named !== undefined && isOnBoard(board, named);
    wrong.value = isThere ? "" : own.noCell;
    asked.value = isThere ? named : undefined;
  };
  return (
    <div class="why">
      <p>{own.line}</p>
      {children}
      <form class="text-field" onSubmit={ask}>
        <label for="why">{own.label}</label>
        <input
          id="why"
          ref={input}
          placeholder="k9"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
        <button type="submit">{own.ask}</button>
      </form>
      <p role={onAnswer ? undefined : "status"}>{sentence}</p>
      <ul class="turns">
        {(cell === undefined ? [] : causes ?? []).map((cause, index) => (
          <li key={index}>
            <button type="button" onClick={() => onShow(cause)}>
              {causePhrase(said.colors, own, board, cause)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The causes without any one of which the cell would be otherwise; undefined if it takes too long. */
export function whyIs(
  start: Board,
  steps: readonly Step[],
  cell: Cell,
  law?: Law,
): Cause[] | undefined {
  const acts: readonly Act[] = steps;
  return causesOf(start, acts, cell, law)?.map((index) => steps[index] as Cause);
}

/** "k9 is blue because of Blue's g7 in round 3, Red's h8 in round 4." */
export function whySentence(
  { words, colors }: BoardWords,
  own: CausesWords,
  board: Board,
  cell: Cell,
  causes: readonly Cause[] | undefined,
): string {
  const state = board.cells[cell]!;
  const color = state === EMPTY ? words.say.empty : colors[state - 1]!.toLowerCase();
  const is = own.is(cellName(board, cell), color);
  if (!causes) return own.tooLong(is);
  if (causes.length === 0) return own.noSingle(is);
  return own.because(is, causes.map((cause) => causePhrase(colors, own, board, cause)).join(", "));
}

/** "Blue's g7 in round 3" */
function causePhrase(
  colors: readonly string[],
  own: CausesWords,
  board: Board,
  { by, cells, at = cells[0]!, state, generation }: Cause,
): string {
  const name = cellName(board, at);
  if (by) return (state === EMPTY ? own.bombed : own.placed)(colors[by.seat]!, name, by.round);
  if (state === EMPTY) return own.erased(name, generation);
  return own.painted(name, colors[state - 1]!.toLowerCase(), generation);
}
