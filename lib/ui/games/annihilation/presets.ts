/** The paper's figures and families, and digraphs of chance, to begin with. */

import type { Cell } from "../../../automaton/board.ts";
import type { Followers } from "../../../games/annihilation/position.ts";
import { below, sample } from "../../../games/kit/draw.ts";
import type { Rng } from "../../../games/game.ts";
import {
  FIGURE_2,
  FIGURE_3,
  grid,
  MERLIN,
  nimPile,
  parametrized,
  simplified,
} from "../../../solver/families.ts";
import { placesOf } from "./layout.ts";
import { gridPlaces } from "./places.ts";
import { type BoardPart, MOST_HEAP, MOST_VERTICES, type Part, positionWith } from "./part.ts";

export const PRESET_IDS = [
  "figure3",
  "figure2",
  "gp",
  "simplified",
  "pile",
  "turtles",
  "mock",
  "lightsOut",
  "merlin",
  "grid",
  "chance",
  "heap",
] as const;
export type PresetId = typeof PRESET_IDS[number];

/** What a size chooses, where there is one to choose. */
interface Size {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

interface Preset {
  readonly size?: Size;
  make(size: number, rng: Rng): Part;
}

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  figure3: { make: () => board(FIGURE_3.followers, [1, 4], 1) },
  figure2: { make: () => board(FIGURE_2.followers, [1], 2) },
  /** Example 1, all y lit and the last x. */
  gp: {
    size: { least: 2, most: 7, usual: 4 },
    make: (p) => {
      const names = ["x", "y"].flatMap((letter) => range(1, p + 1).map((i) => `${letter}${i}`));
      return named(board(parametrized(p).followers, range(p - 1, 2 * p), 2), names);
    },
  },
  /** Of up to two, so that V0 is a code of distance 5; of up to three it's 6. */
  simplified: {
    size: { least: 4, most: 14, usual: 8 },
    make: (n) => {
      const names = ["x", ...range(1, n).map((i) => `y${i}`)];
      return named(board(simplified(n).followers, range(0, n), 2, true), names);
    },
  },
  /** All of what's next to a fired light flips; unlike on the toy, only what is lit can be fired. */
  lightsOut: {
    size: { least: 2, most: 4, usual: 3 },
    make: (side) => inGrid(grid(side, side).followers, side, 4),
  },
  merlin: { make: () => inGrid(MERLIN.followers, 3, 4) },
  grid: {
    size: { least: 2, most: 8, usual: 4 },
    make: (side) => inGrid(grid(side, side).followers, side, 1),
  },
  /** One token, as many counters as it has vertices below it. */
  pile: {
    size: { least: 1, most: 15, usual: 5 },
    make: (size) => board(nimPile(size).followers, [size], 1),
  },
  /** A coin showing heads is a light; next to them is the vertex 0, for turning a single coin. */
  turtles: {
    size: { least: 2, most: 15, usual: 6 },
    make: (coins) => board(nimPile(coins).followers, range(1, coins + 1), 1),
  },
  mock: {
    size: { least: 2, most: 12, usual: 6 },
    make: (coins) => board(nimPile(coins).followers, range(1, coins + 1), 2, true),
  },
  chance: {
    size: { least: 2, most: MOST_VERTICES, usual: 12 },
    make: byChance,
  },
  heap: {
    size: { least: 1, most: MOST_HEAP, usual: 3 },
    make: (heap) => ({ heap }),
  },
};

/** A board whose vertices nobody has placed, by the rule of `q` followers. */
export function board(
  followers: Followers,
  lit: readonly Cell[],
  q: number,
  atMost = false,
): BoardPart {
  return {
    position: positionWith(followers, lit, { q, atMost }),
    places: placesOf(followers),
  };
}

function named({ position, places }: BoardPart, names: readonly string[]): BoardPart {
  return { position: { ...position, names }, places };
}

/** A square board, all of it lit. */
function inGrid(followers: Followers, side: number, q: number): BoardPart {
  const lit = [...followers.keys()];
  return { ...board(followers, lit, q), places: gridPlaces(side) };
}

/** One to three edges from each vertex, every other vertex lit or so. */
function byChance(n: number, rng: Rng): Part {
  const vertices = range(0, n);
  const followers = vertices.map((vertex) => {
    const others = vertices.filter((other) => other !== vertex);
    return sample(others, Math.min(others.length, 1 + below(3, rng)), rng).sort((a, b) => a - b);
  });
  return board(followers, vertices.filter(() => below(2, rng) === 0), 1);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
