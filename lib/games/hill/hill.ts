/**
 * The king of the hill: both place cells, then the board lives a generation, in which enemies
 * neither feed nor crowd each other (rules.md K1-K8). Bots play it on a large board
 * over `lib/arena`; here it is a game like any other.
 */

import { type Cell, EMPTY, emptyBoard, isOnBoard } from "../../automaton/board.ts";
import {
  boardWith,
  type HillMove,
  type HillPosition,
  livedOn,
  nextBoard,
  tally,
} from "./position.ts";
import { hillRanking, random } from "./ranking.ts";
import { type HillOptions, readMove, readPosition, writeMove, writePosition } from "./text.ts";
import type { Game, OptionSpec, Outcome, Reach, Refusal } from "../game.ts";
import { chosen } from "../kit/option.ts";

const SIDE = { min: 1, max: 100, step: 1 };

/** The contest allows 30 cells a turn; records say the sides as one `Size`. */
const OPTIONS = {
  width: { default: 20, ...SIDE },
  height: { default: 15, ...SIDE },
  place: { default: 30, min: 1, max: 30, step: 1 },
  generations: { default: 1000, min: 1, max: 10_000, step: 1 },
} as const satisfies HillGame["options"];

/** The game with the names of its options. */
export interface HillGame extends Game<HillPosition, HillMove> {
  readonly options: Readonly<Record<keyof HillOptions, OptionSpec>>;
}

export const kingOfTheHill: HillGame = {
  id: "arena",
  name: "King of the Hill",
  table: "hill",
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  text: {
    writeMove,
    readMove,
    writePosition,
    readPosition: (text, options) => readPosition(text, chosen(OPTIONS, options)),
  },
  ranking: hillRanking,
  initial: (options) => initial(chosen(OPTIONS, options)),
  turn: (position) => position.turn,
  board: (position) => position.board,
  reach,
  refuse,
  most: ({ place }) => place,
  play,
  outcome: (position) => position.outcome ?? undefined,
  tally,
  random,
};

function initial({ width, height, place, generations }: HillOptions): HillPosition {
  return {
    board: emptyBoard(width, height),
    turn: 0,
    generation: 0,
    lived: [false, false],
    place,
    generations,
    outcome: null,
  };
}

function reach({ board, place, outcome }: HillPosition, draft: readonly Cell[]): Reach {
  if (outcome) return () => "over";
  return (cell) => {
    if (!isOnBoard(board, cell)) return "off-board";
    if (draft.includes(cell)) return "repeated";
    if (draft.length >= place) return "too-many";
    return board.cells[cell] === EMPTY ? undefined : "occupied";
  };
}

function refuse(position: HillPosition, { place }: HillMove): Refusal | undefined {
  if (position.outcome) return "over";
  for (const [index, cell] of place.entries()) {
    const refusal = reach(position, place.slice(0, index))(cell);
    if (refusal) return refusal;
  }
}

/** A generation follows the turn of the second seat (rules.md K2). */
function play(position: HillPosition, move: HillMove): HillPosition {
  const refusal = refuse(position, move);
  if (refusal) throw new Error(`Illegal move: ${refusal}`);
  const board = boardWith(position, move.place);
  const lived = livedOn(board, position.lived);
  const placed = { ...position, board, lived, turn: 1 - position.turn };
  return position.turn === 0 ? placed : live(placed);
}

function live(position: HillPosition): HillPosition {
  const { board, generation } = position;
  const lived = { ...position, board: nextBoard(board), generation: generation + 1 };
  return { ...lived, outcome: outcomeOf(lived) };
}

/** Once both have lived, who has no cell left loses; the last generation goes to the most (rules.md K6). */
function outcomeOf(position: HillPosition): Outcome | null {
  const [first, second] = tally(position).count as [number, number];
  const winner = first === second ? null : first > second ? 0 : 1;
  const isOneLeft = position.lived.every(Boolean) && (first === 0 || second === 0);
  if (isOneLeft) return { winner, by: "extinction" };
  return position.generation < position.generations ? null : { winner, by: "majority" };
}
