/** A game of two colonies as a frame on another site gets it: few bytes, and no rules needed to show it. */

import type { Cell } from "../../automaton/board.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import type { EmbedWords } from "./words/mod.ts";

/** The cells of Blue, those of Red, and what is said of both. */
type ReelFrame = readonly [blue: readonly Cell[], red: readonly Cell[], said: string];

export interface Reel {
  readonly columns: number;
  readonly frames: readonly ReelFrame[];
}

/** The positions of a game from its start on; how many turns it has is known of one that is over. */
export function reelOf(
  words: EmbedWords,
  game: PlayedLife,
  positions: readonly LifePosition[],
  isOver: boolean,
): Reel {
  const turns = positions.length - 1;
  const frames = positions.map((position, turn): ReelFrame => {
    const { cells } = game.board(position), { score } = game.tally(position);
    const of = (state: number) => [...cells.keys()].filter((cell) => cells[cell] === state);
    const said = isOver ? words.turn(turn, turns) : words.liveTurn(turn);
    return [of(1), of(2), `${said} · ${words.score(score[0]!, score[1]!)}`];
  });
  return { columns: game.rules.width, frames };
}
