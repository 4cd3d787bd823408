/** Moves as a person types them: `4>0,2`, on the second board `2: 4>0`, of a third heap `3: 5`. */

import { readable } from "../../../automaton/text_error.ts";
import { annihilation } from "../../../games/annihilation/annihilation.ts";
import type {
  AnnihilationMove,
  AnnihilationPosition,
} from "../../../games/annihilation/position.ts";
import type { Names } from "../../../games/annihilation/vertex_names.ts";
import { isBoard, type Move, type Part, type PartMove } from "./part.ts";

export function writeMove(parts: readonly Part[], { part, move }: Move): string {
  const text = writePartMove(move);
  return parts.length > 1 ? `${part + 1}: ${text}` : text;
}

function writePartMove(move: PartMove): string {
  return "leave" in move ? `${move.leave}` : `${move.fire}>${move.complement}`;
}

/** The move of a line, which need not be legal; undefined when it is none. */
export function readMove(parts: readonly Part[], line: string): Move | undefined {
  const [, number = "1", rest = ""] = /^\s*(?:(\d)\s*:)?(.*)$/s.exec(line) ?? [];
  const part = parts[Number(number) - 1];
  const move = part && readPartMove(part, rest);
  return move ? { part: Number(number) - 1, move } : undefined;
}

/** The firing of a line, on one board; undefined when it is none. */
export function readFiring(
  position: AnnihilationPosition,
  line: string,
): AnnihilationMove | undefined {
  const plain = plainLine(numbered(line, position.names));
  return readable(() => annihilation.text.readMove(position, plain));
}

/** Without spaces and the letters of vertices. */
function plainLine(line: string): string {
  return line.toLowerCase().replaceAll(/[\sz]/g, "");
}

/** A typed move with its names as numbers: `x1>y2,y3` as `0>5,6`. */
function numbered(line: string, names: Names): string {
  if (!names) return line;
  const known = new Map(names.map((name, vertex) => [name.toLowerCase(), `${vertex}`]));
  return line.split(/([>,])/).map((token) => known.get(token.trim().toLowerCase()) ?? token)
    .join("");
}

function readPartMove(part: Part, line: string): PartMove | undefined {
  if (isBoard(part)) return readFiring(part.position, line);
  const token = plainLine(line);
  return /^\d{1,2}$/.test(token) ? { leave: Number(token) } : undefined;
}
