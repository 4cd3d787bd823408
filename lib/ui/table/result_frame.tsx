/** How the game of a table ended, whichever game, and what next. */

import type { ComponentChildren, ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../../games/game.ts";
import type { Words } from "../../words/mod.ts";
import type { SeatNumber } from "./game_ui.ts";

interface ResultFrameProps {
  readonly words: Words;
  /** Who played whom. */
  readonly title: string;
  readonly headline: string;
  /** Whose color the headline takes: nobody's who was beaten sees the winner's. */
  readonly winner: Seat | null;
  /** Why it ended, and how both stand. */
  readonly line: string;
  /** How both stand, where two do. */
  readonly score: readonly SeatNumber[];
  readonly Sign: ComponentType<{ readonly seat: Seat }> | undefined;
  /** What the result counts. */
  readonly verdict?: ComponentChildren;
  /** Saves the game's record. */
  readonly onSave: () => void;
  /** Whatever else can be seen of the game. */
  readonly end: ComponentChildren;
  /** The ways to go on. */
  readonly children: ComponentChildren;
}

export function ResultFrame(props: ResultFrameProps) {
  const { words, title, headline, winner, line, score, Sign, verdict, onSave, end } = props;
  const ways = useRef<HTMLDivElement>(null), head = useRef<HTMLDivElement>(null);
  // The button that ended the game is gone, and the focus with it. The headline would be read again.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ways.current?.focus({ preventScroll: true });
    // Who resigns has scrolled down to that button.
    if (head.current!.getBoundingClientRect().top < 0) head.current!.scrollIntoView();
  }, []);
  return (
    <section class="result" aria-labelledby="result-headline">
      <div class="result-head" ref={head}>
        <p>{title}</p>
        <h2 id="result-headline" data-winner={`${winner}`}>{headline}</h2>
        {score.length > 0 && (
          <p class="finals" aria-hidden="true">
            {score.map(({ value }, seat) => (
              <span key={seat} data-seat={seat}>
                {Sign && <Sign seat={seat} />} {value}
              </span>
            ))}
          </p>
        )}
        <p>{line}</p>
      </div>
      <div class="result-rest">
        {verdict}
        <div class="ways" ref={ways} tabIndex={-1}>
          {props.children}
          {end}
        </div>
        <button type="button" class="quiet" onClick={onSave}>
          {words.result.record}
        </button>
      </div>
    </section>
  );
}
