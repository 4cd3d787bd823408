/** Every worked example of the paper, and where its text errs, what is right (rules.md F7, F8). */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { Annihilation } from "../../lib/solver/annihilation.ts";
import type { SolvedBoard } from "../../lib/solver/board.ts";
import { solveByCel } from "../../lib/solver/cel.ts";
import { CellularGraph } from "../../lib/solver/cellular.ts";
import type { Digraph } from "../../lib/solver/digraph.ts";
import { FIGURE_2, FIGURE_3, nimPile, parametrized } from "../../lib/solver/families.ts";
import { litOf, positionOf } from "../../lib/solver/position.ts";
import { represent, Representation } from "../../lib/solver/representation.ts";
import { valueOf } from "../../lib/solver/solved.ts";
import { ForcedWin, forceWin } from "../../lib/solver/strategy.ts";
import { coordinatesOf } from "../../lib/solver/structure.ts";
import { sumValue, winningMoves } from "../../lib/solver/sum.ts";
import { outlookOf } from "../../lib/solver/value.ts";
import { mex } from "./definition.ts";
import { everyPosition, regular, solveRegular } from "./digraphs.ts";

/** Vertices of G(p) by the paper's names: `on(7)("x7 y1")` is the position with these two lit. */
function on(p: number) {
  const vertexOf = (name: string) => Number(name.slice(1)) - 1 + (name[0] === "y" ? p : 0);
  return (names: string) => positionOf(names.split(" ").filter((name) => name).map(vertexOf));
}

/** `names("y", 3)` is "y1 y2 y3". */
function names(letter: string, count: number): string {
  return Array.from({ length: count }, (_, i) => `${letter}${i + 1}`).join(" ");
}

/** γ of the positions `name(1)` to `name(p)` of G(p). */
function gammas(board: SolvedBoard, p: number, name: (i: number) => string) {
  return Array.from({ length: p }, (_, i) => board.gamma(on(p)(name(i + 1))));
}

function winningPositions(board: SolvedBoard, position: bigint): bigint[] {
  return winningMoves([{ game: board, position }]).map((move) => move.position);
}

/** The numbers with an odd count of ones. */
const ODIOUS = [1, 2, 4, 7, 8, 11, 13, 14, 16];

Deno.test("Figure 1: G(4) as Example 1 defines it", () => {
  const { n, followers } = parametrized(4), at = on(4);
  const leadsTo = followers.map((targets) => positionOf(targets));
  assertEquals(n, 8);
  assertEquals(
    leadsTo,
    [
      ...["y1", "y2", "y3", "y4"],
      ...["x2 x3 x4", "y1 x1 x3 x4", "y1 y2 x1 x2 x4", "y1 y2 y3 x1 x2 x3"],
    ].map(at),
  );
});

Deno.test("Example 1: in the 2-regular game on G(p) all x are worth 0, and y the odious numbers", () => {
  for (const p of [4, 5, 6, 7]) {
    const board = solveRegular(parametrized(p), 2);
    assertEquals(gammas(board, p, (i) => `y${i}`), ODIOUS.slice(0, p));
    for (let xs = 0n; xs < 2 ** p; xs++) assertEquals(board.gamma(xs), 0);
    assert(everyPosition(board).every((position) => board.gamma(position) !== undefined));
  }
});

Deno.test("Example 1, erratum: it needs p ≥ 4", () => {
  const oddities = [2, 3].map((p) => gammas(solveRegular(parametrized(p), 2), p, (i) => `y${i}`));
  assertEquals(oddities, [[0, 0], [undefined, undefined, undefined]]);
});

Deno.test("Example 1, erratum: γ(x7 y1…y7) is 14, not 48, and seven moves win", () => {
  const at = on(7), board = solveRegular(parametrized(7), 2);
  const position = at(`x7 ${names("y", 7)}`);
  assertEquals(ODIOUS.slice(0, 7).reduce((a, b) => a ^ b), 14);
  assertEquals(board.gamma(position), 14);
  // The two that the text names are among them.
  const firings = [
    "y7 y1 y2",
    "y7 y3 y4",
    "y7 y5 y6",
    "y6 y1 y3",
    "y6 y2 y4",
    "y5 y1 y4",
    "y5 y2 y3",
  ];
  const wins = firings.map((firing) => position ^ at(firing));
  assertEquals(winningPositions(board, position), wins.sort((a, b) => Number(a - b)));
});

Deno.test("Example 2: followers in the 2-regular game on G(2) show Corollary 1", () => {
  const at = on(2), digraph = parametrized(2);
  const board = solveRegular(digraph, 2);
  const followers = (position: string) => board.moves(at(position)).map((move) => move.position);
  const sorted = (...positions: string[]) => positions.map(at).sort((a, b) => Number(a - b));
  assertEquals(followers("x1 y1"), sorted("", "x1 x2"));
  assertEquals(followers("x1 y2"), sorted("y1 y2", "y1"));
  assertEquals(followers("y1 y2"), sorted("x2 y2", "x1"));
  assertEquals(at("x1 y2") ^ at("y1 y2"), at("x1 y1"));
});

Deno.test("Example 2, erratum: F⁻¹(x1 y1) is {y2, x1 x2 y1 y2}, not only {y2}", () => {
  const at = on(2), digraph = parametrized(2);
  const graph = new CellularGraph(digraph, regular(digraph, 2));
  const into = new Int32Array(graph.maxDegree);
  const before = into.subarray(0, graph.predecessors(Number(at("x1 y1")), into));
  assertEquals([...before].map(BigInt), [at("x1 x2 y1 y2"), at("y2")]);
});

Deno.test("Example 3: the 2-regular game on Figure 2", () => {
  const board = solveRegular(FIGURE_2, 2);
  const worth = (gamma: number) => everyPosition(board).filter((u) => board.gamma(u) === gamma);
  assertEquals(worth(0), [0n, 1n, 4n, 5n, 10n, 11n, 14n, 15n]);
  assertEquals(worth(1), [2n, 3n, 6n, 7n, 8n, 9n, 12n, 13n]);
  assertEquals([board.structure.m, board.structure.t], [3, 1]);
  assertEquals(board.structure.basis, [1n, 4n, 10n, 2n]);
});

Deno.test("a remark of §3: 2-regular Nim piles are worth 0, 1, 0, then the odious numbers", () => {
  const board = solveRegular(nimPile(9), 2);
  const piles = Array.from({ length: 10 }, (_, size) => board.gamma(1n << BigInt(size)));
  assertEquals(piles, [0, 1, 0, ...ODIOUS.slice(1, 8)]);
});

/** The moves of the 3-regular game on G(7) are many; the examples share its solution. */
const cubic = solveRegular(parametrized(7), 3);

Deno.test("Example 4: the 3-regular game on G(7)", () => {
  const at = on(7), values = [1, 2, 4, 8, 15, 16, 32];
  for (const position of everyPosition(cubic)) {
    const lit = litOf(position), isEven = lit.length % 2 === 0;
    assertEquals(cubic.gamma(position) !== undefined, isEven);
    if (isEven && lit.every((vertex) => vertex < 7)) assertEquals(cubic.gamma(position), 0);
  }
  for (let i = 1; i <= 7; i++) assertEquals(gammas(cubic, 7, (j) => `x${i} y${j}`), values);
  // The 51 that the text continues with would take G(8).
  assertEquals([...values, 51], sumsOfThree(8));
  const { m, t, basis, rho } = cubic.structure;
  assertEquals([m, t], [7, 6]);
  assertEquals(basis.slice(m + t), [at("x1")]);
  assertEquals(rho, [...Array(7).fill(64), ...values.map((value) => 64 + value)].map(BigInt));
  const position = at(`x7 ${names("y", 7)}`);
  assertEquals(cubic.gamma(position), 48);
  const wins = winningPositions(cubic, position);
  for (let i = 1; i < 7; i++) {
    for (let j = 1; j < i; j++) assert(wins.includes(position ^ at(`y7 y6 x${i} x${j}`)));
  }
});

/** Each the least number that is no Nim sum of at most three before it. */
function sumsOfThree(length: number): number[] {
  const terms: number[] = [];
  while (terms.length < length) {
    const others = [0, ...terms];
    terms.push(mex(others.flatMap((a) => others.flatMap((b) => others.map((c) => a ^ b ^ c)))));
  }
  return terms;
}

Deno.test("Example 4, erratum: x_j y1…y5 is in V0, not y1…y5, which is odd", () => {
  const at = on(7);
  assertEquals(cubic.gamma(at(names("y", 5))), undefined);
  for (let j = 1; j <= 7; j++) assertEquals(cubic.gamma(at(`x${j} ${names("y", 5)}`)), 0);
});

Deno.test("Example 4, erratum: it needs p ≥ 5", () => {
  const worth = (p: number) => gammas(solveRegular(parametrized(p), 3), p, (i) => `x${i} y${i}`);
  assertEquals(worth(5), [1, 2, 4, 8, 15]);
  assertEquals(worth(4), [1, undefined, undefined, undefined]);
});

const figure3 = new Annihilation(FIGURE_3);

Deno.test("Example 5: CEL on Figure 3 gives the paper's B, its inverse and ρ", () => {
  const { m, t, basis, inverse, rho } = figure3.structure;
  assertEquals([m, t], [2, 1]);
  assertEquals(basis, [5n, 10n, 3n, 1n, 16n]);
  assertEquals(inverse, [0b01000n, 0b01100n, 0b01001n, 0b01110n, 0b10000n]);
  assertEquals(rho, [2n, 3n, 2n, 3n, 4n]);
  const zeros = everyPosition(figure3).filter((position) => figure3.gamma(position) === 0);
  assertEquals(zeros, [0n, 5n, 10n, 15n]);
});

Deno.test("Example 5: 8 is 10 ⊕ 3 ⊕ 1 and infinite, 12 is 5 ⊕ 10 ⊕ 3 and worth 1", () => {
  const { structure } = figure3;
  const parts = (position: bigint) =>
    litOf(coordinatesOf(structure, litOf(position))).map((index) => structure.basis[index]);
  assertEquals([parts(8n), figure3.gamma(8n)], [[10n, 3n, 1n], undefined]);
  assertEquals([parts(12n), figure3.gamma(12n)], [[5n, 10n, 3n], 1]);
});

Deno.test("Example 6: Figure 3 with z1, z4 and Figure 2 with z1: the one winning move fires z4 at z0", () => {
  const sum = [
    { game: figure3, position: 0b10010n },
    { game: solveRegular(FIGURE_2, 2), position: 0b10n },
  ];
  assertEquals(sum.map(({ game, position }) => valueOf(game, position)), [{ inf: [0, 1] }, 1]);
  assertEquals(sumValue(sum), { inf: [0, 1] });
  assertEquals(outlookOf(sumValue(sum)), "N");
  assertEquals(winningMoves(sum), [{ component: 0, position: 0b00011n }]);
  assertEquals(forceWin(sum)?.move, { component: 0, position: 0b00011n });
});

/** The vertices below `n` of a set, by its code. */
function members(code: number, n: number): number[] {
  return Array.from({ length: n }, (_, vertex) => vertex).filter((vertex) => code >> vertex & 1);
}

Deno.test("Figure 2 is one of 63 digraphs that fit Example 3, all of the same γ (rules.md F8)", () => {
  const gammas = (digraph: Digraph) => {
    const board = solveRegular(digraph, 2);
    return everyPosition(board).map((position) => board.gamma(position)).join();
  };
  const expected = gammas(FIGURE_2);
  let fitting = 0;
  for (let code = 0; code < 2 ** 12; code++) {
    const followers = [0, 1, 2, 3].map((from) =>
      members(code >> 3 * from, 3).map((to) => to < from ? to : to + 1)
    );
    if (gammas({ n: 4, followers }) === expected) fitting++;
  }
  assertEquals(fitting, 63);
});

Deno.test("Figure 3 is clear but for an edge from z4 to z3 (rules.md F8)", () => {
  const component = { game: solveRegular(FIGURE_2, 2), position: 0b10n };
  const ofZ4 = Array.from({ length: 16 }, (_, code) => members(code, 4)).filter((targets) => {
    const game = new Annihilation({ n: 5, followers: FIGURE_3.followers.with(4, targets) });
    const wins = winningMoves([{ game, position: 0b10010n }, component]);
    return game.structure.basis.join() === figure3.structure.basis.join() && wins.length === 1;
  });
  assertEquals(ofZ4, [[0, 1], [0, 1, 3]]);
});

/** The codes of a representation's parts. */
function codes({ cel, parts }: Representation): bigint[] {
  return parts.map((part) => positionOf(cel.quads.graph.lit(part)));
}

Deno.test("Example 7: 15 is represented by 5 and 10, whose moves are its own", () => {
  const held = represent(figure3.cel, 15n);
  assertEquals(codes(held), [5n, 10n]);
  const followers = (position: bigint) => figure3.moves(position).map((move) => move.position);
  assertEquals(followers(5n), [6n, 9n, 17n]);
  assertEquals(followers(10n), [3n, 12n, 18n]);
  const ofParts = [...followers(5n).map((v) => v ^ 10n), ...followers(10n).map((v) => v ^ 5n)];
  assertEquals(ofParts.sort((a, b) => Number(a - b)), [3n, 6n, 9n, 12n, 23n, 27n]);
  assertEquals(followers(15n), [3n, 6n, 9n, 12n, 23n, 27n]);
});

Deno.test("Example 8 (of Example 7, not 6): after 15 → 6, Ψ passes over 5 and moves to Φ", () => {
  const held = represent(figure3.cel, 15n);
  assertEquals(codes(held.answer(6n)), []);
  assertEquals(codes(represent(figure3.cel, 5n)), [5n]);
  const win = ForcedWin.of([{ game: figure3, position: 15n }])!;
  assertEquals(win.reply({ component: 0, position: 6n }).move.position, 0n);
});

Deno.test("Theorem 6, erratum: a part's γ need not fall where the position's does", () => {
  const cel = solveByCel({ n: 3, followers: [[2], [2], []] });
  const held = represent(cel, 0b110n);
  assertEquals([codes(held), held.gamma], [[0b011n, 0b101n], 1]);
  // Firing z1 at z2 leads to Φ. Only the part {z0, z1}, of γ = 0, has z1: it becomes {z0, z2}.
  assertEquals(represent(cel, 0b011n).gamma, 0);
  assertEquals(represent(cel, 0b101n).gamma, 1);
  const fresh = represent(cel, 0n);
  assertEquals(codes(fresh), []);
  assert(fresh.counter < held.counter);
  assertNotEquals(held.counter, 0n);
});
