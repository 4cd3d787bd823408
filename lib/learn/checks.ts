/** What turns are judged by: each check looks at one thing on the board. */

import { columnOf, isSameBoard, liveAround } from "../automaton/board.ts";
import { openZones, presence, rivalOf } from "../games/conquerors/position.ts";
import { type LifeRules, type Zone, zoneOf } from "../games/conquerors/rules.ts";
import { endOf } from "./course.ts";
import type { Check, Course, Lack } from "./lesson.ts";
import { boardBefore, bornIn, CROWD, diedIn, rivalsAround, seatCells } from "./look.ts";

/** No cell of the learner's dies in the turn's generation. */
export const nobodyDies: Check = ({ own }) => {
  const cell = diedIn(own, own.seat)[0];
  if (cell === undefined) return undefined;
  const count = liveAround(boardBefore(own), cell, "plane").length;
  return { lack: count < CROWD ? "lonely" : "crowded", cell, count };
};

export const nobodyIsBorn: Check = ({ own }) => {
  const cell = bornIn(own, own.seat)[0];
  return cell === undefined ? undefined : { lack: "grew", cell };
};

/** At least this many cells are born to the learner. */
export const areBorn = (least: number): Check => ({ own }) => {
  const count = bornIn(own, own.seat).length;
  return count < least ? { lack: "few-births", count } : undefined;
};

/** No cell of the learner's is left with more neighbors than it can bear. */
export const hasRoom: Check = ({ own: { seat, after: { board } } }) => {
  for (const cell of seatCells(board, seat)) {
    const count = liveAround(board, cell, "plane").length;
    if (count >= CROWD) return { lack: "packed", cell, count };
  }
};

export const livesOn: Check = (course) =>
  seatCells(endOf(course).board, course.own.seat).length === 0 ? { lack: "extinct" } : undefined;

/** The board comes back to itself every second generation. */
export const blinks: Check = ({ own, followed }) => {
  const [first, second, third] = [own, ...followed].slice(-3).map(({ after }) => after.board);
  if (isSameBoard(second!, third!)) return { lack: "frozen" };
  return isSameBoard(first!, third!) ? undefined : { lack: "unsettled" };
};

/** Something is born to the learner of parents of both colors. */
export const isBornOfBoth: Check = ({ own }) => {
  const board = boardBefore(own);
  const born = bornIn(own, own.seat);
  const isMixed = born.some((cell) => rivalsAround(board, cell, own.seat) > 0);
  return isMixed ? undefined : lostBirth(own) ?? ownBirth(born) ?? { lack: "no-birth" };
};

/** A cell that the learner had a part in and the rival got. */
function lostBirth(own: Course["own"]) {
  const board = boardBefore(own);
  for (const cell of bornIn(own, rivalOf(own.seat))) {
    const count = rivalsAround(board, cell, own.seat);
    if (count < liveAround(board, cell, "plane").length) {
      return { lack: "born-rival", cell, count } as const;
    }
  }
}

function ownBirth([cell]: readonly number[]) {
  return cell === undefined ? undefined : { lack: "own-parents", cell } as const;
}

/** The learner lives in the zone when all is over. */
export const reaches = (zone: "neutral" | "rival"): Check => (course) => {
  const { game: { rules }, own: { seat } } = course;
  const { board } = endOf(course);
  if (presence(rules, board, seat).has(zone)) return undefined;
  const depths = seatCells(board, seat).map((cell) => depthOf(rules, seat, columnOf(board, cell)));
  if (depths.length === 0) return { lack: "extinct" };
  const first = zone === "neutral" ? rules.home : rules.width - rules.home;
  return { lack: `short-of-${zone}`, count: first - Math.max(...depths) };
};

/** Nothing is placed away from home: what comes there has to get there by itself. */
export const placesAtHome: Check = ({ game: { rules }, own: { move, seat, before } }) => {
  const placed = "place" in move ? move.place : [];
  const cell = placed.find((cell) => zoneOf(rules, seat, columnOf(before.board, cell)) !== "home");
  return cell === undefined ? undefined : { lack: "placed-there", cell };
};

/** How many columns lie between a seat's own edge and a column. */
function depthOf({ width }: LifeRules, seat: number, column: number): number {
  return seat === 0 ? column : width - 1 - column;
}

/** The zone is open to the learner when all is over. */
export const opens = (zone: "neutral" | "rival"): Check => (course) => {
  const { game: { rules }, own: { seat } } = course;
  const { board } = endOf(course);
  if (openZones(rules, board, seat).has(zone)) return undefined;
  const alive = presence(rules, board, seat);
  const needs: readonly Zone[] = zone === "neutral" ? ["home"] : rules.rivalNeeds;
  const lacks: Record<Zone, Lack> = { home: "no-home", neutral: "no-neutral", rival: "no-rival" };
  return { lack: lacks[needs.find((need) => !alive.has(need))!] };
};

/** A cell placed in the zone this turn is alive after its generation. */
export const landsIn = (zone: "neutral" | "rival"): Check => ({ game: { rules }, own }) => {
  const { move, seat, after: { board } } = own;
  const placed = "place" in move ? move.place : [];
  const alive = new Set(seatCells(board, seat));
  const hasLanded = placed.some((cell) =>
    alive.has(cell) && zoneOf(rules, seat, columnOf(board, cell)) === zone
  );
  return hasLanded ? undefined : { lack: `none-in-${zone}` };
};

/** The rival has no cell left. */
export const wipesOut: Check = ({ own: { seat, after: { board } } }) => {
  const left = seatCells(board, rivalOf(seat));
  return left.length === 0 ? undefined : { lack: "survivors", cell: left[0]!, count: left.length };
};

/** The game is over, and won by the learner on points. */
export const wins: Check = (course) => {
  const { game, own: { seat } } = course;
  const end = endOf(course), { score } = game.tally(end);
  const blueLead = score[0]! + end.komi - score[1]!, lead = seat === 0 ? blueLead : -blueLead;
  if (lead > 0) return undefined;
  return lead === 0 ? { lack: "level" } : { lack: "behind", count: -lead };
};
