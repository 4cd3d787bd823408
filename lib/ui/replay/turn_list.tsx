/** The turns of a finished game, each a way to what came of it. */

import type { ReplayPlayer } from "./player.ts";

interface TurnListProps {
  readonly player: Pick<ReplayPlayer<unknown>, "at" | "goTo">;
  /** What each turn is told as, and the frame that shows the board after it. */
  readonly turns: readonly { readonly sentence: string; readonly frame: number }[];
}

export function TurnList({ player, turns }: TurnListProps) {
  return (
    <ol class="turns">
      {turns.map(({ sentence, frame }) => (
        <li key={frame}>
          <button
            type="button"
            aria-current={frame === player.at.value ? "step" : undefined}
            onClick={() => player.goTo(frame)}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ol>
  );
}
