/** The signs of colonies on cards: the shapes and, by daylight, the colors of every other board. */

import { type Color, type Stamp, stampOf } from "./sheet.ts";

/** The bodies that colonies with shades of their own melt into, and their coasts. */
export const BODIES: readonly {
  readonly land: Color;
  readonly edge: Color;
  /** Whether it reaches a point at a distance in cells from a cell's middle. */
  readonly covers: (x: number, y: number) => boolean;
}[] = [
  {
    land: [0xcf, 0xe6, 0xf3],
    edge: [0x86, 0xbc, 0xdc],
    covers: (x, y) => Math.hypot(x, y) <= 0.86,
  },
  {
    land: [0xfc, 0xe3, 0xd3],
    edge: [0xe7, 0xaa, 0x80],
    covers: (x, y) => Math.abs(x) + Math.abs(y) <= 1.12,
  },
];

interface Sign {
  readonly color: Color;
  /** Whether the shape covers a point of a square of side 20 about the origin. */
  readonly covers: (x: number, y: number) => boolean;
}

const SIDE = 20;

/** By state, from 1; the last is nobody's. They are those of `lib/ui/games/conway/seats.tsx`. */
const SIGNS: readonly Sign[] = [
  { color: [0x00, 0x72, 0xb2], covers: (x, y) => Math.hypot(x, y) <= 8.4 },
  { color: [0xc6, 0x4d, 0x00], covers: (x, y) => within(Math.abs(x) + Math.abs(y), 5, 9.25) },
  { color: [0x00, 0x79, 0x5a], covers: (x, y) => within(furthest(x, y), 4.2, 7.8) },
  { color: [0x8a, 0x5d, 0x00], covers: (x, y) => y <= 7.5 && Math.abs(x) <= (y + 8) * 9 / 15.5 },
  {
    color: [0x6a, 0x3f, 0xb5],
    covers: (x, y) => nearest(x, y) <= 2.5 && furthest(x, y) <= 8,
  },
  { color: [0x00, 0x83, 0x8f], covers: (x, y) => within(Math.hypot(x, y), 5, 8) },
  {
    color: [0xc2, 0x36, 0x8a],
    covers: (x, y) => Math.abs(x) <= Math.abs(y) && Math.abs(y) <= 7.5,
  },
  { color: [0x6b, 0x44, 0x23], covers: (x, y) => Math.abs(x) <= 8 && Math.abs(y) <= 3.5 },
  {
    color: [0x5d, 0x6b, 0x64],
    covers: (x, y) =>
      furthest(x, y) <= 7 && (within(Math.abs(x), 2, 4) || within(Math.abs(y), 2, 4)),
  },
];

export function colorOf(state: number): Color {
  return SIGNS[state - 1]!.color;
}

/** The sign of a state in a square of some pixels. */
export function signOf(state: number, side: number): Stamp {
  const { covers } = SIGNS[state - 1]!, unit = SIDE / side;
  return stampOf(side, (x, y) => covers(x * unit, y * unit));
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function furthest(x: number, y: number): number {
  return Math.max(Math.abs(x), Math.abs(y));
}

function nearest(x: number, y: number): number {
  return Math.min(Math.abs(x), Math.abs(y));
}
