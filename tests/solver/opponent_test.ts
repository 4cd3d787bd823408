/** The player who never errs: wins what can be won, keeps draws, and tells what it knows. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { FIGURE_2, FIGURE_3 } from "../../lib/solver/families.ts";
import { nim } from "../../lib/solver/nim.ts";
import { perfectMove } from "../../lib/solver/strategy.ts";
import { Respondent } from "../../lib/solver/respondent.ts";
import { type Component, drawingMoves, type SumMove, sumValue } from "../../lib/solver/sum.ts";
import { outlookOf } from "../../lib/solver/value.ts";
import type { Answer, PlainPart } from "../../lib/solver/worker_protocol.ts";
import { runs } from "../full.ts";
import { digraphs, solveRegular } from "./digraphs.ts";

/** A game between two goes no further. */
const LONGEST = 400;

const sums = fc.record({ digraph: digraphs(5), q: fc.integer({ min: 1, max: 2 }), heap: fc.nat(4) })
  .chain(({ digraph, q, heap }) => {
    const game = solveRegular(digraph, q);
    return fc.record({ code: fc.nat(Number(game.limit) - 1), seed: fc.string() }).map((chosen) => ({
      ...chosen,
      sum: [{ game, position: BigInt(chosen.code) }, { game: nim, position: BigInt(heap) }],
    }));
  });

function movesOf(sum: readonly Component[]): SumMove[] {
  return sum.flatMap(({ game, position }, component) =>
    [...game.moves(position)].map((move) => ({ component, position: move.position }))
  );
}

function played(sum: readonly Component[], { component, position }: SumMove): Component[] {
  return sum.with(component, { ...sum[component]!, position });
}

Deno.test("who could win or draw wins, with the first move too", () => {
  const game = solveRegular({ n: 4, followers: [[1], [0], [0, 3], [0, 2]] }, 1);
  const sum = [{ game, position: 5n }];
  assertEquals([...drawingMoves(sum)].length, 1);
  assertEquals(perfectMove(sum, []), { component: 0, position: 0n });
});

Deno.test("against chance the perfect player wins every N-position, and loses no D-position", () => {
  const holds = fc.property(sums, ({ sum: start, seed }) => {
    const rng = seededRng(seed);
    const outlook = outlookOf(sumValue(start));
    let sum: readonly Component[] = start;
    const moves: SumMove[] = [];
    while (movesOf(sum).length > 0 && moves.length < LONGEST) {
      const legal = movesOf(sum);
      const move = moves.length % 2 === 0
        ? perfectMove(start, moves)
        : legal[below(legal.length, rng)]!;
      assert(
        legal.some(({ component, position }) =>
          component === move.component && position === move.position
        ),
      );
      sum = played(sum, move);
      moves.push(move);
    }
    const isOver = movesOf(sum).length === 0, perfectMovedLast = moves.length % 2 === 1;
    if (outlook === "N") assert(isOver && perfectMovedLast, `${moves.length} moves`);
    if (outlook === "D") assert(!isOver || perfectMovedLast, `${moves.length} moves`);
  });
  fc.assert(holds, { seed: 1, numRuns: runs(150, 3000) });
});

const FIGURES: readonly PlainPart[] = [
  { followers: FIGURE_3.followers, q: 1, atMost: false, position: 18n },
  { followers: FIGURE_2.followers, q: 2, atMost: false, position: 2n },
];

function insight(answer: Answer) {
  assert("insight" in answer);
  return answer.insight;
}

Deno.test("a sum is sent with its values, its winning move, cosets and codes", () => {
  const told = insight(new Respondent().answer({ ask: "insight", sum: [...FIGURES, { heap: 0 }] }));
  assertEquals(told.values, [{ inf: [0, 1] }, 1, 0]);
  assertEquals(told.outlook, "N");
  assertEquals(told.winning, [{ component: 0, position: 3n }]);
  assertEquals(told.boards[1], {
    m: 3,
    t: 1,
    code: { length: 4, dimension: 3, distance: 1 },
    cosets: [
      { gamma: 0, positions: [0, 1, 4, 5, 10, 11, 14, 15] },
      { gamma: 1, positions: [2, 3, 6, 7, 8, 9, 12, 13] },
    ],
  });
  assertEquals(told.boards[0]!.cosets.map(({ gamma }) => gamma), [0, 1, undefined]);
  assertEquals(told.boards[2], undefined);
});

Deno.test("boards are remembered, and what is too large says so", () => {
  const respondent = new Respondent();
  const first = insight(respondent.answer({ ask: "insight", sum: FIGURES }));
  const again = insight(respondent.answer({ ask: "insight", sum: FIGURES }));
  assert(first.boards[0] === again.boards[0]);
  const followers = Array.from(
    { length: 40 },
    (_, vertex) => [(vertex + 1) % 40, (vertex + 2) % 40],
  );
  const large = { followers, q: 2, atMost: false, position: 1n };
  const answer = respondent.answer({ ask: "insight", sum: [large] });
  assert("tooLarge" in answer);
});
