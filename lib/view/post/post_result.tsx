/** How a game by post ended, and what next. This module is browser compatible. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { saveText } from "../save_text.ts";
import { resultHeadline } from "../speech.ts";
import { reasonSentence, scoresSentence } from "./post_speech.ts";
import type { PostTable } from "./post_table.ts";

export interface PostResultProps {
  readonly table: PostTable;
  readonly record: () => string;
  /** The ways to go on. */
  readonly children: ComponentChildren;
}

export function PostResult({ table, record, children }: PostResultProps) {
  const { match, words } = table;
  const ways = useRef<HTMLDivElement>(null);
  // The button that ended the game is gone, and the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ways.current?.focus({ preventScroll: true });
  }, []);
  const { winner, by } = match.result.value!;
  return (
    <section class="result" aria-labelledby="result-headline">
      <h2 id="result-headline">{resultHeadline(words, winner, match.mine)}</h2>
      <p>{reasonSentence(table, by)}. {scoresSentence(table, match.position.value)}</p>
      <div class="ways" ref={ways} tabIndex={-1}>
        {children}
        <button type="button" onClick={() => saveText(record(), "game.ccn")}>
          {words.result.record}
        </button>
      </div>
    </section>
  );
}
