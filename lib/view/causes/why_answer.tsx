/** What caused a cell, each cause a way to where it happened. This module is browser compatible. */

import type { Board, Cell } from "../../automaton/board.ts";
import type { CausesWords } from "../words/causes/mod.ts";
import type { Words } from "../words/mod.ts";
import type { Deed } from "./deeds.ts";
import { deedPhrase, whySentence } from "./why_sentence.ts";

export interface WhyAnswerProps {
  readonly words: Words;
  readonly own: CausesWords;
  readonly board: Board;
  readonly cell: Cell;
  readonly deeds: readonly Deed[] | undefined;
  readonly onShow: (deed: Deed) => void;
}

export function WhyAnswer({ words, own, board, cell, deeds, onShow }: WhyAnswerProps) {
  return (
    <>
      <p>{whySentence(words, own, board, cell, deeds)}</p>
      <ul class="turns">
        {(deeds ?? []).map((deed, index) => (
          <li key={index}>
            <button type="button" onClick={() => onShow(deed)}>
              {deedPhrase(words, own, board, deed)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
