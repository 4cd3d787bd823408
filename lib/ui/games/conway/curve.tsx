/** How many pieces each colony had, turn by turn. */

import { conway } from "../../../games/conway/conway.ts";
import { colourOf, type ConwayPosition } from "../../../games/conway/position.ts";
import type { PostWords } from "./words/mod.ts";
import { glyphOf } from "./glyphs.ts";

export interface PostCurveProps {
  readonly post: PostWords;
  /** The start and the position after each turn. */
  readonly positions: readonly ConwayPosition[];
  /** Which of them is shown. */
  readonly at: number;
}

/** The drawing's size, in its own units. */
const WIDTH = 280;
const HEIGHT = 80;

export function PostCurve({ post, positions, at }: PostCurveProps) {
  const counts = positions.map((position) => conway.tally(position).count);
  const most = Math.max(1, ...counts.flat());
  const x = (index: number) => index * WIDTH / Math.max(1, counts.length - 1);
  const y = (value: number) => HEIGHT - value * HEIGHT / most;
  const line = (seat: number) =>
    counts.map((count, index) => `${x(index).toFixed(1)},${y(count[seat]!).toFixed(1)}`).join(" ");
  return (
    <figure class="score-curve">
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={post.curve}>
        {counts[0]!.map((_, seat) => (
          <polyline
            key={seat}
            class={`ink-${glyphOf(colourOf(seat)).ink}`}
            points={line(seat)}
            fill="none"
            stroke="currentColor"
            stroke-dasharray={DASHES[seat]}
          />
        ))}
        <line class="now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      </svg>
      <figcaption>{post.curve}</figcaption>
    </figure>
  );
}

/** Lines that are told apart without their colours. */
const DASHES = [undefined, "6 3", "2 2", "8 2 2 2", "1 3", "10 4", "4 1", "3 5"];
