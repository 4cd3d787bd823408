/**
 * Turns and positions of Conway by post in CCN: `a5,g2,e7`, `pass`, `resign`; `BOARD SEAT MOVE
 * ALIVE`, and after it the moves without a placement where there are any (rules.md P7). This module
 * is browser compatible.
 */

import { type Board, type Cell, EMPTY } from "../automaton/board.ts";
import { readRleBody, writeRleBody } from "../automaton/rle.ts";
import { NEUTRAL } from "../automaton/rule.ts";
import { TextError } from "../automaton/text_error.ts";
import { cellName, readCell } from "./cell_text.ts";
import type { ConwayMove, ConwayPosition } from "./conway_position.ts";
import { STALLED } from "./conway_turn.ts";
import type { GameText } from "./game.ts";

/** The least that a position is read by: the options, understood. */
export interface ConwayOptions {
  readonly seats: number;
  readonly size: number;
  readonly place: number;
  readonly touch: boolean;
}

/** Says that chance chose the cells. */
const DRAWN = "*";

/** The seats' letters, those of their pieces on the board but small. */
const SEATS = "abcdefgh";

export const writeMove: GameText<ConwayPosition, ConwayMove>["writeMove"] = ({ board }, move) => {
  if ("resign" in move) return "resign";
  const cells = move.place.map((cell) => cellName(board, cell)).join(",") || "pass";
  return move.drawn ? cells + DRAWN : cells;
};

export const readMove: GameText<ConwayPosition, ConwayMove>["readMove"] = ({ board }, token) => {
  if (token === "resign") return { resign: true };
  const isDrawn = token.endsWith(DRAWN);
  const names = isDrawn ? token.slice(0, -DRAWN.length) : token;
  const place = names === "pass" ? [] : readCells(board, names);
  return isDrawn ? { place, drawn: true } : { place };
};

function readCells(board: Board, names: string): Cell[] {
  let column = 1;
  return names.split(",").map((name) => {
    const cell = readCell(board, name);
    if (cell === undefined) throw new TextError(`"${name}" is not a cell`, 1, column);
    column += name.length + 1;
    return cell;
  });
}

export function writePosition({ board, turn, move, alive, idle }: ConwayPosition): string {
  const lives = alive.map(Number).join("");
  const fields = [writeRleBody(board), SEATS[turn], move, lives, ...idle > 0 ? [idle] : []];
  return fields.join(" ");
}

const POSITION =
  /^(?<board>\S+) (?<seat>[a-h]) (?<move>[1-9]\d{0,5}) (?<alive>[01]{2,8})(?: (?<idle>\d{1,3}))?$/d;

export function readPosition(
  text: string,
  { seats, size, place, touch }: ConwayOptions,
): ConwayPosition {
  const match = POSITION.exec(text);
  if (!match) throw new TextError(`"${text}" is not BOARD SEAT MOVE ALIVE`, 1, 1);
  const groups = match.groups!;
  const refuse = (group: string, message: string): never => {
    throw new TextError(message, 1, match.indices!.groups![group]![0] + 1);
  };
  const position: ConwayPosition = {
    board: readRleBody(groups.board!, size, size, NEUTRAL),
    turn: SEATS.indexOf(groups.seat!),
    move: Number(groups.move),
    alive: [...groups.alive!].map((lives) => lives === "1"),
    idle: Number(groups.idle ?? 0),
    place,
    touch,
    outcome: null,
  };
  const { board, turn, alive, idle } = position;
  if (alive.length !== seats) refuse("alive", `ALIVE is of ${alive.length} seats, not ${seats}`);
  if (alive.indexOf(true) === alive.lastIndexOf(true)) refuse("alive", "A game is of two or more");
  if (!alive[turn]) refuse("seat", `Seat ${groups.seat} is not in the game`);
  if (idle >= STALLED) refuse("idle", `${idle} moves without a placement end a game`);
  const isHomeless = (state: number) => state !== EMPTY && state !== NEUTRAL && !alive[state - 1];
  if (board.cells.some(isHomeless)) refuse("board", "A piece is of a seat that is not in the game");
  return position;
}
