/** A player who can force a win does, against anybody, and the counter says how (§8 of the paper). */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Rng } from "../../lib/games/game.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { Annihilation } from "../../lib/solver/annihilation.ts";
import { nim } from "../../lib/solver/nim.ts";
import type { Solved } from "../../lib/solver/solved.ts";
import { ForcedWin, forceWin } from "../../lib/solver/strategy.ts";
import { type Component, drawingMoves, type SumMove, sumValue } from "../../lib/solver/sum.ts";
import { solveToken } from "../../lib/solver/labeled.ts";
import { outlookOf } from "../../lib/solver/value.ts";
import { runs } from "../full.ts";
import { digraphs, everyPosition, randomDigraph, solveRegular } from "./digraphs.ts";

type Opponent = (win: ForcedWin, moves: readonly SumMove[]) => SumMove;

/** The moves of the player who has to move while the other one holds the sum. */
function movesOf({ games, held }: ForcedWin): SumMove[] {
  return games.flatMap((game, component) =>
    [...game.moves(held[component]!.position)].map(({ position }) => ({ component, position }))
  );
}

/** The reply to a move, checked: a legal move back to γ = 0 at a smaller counter. */
function checkedReply(win: ForcedWin, given: SumMove): ForcedWin {
  const { move, win: next } = win.reply(given);
  const from = win.held.map(({ position }) => position).with(given.component, given.position);
  const targets = [...win.games[move.component]!.moves(from[move.component]!)];
  assert(targets.some(({ position }) => position === move.position), "the reply is legal");
  const there = next.held.map(({ position }) => position);
  assertEquals(there, from.with(move.component, move.position));
  const sum = next.games.map((game, i) => ({ game, position: there[i]! }));
  assertEquals(sumValue(sum), 0);
  assert(next.counter < win.counter, "the counter falls");
  return next;
}

/** Plays until the opponent cannot move; that it comes to this is the win. */
function playOut(win: ForcedWin, opponent: Opponent): void {
  for (let moves = movesOf(win); moves.length > 0; moves = movesOf(win)) {
    win = checkedReply(win, opponent(win, moves));
  }
}

const random = (rng: Rng): Opponent => (_win, moves) => moves[below(moves.length, rng)]!;

/** Makes the game as long as it can see: the reply then keeps the greatest counter. */
const stubborn: Opponent = (win, moves) =>
  moves.map((move) => ({ move, counter: win.reply(move).win.counter }))
    .reduce((worst, next) => next.counter > worst.counter ? next : worst).move;

Deno.test("on any small board the forced win holds against every line of play", () => {
  const holds = fc.property(digraphs(5), (digraph) => {
    const game = new Annihilation(digraph);
    const seen = new Set<string>();
    const playAll = (win: ForcedWin) => {
      const key = `${win.held[0]!.position} ${win.counter}`;
      if (seen.has(key)) return;
      seen.add(key);
      for (const move of movesOf(win)) playAll(checkedReply(win, move));
    };
    for (const position of everyPosition(game)) {
      const outlook = outlookOf(sumValue([{ game, position }]));
      const turn = forceWin([{ game, position }]), win = ForcedWin.of([{ game, position }]);
      assertEquals([turn !== undefined, win !== undefined], [outlook === "N", outlook === "P"]);
      if (turn) playAll(turn.win);
      if (win) playAll(win);
    }
  });
  fc.assert(holds, { seed: 21, numRuns: runs(60, 2000) });
});

/** Boards of q = 1 and q = 2, a token and a heap, with random positions. */
function someSum(rng: Rng): Component[] {
  const size = () => 1 + below(7, rng), degree = () => 3 * rng();
  const games = [
    new Annihilation(randomDigraph(size() + 3, degree(), rng)),
    new Annihilation(randomDigraph(size(), degree(), rng)),
    solveRegular(randomDigraph(size(), degree(), rng), 2),
    solveToken(randomDigraph(12, degree(), rng)),
  ];
  const placed = games.map((game) => ({ game, position: mostlyFinite(game, rng) }));
  return [...placed, { game: nim, position: BigInt(below(6, rng)) }];
}

/** A random position, and another one instead of most of infinite γ, of which sums bear one. */
function mostlyFinite(game: Solved, rng: Rng): bigint {
  const positions = Array.from({ length: 8 }, () => BigInt(below(Number(game.limit), rng)));
  return positions.find((position) => game.gamma(position) !== undefined) ?? positions[0]!;
}

Deno.test("in sums of every kind the forced win holds against chance and stubbornness", () => {
  const rng = seededRng("sums");
  let wins = 0;
  for (let round = 0; round < runs(1500, 20_000); round++) {
    const sum = someSum(rng);
    const turn = forceWin(sum);
    assertEquals(turn !== undefined, outlookOf(sumValue(sum)) === "N");
    if (!turn) continue;
    wins++;
    playOut(turn.win, random(rng));
    playOut(turn.win, stubborn);
  }
  assert(wins > runs(300, 4000), `only ${wins} wins`);
});

Deno.test("in a draw there are moves that keep it, and no others keep from losing", () => {
  const rng = seededRng("draws");
  let draws = 0;
  for (let round = 0; round < runs(300, 5000); round++) {
    const sum = someSum(rng);
    if (outlookOf(sumValue(sum)) !== "D") continue;
    draws++;
    const drawing = [...drawingMoves(sum)];
    assert(drawing.length > 0, "a draw can be kept");
    for (const [component, { game, position }] of sum.entries()) {
      for (const move of game.moves(position)) {
        const after = sum.with(component, { game, position: move.position });
        const keeps = drawing.some((kept) =>
          kept.component === component && kept.position === move.position
        );
        assertEquals(outlookOf(sumValue(after)), keeps ? "D" : "N");
      }
    }
  }
  assert(draws > runs(100, 1000), `only ${draws} draws`);
});

Deno.test("on larger boards of many draws the forced win holds", () => {
  const rng = seededRng("larger");
  let wins = 0;
  for (let round = 0; round < runs(60, 1000); round++) {
    const game = new Annihilation(randomDigraph(8 + below(10, rng), 1 + rng(), rng));
    for (let tries = 0; tries < 10; tries++) {
      const turn = forceWin([{ game, position: BigInt(below(Number(game.limit), rng)) }]);
      if (!turn) continue;
      wins++;
      playOut(turn.win, random(rng));
      playOut(turn.win, stubborn);
    }
  }
  assert(wins > runs(60, 1000), `only ${wins} wins`);
});

Deno.test("on 66 vertices, more than two words of 32 bits hold, the forced win holds", () => {
  const rng = seededRng("wide");
  const game = new Annihilation(randomDigraph(66, 1.5, rng));
  const { basis, m, t } = game.structure, finite = basis.slice(0, m + t);
  let wins = 0;
  for (let tries = 0; tries < 20; tries++) {
    const position = finite.reduce((sum, part) => rng() < 0.5 ? sum ^ part : sum, 0n);
    const turn = forceWin([{ game, position }]);
    if (!turn) continue;
    wins++;
    playOut(turn.win, random(rng));
  }
  assert(wins > 5, `only ${wins} wins`);
});
