import { assertEquals } from "@std/assert";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { countChanges } from "../../lib/ui/board/changes.ts";
import { changesOf } from "../../lib/ui/games/conquerors/speech.ts";
import { previewOf } from "./changes.ts";
import { soup } from "../games/soups.ts";
import { BLOCKS, cells, positionOf, turnIn } from "./positions.ts";

Deno.test("a preview is what the reference step does, born and died cell by cell", () => {
  for (let seed = 0; seed < 50; seed++) {
    const rng = seededRng(`preview ${seed}`);
    const position = soup(conquerorsV2.rules, rng);
    const move = conquerorsV2.random(position, rng);
    const { before, after, born, died } = previewOf(position, move);
    assertEquals(after, step(before, immigration, "plane"));
    for (const cell of before.cells.keys()) {
      const [was, is] = [before.cells[cell] !== 0, after.cells[cell] !== 0];
      assertEquals([born.includes(cell), died.includes(cell)], [!was && is, was && !is]);
    }
  }
});

Deno.test("a preview tells what the turn then does", () => {
  const move = { place: cells("c11 e11 h3 h5") };
  assertEquals(previewOf(positionOf(BLOCKS), move), changesOf(turnIn(BLOCKS, move)));
});

Deno.test("changes are counted by color, and placed cells are not born", () => {
  const changes = changesOf(turnIn(BLOCKS, { place: cells("c11 h1 h3 h5") }));
  assertEquals(countChanges(changes, 1), { born: 2, died: 5 });
  assertEquals(countChanges(changes, 2), { born: 0, died: 0 });
});
