/** Answers found by playing every legal turn and every reply: slow, and with none of the provers' thoughts. */

import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import type { Board, Cell } from "../../lib/automaton/board.ts";
import type { LifeGame } from "../../lib/games/conquerors/conquerors.ts";
import { placeable } from "../../lib/games/conquerors/legality.ts";
import { type LifeMove, type LifePosition, presence } from "../../lib/games/conquerors/position.ts";
import { boardWith } from "../../lib/games/conquerors/turn.ts";
import type { Seat } from "../../lib/games/game.ts";
import { HELD, type Kind } from "../../lib/puzzles/kind.ts";

/** Every legal turn. */
export function legalTurns(game: LifeGame, position: LifePosition): LifeMove[] {
  const cells = placeable(game.rules, position);
  const sets = choose(cells, Math.min(game.rules.place, cells.length));
  const bombs = [...position.board.cells.keys()].map((bomb) => ({ bomb }));
  const turns: LifeMove[] = [...sets.map((place) => ({ place })), ...bombs, { pass: true }];
  return turns.filter((turn) => !game.refuse(position, turn));
}

function choose(cells: readonly Cell[], size: number): Cell[][] {
  if (size === 0) return [[]];
  return cells.flatMap((cell, i) =>
    choose(cells.slice(i + 1), size - 1).map((rest) => [cell, ...rest])
  );
}

/** All answers as texts that don't depend on their order, equivalent ones once. */
export function slowAnswers(game: LifeGame, position: LifePosition, kind: Kind): string[] {
  const solves = solver(game, position, kind);
  const met = new Map<string, boolean>();
  const solvesOn = (after: LifePosition) => {
    const text = JSON.stringify([after.board.cells.join(""), after.cooldowns, after.outcome]);
    if (!met.has(text)) met.set(text, solves(after));
    return met.get(text)!;
  };
  const sets = new Map<string, Cell[]>(), bombs = new Map<string, string>();
  const left = new Set<string>();
  for (const move of legalTurns(game, position)) {
    const after = game.play(position, move);
    if (!solvesOn(after)) continue;
    left.add(rivalText(after.board, position.turn));
    if ("bomb" in move) bombs.set(alike(position, kind, move, after), `!${move.bomb}`);
    if (!("place" in move)) continue;
    for (const some of subsets(move.place)) {
      if (solvesOn(withBoard(game, after, position, some))) sets.set(some.join(), some);
    }
  }
  if (kind === "wipe-2") return [...left].sort();
  const minimal = [...sets.values()].filter((one) =>
    ![...sets.values()].some((other) =>
      other.length < one.length && other.every((cell) => one.includes(cell))
    )
  );
  return [...minimal.map((cells) => cells.join()), ...bombs.values()].sort();
}

/** The cells of a seat's rival: turns that leave it the same ones wipe it out alike in two. */
export function rivalText({ cells }: Board, seat: Seat): string {
  return cells.map((state) => state === 2 - seat ? 1 : 0).join("");
}

/** What bombs have in common that count as one. */
function alike(position: LifePosition, kind: Kind, move: LifeMove, after: LifePosition): string {
  if (kind === "last") return JSON.stringify(move);
  if (kind !== "wipe-1") return after.board.cells.join("");
  return rivalText(boardWith(position, move), position.turn);
}

/** The position that a turn of fewer cells would have come to. */
function withBoard(
  game: LifeGame,
  after: LifePosition,
  before: LifePosition,
  place: readonly Cell[],
): LifePosition {
  const board = nextGeneration(boardWith(before, { place }), "plane");
  const { count } = game.tally({ ...after, board });
  const isOver = after.round > game.rules.rounds || count.includes(0);
  const winner = count[0] === count[1] ? null : count[0]! > count[1]! ? 0 : 1;
  return {
    ...after,
    board,
    outcome: count.includes(0)
      ? { winner, by: "extinction" }
      : isOver
      ? { winner, by: "majority" }
      : null,
  };
}

/** Whether a turn that came to the position does what the puzzle asks for. */
function solver(game: LifeGame, start: LifePosition, kind: Kind) {
  const me = start.turn;
  if (kind === "last") {
    const lead = (position: LifePosition) => {
      const [blue, red] = game.tally(position).score;
      return (blue! + position.komi - red!) * (me === 0 ? 1 : -1);
    };
    const best = Math.max(
      ...legalTurns(game, start).map((move) => lead(game.play(start, move))),
    );
    return (after: LifePosition) => lead(after) === best;
  }
  const isWon = ({ outcome }: LifePosition) =>
    outcome?.by === "extinction" && outcome.winner === me;
  if (kind === "wipe-1") return isWon;
  const zones = HELD[kind];
  const isFine = (replied: LifePosition) => {
    const text = JSON.stringify([replied.board.cells.join(""), replied.cooldowns]);
    if (!fine.has(text)) fine.set(text, judge(replied));
    return fine.get(text)!;
  };
  const fine = new Map<string, boolean>();
  const judge = (replied: LifePosition) => {
    if (isWon(replied)) return true;
    if (replied.outcome) return false;
    if (!zones) return legalTurns(game, replied).some((move) => isWon(game.play(replied, move)));
    const alive = presence(game.rules, replied.board, me);
    return zones.every((zone) => alive.has(zone));
  };
  return (after: LifePosition) => isWon(after) || !after.outcome && !isBeaten(game, after, isFine);
}

function isBeaten(
  game: LifeGame,
  after: LifePosition,
  isFine: (replied: LifePosition) => boolean,
): boolean {
  const met = new Set<string>();
  return legalTurns(game, after).some((reply) => {
    const replied = game.play(after, reply), text = replied.board.cells.join("");
    if (met.has(text) && "place" in reply) return false;
    met.add(text);
    return !isFine(replied);
  });
}

function subsets(cells: readonly Cell[]): Cell[][] {
  const sorted = cells.toSorted((a, b) => a - b);
  return Array.from(
    { length: 2 ** cells.length },
    (_, held) => sorted.filter((_, i) => (held >> i) & 1),
  );
}
