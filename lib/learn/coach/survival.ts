/** Hints about who lives on. */

import { cellsOf, EMPTY, liveAround, neighbors } from "../../automaton/board.ts";
import { CROWD } from "../look.ts";
import type { Hint } from "./hint.ts";
import { isWhole, type Situation } from "./situation.ts";

/** A colony this small may soon be gone (RR-001 §5.3). */
const FEW = 12;

/** A cell with fewer live neighbors dies for want of them (RR-001 §2.2). */
const LONELY = 2;

/** Nobody loses by extinction before both have moved (rules.md C9). */
function countsExtinction({ position }: Situation): boolean {
  return position.round > 1 || position.turn > 0;
}

export function won(at: Situation): Hint | undefined {
  const cells = cellsOf(at.now, at.rival);
  const isWon = cells.length > 0 && cellsOf(at.next, at.rival).length === 0 &&
    cellsOf(at.next, at.own).length > 0;
  return isWon && countsExtinction(at) && isWhole(at) ? { about: "won", cells } : undefined;
}

export function lost(at: Situation): Hint | undefined {
  const cells = cellsOf(at.now, at.own);
  const isLost = cells.length > 0 && cellsOf(at.next, at.own).length === 0;
  return isLost ? { about: "lost", cells } : undefined;
}

/** Of the cells that would have lived on without the draft. */
export function crowded(at: Situation): Hint | undefined {
  if (!("place" in at.move)) return undefined;
  const cells = cellsOf(at.now, at.own).filter((cell) =>
    at.next.cells[cell] === EMPTY && at.idle.cells[cell] !== EMPTY &&
    liveAround(at.moved, cell, "plane").length >= CROWD
  );
  return cells.length > 0 ? { about: "crowded", cells } : undefined;
}

/** Of a whole draft that dies and gives birth to nothing. */
export function lonely(at: Situation): Hint | undefined {
  if (!("place" in at.move) || at.move.place.length === 0 || !isWhole(at)) return undefined;
  const cells = at.move.place;
  const areLonely = cells.every((cell) => liveAround(at.moved, cell, "plane").length < LONELY);
  const bear = cells.some((cell) =>
    neighbors(at.moved, cell, "plane").some((near) =>
      at.moved.cells[near] === EMPTY && at.next.cells[near] === at.own
    )
  );
  return areLonely && !bear ? { about: "lonely", cells } : undefined;
}

export function hunt(at: Situation): Hint | undefined {
  return fewIn(at, "hunt");
}

export function weak(at: Situation): Hint | undefined {
  return fewIn(at, "weak");
}

function fewIn(at: Situation, about: "hunt" | "weak"): Hint | undefined {
  const { round } = at.position;
  const cells = cellsOf(at.now, about === "hunt" ? at.rival : at.own);
  const isLate = round > at.game.rules.rounds / 2;
  return isLate && cells.length > 0 && cells.length <= FEW ? { about, cells } : undefined;
}
