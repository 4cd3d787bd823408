/**
 * Turns and positions of King of the Hill in CCN: `h12,i12`, `pass`; `BOARD SEAT`, and after a generation
 * `BOARD SEAT GENERATION LIVED`.
 */

import { readRleBody, writeRleBody } from "../../automaton/rle.ts";
import { TextError } from "../../automaton/text_error.ts";
import { type HillMove, type HillPosition, type HillRules, livedOn } from "./position.ts";
import { cellName, readCells } from "../notation/cell_text.ts";

const COLORS = 2;

/** The options, understood. */
export interface HillOptions extends HillRules {
  readonly width: number;
  readonly height: number;
}

export function writeMove({ board }: HillPosition, { place }: HillMove): string {
  return place.toSorted((a, b) => a - b).map((cell) => cellName(board, cell)).join(",") || "pass";
}

export function readMove({ board }: HillPosition, marked: string): HillMove {
  const token = marked.endsWith("*") ? marked.slice(0, -1) : marked;
  return { place: token === "pass" ? [] : readCells(board, token) };
}

export function writePosition({ board, turn, generation, lived }: HillPosition): string {
  const now = `${writeRleBody(board)} ${turn}`;
  return generation === 0 ? now : `${now} ${generation} ${lived.map(Number).join("")}`;
}

const POSITION =
  /^(?<board>\S+) (?<seat>[01])(?: (?<generation>[1-9]\d{0,4}) (?<lived>[01]{2}))?$/d;

export function readPosition(text: string, options: HillOptions): HillPosition {
  const match = POSITION.exec(text);
  if (!match) {
    throw new TextError(`"${text}" is not BOARD SEAT, or BOARD SEAT GENERATION LIVED`, 1, 1);
  }
  const { seat, generation = "0", lived = "" } = match.groups!;
  const { width, height, place, generations } = options;
  const board = readRleBody(match.groups!.board!, width, height, COLORS);
  if (Number(generation) >= generations) {
    const column = match.indices!.groups!.generation![0] + 1;
    throw new TextError(`A match of ${generations} generations is over by then`, 1, column);
  }
  return {
    board,
    turn: Number(seat),
    generation: Number(generation),
    lived: livedOn(board, Array.from(lived, (sign) => sign === "1")),
    place,
    generations,
    outcome: null,
  };
}
