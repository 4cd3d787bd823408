/** How the game of a table ended, whichever game, and what next. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { saveText } from "../parts/save_text.ts";
import type { Words } from "../../words/mod.ts";

interface ResultFrameProps {
  readonly words: Words;
  /** Who won. */
  readonly headline: string;
  /** Why it ended, and how both stand. */
  readonly line: string;
  /** What the result counts. */
  readonly verdict?: ComponentChildren;
  /** The record to save, as CCN. */
  readonly record: () => string;
  /** The ways to go on. */
  readonly children: ComponentChildren;
}

export function ResultFrame(props: ResultFrameProps) {
  const { words, headline, line, verdict, record, children } = props;
  const ways = useRef<HTMLDivElement>(null);
  // The button that ended the game is gone, and the focus with it. The headline would be read again.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ways.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="result" aria-labelledby="result-headline">
      <h2 id="result-headline">{headline}</h2>
      <p>{line}</p>
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
