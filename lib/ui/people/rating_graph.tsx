/** How a rating went over time, as a drawing. */

import type { RatedAt } from "../../leaderboard/profile.ts";
import type { PlayerWords } from "./words/player/mod.ts";

const WIDTH = 400, HEIGHT = 150;
/** What the numbers at the left and below need, and what stays free above. */
const LEFT = 36, BELOW = 22, ABOVE = 8, RIGHT = 6;
/** Lines stand at multiples of this, and no graph shows less than one between two of them. */
const STEP = 100;

interface RatingGraphProps {
  readonly words: PlayerWords;
  readonly language: string;
  /** Two at least, the oldest first. */
  readonly ratings: readonly RatedAt[];
}

export function RatingGraph({ words, language, ratings }: RatingGraphProps) {
  const values = ratings.map(({ rating }) => rating);
  const low = Math.floor(Math.min(...values) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const first = ratings[0]!.at, last = ratings.at(-1)!.at;
  const x = (index: number) =>
    round(LEFT + (WIDTH - LEFT - RIGHT) * index / Math.max(1, ratings.length - 1));
  const y = (rating: number) =>
    round(ABOVE + (HEIGHT - ABOVE - BELOW) * (high - rating) / (high - low));
  const lines = Array.from({ length: (high - low) / STEP + 1 }, (_, n) => low + n * STEP);
  const day = (at: number) =>
    new Date(at).toLocaleDateString(language, { dateStyle: "medium", timeZone: "UTC" });
  const label = words.graph(
    Math.round(values[0]!),
    Math.round(values.at(-1)!),
    Math.round(Math.min(...values)),
    Math.round(Math.max(...values)),
  );
  return (
    <svg class="rating-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {lines.map((rating) => (
        <g key={rating}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(rating)} y2={y(rating)} />
          <text x={LEFT - 6} y={y(rating) + 4} text-anchor="end">{rating}</text>
        </g>
      ))}
      <polyline points={values.map((rating, index) => `${x(index)},${y(rating)}`).join(" ")} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1)!)} r="4" />
      <text x={LEFT} y={HEIGHT - 6}>{day(first)}</text>
      <text x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">{day(last)}</text>
    </svg>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
