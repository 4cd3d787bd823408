/** All colonies, whose turn it is, and what the move may place. */

import type { ComponentChildren } from "preact";
import { PostSeats } from "./seats.tsx";
import type { PostTable } from "./table.ts";

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
  const position = match.position.value;
  const isOver = match.result.value !== null;
  return (
    <section class="hud">
      <div class="hud-turn">
        <span>{isOver ? "" : post.move(position.move, allowance.value)}</span>
        <strong>{isOver ? "" : cue}</strong>
        {margin}
      </div>
      <PostSeats words={words} post={post} position={position} names={names} isOver={isOver} />
    </section>
  );
}
