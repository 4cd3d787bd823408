/** Both colonies' cells, moment by moment, and the way to any of them. */

import { DASHES, INKS } from "../parts/curve_looks.ts";
import { populationSentence } from "./sandbox_speech.ts";
import type { Studio } from "./studio.ts";
import { type Moment, runOf } from "./timeline.ts";

/** The drawing's size, in its own units. */
const WIDTH = 280;
const HEIGHT = 64;

export function Population({ studio }: { readonly studio: Studio }) {
  const { own, timeline } = studio;
  const { moments, at } = timeline.value;
  const { from, to } = runOf(timeline.value);
  const run = moments.slice(from, to + 1);
  const [blue, red] = moments[at]!.count;
  const most = run.reduce((most, { count }) => Math.max(most, ...count), 0);
  return (
    <section class="population">
      <h2>{own.history}</h2>
      <Curve label={own.graph} run={run} at={at - from} most={most} />
      <p>{own.graphLine(blue, red, most)}</p>
      <input
        type="range"
        min={0}
        max={moments.length - 1}
        value={at}
        aria-label={own.moment}
        aria-valuetext={populationSentence(studio)}
        onInput={({ currentTarget }) => studio.goTo(Number(currentTarget.value))}
      />
    </section>
  );
}

interface CurveProps {
  readonly label: string;
  readonly run: readonly Moment[];
  /** The moment that is shown, of the run's. */
  readonly at: number;
  /** The most cells that a colony ever had. */
  readonly most: number;
}

function Curve({ label, run, at, most }: CurveProps) {
  const stride = Math.ceil(run.length / WIDTH);
  const seen = [...run.keys()].filter((index) => index % stride === 0 || index === run.length - 1);
  const x = (index: number) => (index * WIDTH / Math.max(1, run.length - 1)).toFixed(1);
  const y = (value: number) => (HEIGHT - value * HEIGHT / Math.max(1, most)).toFixed(1);
  return (
    <div class="score-curve">
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={label}>
        {[0, 1].map((seat) => (
          <g key={seat} class={`ink-${INKS[seat]}`}>
            <polyline
              points={seen.map((index) => `${x(index)},${y(run[index]!.count[seat]!)}`).join(" ")}
              stroke-dasharray={DASHES[seat]}
            />
          </g>
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      </svg>
    </div>
  );
}
