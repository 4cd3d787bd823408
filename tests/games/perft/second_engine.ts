/**
 * The rules of Conquerors a second time: slow, straight from rules.md, with nothing of `lib/games`
 * but its data types, on the reference generation. What both engines agree on is the rules.
 */

import type { Board, Cell } from "../../../lib/automaton/board.ts";
import { immigration } from "../../../lib/automaton/rule.ts";
import { step } from "../../../lib/automaton/step.ts";
import type { LifeMove, LifePosition } from "../../../lib/games/conquerors/position.ts";
import type { LifeRules } from "../../../lib/games/conquerors/rules.ts";

export function isLegal(rules: LifeRules, position: LifePosition, move: LifeMove): boolean {
  if (position.outcome !== null) return false;
  if ("pass" in move) return maySkip(position);
  if ("bomb" in move) return mayBomb(rules, position) && move.bomb in position.board.cells;
  const legal = legalCells(rules, position);
  const { place } = move;
  if (new Set(place).size < place.length) return false;
  if (!place.every((cell) => legal.includes(cell))) return false;
  if (legal.length === 0) return !mayBomb(rules, position) && !maySkip(position); // C6
  return place.length === Math.min(rules.place, legal.length); // C3, C6
}

/** C8: once per seat per game. */
function maySkip({ skips, turn }: LifePosition): boolean {
  return skips[turn] === 0;
}

/** C7: from its round on, for both seats, and not while the cooldown lasts. */
function mayBomb(rules: LifeRules, { round, cooldowns, turn }: LifePosition): boolean {
  return round >= rules.bombRound && cooldowns[turn] === 0;
}

/** C4, C5: by the live board at the start of the turn. */
function legalCells(rules: LifeRules, { board, turn }: LifePosition): Cell[] {
  const color = turn + 1;
  const own = turn === 0 ? isBlueHome : isRedHome;
  const rival = turn === 0 ? isRedHome : isBlueHome;
  const lives = (zone: Zone) =>
    board.cells.some((state, cell) => state === color && zone(rules, cell % rules.width));
  const neutralOpen = lives(own);
  const homeToo = !rules.rivalNeeds.includes("home") || lives(own); // V2's presence chain
  const rivalOpen = homeToo && lives(isNeutral) && lives(rival);
  return [...board.cells.keys()].filter((cell) => {
    const column = cell % rules.width;
    if (board.cells[cell] !== 0) return false;
    if (own(rules, column)) return true;
    return rival(rules, column) ? rivalOpen : neutralOpen;
  });
}

/** C2. */
type Zone = (rules: LifeRules, column: number) => boolean;
const isBlueHome: Zone = ({ home }, column) => column < home;
const isRedHome: Zone = ({ width, home }, column) => column >= width - home;
const isNeutral: Zone = (rules, column) => !isBlueHome(rules, column) && !isRedHome(rules, column);

/** The position after a legal turn. */
export function play(rules: LifeRules, position: LifePosition, move: LifeMove): LifePosition {
  const { turn, komi } = position;
  const cells = position.board.cells.slice();
  const cooldowns = [...position.cooldowns], skips = [...position.skips];
  if ("pass" in move) skips[turn]!++;
  if ("place" in move) { for (const cell of move.place) cells[cell] = turn + 1; }
  if ("bomb" in move) {
    cooldowns[turn] = 3;
    clear(rules, cells, move.bomb);
  }
  const board = step({ ...position.board, cells }, immigration, "plane");
  const lowered = cooldowns.map((turns) => turns > 0 ? turns - 1 : 0);
  return {
    board,
    turn: turn === 0 ? 1 : 0,
    round: turn === 1 ? position.round + 1 : position.round, // C3
    cooldowns: [lowered[0]!, lowered[1]!],
    skips: [skips[0]!, skips[1]!],
    komi,
    outcome: outcomeAfter(rules, position, board),
  };
}

/** C7: the part of the 3×3 around the target that lies on the board. */
function clear({ width }: LifeRules, cells: Uint8Array, target: Cell): void {
  cells.forEach((_, cell) => {
    const rows = Math.floor(cell / width) - Math.floor(target / width);
    const columns = cell % width - target % width;
    if (Math.abs(rows) <= 1 && Math.abs(columns) <= 1) cells[cell] = 0;
  });
}

/** C9, after the turn of `before` and its generation. */
function outcomeAfter(rules: LifeRules, before: LifePosition, board: Board) {
  const [blue, red] = [1, 2].map((color) => board.cells.filter((s) => s === color).length);
  const bothHaveMoved = before.round > 1 || before.turn === 1;
  if (bothHaveMoved && (blue === 0 || red === 0)) {
    return { winner: blue === red ? null : blue ? 0 : 1, by: "extinction" as const };
  }
  if (before.turn === 0 || before.round < rules.rounds) return null;
  const lead = weighted(rules, board, 1) + before.komi - weighted(rules, board, 2);
  return { winner: lead === 0 ? null : lead > 0 ? 0 : 1, by: "majority" as const };
}

function weighted(rules: LifeRules, board: Board, color: number): number {
  const rival = color === 1 ? isRedHome : isBlueHome;
  let sum = 0;
  board.cells.forEach((state, cell) => {
    if (state !== color) return;
    sum += rival(rules, cell % rules.width) ? rules.rivalWeight : 1;
  });
  return sum;
}
