/** Both scores over the generations, the doubled share shaded. */

import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "./words/mod.ts";
import type { Frame } from "./frames.ts";

export interface ScoreCurveProps {
  readonly words: Words;
  readonly frames: readonly Frame[];
  /** The frame that is shown. */
  readonly at: number;
}

/** The drawing's size, in its own units. */
const WIDTH = 280;
const HEIGHT = 80;

export function ScoreCurve({ words, frames, at }: ScoreCurveProps) {
  const replay = replayWordsIn(words.language as Language);
  const lived = frames.filter((_, index) => index % 2 === 0);
  const most = Math.max(1, ...lived.flatMap(({ tally }) => tally.score));
  const x = (index: number) => index * WIDTH / Math.max(1, lived.length - 1);
  const y = (value: number) => HEIGHT - value * HEIGHT / most;
  const line = (values: readonly number[]) =>
    values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <figure class="score-curve">
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={replay.curve}>
        {[0, 1].map((seat) => {
          const score = line(lived.map(({ tally }) => tally.score[seat]!));
          const count = line(lived.map(({ tally }) => tally.count[seat]!));
          return (
            <g key={seat} class={`curve-${seat}`}>
              <polygon points={[...score, ...count.toReversed()].join(" ")} />
              <polyline points={score.join(" ")} />
            </g>
          );
        })}
        <line class="now" x1={x(at / 2)} x2={x(at / 2)} y1={0} y2={HEIGHT} />
      </svg>
      <figcaption>{replay.curveLine}</figcaption>
    </figure>
  );
}
