/** The paper's lemmas, Theorems 1 to 5 and remarks, on any digraphs. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { solveBoard, type SolvedBoard } from "../../lib/solver/board.ts";
import { codeOf } from "../../lib/solver/code.ts";
import type { Digraph } from "../../lib/solver/digraph.ts";
import { Basis } from "../../lib/solver/gf2.ts";
import { litOf, positionOf } from "../../lib/solver/position.ts";
import { valueOf } from "../../lib/solver/solved.ts";
import { solveToken } from "../../lib/solver/labeled.ts";
import { addValues, nimSum } from "../../lib/solver/value.ts";
import { runs } from "../full.ts";
import { mex } from "./definition.ts";
import { digraphs, everyPosition, regular, solveRegular } from "./digraphs.ts";

const someQ = fc.integer({ min: 1, max: 3 });

/** Checks a property of the s-regular game on any digraph of few vertices. */
function always(most: number, check: (board: SolvedBoard, digraph: Digraph, s: number) => void) {
  const holds = fc.property(digraphs(most), someQ, (digraph, s) => {
    check(solveRegular(digraph, s), digraph, s);
  });
  fc.assert(holds, { seed: most, numRuns: runs(200, 5000) });
}

Deno.test("Lemma 1: a sum's followers are followers of one part, and these precede or follow it", () => {
  always(5, (board) => {
    const positions = everyPosition(board);
    const followers = positions.map((u) => new Set(board.moves(u).map(({ position }) => position)));
    const after = (u: bigint) => followers[Number(u)]!;
    for (const u of positions) {
      for (const v of positions.slice(0, 8)) {
        const moved = [...after(v)].map((w) => u ^ w).concat([...after(u)].map((w) => w ^ v));
        const sum = u ^ v;
        assert([...after(sum)].every((w) => moved.includes(w)));
        assert(moved.every((w) => after(sum).has(w) || after(w).has(sum)));
      }
    }
  });
});

Deno.test("Lemma 1 (ii): what was fired can be undone where it was not lit, or another fires alike", () => {
  always(4, (board, digraph, s) => {
    const firings = firingsOf(digraph, s);
    const isLit = (u: bigint, vertex: number) => (u >> BigInt(vertex) & 1n) === 1n;
    for (const u of everyPosition(board)) {
      for (const { vertex: k, change } of firings) {
        const v = u ^ change;
        const leadsBack = firings.some((back) => isLit(v, back.vertex) && (v ^ back.change) === u);
        const isAlike = firings.some((other) =>
          other.vertex !== k && other.change === change && !isLit(u, other.vertex)
        );
        assertEquals(leadsBack, !isLit(u, k) || isAlike);
      }
    }
  });
});

/** The vertices with all that firing them may complement, themselves included. */
function firingsOf(digraph: Digraph, s: number): { vertex: number; change: bigint }[] {
  const { q } = regular(digraph, s);
  const sets = everyPosition({ limit: 2n ** BigInt(digraph.n) }).map(litOf);
  return digraph.followers.flatMap((targets, vertex) =>
    sets.filter((set) => set.length === q[vertex] && set.length > 0)
      .filter((set) => set.every((target) => targets.includes(target)))
      .map((set) => ({ vertex, change: positionOf([vertex, ...set]) }))
  );
}

Deno.test("Theorem 1: γ adds, where one of two is finite", () => {
  always(5, (board) => {
    const positions = everyPosition(board);
    const values = positions.map((position) => valueOf(board, position));
    for (const u of positions.filter((u) => board.gamma(u) !== undefined)) {
      for (const v of positions) {
        const sum = addValues(values[Number(u)]!, values[Number(v)]!);
        assertEquals(values[Number(u ^ v)], sum);
      }
    }
  });
});

Deno.test("Theorem 2: V0 and V^f are spaces, and every γ below 2^t is as frequent", () => {
  always(8, (board) => {
    const { m, t } = board.structure;
    const counts = new Map<number | undefined, number>();
    for (const position of everyPosition(board)) {
      const gamma = board.gamma(position);
      counts.set(gamma, (counts.get(gamma) ?? 0) + 1);
    }
    counts.delete(undefined);
    assertEquals([...counts.keys()].sort((a, b) => a! - b!), [...Array(2 ** t).keys()]);
    assert([...counts.values()].every((count) => count === 2 ** m));
  });
});

Deno.test("Lemma 2: ρ adds up over all n vertices, and is γ where that is finite, else greater", () => {
  always(8, (board) => {
    const { rho, t } = board.structure;
    for (const position of everyPosition(board)) {
      const sum = litOf(position).reduce((sum, vertex) => sum ^ rho[vertex]!, 0n);
      const gamma = board.gamma(position);
      if (gamma === undefined) assert(sum >= 2n ** BigInt(t));
      else assertEquals(sum, BigInt(gamma));
    }
  });
});

Deno.test("Lemma 3: what no edge leads out of has its γ by itself", () => {
  const holds = fc.property(digraphs(12), (digraph) => {
    const kept = reachable(digraph, 0);
    const followers = kept.map((vertex) =>
      digraph.followers[vertex]!.map((to) => kept.indexOf(to))
    );
    const whole = solveToken(digraph), part = solveToken({ n: kept.length, followers });
    for (const [index, vertex] of kept.entries()) {
      assertEquals(valueOf(part, BigInt(index)), valueOf(whole, BigInt(vertex)));
    }
  });
  fc.assert(holds, { seed: 12, numRuns: runs(200, 3000) });
});

/** The vertices that edges lead to from one, itself included. */
function reachable({ followers }: Digraph, from: number): number[] {
  const found = new Set([from]);
  for (const vertex of found) for (const to of followers[vertex]!) found.add(to);
  return [...found];
}

Deno.test("Theorem 3: vectors of few ones span the leaves, V0 and V^f, and have every γ", () => {
  always(8, (board, { n, followers }, s) => {
    const positions = everyPosition(board);
    const isLeaf = (u: bigint) => litOf(u).every((vertex) => followers[vertex]!.length === 0);
    const weighing = (most: number) => positions.filter((u) => litOf(u).length <= most);
    const leaves = weighing(1).filter(isLeaf);
    const q = weighing(2 * (s + 1)).filter((u) => board.gamma(u) === 0).concat(leaves);
    const finite = weighing(s + 1).filter((u) => board.gamma(u) !== undefined);
    const { m, t } = board.structure;
    assertEquals(2 ** rank(n, leaves), positions.filter(isLeaf).length);
    assertEquals(rank(n, q), m);
    assertEquals(rank(n, [...q, ...finite]), m + t);
    assertEquals(new Set(finite.map((u) => board.gamma(u))).size, 2 ** t);
    const isRich = followers.every(({ length }) => length === 0 || length >= s);
    if (n > s && isRich) assert(2 ** t <= mostValues(n, s));
  });
});

/** How many values γ has at most, by Theorem 3 (v): 1 + g(n, s). */
function mostValues(n: number, s: number): number {
  return 1 + (s + 1) * choose(n - 1, s) - s;
}

Deno.test("Theorem 3 (v), erratum: it fails where vertices have fewer than s followers", () => {
  const board = solveRegular({ n: 4, followers: [[2], [0, 3], [0, 1, 3], [1, 2]] }, 3);
  assertEquals([2 ** board.structure.t, mostValues(4, 3)], [4, 2]);
});

Deno.test("Theorem 4: in annihilation games leaves, pairs and quads do, and 2^t < 2n", () => {
  const holds = fc.property(digraphs(8), (digraph) => {
    const board = solveRegular(digraph, 1), { n, followers } = digraph;
    const positions = everyPosition(board);
    const ofWeight = (weight: number) => positions.filter((u) => litOf(u).length === weight);
    const leaves = ofWeight(1).filter((u) => followers[litOf(u)[0]!]!.length === 0);
    const zeros = ofWeight(2).concat(ofWeight(4)).filter((u) => board.gamma(u) === 0);
    const pairs = ofWeight(2).filter((u) => board.gamma(u) !== undefined);
    const { m, t } = board.structure;
    assertEquals(rank(n, [...leaves, ...zeros]), m);
    assertEquals(rank(n, [...leaves, ...zeros, ...pairs]), m + t);
    assertEquals(new Set([0n, ...pairs].map((u) => board.gamma(u))).size, 2 ** t);
    assert(n < 2 || t <= Math.ceil(Math.log2(n)));
  });
  fc.assert(holds, { seed: 14, numRuns: runs(500, 10_000) });
});

Deno.test("Theorem 5: a move that raises γ is answered by one back to it, at a smaller counter", () => {
  always(5, (board) => {
    for (const u of everyPosition(board)) {
      const gamma = board.gamma(u);
      if (gamma === undefined) continue;
      const held = board.hold(u);
      for (const raised of board.moves(u)) {
        if (raised.gamma !== undefined && raised.gamma < gamma) continue;
        const answer = held.answer(raised.position);
        assertEquals([held.gamma, answer.gamma], [gamma, gamma]);
        assertEquals(board.gamma(answer.position), gamma);
        assert(board.moves(raised.position).some(({ position }) => position === answer.position));
        assert(answer.counter < held.counter);
      }
    }
  });
});

Deno.test("§9: V0 is a linear code, of distance 4 at most in annihilation games", () => {
  always(8, (board, { n }, s) => {
    const words = everyPosition(board).filter((u) => u !== 0n && board.gamma(u) === 0);
    const { length, dimension, distance = Infinity } = codeOf(board.structure);
    assertEquals([length, 2 ** dimension - 1], [n, words.length]);
    assertEquals(distance, Math.min(...words.map((u) => litOf(u).length)));
    assert(s > 1 || words.length === 0 || distance <= 4);
  });
});

Deno.test("a remark of §3: on acyclic digraphs lit vertices add up as tokens that never meet", () => {
  always(8, (_, { n, followers }, s) => {
    const acyclic = { n, followers: followers.map((set, from) => set.filter((to) => to < from)) };
    const board = solveRegular(acyclic, s), firings = firingsOf(acyclic, s);
    const tokens: number[] = [];
    const worth = (lit: readonly number[]) =>
      lit.map((vertex) => tokens[vertex]!).reduce(nimSum, 0);
    for (let vertex = 0; vertex < n; vertex++) {
      const fired = firings.filter((firing) => firing.vertex === vertex);
      tokens.push(mex(fired.map(({ change }) => worth(litOf(change ^ 1n << BigInt(vertex))))));
    }
    for (const position of everyPosition(board)) {
      assertEquals(board.gamma(position), worth(litOf(position)));
    }
  });
});

Deno.test("§9: firing at most q is firing exactly q next to q − 1 leaves that belong to the vertex", () => {
  const holds = fc.property(digraphs(4), fc.integer({ min: 1, max: 3 }), (digraph, s) => {
    const most = solveBoard(digraph, regular(digraph, s, "at most"));
    const exact = solveBoard(...withLeaves(digraph, s));
    for (const position of everyPosition(most)) {
      assertEquals(valueOf(most, position), valueOf(exact, position));
    }
  });
  fc.assert(holds, { seed: 16, numRuns: runs(200, 3000) });
});

/** The game in which each vertex that can be fired has leaves in place of what it need not complement. */
function withLeaves({ n, followers }: Digraph, s: number): Parameters<typeof solveBoard> {
  const { q } = regular({ n, followers }, s);
  let size = n;
  const grown = followers.map((targets, vertex) => [
    ...targets,
    ...Array.from({ length: Math.max(q[vertex]! - 1, 0) }, () => size++),
  ]);
  const leaves = Array.from({ length: size - n }, () => []);
  return [{ n: size, followers: [...grown, ...leaves] }, {
    q: [...q, ...leaves.map(() => 0)],
    atMost: false,
  }];
}

function rank(n: number, vectors: readonly bigint[]): number {
  const basis = new Basis(n);
  for (const vector of vectors) basis.add(litOf(vector));
  return basis.vectors.length;
}

function choose(total: number, size: number): number {
  return size === 0 ? 1 : choose(total - 1, size - 1) * total / size;
}
