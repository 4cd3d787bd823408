/** How all seats stood over the turns; where a score counts some cells twice, those shaded. */

import { useMemo } from "preact/hooks";
import type { AnyPlayed } from "../../games/known_games.ts";
import { DASHES, INKS } from "../parts/curve_looks.ts";
import type { GameUi } from "../table/game_ui.ts";
import type { Frame } from "./frames.ts";

interface ScoreCurveProps<Kind extends AnyPlayed> {
  readonly game: Kind;
  readonly ui: GameUi<Kind>;
  readonly frames: readonly Frame<Kind>[];
  /** The frame that is shown. */
  readonly at: number;
  /** What it is, to who doesn't see it and to who does. */
  readonly label: string;
  readonly line: string;
}

/** The drawing's size, in its own units. */
const WIDTH = 280;
const HEIGHT = 80;

export function ScoreCurve<Kind extends AnyPlayed>(props: ScoreCurveProps<Kind>) {
  const { game, ui, frames, at, label, line } = props;
  const lived = frames.filter(({ turn, isAfter }) => !turn || isAfter);
  const tallies = useMemo(() => lived.map(({ position }) => game.tally(position)), [frames]);
  const most = Math.max(1, ...tallies.flatMap(({ score }) => score));
  const x = (index: number) => index * WIDTH / Math.max(1, lived.length - 1);
  const y = (value: number) => HEIGHT - value * HEIGHT / most;
  const points = (values: readonly number[]) =>
    values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const now = x(at * (lived.length - 1) / Math.max(1, frames.length - 1));
  return (
    <figure class="score-curve">
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={label}>
        {ui.seats.map((_, seat) => {
          const score = points(tallies.map(({ score }) => score[seat]!));
          const count = points(tallies.map(({ count }) => count[seat]!));
          return (
            <g key={seat} class={`ink-${INKS[seat]}`}>
              <polygon points={[...score, ...count.toReversed()].join(" ")} />
              <polyline
                points={score.join(" ")}
                stroke-dasharray={DASHES[seat]}
              />
            </g>
          );
        })}
        <line class="now" x1={now} x2={now} y1={0} y2={HEIGHT} />
      </svg>
      <figcaption>{line}</figcaption>
    </figure>
  );
}
