import { assert, assertEquals } from "@std/assert";
import type { Cue } from "../../lib/ui/parts/cue.ts";
import { tonesOf } from "../../lib/ui/parts/synth.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, cells, START, TestMatch } from "./positions.ts";

/** A table, and what may be heard at it. */
function heardAt(match: TestMatch): { table: Table; heard: () => Cue[] } {
  const table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  let cues: Cue[] = [];
  table.onCue = (cue) => cues.push(cue);
  table.listen();
  const heard = () => {
    const now = cues;
    cues = [];
    return now;
  };
  return { table, heard };
}

Deno.test("what is done at the board is heard, and what cannot be done", () => {
  const { table, heard } = heardAt(new TestMatch([0], BLOCKS));
  table.touch(at("a1"));
  table.touch(at("c12"));
  table.touch(at("a1"));
  table.undo();
  table.confirm();
  table.stopAtEdge();
  assertEquals(heard(), ["place", "error", "undo", "error", "error", "edge"]);
});

Deno.test("a turn is heard, then what it brought, then that it's the player's", () => {
  const match = new TestMatch([0], BLOCKS);
  const { table, heard } = heardAt(match);
  for (const cell of cells("h1 h2 h3 a26")) table.touch(cell);
  heard();
  table.confirm();
  assertEquals(heard(), ["confirm", "deaths", "births"]);
  match.play({ pass: true });
  assertEquals(heard(), ["deaths", "births", "turn"]);
});

Deno.test("each of the last three rounds is told and heard as it begins", () => {
  const rounds = [[9, "turn", "Your turn."], [10, "late", "3 rounds left."], [
    12,
    "late",
    "Last round.",
  ]] as const;
  for (const [round, sound, end] of rounds) {
    const match = new TestMatch([0], BLOCKS.replace("b 2", `r ${round - 1}`));
    const { table, heard } = heardAt(match);
    match.play({ pass: true });
    assertEquals([heard().at(-1), table.alerted.value.endsWith(end)], [sound, true]);
  }
});

Deno.test("the end sounds as it is for the player here", () => {
  const ends: [readonly number[], Cue][] = [[[0], "won"], [[1], "lost"], [[0, 1], "over"], [
    [],
    "over",
  ]];
  for (const [mine, sound] of ends) {
    const match = new TestMatch(mine, START);
    const { heard } = heardAt(match);
    match.play({ place: cells("c12 d12 c13 d13") });
    match.play({ pass: true });
    assertEquals(heard().at(-1), sound);
  }
});

Deno.test("tones are short, low enough not to hurt, and follow each other", () => {
  for (const cue of ["confirm", "bomb", "deaths", "births", "zone", "turn", "won"] as const) {
    const tones = tonesOf(cue);
    tones.slice(1).forEach(({ from }, index) => {
      const before = tones[index]!;
      assert(from >= before.from + before.length - 1e-9, `${cue}: ${from} s`);
    });
    for (const { hz, length } of tones) assert(hz >= 100 && hz <= 1_000 && length <= 0.3);
  }
});

Deno.test("a whole turn is sent at once where it need not be confirmed; a bomb and a skip wait", () => {
  const { table } = heardAt(new TestMatch([0, 1], BLOCKS.replace("b 2", "b 7")));
  table.waits = false;
  for (const cell of cells("a1 a2 b1")) table.touch(cell);
  assertEquals(table.match.turns.value.length, 0);
  table.touch(at("b2"));
  assertEquals(table.match.turns.value.length, 1);
  table.take("bomb");
  table.touch(at("c12"));
  table.take("skip");
  assertEquals(table.match.turns.value.length, 1);
});
