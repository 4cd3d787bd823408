/** A finished game as still pictures: where cells live, each turn's cells, then its generation. */

import type { Board, Cell } from "../../automaton/board.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { causesIn, type Past, type Step } from "../causes/causes.ts";
import type { GameUi } from "../table/game_ui.ts";
import type { MoveOf, PositionOf, Turn } from "../table/match.ts";

export interface Frame<Kind extends AnyPlayed = PlayedLife> {
  readonly board: Board;
  /** The position with that board. */
  readonly position: PositionOf<Kind>;
  /** Turns played out since the start. */
  readonly generation: number;
  /** The turn whose cells were placed or whose generation was lived; undefined at the start. */
  readonly turn: Turn<Kind> | undefined;
  /** What the turn placed or bombed, in the frame that shows it. */
  readonly marks: readonly Cell[];
  /** Whether it shows what came of the turn, or what it placed. */
  readonly isAfter: boolean;
}

/** The start, then two frames a turn, or one where cells don't live: the last shows what came of it. */
export function framesOf<Kind extends AnyPlayed>(
  game: Kind,
  { living, cellsOf }: Pick<GameUi<Kind>, "living" | "cellsOf">,
  start: PositionOf<Kind>,
  moves: readonly MoveOf<Kind>[],
): Frame<Kind>[] {
  const board = game.board(start);
  const still = { turn: undefined, marks: [], isAfter: false };
  const frames: Frame<Kind>[] = [{ board, position: start, generation: 0, ...still }];
  let before = start;
  for (const [generation, move] of moves.entries()) {
    const after = game.play(before, move);
    const turn = { seat: game.turn(before), move, before, after }, marks = cellsOf(turn);
    if (living) {
      const board = living.placed(before, move), position = { ...before, board };
      frames.push({ board, position, generation, turn, marks, isAfter: false });
    }
    frames.push({
      board: game.board(after),
      position: after,
      generation: generation + 1,
      turn,
      marks: living ? [] : marks,
      isAfter: true,
    });
    before = after;
  }
  return frames;
}

/** How many frames a turn has. */
export function framesPerTurn<Kind extends AnyPlayed>({ living }: Pick<GameUi<Kind>, "living">) {
  return living ? 2 : 1;
}

type TurnParts<Kind extends AnyPlayed> = Pick<
  GameUi<Kind>,
  "cellsOf" | "struck" | "round" | "living"
>;

/** What was done in a replay up to the frame `at`. */
export function pastOf<Kind extends AnyPlayed>(
  ui: TurnParts<Kind>,
  frames: readonly Frame<Kind>[],
  at: number,
): Past {
  const steps = frames.slice(1, at + 1)
    .flatMap((frame, index) => stepsTo(ui, frame, index + 1));
  return { start: frames[0]!.board, steps };
}

/** What led to a frame from the one before it. */
function stepsTo<Kind extends AnyPlayed>(
  ui: TurnParts<Kind>,
  { turn, isAfter, generation }: Frame<Kind>,
  index: number,
): readonly Step[] {
  if (!isAfter) return causesIn(ui, turn!, generation, index);
  return ui.living!.follows(turn!) ? ["generation"] : [];
}
