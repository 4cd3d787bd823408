/**
 * Conway by post, the game of Eric Shultz and Cameron Browne (pbmserv, 2005): two to eight colonies
 * on a torus (rules.md P).
 */

import { type Cell, emptyBoard } from "../../automaton/board.ts";
import { reach, refuse } from "./legality.ts";
import { type ConwayMove, type ConwayPosition, seatsAlive, tally } from "./position.ts";
import { conwayRanking } from "./ranking.ts";
import { type ConwayOptions, readMove, readPosition, writeMove, writePosition } from "./text.ts";
import { playTurn } from "./turn.ts";
import type { Game, Options, OptionSpec, Rng } from "../game.ts";
import { chosen } from "../kit/option.ts";
import { below } from "../kit/draw.ts";

const SIDE = { min: 3, max: 26 };

const OPTIONS = {
  seats: { default: 2, min: 2, max: 8, step: 1 },
  size: { default: 10, ...SIDE, step: 1 },
  place: { default: 3, min: 1, max: SIDE.max ** 2, step: 1 },
  touch: { default: 0, min: 0, max: 1, step: 1, isFlag: true },
} as const satisfies ConwayGame["options"];

/** The game with the names of its options. */
export interface ConwayGame extends Game<ConwayPosition, ConwayMove> {
  readonly options: Readonly<Record<keyof ConwayOptions, OptionSpec>>;
}

export const conway: ConwayGame = {
  id: "conway",
  name: "Conway by Post",
  table: "conway",
  seats: { min: OPTIONS.seats.min, max: OPTIONS.seats.max },
  attrition: { left: seatsAlive, pass: { place: [] }, resign: { resign: true } },
  options: OPTIONS,
  levels: ["easy", "normal", "hard"],
  seatsComputers: true,
  golly: { name: "Plurality", topology: "torus" },
  text: {
    writeMove,
    readMove,
    writePosition,
    readPosition: (text, options) => readPosition(text, understood(options)),
  },
  ranking: conwayRanking,
  initial: (options) => initial(understood(options)),
  turn: (position) => position.turn,
  board: (position) => position.board,
  reach,
  refuse,
  most: ({ place }, turn = Infinity) => Math.min(turn, place),
  play: playTurn,
  outcome: (position) => position.outcome ?? undefined,
  tally,
  random,
};

/** The options by their meaning. */
function understood(options: Options): ConwayOptions {
  const values = chosen(OPTIONS, options);
  return { ...values, touch: values.touch === 1 };
}

function initial({ seats, size, place, touch }: ConwayOptions): ConwayPosition {
  return {
    board: emptyBoard(size, size),
    turn: 0,
    move: 1,
    alive: Array(seats).fill(true),
    idle: 0,
    place,
    touch,
    outcome: null,
  };
}

/** The full allowance of uniformly random legal cells, as far as there are any (rules.md P7). */
function random(position: ConwayPosition, rng: Rng): ConwayMove {
  const place: Cell[] = [];
  for (let open = reachable(position, place); open.length > 0; open = reachable(position, place)) {
    place.push(open[below(open.length, rng)]!);
  }
  return { place, drawn: true };
}

function reachable(position: ConwayPosition, draft: readonly Cell[]): Cell[] {
  const may = reach(position, draft);
  return [...position.board.cells.keys()].filter((cell) => !may(cell));
}
