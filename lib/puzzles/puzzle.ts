/** A puzzle, and the line of text that it's kept as. */

import { fnv1a, hashText } from "../automaton/hash.ts";
import type { LifeGame } from "../games/conquerors/conquerors.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { LIFE_GAMES } from "../games/life_games.ts";
import { type Ground, groundOf } from "./ground.ts";
import { isKind, type Kind } from "./kind.ts";
import type { Core } from "./turns.ts";

export const PUZZLED: LifeGame = LIFE_GAMES["conquerors-v2"];
export const PUZZLE_GROUND: Ground = groundOf(PUZZLED.rules);

/** An obvious turn that doesn't solve it, and the rival's reply that shows why, if it takes one. */
export interface Try {
  readonly move: string;
  readonly reply?: string;
}

/** Positions and turns are in CCN. */
export interface Puzzle {
  readonly id: string;
  readonly kind: Kind;
  /** How hard it is, as a Glicko-2 rating, before anyone has tried it. */
  readonly rating: number;
  readonly position: string;
  /** The cells, or the bomb, without which nothing solves it. */
  readonly answer: string;
  /** By how much the best last turn leads; 0 for other kinds. */
  readonly lead: number;
  readonly tries: readonly Try[];
}

const FIELDS = "|", TRIES = " ", REPLY = ">";
const LINE = /^([a-z0-9]{8})\|([\w-]+)\|(\d{3,4})\|([^|]+)\|([^|]+)\|(-?\d+)\|([^|]*)$/;

/** The line of a puzzle. */
export function writePuzzle({ id, kind, rating, position, answer, lead, tries }: Puzzle): string {
  const tried = tries.map(({ move, reply }) => reply ? move + REPLY + reply : move).join(TRIES);
  return [id, kind, rating, position, answer, lead, tried].join(FIELDS);
}

/** The puzzle of a line; throws where it is none. */
export function readPuzzle(line: string): Puzzle {
  const [, id, kind, rating, position, answer, lead, tried] = LINE.exec(line) ?? [];
  if (!id || !kind || !isKind(kind)) throw new Error(`"${line}" is no puzzle`);
  const tries = tried!.split(TRIES).filter((text) => text !== "").map((text): Try => {
    const [move, reply] = text.split(REPLY);
    return { move: move!, ...(reply && { reply }) };
  });
  return {
    id,
    kind,
    rating: Number(rating),
    position: position!,
    answer: answer!,
    lead: Number(lead),
    tries,
  };
}

/** The name of a puzzle: the same for the same task. */
export function puzzleId(kind: Kind, position: string): string {
  return hashText(fnv1a(new TextEncoder().encode(`${kind} ${position}`)));
}

export function positionOf({ position }: Pick<Puzzle, "position">): LifePosition {
  return PUZZLED.text.readPosition(position, {});
}

/** The cells that matter, or the bomb. */
export function answerOf(puzzle: Pick<Puzzle, "position" | "answer">): Core {
  const move = PUZZLED.text.readMove(positionOf(puzzle), puzzle.answer);
  if ("pass" in move) throw new Error(`${puzzle.answer} answers nothing`);
  return move;
}

export function writeCore(position: LifePosition, core: Core): string {
  return PUZZLED.text.writeMove(position, core as LifeMove);
}
