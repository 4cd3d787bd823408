/** All colonies: whose they are, and how many pieces each has. */

import { conway } from "../../../games/conway/conway.ts";
import { colourOf, type ConwayPosition } from "../../../games/conway/position.ts";
import { GlyphMark } from "./glyph_mark.tsx";
import { glyphOf } from "./glyphs.ts";
import type { PostLanguage } from "./speech.ts";

export interface PostSeatsProps extends PostLanguage {
  readonly position: ConwayPosition;
  /** Who sits at each seat, by name. */
  readonly names: readonly string[];
  /** Whether nobody is to move any more. */
  readonly isOver: boolean;
}

export function PostSeats({ words, post, position, names, isOver }: PostSeatsProps) {
  const { alive, turn } = position;
  const { count } = conway.tally(position);
  return (
    <ol class="seats" aria-label={post.seatsLabel}>
      {alive.map((lives, seat) => (
        <li
          key={seat}
          class={`seat ink-${glyphOf(colourOf(seat)).ink}`}
          data-moving={`${!isOver && seat === turn}`}
          data-out={`${!lives}`}
          aria-current={!isOver && seat === turn ? "step" : undefined}
        >
          <p class="seat-name">
            <GlyphMark state={colourOf(seat)} />
            <span>{words.seats[seat]}</span>
          </p>
          <p class="seat-who">
            <small title={names[seat]}>{names[seat]}</small>
            <strong>{lives ? count[seat] : post.out}</strong>
          </p>
        </li>
      ))}
    </ol>
  );
}
