/** The rival's reply in a puzzle of two turns: one that saves it, else the one hardest to meet. */

import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { rivalOf } from "../games/conquerors/position.ts";
import { Eraser } from "./erase.ts";
import {
  type Color,
  emptyWords,
  legalRows,
  live,
  mayBomb,
  Unsupported,
  wordsOf,
} from "./ground.ts";
import { answerOf, positionOf, type Puzzle, PUZZLE_GROUND, PUZZLED } from "./puzzle.ts";
import { type Core, makeTurn, mustFillUp } from "./turns.ts";
import { waysToWipeOut } from "./wipe_out.ts";
import { WipeOutLater } from "./wipe_out_later.ts";

/** A page and a server look at this many replies at most, which takes them a moment. */
const GLANCE = { turns: 0, replies: 4_000 };

/** What the rival plays, and whether that saves it. */
interface Defense {
  readonly move: LifeMove;
  readonly escapes: boolean;
}

/** The reply to a puzzle's first turn: one that saves the rival, or else the one that's hardest to answer. */
export function defend(
  start: LifePosition,
  first: LifeMove,
  after: LifePosition,
  puzzle: Puzzle,
): Defense {
  const words = wordsOf(after), rival = rivalOf(start.turn) as Color;
  const found = isAnswer(puzzle, words) ? undefined : escape(start, first, words, puzzle);
  const core = found ?? hardest(after, words, rival, puzzle);
  return { move: mustFillUp(PUZZLE_GROUND, words, rival, core), escapes: found !== undefined };
}

/** Whether the board is the one that the answer comes to, which is proven. */
function isAnswer(puzzle: Puzzle, words: Int32Array): boolean {
  const start = positionOf(puzzle);
  const board = emptyWords(PUZZLE_GROUND), after = emptyWords(PUZZLE_GROUND);
  makeTurn(PUZZLE_GROUND, wordsOf(start), start.turn as Color, answerOf(puzzle), board);
  live(PUZZLE_GROUND, board, after);
  return after.every((word, i) => word === words[i]);
}

function escape(
  start: LifePosition,
  first: LifeMove,
  words: Int32Array,
  puzzle: Puzzle,
): Core | undefined {
  const search = new WipeOutLater(PUZZLE_GROUND, start, GLANCE);
  for (const reply of knownReplies(puzzle)) search.know(reply);
  try {
    return search.reply(words, "bomb" in first);
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

function knownReplies({ tries, position }: Puzzle): Core[] {
  return tries.flatMap(({ reply }) => {
    const move = reply && PUZZLED.text.readMove(positionOf({ position }), reply);
    return move && !("pass" in move) ? [move] : [];
  });
}

/** Of the replies at hand, the one that leaves the fewest ways to wipe out, and something to do. */
function hardest(
  after: LifePosition,
  words: Int32Array,
  rival: Color,
  puzzle: Puzzle,
): Core {
  const eraser = new Eraser(PUZZLE_GROUND), bomb = mayBomb(PUZZLE_GROUND, after)[1];
  const board = emptyWords(PUZZLE_GROUND), next = emptyWords(PUZZLE_GROUND);
  let best: Core = { place: [] }, fewest = Infinity;
  for (const reply of [...knownReplies(puzzle), ...blocks(words, rival)]) {
    if (PUZZLED.refuse(after, mustFillUp(PUZZLE_GROUND, words, rival, reply))) continue;
    makeTurn(PUZZLE_GROUND, words, rival, reply, board);
    live(PUZZLE_GROUND, board, next);
    const ways = waysToWipeOut(PUZZLE_GROUND, eraser, next, (1 - rival) as Color, bomb);
    const isOver = ways.some((way) => "place" in way && way.place.length === 0);
    if (isOver || ways.length >= fewest) continue;
    best = reply;
    fewest = ways.length;
  }
  return best;
}

/** How far apart the blocks are that are looked at. */
const STEP = 4;

/** Blocks that the rival may place: each lives on if it's left in peace. */
function blocks(words: Int32Array, rival: Color): Core[] {
  const { width, height } = PUZZLE_GROUND, legal = legalRows(PUZZLE_GROUND, words, rival);
  const found: Core[] = [];
  for (let row = 0; row + 1 < height; row += STEP) {
    for (let column = 0; column + 1 < width; column += STEP) {
      if (((legal[row]! & legal[row + 1]!) >>> column & 3) !== 3) continue;
      const cell = row * width + column;
      found.push({ place: [cell, cell + 1, cell + width, cell + width + 1] });
    }
  }
  return found;
}
