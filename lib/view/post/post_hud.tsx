/** All colonies, whose turn it is, and what the move may place. This module is browser compatible. */

import type { ComponentChildren } from "preact";
import { colourOf } from "../../games/conway_position.ts";
import { GlyphMark } from "./glyph_mark.tsx";
import { glyphOf } from "./glyphs.ts";
import type { PostTable } from "./post_table.ts";

export interface PostHudProps {
  readonly table: PostTable;
  /** Who sits at each seat, by name. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What stands beside that. */
  readonly margin?: ComponentChildren;
}

export function PostHud({ table, names, cue, margin }: PostHudProps) {
  const { match, words, post, allowance } = table;
  const { alive, turn, move } = match.position.value;
  const isOver = match.result.value !== null;
  const { count } = match.game.tally(match.position.value);
  return (
    <section class="hud">
      <div class="hud-turn">
        <span>{post.move(move, allowance.value)}</span>
        <strong>{isOver ? "" : cue}</strong>
        {margin}
      </div>
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
    </section>
  );
}
