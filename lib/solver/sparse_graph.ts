/**
 * The positions of few lit vertices, of which annihilation games are made: G[2], the pairs, and
 * G[4], the pairs and the quads, each with Φ and the lit leaves (Fraenkel, §7). Firing never lights
 * more vertices than before, so no move leads out.
 */

import { combinations } from "../games/kit/combinations.ts";
import { type Digraph, type Edge, edgesOf, predecessorsOf } from "./digraph.ts";
import type { GameGraph } from "./grundy.ts";

/**
 * Positions are numbered Φ, leaves, pairs, quads. Among those of one size the number is the set's
 * rank, the sum of (a over 1), (b over 2), … of its rising members: the order of their codes.
 */
export class SparseGraph implements GameGraph {
  readonly size: number;
  readonly maxDegree: number;
  /** The numbers of the first pair and of the first quad. */
  readonly pairs: number;
  readonly quads: number;
  /** Four bytes a position, of which it uses the first: its lit vertices, rising. */
  readonly #lit: Uint8Array;
  readonly #leaves: readonly number[];
  readonly #edges: readonly Edge[];
  readonly #followers: Digraph["followers"];
  readonly #predecessors: Digraph["followers"];
  /** The same end to end, and where those of each vertex begin. */
  readonly #sources: Int32Array;
  readonly #firstSource: Int32Array;
  /** What the k-th member of a set, from 0, adds to its rank: at `k * stride + vertex`. */
  readonly #ranks: Int32Array;
  readonly #stride: number;

  constructor(digraph: Digraph, most: 2 | 4) {
    const { n, followers } = digraph;
    this.#leaves = followers.flatMap((targets, vertex) => targets.length === 0 ? [vertex] : []);
    this.#stride = n + 1;
    this.#ranks = Int32Array.from([1, 2, 3, 4].flatMap((size) => binomials(n, size)));
    this.pairs = 1 + this.#leaves.length;
    this.quads = this.#pair(0, n);
    this.size = most === 2 ? this.quads : this.#quad(0, 0, 0, n);
    this.#edges = edgesOf(digraph);
    this.#followers = followers;
    this.#predecessors = predecessorsOf(digraph);
    this.#sources = Int32Array.from(this.#predecessors.flat());
    this.#firstSource = new Int32Array(n + 1);
    this.#predecessors.forEach(({ length }, vertex) => {
      this.#firstSource[vertex + 1] = this.#firstSource[vertex]! + length;
    });
    this.maxDegree = this.#edges.length + 4 * n;
    this.#lit = litVertices(n, this.#leaves, this.size);
  }

  /** How many vertices of a position are lit: 0, 1, 2 or 4. */
  weight(position: number): number {
    return position >= this.quads ? 4 : position >= this.pairs ? 2 : Math.min(position, 1);
  }

  /** The lit vertices of a position, rising. */
  lit(position: number): Uint8Array {
    return this.#lit.subarray(4 * position, 4 * position + this.weight(position));
  }

  /** The number of the position with these vertices lit, which rise. */
  numberOf([a, b, c, d]: readonly number[]): number {
    if (a === undefined) return 0;
    if (b === undefined) return 1 + this.#leaves.indexOf(a);
    return c === undefined || d === undefined ? this.#pair(a, b) : this.#quad(a, b, c, d);
  }

  degree(position: number): number {
    let moves = 0;
    const from = 4 * position, to = from + this.weight(position);
    for (let at = from; at < to; at++) moves += this.#followers[this.#lit[at]!]!.length;
    return moves;
  }

  followers(position: number, into: Int32Array): number {
    const lit = [...this.lit(position)];
    let found = 0;
    for (const from of lit) {
      for (const to of this.#followers[from]!) {
        into[found++] = this.numberOf(fired(lit, from, to));
      }
    }
    return found;
  }

  predecessors(position: number, into: Int32Array): number {
    if (position >= this.quads) return this.#beforeQuad(position, into);
    if (position >= this.pairs) return this.#beforePair(position, into);
    return position === 0 ? this.#beforeNothing(into) : 0;
  }

  /** A quad comes from quads of which one vertex moved: those of x < y < z and one that led to it. */
  #beforeQuad(position: number, into: Int32Array): number {
    const lit = this.#lit, sources = this.#sources, firsts = this.#firstSource;
    const ranks = this.#ranks, two = this.#stride, three = 2 * two, four = 3 * two;
    const at = 4 * position, a = lit[at]!, b = lit[at + 1]!, c = lit[at + 2]!, d = lit[at + 3]!;
    let found = 0;
    for (let moved = 0; moved < 4; moved++) {
      const to = lit[at + moved]!, end = firsts[to + 1]!;
      const x = moved > 0 ? a : b, y = moved > 1 ? b : c, z = moved > 2 ? c : d;
      // The rank of the three above the fourth, and what each has less where it is below.
      const x2 = ranks[two + x]!, y3 = ranks[three + y]!, z4 = ranks[four + z]!;
      const above = this.quads + x2 + y3 + z4;
      const lessX = x2 - x, lessY = y3 - ranks[two + y]!, lessZ = z4 - ranks[three + z]!;
      for (let i = firsts[to]!; i < end; i++) {
        const from = sources[i]!;
        if (from === x || from === y || from === z) continue;
        // All bits set of those below it: branches would be taken at random, and guessed wrong.
        const xBelow = x - from >> 31, yBelow = y - from >> 31, zBelow = z - from >> 31;
        const rank = ranks[from - (xBelow + yBelow + zBelow) * two]!;
        into[found++] = above + rank - (lessX & xBelow) - (lessY & yBelow) - (lessZ & zBelow);
      }
    }
    return found;
  }

  /** A pair comes from pairs of which one vertex moved, and from quads of which two met. */
  #beforePair(position: number, into: Int32Array): number {
    const a = this.#lit[4 * position]!, b = this.#lit[4 * position + 1]!;
    let found = 0;
    for (const from of this.#predecessors[a]!) {
      if (from !== b) into[found++] = this.#pairOf(from, b);
    }
    for (const from of this.#predecessors[b]!) {
      if (from !== a) into[found++] = this.#pairOf(from, a);
    }
    if (this.size === this.quads) return found;
    for (const [from, to] of this.#edges) {
      if (from === a || from === b || to === a || to === b) continue;
      const x = Math.min(from, a), z = Math.max(from, b);
      into[found++] = this.#quadOf(to, x, from + a + b - x - z, z);
    }
    return found;
  }

  #beforeNothing(into: Int32Array): number {
    this.#edges.forEach(([from, to], i) => into[i] = this.#pairOf(from, to));
    return this.#edges.length;
  }

  #pairOf(u: number, v: number): number {
    return u < v ? this.#pair(u, v) : this.#pair(v, u);
  }

  /** The quad of x < y < z and another vertex. */
  #quadOf(vertex: number, x: number, y: number, z: number): number {
    if (vertex < x) return this.#quad(vertex, x, y, z);
    if (vertex < y) return this.#quad(x, vertex, y, z);
    return vertex < z ? this.#quad(x, y, vertex, z) : this.#quad(x, y, z, vertex);
  }

  #pair(a: number, b: number): number {
    return this.pairs + a + this.#ranks[this.#stride + b]!;
  }

  #quad(a: number, b: number, c: number, d: number): number {
    const ranks = this.#ranks, stride = this.#stride;
    return this.quads + a + ranks[stride + b]! + ranks[2 * stride + c]! + ranks[3 * stride + d]!;
  }
}

/** The lit vertices after a firing: both ends of an edge are complemented. */
export function fired(lit: readonly number[], from: number, to: number): number[] {
  const left = lit.filter((vertex) => vertex !== from && vertex !== to);
  return lit.includes(to) ? left : [...left, to].sort((a, b) => a - b);
}

/** Of k from 0 to n, k over `size`. */
function binomials(n: number, size: number): number[] {
  return Array.from({ length: n + 1 }, (_, k) => Number(combinations(k, size)));
}

function litVertices(n: number, leaves: readonly number[], size: number): Uint8Array {
  const lit = new Uint8Array(4 * size);
  let at = 4;
  for (const leaf of leaves) at = write(lit, at, leaf);
  for (let b = 0; b < n; b++) {
    for (let a = 0; a < b; a++) at = write(lit, at, a, b);
  }
  for (let d = 0; d < n && at < lit.length; d++) {
    for (let c = 0; c < d; c++) {
      for (let b = 0; b < c; b++) {
        for (let a = 0; a < b; a++) at = write(lit, at, a, b, c, d);
      }
    }
  }
  return lit;
}

function write(lit: Uint8Array, at: number, a: number, b = 0, c = 0, d = 0): number {
  lit[at] = a;
  lit[at + 1] = b;
  lit[at + 2] = c;
  lit[at + 3] = d;
  return at + 4;
}
