/** The sum editor: fired, drawn, explored and played on by its few verbs. */

import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../../lib/games/kit/rng.ts";
import { type Oracle, SumEditor } from "../../../lib/ui/games/annihilation/sum_editor.ts";
import {
  type BoardPart,
  canMove,
  codeOf,
  litVertices,
  type Part,
} from "../../../lib/ui/games/annihilation/part.ts";
import { withVertex } from "../../../lib/ui/games/annihilation/edit.ts";
import { board, PRESETS } from "../../../lib/ui/games/annihilation/presets.ts";
import { resumeSum, stateOfSum } from "../../../lib/ui/games/annihilation/kept_sum.ts";
import { standingSentence, whySentence } from "../../../lib/ui/games/annihilation/sentences.ts";
import { valuesAsCsv, valuesAsJson } from "../../../lib/ui/games/annihilation/values_file.ts";
import { annihilationWordsIn } from "../../../lib/ui/games/annihilation/words/mod.ts";
import { readLink, writeLink } from "../../../lib/ui/games/annihilation/link.ts";
import { presentOracle } from "./oracle.ts";

const make = (id: "figure2" | "figure3") => PRESETS[id].make(0, () => 0);

function editorWith(parts: readonly Part[], oracle: Oracle = presentOracle()): SumEditor {
  const words = annihilationWordsIn("en");
  return new SumEditor({
    words,
    parts,
    oracle,
    rng: seededRng("editor"),
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

function lit(editor: SumEditor, part = 0): number[] {
  return litVertices(editor.parts.value[part] as BoardPart);
}

Deno.test("Figure 3 with z1, z4 and Figure 2 with z1 have one winning move", async () => {
  const editor = editorWith([make("figure3"), make("figure2")]);
  await editor.explain();
  assertEquals(editor.winningMoves, [{ part: 0, move: { fire: 4, complement: [0] } }]);
  assertEquals(editor.nameMove(editor.winningMoves[0]!), "fire z4, complement z0 (Board 1)");
});

Deno.test("firing takes a vertex and what an edge leads to, and says why not", () => {
  const editor = editorWith([make("figure3")]);
  const { said } = editor;
  editor.hand.touch(0, 0);
  assertEquals(said.value, "z0 isn't lit.");
  editor.hand.touch(0, 0);
  assertEquals(said.value, "z0 isn't lit.\u00a0", "another text, or it would not be read again");
  editor.hand.fire();
  assertEquals(said.value, "Nothing chosen.");
  editor.hand.touch(0, 4);
  assertEquals(said.value, "Firing z4. Choose a vertex to flip.");
  editor.hand.fire();
  assertEquals(said.value, "Firing z4. Choose a vertex to flip.\u00a0", "it lacks one still");
  editor.hand.touch(0, 2);
  assertEquals(said.value, "No edge goes from z4 to z2.");
  editor.hand.touch(0, 4);
  assertEquals(editor.hand.draft.value, undefined);
  editor.hand.touch(0, 4);
  editor.hand.touch(0, 0);
  assertEquals(said.value, "Fire z4, complement z0.");
  assertEquals(lit(editor), [0, 1]);
  editor.undo();
  assertEquals(lit(editor), [1, 4]);
});

Deno.test("with at most two, one may do", () => {
  const editor = editorWith([board([[1, 2], [], []], [0], 2, true)]);
  editor.hand.touch(0, 0);
  assertEquals(editor.hand.chosenMove, undefined);
  editor.hand.touch(0, 1);
  assertEquals(editor.hand.chosenMove, { part: 0, move: { fire: 0, complement: [1] } });
  editor.hand.fire();
  assertEquals(lit(editor), [1]);
});

Deno.test("a digraph is drawn, and can be taken back step by step", () => {
  const editor = editorWith([board([[]], [], 1)]);
  const drawn = () => (editor.parts.value[0] as BoardPart).position.followers;
  editor.enter("edit");
  editor.hand.take("vertex");
  editor.hand.touchGround(0, { x: 20, y: 20 });
  editor.hand.touchGround(0, { x: 79.76, y: 2 });
  assertEquals((editor.parts.value[0] as BoardPart).places[2], { x: 80, y: 7 });
  assertEquals(readLink(writeLink(editor.parts.value)), editor.parts.value);
  editor.hand.touch(0, 2);
  editor.hand.touchGround(0, { x: 60, y: 61 });
  assertEquals((editor.parts.value[0] as BoardPart).places[2], { x: 60, y: 61 });
  editor.hand.take("edge");
  for (const vertex of [0, 1, 1, 2, 0, 2]) editor.hand.touch(0, vertex);
  assertEquals(drawn(), [[1, 2], [2], []]);
  editor.hand.touch(0, 2);
  editor.hand.touch(0, 2);
  assertEquals(editor.said.value, "An edge can't lead back to its own vertex.");
  editor.hand.touch(0, 0);
  editor.hand.touch(0, 2);
  assertEquals(drawn(), [[1], [2], []]);
  editor.hand.take("light");
  editor.hand.touch(0, 2);
  editor.hand.take("remove");
  editor.hand.touch(0, 1);
  assertEquals([drawn(), lit(editor)], [[[], []], [1]]);
  editor.hand.touch(0, 0);
  editor.hand.touch(0, 0);
  assertEquals(editor.said.value, "A board needs a vertex.");
  for (let step = 0; step < 20; step++) editor.undo();
  assertEquals(editor.said.value.trim(), "Nothing to take back.");
  assertEquals(drawn(), [[]]);
});

Deno.test("edges are drawn both ways at once, and each vertex given its q", () => {
  const editor = editorWith([board([[], [], []], [], 1)]);
  const { position } = editor.parts.value[0] as BoardPart;
  assertEquals(position.qs, undefined);
  editor.enter("edit");
  editor.hand.take("edge");
  editor.hand.isBothWays.value = true;
  for (const vertex of [0, 1, 0, 2]) editor.hand.touch(0, vertex);
  const now = () => (editor.parts.value[0] as BoardPart).position;
  assertEquals(now().followers, [[1, 2], [0], [0]]);
  editor.hand.take("q");
  editor.hand.touch(0, 0);
  assertEquals([now().qs, editor.said.value], [[2, 1, 1], "z0: 2 flip with it."]);
  editor.change(0, withVertex(editor.parts.value[0] as BoardPart));
  assertEquals(now().qs, [2, 1, 1, 2]);
  editor.hand.take("remove");
  editor.hand.touch(0, 3);
  editor.hand.touch(0, 1);
  assertEquals([now().qs, now().followers], [[2, 1], [[1], [0]]]);
  editor.hand.take("q");
  editor.hand.touch(0, 0);
  assertEquals([now().q, now().qs], [1, undefined]);
  editor.hand.take("edge");
  for (const vertex of [0, 1]) editor.hand.touch(0, vertex);
  assertEquals(now().followers, [[], []]);
});

Deno.test("what was done is taken back through every mode", () => {
  const editor = editorWith([{ heap: 2 }]);
  editor.seat(1, "person");
  editor.enter("edit");
  editor.add({ heap: 3 });
  editor.enter("play");
  editor.move({ part: 1, move: { leave: 0 } });
  editor.enter("explore");
  editor.move({ part: 0, move: { leave: 1 } });
  const seen: string[] = [];
  for (let step = 0; step < 7; step++) {
    seen.push(`${editor.mode.value} ${editor.parts.value.map(codeOf)} ${editor.turn.value}`);
    editor.undo();
  }
  assertEquals(seen.map((line) => line.replace(/^(explore|edit)(.*) .$/, "$1$2")), [
    "explore 1,0",
    "explore 2,0",
    "play 2,0 1",
    "play 2,3 0",
    "edit 2,3",
    "edit 2",
    "explore 2",
  ]);
});

Deno.test("winning moves are drawn one at a time", async () => {
  const editor = editorWith([make("figure3")]);
  editor.bring([{ heap: 1 }, { heap: 2 }, { heap: 2 }]);
  await editor.explain();
  assertEquals(editor.winningMoves.length, 1);
  assertEquals(editor.pointedMove, editor.winningMoves[0]);
  editor.bring([{ heap: 3 }, { heap: 3 }, { heap: 3 }]);
  await editor.explain();
  editor.pointed.value = 2;
  assertEquals(editor.pointedMove, editor.winningMoves[2]);
  editor.undo();
  await editor.explain();
  assertEquals(editor.pointedMove, editor.winningMoves[0]);
});

Deno.test("the perfect computer wins against chance, by itself", async () => {
  const editor = editorWith([make("figure3"), make("figure2"), { heap: 4 }]);
  editor.add({ heap: 4 });
  editor.seat(0, "perfect");
  editor.seat(1, "random");
  editor.enter("play");
  await until(() => editor.winner.value !== undefined);
  assertEquals(editor.winner.value, 0);
  assert(editor.said.value.endsWith("The first player wins: the other can't move."));
});

Deno.test("a person gets an answer, hears who has won, and goes back to their turn", async () => {
  const editor = editorWith([{ heap: 2 }, { heap: 1 }]);
  editor.enter("play");
  assertEquals(editor.said.value, "New game. Your turn.");
  editor.move({ part: 0, move: { leave: 0 } });
  await until(() => editor.winner.value !== undefined);
  assertEquals(editor.said.value, "The computer: leave 0 (Heap 2). You lose: you can't move.");
  editor.move({ part: 0, move: { leave: 0 } });
  assertEquals(editor.said.value, "The game is over.");
  editor.undo();
  assertEquals(editor.parts.value.map(codeOf), [2n, 1n]);
  editor.move({ part: 0, move: { leave: 1 } });
  await until(() => editor.isPersonsTurn);
  editor.move({ part: editor.parts.value.findIndex(canMove), move: { leave: 0 } });
  await until(() => editor.winner.value === 0);
  assert(editor.said.value.endsWith("You win: your opponent can't move."));
});

Deno.test("what comes three times is offered as a draw", () => {
  const editor = editorWith([board([[1], [2], [0]], [0], 1)]);
  editor.seat(1, "person");
  editor.enter("play");
  for (let turn = 0; turn < 12; turn++) {
    assertEquals(editor.isRepeated.value, false, `turn ${turn}`);
    editor.move({ part: 0, move: { fire: turn % 3, complement: [(turn + 1) % 3] } });
  }
  assertEquals(editor.isRepeated.value, true);
  assert(editor.said.value.endsWith("This position came up three times. Draw?"));
  editor.agreeOnDraw();
  assertEquals([editor.winner.value, editor.said.value], [null, "A draw."]);
});

Deno.test("two computers agree on a draw", async () => {
  const editor = editorWith([board([[1], [2], [0]], [0], 1)]);
  editor.seat(0, "perfect");
  editor.seat(1, "perfect");
  editor.enter("play");
  await until(() => editor.winner.value !== undefined);
  assertEquals(editor.winner.value, null);
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
  const editor = editorWith([{ heap: 1 }], oracle);
  editor.enter("explore");
  editor.add({ heap: 3 });
  waiting[1]!.resolve();
  await until(() => editor.lack.value === undefined);
  waiting[0]!.resolve();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  assertEquals(editor.insight.value!.values, [1, 3]);
});

Deno.test("what cannot be solved is said", async () => {
  const followers = Array.from(
    { length: 17 },
    (_, vertex) => [(vertex + 1) % 17, (vertex + 2) % 17],
  );
  const editor = editorWith([board(followers, [0], 2)]);
  await editor.explain();
  assertEquals(editor.lack.value, "tooLarge");
  assertEquals(editor.winningMoves, []);
});

Deno.test("a computer that can't solve the sum doesn't seem to think on, and says why", async () => {
  const editor = editorWith([{ heap: 99 }, { heap: 99 }, { heap: 99 }]);
  editor.playMisere(true);
  editor.enter("play");
  editor.move({ part: 0, move: { leave: 98 } });
  assertEquals(standingSentence(editor), "Thinking…");
  await until(() => editor.lack.value === "tooLarge");
  const why = "Misère is solved up to 65,536 positions. This has more.";
  assertEquals([editor.said.value, standingSentence(editor)], [why, why]);
});

Deno.test("in misère play who can't move wins, and the computer knows", async () => {
  const editor = editorWith([{ heap: 1 }, { heap: 1 }]);
  editor.playMisere(true);
  await until(() => editor.lack.value === undefined);
  assertEquals(whySentence(editor), "Misère: the player to move wins.");
  assertEquals(editor.winningMoves.length, 2);
  editor.enter("play");
  editor.move({ part: 0, move: { leave: 0 } });
  await until(() => editor.winner.value !== undefined);
  assertEquals(editor.winner.value, 0);
  assert(editor.said.value.endsWith("You win: you can't move."));
  editor.playMisere(false);
  assertEquals([editor.mode.value, editor.winner.value], ["play", undefined]);
});

Deno.test("a game that is taken back into has its own rule and players again", async () => {
  const editor = editorWith([{ heap: 1 }]);
  editor.seat(1, "person");
  editor.enter("play");
  editor.move({ part: 0, move: { leave: 0 } });
  assertEquals(editor.winner.value, 0);
  editor.playMisere(true);
  editor.seat(0, "random");
  await until(() => editor.winner.value !== undefined);
  assertEquals(editor.winner.value, 1);
  for (let step = 0; step < 2; step++) editor.undo();
  assertEquals([editor.winner.value, editor.players.value], [0, ["person", "person"]]);
  editor.bring([{ heap: 2 }], true);
  editor.undo();
  assertEquals([editor.winner.value, editor.said.value], [
    0,
    "Taken back. The first player wins: the other can't move.",
  ]);
});

Deno.test("a game goes on as it was kept where vertices are called by numbers of others", () => {
  const path = board([[1], [2], []], [0, 1], 1);
  const editor = editorWith([{ ...path, position: { ...path.position, names: ["1", "2", "3"] } }]);
  editor.seat(1, "person");
  editor.enter("play");
  editor.move({ part: 0, move: { fire: 1, complement: [2] } });
  const again = editorWith([path]);
  assert(resumeSum(again, stateOfSum(editor).moves));
  assertEquals([lit(again), stateOfSum(again)], [lit(editor), stateOfSum(editor)]);
});

Deno.test("a game in misère play goes on as it was kept, with names", () => {
  const path = board([[1], [2], []], [0], 1);
  const editor = editorWith([{ ...path, position: { ...path.position, names: ["x", "y", "z"] } }]);
  editor.playMisere(true);
  editor.seat(1, "person");
  editor.enter("play");
  editor.move({ part: 0, move: { fire: 0, complement: [1] } });
  const { moves } = stateOfSum(editor);
  assertEquals(moves, "person,person #misere=3:0-1;1-2_1_1_~x.y.z 0>1");
  const again = editorWith([make("figure3")]);
  assert(resumeSum(again, moves));
  assertEquals([again.isMisere.value, again.parts.value], [true, editor.parts.value]);
  assert(resumeSum(again, moves.replace("misere", "sum")));
  assertEquals(again.isMisere.value, false);
  for (const damage of ["person", "person,person,misere", "person,nobody"]) {
    assert(!resumeSum(again, moves.replace("person,person", damage)), damage);
  }
});

Deno.test("the values of a board are told by code, up to 16 vertices", async () => {
  const editor = editorWith([make("figure3"), { heap: 2 }]);
  const values = await editor.valuesOf(0);
  assertEquals([values!.length, values![15], values![18]], [32, 0, { inf: [0, 1] }]);
  assertEquals(await editor.valuesOf(1), undefined);
  const figure3 = editor.parts.value[0] as BoardPart, names = ["a", "b", "c", "d", "e"];
  const part = { ...figure3, position: { ...figure3.position, names } };
  const lines = valuesAsCsv(part, values!).split("\r\n");
  assertEquals([lines[0], lines[19]], ["code,lit,gamma,outcome", "18,b e,inf(0 1),N"]);
  const { vertices, positions } = JSON.parse(valuesAsJson(part, values!));
  assertEquals(vertices[2], { name: "c", leadsTo: [3, 4], q: 1 });
  assertEquals(positions[15], { code: 15, lit: ["a", "b", "c", "d"], gamma: 0, outcome: "P" });
  const large = editorWith([PRESETS.chance.make(17, () => 0.5)]);
  assertEquals(await large.valuesOf(0), undefined);
});
