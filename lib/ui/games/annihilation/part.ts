/** The parts of a sum as they stand on the page: boards, and heaps of Nim. */

import type { Cell } from "../../../automaton/board.ts";
import { annihilation } from "../../../games/annihilation/annihilation.ts";
import {
  type AnnihilationMove,
  type AnnihilationPosition,
  type Followers,
  LIT,
  ready,
} from "../../../games/annihilation/position.ts";
import type { Refusal, Rng } from "../../../games/game.ts";
import { below } from "../../../games/kit/draw.ts";
import { litOf, positionOf } from "../../../solver/position.ts";
import type { PlainPart } from "../../../solver/worker_protocol.ts";
import type { Place } from "./places.ts";

export interface BoardPart {
  readonly position: AnnihilationPosition;
  /** Where each vertex is drawn. */
  readonly places: readonly Place[];
}

export interface HeapPart {
  readonly heap: number;
}

export type Part = BoardPart | HeapPart;

/** A firing, or how much to leave of a heap. */
export type PartMove = AnnihilationMove | { readonly leave: number };

/** A move of a sum: the part's number, from 0, and what is done in it. */
export interface Move {
  readonly part: number;
  readonly move: PartMove;
}

/** The most vertices that can be seen on a board, the most boards and heaps, the largest heap. */
export const MOST_VERTICES = 64;
export const MOST_PARTS = 8;
export const MOST_HEAP = 99;

export function isBoard(part: Part): part is BoardPart {
  return "position" in part;
}

/** How a board is fired, and what its vertices are called. */
export type FiringRules = Pick<AnnihilationPosition, "q" | "atMost" | "qs" | "names">;

/** The game's position of a board in a sum, which is never over by itself. */
export function positionWith(
  followers: Followers,
  lit: readonly Cell[],
  { q, atMost, qs, names }: FiringRules,
): AnnihilationPosition {
  const cells = new Uint8Array(followers.length);
  for (const vertex of lit) cells[vertex] = LIT;
  const board = { width: followers.length, height: 1, cells };
  const each = { ...qs && { qs }, ...names && { names } };
  return { q, atMost, ...each, board, followers, turn: 0, outcome: null };
}

export function litVertices({ position }: Pick<BoardPart, "position">): Cell[] {
  const { cells } = position.board;
  return [...cells.keys()].filter((vertex) => cells[vertex] === LIT);
}

/** Whether a move can be made in the part. */
export function canMove(part: Part): boolean {
  return isBoard(part) ? ready(part.position).length > 0 : part.heap > 0;
}

/** Why the move is not legal; undefined when it is, and where it is of the other kind of part. */
export function refusePart(part: Part, move: PartMove): Refusal | undefined {
  if (isBoard(part)) return "fire" in move ? annihilation.refuse(part.position, move) : "off-board";
  return "leave" in move && move.leave < part.heap ? undefined : "too-few";
}

/** The part after a legal move. */
function playPart(part: Part, move: PartMove): Part {
  if ("leave" in move) return { heap: move.leave };
  const { position, places } = part as BoardPart;
  return { places, position: { ...annihilation.play(position, move), turn: 0, outcome: null } };
}

export function playMove(parts: readonly Part[], { part, move }: Move): readonly Part[] {
  return parts.with(part, playPart(parts[part]!, move));
}

/** A move of any part that has one; all that a part has are as likely. */
export function randomMove(parts: readonly Part[], rng: Rng): Move {
  const able = [...parts.keys()].filter((index) => canMove(parts[index]!));
  const index = able[below(able.length, rng)]!;
  const part = parts[index]!;
  const move = isBoard(part)
    ? annihilation.random(part.position, rng)
    : { leave: below(part.heap, rng) };
  return { part: index, move };
}

/** The part as the solver gets it. */
export function plainPart(part: Part): PlainPart {
  if (!isBoard(part)) return part;
  const { followers, q, qs, atMost } = part.position;
  const each = qs?.map((q, vertex) => Math.min(q, followers[vertex]!.length));
  return { followers, q: each ?? q, atMost, position: codeOf(part) };
}

/** Where the part stands, as the solver numbers it. */
export function codeOf(part: Part): bigint {
  return isBoard(part) ? positionOf(litVertices(part)) : BigInt(part.heap);
}

/** All moves of a part to the position of this code. */
export function movesTo(part: Part, code: bigint): PartMove[] {
  if (!isBoard(part)) return [{ leave: Number(code) }];
  const changed = litOf(code ^ codeOf(part));
  return changed
    .map((fire) => ({ fire, complement: changed.filter((vertex) => vertex !== fire) }))
    .filter((move) => refusePart(part, move) === undefined);
}
