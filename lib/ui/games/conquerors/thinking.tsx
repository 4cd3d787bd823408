/** How far the computer's turn is, along the foot of the board. */

import type { LocalMatch } from "../../table/match.ts";
import type { Words } from "../../../words/mod.ts";

interface ThinkingProps {
  readonly match: LocalMatch;
  readonly words: Words;
}

/** Seen grow, and heard once. */
export function Thinking({ match, words }: ThinkingProps) {
  const share = match.thinking.value;
  const isThinking = share !== undefined;
  return (
    <>
      {isThinking && <progress class="thinking" value={share} aria-hidden="true" />}
      <span class="visually-hidden" aria-live="polite">{isThinking && words.table.thinking}</span>
    </>
  );
}
