/** A board as people read it in a letter. */

import { EMPTY, type State } from "../automaton/board.ts";
import { NEUTRAL } from "../automaton/rule.ts";
import { columnName } from "../games/cell_text.ts";
import { allowance, type ConwayPosition, tally } from "../games/conway_position.ts";
import { positionOf, type PostBoard, resultOf } from "./board.ts";

/** The board after so many turns, or after all; who owns what, and whose turn it is. */
export function boardText(board: PostBoard, count = board.moves.length): string {
  const position = positionOf(board, count);
  return [
    `Board ${board.number}${count > 0 ? `, after move ${count}: ${board.moves[count - 1]}` : ""}`,
    "",
    ...rowsOf(position),
    "",
    ...ownersOf(board, position),
    "",
    standing(board, position, count),
  ].join("\n");
}

function rowsOf({ board: { width, height, cells } }: ConwayPosition): string[] {
  const line = (label: string, signs: readonly string[]) => [label.padStart(2), ...signs].join(" ");
  const row = (_: unknown, r: number) =>
    line(`${r + 1}`, Array.from(cells.subarray(r * width, (r + 1) * width), signOf));
  const columns = Array.from({ length: width }, (_, column) => columnName(column));
  return [line("", columns), ...Array.from({ length: height }, row)];
}

function signOf(state: State): string {
  if (state === EMPTY) return ".";
  return state === NEUTRAL ? "#" : letterOf(state - 1);
}

function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

function ownersOf({ users }: PostBoard, position: ConwayPosition): string[] {
  const { count } = tally(position);
  return users.map((user, seat) =>
    `${letterOf(seat)} ${user}: ${position.alive[seat] ? count[seat] : "out"}`
  );
}

function standing(board: PostBoard, position: ConwayPosition, count: number): string {
  const result = count === board.moves.length ? resultOf(board, position) : undefined;
  if (!result) {
    const most = allowance(position);
    return `Move ${position.move}: ${board.users[position.turn]} places up to ${most}.`;
  }
  const { winner, by } = result;
  return winner === null ? `A draw, by ${by}.` : `${board.users[winner]} has won, by ${by}.`;
}
