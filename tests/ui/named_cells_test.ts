import { assertEquals } from "@std/assert";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { cellsNamed, pointOut } from "../../lib/ui/table/named_cells.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { cells, positionOf, START, TestMatch } from "./positions.ts";

Deno.test("a sentence's cells are those of the board, each once", () => {
  const { board } = positionOf(START);
  const rows: [sentence: string, named: string][] = [
    ["Blue placed c12, d12, c13, d13. Generation 1: nothing born.", "c12 d12 c13 d13"],
    ["M13, blue, 3 neighbors", "m13"],
    ["ab26 and aa1; aa1 again", "ab26 aa1"],
  ];
  for (const [sentence, named] of rows) {
    assertEquals(cellsNamed(board, sentence), cells(named), sentence);
  }
  for (const sentence of ["", "Round 3 of 12", "c27, ac1 and v2x", "4 cells a turn."]) {
    assertEquals(cellsNamed(board, sentence), [], sentence);
  }
});

Deno.test("a tapped sentence points its cells out, and tapped again no more; a link in it doesn't", () => {
  const match = new TestMatch([0]),
    table = new Table(match, conquerorsUi(wordsIn("en"), match.game));
  let hidden = 0;
  const tap = (sentence: string, within = "") => {
    const around = (selector: string) => {
      if (selector === ":popover-open") return { hidePopover: () => hidden++ };
      if (selector === "p, li") return { textContent: sentence };
      return within !== "" && selector.split(", ").includes(within) ? {} : null;
    };
    pointOut(table, { target: { closest: around } } as unknown as Event);
    return [table.named.value, hidden];
  };
  assertEquals(tap("Blue placed c12, d12.", "button"), [[], 0]);
  assertEquals(tap("Round 3 of 12"), [[], 0]);
  assertEquals(tap("Blue placed c12, d12."), [cells("c12 d12"), 1]);
  assertEquals(tap("Red placed x12."), [cells("x12"), 2]);
  assertEquals(tap("Red placed x12."), [[], 3]);
});
