/** Both bots' cells over the generations. */

import type { ReadonlySignal } from "@preact/signals";
import { DASHES, INKS } from "../parts/curve_looks.ts";
import type { ArenaWords } from "./words/mod.ts";
import type { History } from "./history.ts";
import type { Shown } from "./projector.ts";

interface MatchCurveProps {
  readonly words: ArenaWords;
  readonly names: readonly [string, string];
  readonly history: History;
  readonly shown: ReadonlySignal<Shown | undefined>;
}

/** The drawing's size, in its own units. */
const WIDTH = 280;
const HEIGHT = 80;

export function MatchCurve({ words, names, history, shown }: MatchCurveProps) {
  const { generation = 0, counts = [0, 0] as const } = shown.value ?? {};
  const { samples } = history;
  const from = samples[0]?.generation ?? 0,
    to = Math.max(generation, samples.at(-1)?.generation ?? 0);
  const most = samples.reduce((most, { counts }) => Math.max(most, ...counts), 1);
  const x = (generation: number) =>
    ((generation - from) * WIDTH / Math.max(1, to - from)).toFixed(1);
  const y = (count: number) => (HEIGHT - count * HEIGHT / most).toFixed(1);
  const now = x(Math.max(from, generation));
  return (
    <figure class="score-curve">
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={words.curve}>
        {[0, 1].map((bot) => (
          <g key={bot} class={`ink-${INKS[bot]}`}>
            <polyline
              points={samples.map(({ generation, counts }) => `${x(generation)},${y(counts[bot]!)}`)
                .join(" ")}
              stroke-dasharray={DASHES[bot]}
            />
          </g>
        ))}
        <line class="now" x1={now} x2={now} y1={0} y2={HEIGHT} />
      </svg>
      <figcaption>{words.curveLine(names, counts, most)}</figcaption>
    </figure>
  );
}
