/** A bench: fired, drawn, explored and played on by its few verbs. */

import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../../lib/games/kit/rng.ts";
import { Bench, type Oracle } from "../../../lib/ui/games/annihilation/sum_editor.ts";
import {
  type BoardPart,
  canMove,
  codeOf,
  litVertices,
  type Part,
} from "../../../lib/ui/games/annihilation/part.ts";
import { board, PRESETS } from "../../../lib/ui/games/annihilation/presets.ts";
import { annihilationWordsIn } from "../../../lib/ui/games/annihilation/words/mod.ts";
import { presentOracle } from "./oracle.ts";

const make = (id: "figure2" | "figure3") => PRESETS[id].make(0, () => 0);

function benchWith(parts: readonly Part[], oracle: Oracle = presentOracle()): Bench {
  const words = annihilationWordsIn("en");
  return new Bench({
    words,
    parts,
    oracle,
    rng: seededRng("bench"),
    pause: () => Promise.resolve(),
  });
}

/** Resolves as soon as this holds; rejects if it never does. */
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; !holds(); turns++) {
    assert(turns < 10_000, "in vain");
    await Promise.resolve();
  }
}

function lit(bench: Bench, part = 0): number[] {
  return litVertices(bench.parts.value[part] as BoardPart);
}

Deno.test("Figure 3 with z1, z4 and Figure 2 with z1 have one winning move", async () => {
  const bench = benchWith([make("figure3"), make("figure2")]);
  await bench.explain();
  assertEquals(bench.winningMoves, [{ part: 0, move: { fire: 4, complement: [0] } }]);
  assertEquals(bench.nameMove(bench.winningMoves[0]!), "fire z4, complement z0 (Board 1)");
});

Deno.test("firing takes a vertex and what an edge leads to, and says why not", () => {
  const bench = benchWith([make("figure3")]);
  const { said } = bench;
  bench.hand.touch(0, 0);
  assertEquals(said.value, "z0 is not lit.");
  bench.hand.touch(0, 0);
  assertEquals(said.value, "z0 is not lit.\u00a0", "another text, or it would not be read again");
  bench.hand.touch(0, 4);
  assertEquals(said.value, "z4 is to be fired. Choose where to.");
  bench.hand.touch(0, 2);
  assertEquals(said.value, "No edge leads from z4 to z2.");
  bench.hand.touch(0, 4);
  assertEquals(bench.hand.draft.value, undefined);
  bench.hand.touch(0, 4);
  bench.hand.touch(0, 0);
  assertEquals(said.value, "Fire z4, complement z0.");
  assertEquals(lit(bench), [0, 1]);
  bench.undo();
  assertEquals(lit(bench), [1, 4]);
});

Deno.test("with at most two, one may do", () => {
  const bench = benchWith([board([[1, 2], [], []], [0], 2, true)]);
  bench.hand.touch(0, 0);
  assertEquals(bench.hand.chosenMove, undefined);
  bench.hand.touch(0, 1);
  assertEquals(bench.hand.chosenMove, { part: 0, move: { fire: 0, complement: [1] } });
  bench.hand.fire();
  assertEquals(lit(bench), [1]);
});

Deno.test("a digraph is drawn, and can be taken back step by step", () => {
  const bench = benchWith([board([[]], [], 1)]);
  const drawn = () => (bench.parts.value[0] as BoardPart).position.followers;
  bench.enter("edit");
  bench.hand.take("vertex");
  bench.hand.touchGround(0, { x: 20, y: 20 });
  bench.hand.touchGround(0, { x: 80, y: 20 });
  bench.hand.touch(0, 2);
  bench.hand.touchGround(0, { x: 60, y: 61 });
  assertEquals((bench.parts.value[0] as BoardPart).places[2], { x: 60, y: 61 });
  bench.hand.take("edge");
  for (const vertex of [0, 1, 1, 2, 0, 2]) bench.hand.touch(0, vertex);
  assertEquals(drawn(), [[1, 2], [2], []]);
  bench.hand.touch(0, 2);
  bench.hand.touch(0, 2);
  assertEquals(bench.said.value, "No edge leads from a vertex to itself.");
  bench.hand.touch(0, 0);
  bench.hand.touch(0, 2);
  assertEquals(drawn(), [[1], [2], []]);
  bench.hand.take("light");
  bench.hand.touch(0, 2);
  bench.hand.take("remove");
  bench.hand.touch(0, 1);
  assertEquals([drawn(), lit(bench)], [[[], []], [1]]);
  bench.hand.touch(0, 0);
  bench.hand.touch(0, 0);
  assertEquals(bench.said.value, "A board needs a vertex.");
  for (let step = 0; step < 20; step++) bench.undo();
  assertEquals(drawn(), [[]]);
});

Deno.test("the perfect computer wins against chance, by itself", async () => {
  const bench = benchWith([make("figure3"), make("figure2"), { heap: 4 }]);
  bench.add({ heap: 4 });
  bench.seat(0, "perfect");
  bench.seat(1, "random");
  bench.enter("play");
  await until(() => bench.winner.value !== undefined);
  assertEquals(bench.winner.value, 0);
  assert(bench.said.value.endsWith("The first player wins: the other cannot move."));
});

Deno.test("a person is answered, told who has won, and goes back to the own turn", async () => {
  const bench = benchWith([{ heap: 2 }, { heap: 1 }]);
  bench.enter("play");
  assertEquals(bench.said.value, "New game. Your turn.");
  bench.move({ part: 0, move: { leave: 0 } });
  await until(() => bench.winner.value !== undefined);
  assertEquals(bench.said.value, "The computer: leave 0 (Heap 2). You lose: you cannot move.");
  bench.move({ part: 0, move: { leave: 0 } });
  assertEquals(bench.said.value, "The game is over.");
  bench.undo();
  assertEquals(bench.parts.value.map(codeOf), [2n, 1n]);
  bench.move({ part: 0, move: { leave: 1 } });
  await until(() => bench.isPersonsTurn);
  bench.move({ part: bench.parts.value.findIndex(canMove), move: { leave: 0 } });
  await until(() => bench.winner.value === 0);
  assertEquals(bench.said.value.slice(-31), "You win: the other cannot move.");
});

Deno.test("what comes three times is offered as a draw", () => {
  const bench = benchWith([board([[1], [2], [0]], [0], 1)]);
  bench.seat(1, "person");
  bench.enter("play");
  for (let turn = 0; turn < 12; turn++) {
    assertEquals(bench.isRepeated.value, false, `turn ${turn}`);
    bench.move({ part: 0, move: { fire: turn % 3, complement: [(turn + 1) % 3] } });
  }
  assertEquals(bench.isRepeated.value, true);
  bench.agreeOnDraw();
  assertEquals([bench.winner.value, bench.said.value], [null, "A draw."]);
});

Deno.test("two computers agree on a draw", async () => {
  const bench = benchWith([board([[1], [2], [0]], [0], 1)]);
  bench.seat(0, "perfect");
  bench.seat(1, "perfect");
  bench.enter("play");
  await until(() => bench.winner.value !== undefined);
  assertEquals(bench.winner.value, null);
});

Deno.test("an answer that comes late is nobody's", async () => {
  const waiting: PromiseWithResolvers<void>[] = [];
  const present = presentOracle();
  const oracle: Oracle = {
    ...present,
    async explain(sum) {
      const wait = Promise.withResolvers<void>();
      waiting.push(wait);
      await wait.promise;
      return await present.explain(sum);
    },
  };
  const bench = benchWith([{ heap: 1 }], oracle);
  bench.enter("explore");
  bench.add({ heap: 3 });
  waiting[1]!.resolve();
  await until(() => bench.lack.value === undefined);
  waiting[0]!.resolve();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  assertEquals(bench.insight.value!.values, [1, 3]);
});

Deno.test("what cannot be solved is said", async () => {
  const followers = Array.from(
    { length: 17 },
    (_, vertex) => [(vertex + 1) % 17, (vertex + 2) % 17],
  );
  const bench = benchWith([board(followers, [0], 2)]);
  await bench.explain();
  assertEquals(bench.lack.value, "tooLarge");
  assertEquals(bench.winningMoves, []);
});
