/** The paper's figures and families, and digraphs of chance, to begin with. */

import type { Cell } from "../../../automaton/board.ts";
import type { Followers } from "../../../games/annihilation/position.ts";
import { below, sample } from "../../../games/kit/rng.ts";
import type { Rng } from "../../../games/game.ts";
import { FIGURE_2, FIGURE_3, nimPile, parametrized } from "../../../solver/families.ts";
import { placesOf } from "./layout.ts";
import { type BoardPart, MOST_HEAP, MOST_VERTICES, type Part, positionWith } from "./part.ts";

export const PRESET_IDS = [
  "figure3",
  "figure2",
  "gp",
  "pile",
  "turtles",
  "mock",
  "chance",
  "heap",
] as const;
export type PresetId = typeof PRESET_IDS[number];

/** What a size chooses, where there is one to choose. */
export interface Size {
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
    make: (p) => board(parametrized(p).followers, range(p - 1, 2 * p), 2),
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
