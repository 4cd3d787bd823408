/** A game of two colonies in small boards, one a round: the one that is shown stands out, and the one that decided. */

import type { AnyPlayed } from "../../../games/known_games.ts";
import { PlainBoardSvg } from "../../board/svg.tsx";
import type { Table } from "../table.ts";

/** As many as there's room for, and of how many cells at most: others would be a blur. */
const MOST = 12, MOST_CELLS = 1_000;

interface ReelProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  /** The turn that decided, by its index. */
  readonly decided: number | undefined;
}

export function Reel<Kind extends AnyPlayed>({ table, decided }: ReelProps<Kind>) {
  const { match: { game, turns }, ui } = table, count = turns.value.length;
  const frames = framesOf(count), shown = table.shown.value ?? count - 1;
  if (count < 2 || game.board(turns.value[0]!.after).cells.length > MOST_CELLS) return null;
  return (
    <p class="reel" aria-hidden="true">
      {frames.map((last, at) => {
        const isIn = (turn: number) => turn <= last && turn > (frames[at - 1] ?? -1);
        const is = isIn(shown) ? "shown" : decided !== undefined && isIn(decided) ? "decided" : "";
        return (
          <i key={last} data-is={is}>
            <PlainBoardSvg board={game.board(turns.value[last]!.after)} home={ui.home ?? 0} />
          </i>
        );
      })}
    </p>
  );
}

/** Turns, by their indices, spread evenly up to the last. */
function framesOf(count: number): number[] {
  const frames = Math.min(MOST, Math.ceil(count / 2));
  return Array.from({ length: frames }, (_, at) => Math.ceil((at + 1) * count / frames) - 1);
}
