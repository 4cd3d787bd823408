import { assertEquals } from "@std/assert";
import { columnName } from "../../lib/games/notation/cell_text.ts";
import { lockedRuns, type Pointing, type Scene } from "../../lib/ui/board/scene.ts";
import { sceneOf } from "../../lib/ui/table/table_board.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, BOMBS, cells, TestMatch } from "./positions.ts";

const STILL: Pointing = { cursorShown: false, aiming: false, hover: undefined };

function tableOf(match: TestMatch): Table {
  return new Table(match, conquerorsUi(wordsIn("en"), match.game));
}

function seen(match: TestMatch, pointing: Partial<Pointing> = {}): Scene {
  return sceneOf(tableOf(match), { ...STILL, ...pointing });
}

/** The locked columns by name: `i-ab`. */
function locked({ locked }: Scene): string {
  const runs = lockedRuns(locked);
  return runs.map(({ from, to }) => `${columnName(from)}-${columnName(to - 1)}`).join(" ");
}

Deno.test("what is locked is locked for whom it concerns", () => {
  assertEquals(locked(seen(new TestMatch([0]))), "i-ab");
  assertEquals(locked(seen(new TestMatch([1]))), "a-t");
  assertEquals(locked(seen(new TestMatch([0], BLOCKS))), "u-ab");
  assertEquals(locked(seen(new TestMatch([0, 1], BLOCKS.replace(" b ", " r ")))), "a-h");
});

Deno.test("nothing is locked once the game is over", () => {
  const match = new TestMatch([0]);
  match.play({ place: cells("c12 d12 c13 d13") });
  match.play({ pass: true });
  assertEquals(locked(seen(match)), "");
});

Deno.test("the rival's last cells are marked until one has played oneself", () => {
  const match = new TestMatch([0]);
  match.play({ place: cells("c12 d12 c13 d13") });
  assertEquals(seen(match).last, []);
  match.play({ place: cells("x12 y12 x13 y13") });
  assertEquals(seen(match).last, cells("x12 y12 x13 y13"));
  match.play({ pass: true });
  assertEquals(seen(match).last, []);
});

Deno.test("two at one device, and who watches, see the last cells of either", () => {
  for (const match of [new TestMatch([0, 1]), new TestMatch([])]) {
    match.play({ place: cells("c12 d12 c13 d13") });
    assertEquals(seen(match).last, cells("c12 d12 c13 d13"));
  }
});

Deno.test("a bomb is marked by what it reaches, aimed or fallen", () => {
  const match = new TestMatch([0, 1], BOMBS);
  const table = tableOf(match);
  table.take("bomb");
  assertEquals(sceneOf(table, STILL).blast, []);
  table.touch(at("ab26"));
  const corner = cells("aa25 ab25 aa26 ab26");
  assertEquals(sceneOf(table, STILL).blast.toSorted(), corner);
  table.confirm();
  assertEquals(sceneOf(table, STILL).blast, []);
  assertEquals(sceneOf(table, STILL).last.toSorted(), corner);
});

Deno.test("a mouse sees whether it may place, on its own turn", () => {
  const hover = (cell: string, match = new TestMatch([0], BLOCKS)) =>
    seen(match, { hover: at(cell) }).hover;
  assertEquals(hover("a1"), { cell: at("a1"), allowed: true });
  assertEquals(hover("c12"), { cell: at("c12"), allowed: false });
  assertEquals(hover("z1"), { cell: at("z1"), allowed: false });
  assertEquals(hover("a1", new TestMatch([1], BLOCKS)), undefined);
});

Deno.test("the cursor is seen while it is in use, and the loupe while a finger aims", () => {
  const match = new TestMatch([0]);
  assertEquals([seen(match).cursor, seen(match).loupe], [undefined, undefined]);
  assertEquals(seen(match, { cursorShown: true }).cursor, at("e14"));
  assertEquals(seen(match, { aiming: true }).loupe, at("e14"));
});

Deno.test("columns that lie together are one run", () => {
  const runs = lockedRuns([true, true, false, true, false, false, true]);
  assertEquals(runs, [{ from: 0, to: 2 }, { from: 3, to: 4 }, { from: 6, to: 7 }]);
});
