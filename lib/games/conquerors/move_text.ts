/** Turns of a two-colony game in CCN: `h12,i12,h13,i13`, `!m13`, `pass`. */

import type { Cell } from "../../automaton/board.ts";
import { TextError } from "../../automaton/text_error.ts";
import type { MoveText } from "../game.ts";
import { cellName, readCell } from "../notation/cell_text.ts";
import type { LifeMove, LifePosition } from "./position.ts";

/** The turn that places nothing because nothing can be placed (rules.md C6). */
const NOTHING = "-";

export const moveText: MoveText<LifePosition, LifeMove> = { writeMove, readMove };

function writeMove({ board }: LifePosition, move: LifeMove): string {
  if ("pass" in move) return "pass";
  if ("bomb" in move) return "!" + cellName(board, move.bomb);
  if (move.place.length === 0) return NOTHING;
  return [...move.place].sort((a, b) => a - b).map((cell) => cellName(board, cell)).join(",");
}

function readMove(position: LifePosition, marked: string): LifeMove {
  const token = withoutMark(marked);
  if (token === "pass") return { pass: true };
  if (token === NOTHING) return { place: [] };
  if (token.startsWith("!")) return { bomb: readCellAt(position, token, 1) };
  let column = 0;
  const place = token.split(",").map((name) => {
    const cell = readCellAt(position, name, 0, column);
    column += name.length + 1;
    return cell;
  });
  return { place };
}

/** The turn without the `*` that says it was drawn at random. */
function withoutMark(token: string): string {
  return token.endsWith("*") ? token.slice(0, -1) : token;
}

/** The cell named from `from` on in `text`, which itself begins `offset` characters into its token. */
function readCellAt({ board }: LifePosition, text: string, from: number, offset = 0): Cell {
  const name = text.slice(from);
  const cell = readCell(board, name);
  if (cell === undefined) throw new TextError(`"${name}" is not a cell`, 1, offset + from + 1);
  return cell;
}
