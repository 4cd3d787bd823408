/** Who fights, and how many cells each has and had. */

import type { ReadonlySignal } from "@preact/signals";
import type { Bot, MatchHead } from "../../arena/results.ts";
import { DASHES, INKS } from "../parts/curve_looks.ts";
import { Mark } from "../parts/mark.tsx";
import { Balance, shareOf } from "../table/lead.tsx";
import type { History } from "./history.ts";
import type { Shown } from "./projector.ts";
import type { ArenaWords } from "./words/mod.ts";

interface MatchHudProps {
  readonly words: ArenaWords;
  readonly match: Pick<MatchHead, "bots" | "first">;
  readonly shown: ReadonlySignal<Shown | undefined>;
  /** How many generations there are, if that is known. */
  readonly generations: number | undefined;
  /** How the match, or the way to it, is. */
  readonly state: string;
}

export function MatchHud({ words, match, shown, generations, state }: MatchHudProps) {
  const { generation = 0, counts = [0, 0] } = shown.value ?? {};
  const panel = (bot: Bot) => (
    <div class="seat" data-seat={bot} data-moving={`${match.first === bot}`}>
      <p class="seat-name">
        <Mark seat={bot} />
        <span>{match.bots[bot].name}</span>
      </p>
      <dl class="seat-numbers">
        <div>
          <dt>{words.cellsLabel}</dt>
          <dd>
            <b>{counts[bot]}</b>
          </dd>
        </div>
      </dl>
      <p class="seat-means">
        {words.by(match.bots[bot].author)}
        {match.first === bot && ` · ${words.first}`}
      </p>
    </div>
  );
  return (
    <section class="hud">
      <div class="hud-turn">
        <span class="generation">
          {generations === undefined
            ? words.generation(generation)
            : words.generationOf(generation, generations)}
        </span>
        <strong>{state}</strong>
      </div>
      {panel(0)}
      {panel(1)}
      <Balance share={shareOf(...counts)} />
    </section>
  );
}

interface MatchCurveProps {
  readonly words: ArenaWords;
  readonly names: readonly [string, string];
  readonly history: History;
  readonly shown: ReadonlySignal<Shown | undefined>;
}

/** The drawing's size, in its own units. */
const WIDTH = 280;
const HEIGHT = 80;

/** Both bots' cells over the generations. */
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
