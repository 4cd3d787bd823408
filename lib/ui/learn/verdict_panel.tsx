/** What a turn came to, and how to go on. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { AnyGame } from "../../games/known_games.ts";
import { focusBoard } from "../board/focus_board.ts";
import type { LessonRun } from "./lesson_run.ts";
import { verdictSentence, verdictTitle } from "./narrate.ts";

/** Where one goes from here once the lesson is passed. */
export interface WayOn {
  readonly href: string;
  readonly label: string;
}

interface VerdictPanelProps<Kind extends AnyGame> {
  readonly run: LessonRun<Kind>;
  readonly next: WayOn;
}

export function VerdictPanel<Kind extends AnyGame>({ run, next }: VerdictPanelProps<Kind>) {
  const { match, speech, speech: { words } } = run;
  const headline = useRef<HTMLHeadingElement>(null);
  // The button that played the turn is gone, and the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) headline.current?.focus({ preventScroll: true });
    // On a phone it's below the board, and so is the way on.
    headline.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, []);
  const again = ({ currentTarget }: Event) => {
    const byKey = (currentTarget as Element).matches(":focus-visible");
    run.startOver();
    // The button goes with the panel.
    if (byKey) focusBoard();
  };
  const isShown = run.isShown.value;
  const isPassed = match.verdict.value === "passed" && !isShown;
  const title = verdictTitle(speech, match.verdict.value, isShown);
  return (
    <section class="result" aria-labelledby="verdict">
      <h2 id="verdict" ref={headline} tabIndex={-1}>{title}</h2>
      <p>{isShown ? words.shown : verdictSentence(speech, match)}</p>
      <div class="ways">
        {isPassed && <a class="button primary" href={next.href}>{next.label}</a>}
        <button type="button" class={isPassed ? "" : "primary"} onClick={again}>
          {isPassed ? words.repeat : words.tryAgain}
        </button>
        {!isPassed && !isShown && (
          <button type="button" onClick={() => run.show()}>{words.show}</button>
        )}
      </div>
    </section>
  );
}
