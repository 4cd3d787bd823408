import { assertEquals } from "@std/assert";
import { columnName } from "../../lib/games/notation/cell_text.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../../lib/games/life_games.ts";
import { lockedRuns, type Pointing, type Scene } from "../../lib/ui/board/scene.ts";
import { sceneOf } from "../../lib/ui/table/table_board.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { RoomMatch } from "../../lib/ui/table/room/room_match.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, BOMBS, cells, TestMatch } from "./positions.ts";
import { TrialLine } from "./trial_line.ts";

const STILL: Pointing = { cursorShown: false, held: undefined, hover: undefined };

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

Deno.test("a turn that is on its way is seen until the board is the one it leads to", () => {
  const line = new TrialLine(0), game = LIFE_GAMES[DEFAULT_GAME];
  const table = new Table(new RoomMatch(line, game), conquerorsUi(wordsIn("en"), game));
  const placed = cells("c12 d12 c13 d13");
  table.placeAll(placed);
  table.confirm();
  assertEquals(sceneOf(table, STILL).drafted, placed);
  assertEquals(table.said.value, "", "nobody is asked to confirm it any more");
  line.deliver();
  assertEquals(sceneOf(table, STILL).drafted, []);
});

Deno.test("one that isn't taken can be changed", async () => {
  const play = () => Promise.resolve("busy" as const);
  const table = tableOf(Object.assign(new TestMatch([0]), { play }));
  const [first, ...others] = cells("c12 d12 c13 d13");
  table.placeAll([first!, ...others]);
  const refused = new Promise<void>((done) => table.onCue = (cue) => cue === "error" && done());
  table.confirm();
  await refused;
  table.touch(first!);
  assertEquals(sceneOf(table, STILL).drafted, others);
});

Deno.test("the rival's last cells are marked until the player has played", () => {
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
  // It lives, and can be asked about.
  assertEquals(hover("c12"), { cell: at("c12"), allowed: true });
  assertEquals(hover("z1"), { cell: at("z1"), allowed: false });
  assertEquals(hover("a1", new TestMatch([1], BLOCKS)), undefined);
});

Deno.test("the cursor is seen while it is in use", () => {
  const match = new TestMatch([0]);
  assertEquals(seen(match).cursor, undefined);
  assertEquals(seen(match, { cursorShown: true }).cursor, at("e14"));
});

Deno.test("a finger sees what lifting it would do, under a loupe", () => {
  const table = tableOf(new TestMatch([0], BLOCKS));
  const under = (from: string, to: string) => {
    const pointing = { ...STILL, held: { from: at(from), cell: at(to) } };
    const { drafted, hover, loupe } = sceneOf(table, pointing);
    assertEquals([hover?.cell, loupe], [at(to), at(to)]);
    return [drafted, hover?.allowed];
  };
  for (const cell of cells("a1 a2")) table.touch(cell);
  const rows: [from: string, to: string, drafted: string, allowed: boolean][] = [
    ["a3", "a3", "a1 a2 a3", true],
    ["a3", "a4", "a1 a2 a4", true],
    ["a3", "c12", "a1 a2", false],
    ["a3", "z1", "a1 a2", false],
    ["a3", "a1", "a1 a2", true],
    ["a1", "a1", "a1 a2", true],
    ["a1", "a4", "a2 a4", true],
    ["a1", "a2", "a1 a2", false],
    ["a1", "z1", "a1 a2", false],
  ];
  for (const [from, to, drafted, allowed] of rows) {
    assertEquals(under(from, to), [cells(drafted), allowed], `${from} to ${to}`);
  }
});

Deno.test("columns that lie together are one run", () => {
  const runs = lockedRuns([true, true, false, true, false, false, true]);
  assertEquals(runs, [{ from: 0, to: 2 }, { from: 3, to: 4 }, { from: 6, to: 7 }]);
});
