/**
 * A turn as it is told: its cells, a beat, who dies, who is born, how all stand; then the ground that
 * it opened, and the end of a side that died out.
 */

import {
  type Board,
  type Cell,
  liveAround,
  type State,
  type Topology,
} from "../../automaton/board.ts";
import type { Changes, Extinction } from "./changes.ts";
import { paintBorn, paintDying, paintFlood, paintOpening, paintStruck } from "./moment.ts";
import type { Moment, Scene } from "./scene.ts";

export type Phase =
  | "placed"
  | "beat"
  | "bomb"
  | "deaths"
  | "births"
  | "score"
  | "zone"
  | "extinction";

/** How a board decides who lives. */
interface Law {
  readonly topology: Topology;
  /** Whether only neighbors of its own keep a cell alive. */
  readonly friendly?: boolean;
}

export interface Story {
  /** The board that the turn was played on. */
  readonly before: Board;
  readonly color: State;
  /** The cells that it placed, first one, then one more each time. */
  readonly placed: readonly (readonly Cell[])[];
  /** Where its bomb fell. */
  readonly struck: Cell | undefined;
  readonly changes: Changes;
  readonly lonely: readonly Cell[];
  readonly crowded: readonly Cell[];
  /** Those that died and those that were born. */
  readonly dead: ReadonlySet<Cell>;
  readonly young: ReadonlySet<Cell>;
  /** The columns that it opened, from home on. */
  readonly opened: readonly number[];
  readonly extinct: Extinction | undefined;
  /** How long each part of it takes, in milliseconds, in order. */
  readonly parts: readonly (readonly [Phase, number])[];
}

/** What a turn did to a board. */
interface TurnEffect {
  readonly before: Board;
  readonly color: State;
  readonly placed: readonly Cell[];
  readonly struck?: Cell | undefined;
  readonly changes: Changes;
  readonly opened?: readonly number[];
  readonly extinct?: Extinction | undefined;
}

const TICK = 90, MOST_TICKS = 4, BEAT = 200, BOMB = 240, DEATHS = 200, BIRTHS = 220, SCORE = 320;
const ZONE = 300, EXTINCTION = 600;

const NONE: ReadonlySet<Cell> = new Set();

/** `isKnown`: who sees it has just placed these cells, and needn't see them placed. */
export function storyOf(effect: TurnEffect, law: Law, isKnown: boolean): Story {
  const { before, color, placed, struck, changes, opened = [], extinct } = effect,
    { born, died } = changes;
  const isCrowded = (cell: Cell) => keepers(changes.before, cell, law).length > 3;
  const ticks = isKnown ? 0 : Math.min(MOST_TICKS, placed.length);
  const parts: [Phase, number][] = [
    ["placed", TICK * ticks],
    ["beat", placed.length > 0 ? BEAT : 0],
    ["bomb", struck === undefined ? 0 : BOMB],
    ["deaths", died.length > 0 ? DEATHS : 0],
    ["births", born.length > 0 ? BIRTHS : 0],
    ["score", SCORE],
    ["zone", opened.length > 0 ? ZONE : 0],
    ["extinction", extinct ? EXTINCTION : 0],
  ];
  return {
    before,
    color,
    placed: placed.map((_, index) => placed.slice(0, index + 1)),
    struck,
    changes,
    lonely: died.filter((cell) => !isCrowded(cell)),
    crowded: died.filter(isCrowded),
    dead: new Set(died),
    young: new Set(born),
    opened,
    extinct,
    parts: parts.filter(([, time]) => time > 0),
  };
}

/** The neighbors that decide whether a cell lives on, or is born. */
export function keepers(board: Board, cell: Cell, { topology, friendly }: Law): Cell[] {
  const around = liveAround(board, cell, topology), state = board.cells[cell]!;
  return friendly && state ? around.filter((near) => board.cells[near] === state) : around;
}

/** What is seen of a part of a story, from its beginning (0) to its end (1). */
export function sceneIn(story: Story, phase: Phase, share: number): Partial<Scene> {
  const { before, color, placed, struck, changes, opened, extinct } = story,
    whole = placed.at(-1) ?? [];
  const last = { last: whole, lastColor: color }, board = changes.before;
  switch (phase) {
    case "placed": {
      const drafted = placed[Math.min(placed.length - 1, Math.floor(share * placed.length))]!;
      return { board: before, drafted, color };
    }
    case "beat":
      return { board, ...last };
    case "bomb":
      return {
        board: before,
        moment: { cells: NONE, paint: (brush) => paintStruck(brush, struck!, share) },
      };
    case "deaths":
      return { board, ...last, moment: deathsIn(story, easeOut(share)) };
    case "births":
      return {
        board: changes.after,
        ...last,
        past: changes,
        moment: birthsIn(story, spring(share)),
      };
    case "score": {
      const scene = { board: changes.after, ...last, past: changes };
      // Ground that opens does so after it.
      return opened.length > 0 ? upon(scene, (brush) => paintOpening(brush, opened, 0)) : scene;
    }
    case "zone":
      return upon(sceneIn(story, "score", 1), (brush) => paintOpening(brush, opened, share));
    case "extinction":
      return upon(
        sceneIn(story, "score", 1),
        (brush) => paintFlood(brush, extinct!.cells, extinct!.color, easeOut(share)),
      );
  }
}

function upon(scene: Partial<Scene>, paint: Moment["paint"]): Partial<Scene> {
  return { ...scene, moment: { cells: NONE, paint } };
}

/** All marks of a story at once, for who wants nothing to move. */
export function marksOf(story: Story): Partial<Scene> {
  const dead = deathsIn(story, 0.5), young = birthsIn(story, 1);
  const paint: Moment["paint"] = (brush) => {
    dead.paint(brush);
    young.paint(brush);
  };
  const moment = { cells: new Set([...dead.cells, ...young.cells]), paint };
  return { ...sceneIn(story, "score", 1), moment };
}

function deathsIn(story: Story, gone: number): Moment {
  const { dead, lonely, crowded, changes: { before } } = story;
  const dying = { before, lonely, crowded };
  return { cells: dead, paint: (brush) => paintDying(brush, dying, gone) };
}

function birthsIn({ young, changes: { born, after } }: Story, grown: number): Moment {
  return { cells: young, paint: (brush) => paintBorn(brush, born, after, grown) };
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** A little further than the end, and back to it. */
function spring(share: number): number {
  return 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;
}
