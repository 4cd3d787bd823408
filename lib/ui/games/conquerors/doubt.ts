/** Turns that nobody would play knowingly. */

import type { PlayedLife } from "../../../games/conquerors/played.ts";
import type { Words } from "../../../words/mod.ts";
import type { TableUi } from "../../table/table.ts";

/** Doubts a turn that loses the game: it leaves who plays it without cells. */
export function doubtIn(words: Words, game: PlayedLife): NonNullable<TableUi<PlayedLife>["doubt"]> {
  return (position, move) => {
    const after = game.play(position, move);
    const isGone = game.tally(after).count[position.turn] === 0;
    // Nobody loses before both have moved (rules.md C9), but the first turn may have decided it.
    return isGone && game.outcome(after)?.winner !== null ? words.say.fatal : undefined;
  };
}
