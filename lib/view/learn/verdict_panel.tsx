/** What a turn came to, and how to go on. This module is browser compatible. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { LearnWords } from "../words/learn/mod.ts";
import { verdictSentence } from "./narrate.ts";
import type { LessonMatch } from "./lesson_match.ts";

/** Where one goes from here once the lesson is passed. */
export interface WayOn {
  readonly href: string;
  readonly label: string;
}

export interface VerdictPanelProps {
  readonly match: LessonMatch;
  readonly words: LearnWords;
  /** Whether the lesson played its own solution. */
  readonly isShown: boolean;
  readonly next: WayOn;
  readonly onAgain: (event: Event) => void;
  readonly onShow: () => void;
}

export function VerdictPanel(props: VerdictPanelProps) {
  const { match, words, isShown, next, onAgain, onShow } = props;
  const headline = useRef<HTMLHeadingElement>(null);
  // The button that played the turn is gone, and the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) headline.current?.focus({ preventScroll: true });
  }, []);
  const isPassed = match.verdict.value === "passed" && !isShown;
  const title = isShown ? words.shownTitle : isPassed ? words.passedTitle : words.missedTitle;
  return (
    <section class="result" aria-labelledby="verdict" data-passed={`${isPassed}`}>
      <h2 id="verdict" ref={headline} tabIndex={-1}>{title}</h2>
      <p>{isShown ? words.shown : verdictSentence(words, match)}</p>
      <div class="ways">
        {isPassed && <a class="button primary" href={next.href}>{next.label}</a>}
        <button type="button" class={isPassed ? "" : "primary"} onClick={onAgain}>
          {isPassed ? words.repeat : words.tryAgain}
        </button>
        {!isPassed && !isShown && <button type="button" onClick={onShow}>{words.showMe}</button>}
      </div>
    </section>
  );
}
