/** How the game ended, and what next. This module is browser compatible. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { saveText } from "../save_text.ts";
import { resultHeadline, resultReason, scoreLine } from "../speech.ts";
import type { Table } from "../table.ts";

export interface ResultProps {
  readonly table: Table;
  /** What it counts. */
  readonly verdict: ComponentChildren;
  /** The record to save, as CCN. */
  readonly record: () => string;
  /** The ways to go on. */
  readonly children: ComponentChildren;
}

export function Result({ table: { match, words }, verdict, record, children }: ResultProps) {
  const result = match.result.value;
  const ways = useRef<HTMLDivElement>(null);
  // The button that ended the game is gone, and the focus with it. The headline would be read again.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ways.current?.focus({ preventScroll: true });
  }, []);
  if (!result) return null;
  return (
    <section class="result" aria-labelledby="result-headline">
      <h2 id="result-headline">{resultHeadline(words, result.winner, match.mine)}</h2>
      <p>{resultReason(words, match, result)}. {scoreLine(words, match)}.</p>
      {verdict}
      <div class="ways" ref={ways} tabIndex={-1}>
        {children}
        <button type="button" onClick={() => saveText(record(), "game.ccn")}>
          {words.result.record}
        </button>
      </div>
    </section>
  );
}
