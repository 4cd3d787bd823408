/**
 * Why a cell of a replay is as it is; loaded when somebody asks. This module is browser compatible.
 */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type Cell, isOnBoard } from "../../automaton/board.ts";
import { readCell } from "../../games/cell_text.ts";
import { WhyAnswer } from "../causes/why_answer.tsx";
import { WhyForm } from "../causes/why_form.tsx";
import { type Deed, deedsOf, type Step, whyIs } from "../causes/deeds.ts";
import { causesWordsIn } from "../words/causes/mod.ts";
import type { Language } from "../words/language.ts";
import type { Words } from "../words/mod.ts";
import type { Frame } from "./frames.ts";
import type { ReplayPlayer } from "./player.ts";

export interface WhyProps {
  readonly words: Words;
  readonly player: ReplayPlayer;
  /** The cell that is asked about. */
  readonly asked: Signal<Cell | undefined>;
  /** The cells to point out on the board. */
  readonly outlined: Signal<readonly Cell[]>;
}

export function Why({ words, player, asked, outlined }: WhyProps) {
  const own = causesWordsIn(words.language as Language);
  const wrong = useSignal("");
  const { board } = player.frame.value;
  const cell = asked.value;
  const deeds = useMemo(
    () => cell === undefined ? undefined : whyIn(player, cell),
    [cell, player.frame.value],
  );
  useEffect(() => {
    outlined.value = cell === undefined
      ? []
      : [cell, ...(deeds ?? []).flatMap(({ cells }) => cells)];
  }, [cell, deeds]);
  const ask = (name: string) => {
    const named = readCell(board, name);
    const isThere = named !== undefined && isOnBoard(board, named);
    wrong.value = isThere ? "" : own.noCell;
    asked.value = isThere ? named : undefined;
  };
  return (
    <div class="why">
      <p>{own.line}</p>
      <WhyForm own={own} onAsk={ask} />
      <div role="status">
        {wrong.value && <p>{wrong.value}</p>}
        {cell !== undefined && (
          <WhyAnswer
            words={words}
            own={own}
            board={board}
            cell={cell}
            deeds={deeds}
            onShow={({ shownAt }) => player.goTo(shownAt)}
          />
        )}
      </div>
    </div>
  );
}

/** The causes of a cell in the frame that is shown. */
function whyIn({ frames, at }: ReplayPlayer, cell: Cell): Deed[] | undefined {
  const steps = frames.slice(1, at.value + 1).flatMap((frame, index) => stepsOf(frame, index + 1));
  return whyIs(frames[0]!.board, steps, cell);
}

/** What led to a frame from the one before it. */
function stepsOf({ turn, toll, generation }: Frame, index: number): readonly Step[] {
  return toll ? ["generation"] : deedsOf(turn!, generation, index);
}
