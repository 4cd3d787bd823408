/** Why a cell is as it is, with a way to everything that caused it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { isOnBoard } from "../../automaton/board.ts";
import { readCell } from "../../games/notation/cell_text.ts";
import { causesWordsIn } from "./words/mod.ts";
import type { Language } from "../../words/language.ts";
import type { AskWhyProps } from "./ask_why.tsx";
import { whyIs } from "./why_is.ts";
import { causePhrase, whySentence } from "./why_sentence.ts";

export function Why(props: AskWhyProps) {
  const { said, law, board, past, asked, outlined, onShow, onAnswer, children } = props;
  const own = causesWordsIn(said.words.language as Language);
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
              {causePhrase(said.colours, own, board, cause)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
