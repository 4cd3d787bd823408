/** How the game of a table ended, whichever game, and what next. */

import type { ComponentChildren, ComponentType } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../../games/game.ts";
import type { Words } from "../../words/mod.ts";
import { Balance, shareOf } from "./lead.tsx";

interface ResultFrameProps {
  readonly words: Words;
  /** Who played whom. */
  readonly title: string;
  readonly headline: string;
  /** Whose color the headline takes: nobody's who was beaten sees the winner's. */
  readonly winner: Seat | null;
  readonly reason: string;
  /** What the large numbers lack. */
  readonly note?: string | undefined;
  /** How all stand, in a sentence; the empty one where that's not counted. */
  readonly score: string;
  /** The same as large numbers, where two play. */
  readonly finals: readonly number[];
  readonly Sign: ComponentType<{ readonly seat: Seat }> | undefined;
  /** What the result counts. */
  readonly verdict?: ComponentChildren;
  /** Saves the game's record. */
  readonly onSave: () => void;
  /** Whatever else can be seen of the game. */
  readonly end: ComponentChildren;
  /** The ways to go on. */
  readonly children: ComponentChildren;
  /** What else may be done. */
  readonly others?: ComponentChildren;
}

export function ResultFrame(props: ResultFrameProps) {
  const { words, title, headline, winner, reason, note, score, finals, Sign, verdict, onSave } =
    props;
  const isLarge = finals.length > 0;
  const ways = useRef<HTMLDivElement>(null), head = useRef<HTMLDivElement>(null);
  // The button that ended the game is gone, and the focus with it. The headline would be read again.
  useLayoutEffect(() => {
    // On a phone the panel would hide it.
    const panel = document.querySelector<HTMLElement>(".side:popover-open");
    panel?.hidePopover();
    if (panel || document.activeElement === document.body) {
      ways.current?.focus({ preventScroll: true });
    }
    // Who resigns has scrolled down to that button.
    if (head.current!.getBoundingClientRect().top < 0) head.current!.scrollIntoView();
  }, []);
  return (
    <section class="result" aria-labelledby="result-headline">
      <div class="result-head" ref={head}>
        <p>{title}</p>
        <h2 id="result-headline" data-winner={`${winner}`}>{headline}</h2>
        {isLarge && (
          <p class="finals" aria-hidden="true">
            {finals.map((value, seat) => (
              <span key={seat} data-seat={seat}>
                {Sign && <Sign seat={seat} />} {value.toLocaleString(words.language)}
              </span>
            ))}
          </p>
        )}
        {isLarge && <Balance share={shareOf(finals[0]!, finals[1]!)} />}
        <p>
          {reason}
          {note && <span aria-hidden="true">, {note}</span>}.{score && (
            <span class={isLarge ? "visually-hidden" : ""}>{` ${score}.`}</span>
          )}
        </p>
      </div>
      <div class="result-rest">
        {verdict}
        <div class="ways" ref={ways} tabIndex={-1}>
          {props.children}
          {props.end}
        </div>
        <div class="ways">
          {props.others}
          <button type="button" class="quiet" onClick={onSave}>
            {words.result.record}
          </button>
        </div>
      </div>
    </section>
  );
}
