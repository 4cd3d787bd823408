/**
 * Turns and positions of Conway by post in CCN: `a5,g2,e7`, `pass`, `resign`; `BOARD SEAT MOVE
 * ALIVE`, and after it the moves without a placement where there are any (rules.md P7).
 */

import { EMPTY, type State } from "../../automaton/board.ts";
import { readRleBody, writeRleBody } from "../../automaton/rle.ts";
import { NEUTRAL } from "../../automaton/rule.ts";
import { TextError } from "../../automaton/text_error.ts";
import { cellName, readCells } from "../notation/cell_text.ts";
import type { ConwayMove, ConwayPosition } from "./position.ts";
import { STALLED } from "./turn.ts";
import type { GameText, Seat } from "../game.ts";

/** The least that a position is read by: the options, understood. */
export interface ConwayOptions {
  readonly seats: number;
  readonly size: number;
  readonly place: number;
  readonly touch: boolean;
}

/** Says that the cells were drawn at random. */
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

export function writePosition({ board, turn, move, alive, idle }: ConwayPosition): string {
  const lives = alive.map(Number).join("");
  const fields = [writeRleBody(board), SEATS[turn], move, lives, ...idle > 0 ? [idle] : []];
  return fields.join(" ");
}

/** A seat by its letter, or by its number from 0. */
function seatOf(text: string): Seat {
  const seat = SEATS.indexOf(text);
  return seat >= 0 ? seat : Number(text);
}

const POSITION =
  /^(?<board>\S+) (?<seat>[a-h]|[0-7]) (?<move>[1-9]\d{0,5}) (?<alive>[01]{2,8})(?: (?<idle>\d{1,3}))?$/d;

export function readPosition(text: string, options: ConwayOptions): ConwayPosition {
  const match = POSITION.exec(text);
  if (!match) throw new TextError(`"${text}" is not BOARD SEAT MOVE ALIVE`, 1, 1);
  const position = positionOf(match.groups!, options);
  const flaw = flawOf(position, options);
  if (!flaw) return position;
  throw new TextError(flaw.message, 1, match.indices!.groups![flaw.group]![0] + 1);
}

function positionOf(
  { board, seat, move, alive, idle }: Partial<Record<string, string>>,
  { size, place, touch }: ConwayOptions,
): ConwayPosition {
  return {
    board: readRleBody(board!, size, size, NEUTRAL),
    turn: seatOf(seat!),
    move: Number(move),
    alive: [...alive!].map((lives) => lives === "1"),
    idle: Number(idle ?? 0),
    place,
    touch,
    outcome: null,
  };
}

/** What no position of a game that goes on can be, and which part of its text says so. */
function flawOf(
  { board, turn, alive, idle }: ConwayPosition,
  { seats }: ConwayOptions,
): { group: string; message: string } | undefined {
  if (alive.length !== seats) {
    return { group: "alive", message: `ALIVE has ${alive.length} seats, not ${seats}` };
  }
  if (alive.indexOf(true) === alive.lastIndexOf(true)) {
    return { group: "alive", message: "A game has two or more seats" };
  }
  if (!alive[turn]) return { group: "seat", message: "The seat to move isn't in the game" };
  if (idle >= STALLED) {
    return { group: "idle", message: `${idle} moves without a placement end a game` };
  }
  const isHomeless = (state: State) => state !== EMPTY && state !== NEUTRAL && !alive[state - 1];
  if (!board.cells.some(isHomeless)) return undefined;
  return { group: "board", message: "A piece belongs to a seat that isn't in the game" };
}
