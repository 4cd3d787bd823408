/**
 * How games of two colonies begin, with positions that are the same but for a mirror as one.
 *
 * One symmetry of the rules is exact: top and bottom may be swapped, for zones are columns and Life
 * knows no directions. Left and right with the colors swapped is none: Blue moves first and Red last,
 * and komi is Blue's, so that the mirrored position is never the same seat's to move.
 */

import type { Board, Cell } from "../../automaton/board.ts";
import type { LifeGame } from "./conquerors.ts";
import type { LifeMove, LifePosition } from "./position.ts";

/** How many rounds belong to an opening, and how many turns that is. */
export const OPENING_ROUNDS = 3;
export const OPENING_TURNS = 2 * OPENING_ROUNDS;

/** A position as the one that stands for it and its mirror image. */
interface Merged {
  /** As text (CCN). */
  readonly text: string;
  /** Whether the other one stands for it. */
  readonly isMirrored: boolean;
}

/** A position of a game's beginning, and what was played there, as the position that stands for it has it. */
export interface OpeningStep {
  readonly position: string;
  /** What it led to; undefined for the last step. */
  readonly next: string | undefined;
  /** As a CCN token; empty for the last step. */
  readonly move: string;
}

/** Whether a game began as games do: only such ones are counted. */
export function isUsualStart({ initial, text }: LifeGame, start: LifePosition): boolean {
  const usual = initial({});
  return start.komi === usual.komi && text.writePosition(start) === text.writePosition(usual);
}

/** The position that stands for this one. */
export function merged({ text }: LifeGame, position: LifePosition): Merged {
  const own = text.writePosition(position);
  const other = text.writePosition(flipPosition(position));
  return other < own ? { text: other, isMirrored: true } : { text: own, isMirrored: false };
}

/** A position with top and bottom swapped. */
export function flipPosition(position: LifePosition): LifePosition {
  const { board } = position, { width, height } = board;
  const cells = new Uint8Array(board.cells.length);
  for (let row = 0; row < height; row++) {
    const from = row * width;
    cells.set(board.cells.subarray(from, from + width), (height - 1 - row) * width);
  }
  return { ...position, board: { ...board, cells } };
}

/** The turn that does the same there. */
export function flipMove({ board }: LifePosition, move: LifeMove): LifeMove {
  if ("place" in move) return { place: move.place.map((cell) => flipCell(board, cell)) };
  return "bomb" in move ? { bomb: flipCell(board, move.bomb) } : move;
}

function flipCell({ width, height }: Board, cell: Cell): Cell {
  return (height - 1 - Math.floor(cell / width)) * width + cell % width;
}

/** The beginning of a game of these turns (CCN), position by position; nothing where none was played. */
export function openingOf(game: LifeGame, tokens: Iterable<string>): readonly OpeningStep[] {
  const steps: OpeningStep[] = [];
  let position = game.initial({}), here = merged(game, position);
  for (const token of [...tokens].slice(0, OPENING_TURNS)) {
    const move = game.text.readMove(position, token);
    const after = game.play(position, move), next = merged(game, after);
    const shown = here.isMirrored ? flipMove(position, move) : move;
    steps.push({
      position: here.text,
      next: next.text,
      move: game.text.writeMove(position, shown),
    });
    position = after;
    here = next;
  }
  return steps.length === 0 ? [] : [...steps, { position: here.text, next: undefined, move: "" }];
}
