/** The rule that we give to Golly is ours: by its text, and by Golly itself. */

import { assert, assertEquals } from "@std/assert";
import { fileURLToPath } from "node:url";
import { type Board, columnOf, rowOf } from "../../lib/automaton/board.ts";
import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import { readRle, writeRle } from "../../lib/automaton/rle_file.ts";
import { immigration, NEUTRAL, plurality } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { drawing, randomBoard } from "./boards.ts";
import { readRuleTable, ruleOfTable } from "./rule_table.ts";

const STATIC = new URL("../../static/", import.meta.url);
const BGOLLY = "/usr/bin/bgolly";

const table = readRuleTable(await Deno.readTextFile(new URL("Immigration.rule", STATIC)));
const rule = ruleOfTable(table);

Deno.test("the table is of the rule that our patterns name, with a color for every state", () => {
  const [, header] = writeRle(randomBoard(3, 3, 50, "header")).split("\n");
  assert(header!.includes(`rule = ${table.name}:`));
  assertEquals(table.settings, { n_states: "3", neighborhood: "Moore", symmetries: "permute" });
  assertEquals(table.transitions.length, 10);
  assertEquals([...table.colors.keys()], [0, 1, 2]);
});

Deno.test("the table says of every neighborhood what the rule says", () => {
  for (const state of [0, 1, 2]) {
    for (let blue = 0; blue <= 8; blue++) {
      for (let red = 0; blue + red <= 8; red++) {
        const counts = [8 - blue - red, blue, red];
        assertEquals(rule(state, counts), immigration(state, counts), `${state} among ${counts}`);
      }
    }
  }
});

Deno.test("a board steps by the table as it steps by the rule", () => {
  for (const topology of ["plane", "torus"] as const) {
    for (const percent of [10, 30, 50, 90]) {
      const board = randomBoard(28, 26, percent, `table ${percent}`);
      assertEquals(drawing(step(board, rule, topology)), drawing(nextGeneration(board, topology)));
    }
  }
});

const many = readRuleTable(await Deno.readTextFile(new URL("Plurality.rule", STATIC)));
const ruleOfMany = ruleOfTable(many);

Deno.test("the table of many colors says what the rule says, of boards that hold them all", () => {
  assertEquals([many.name, many.settings.n_states], ["Plurality", `${NEUTRAL + 1}`]);
  assertEquals([...many.colors.keys()], Array.from({ length: NEUTRAL + 1 }, (_, state) => state));
  for (const percent of [15, 30, 50]) {
    const board = randomBoard(26, 26, percent, `many ${percent}`);
    const cells = board.cells.map((state, cell) => state && 1 + (cell * 7 + state) % NEUTRAL);
    const [theirs, ours] = [ruleOfMany, plurality].map((rule) =>
      step({ ...board, cells }, rule, "torus")
    );
    assert(new Set(ours!.cells).size > NEUTRAL);
    assertEquals(theirs, ours);
  }
});

const GENERATIONS = 24;

const hasGolly = await Deno.stat(BGOLLY).then(() => true, () => false);
if (!hasGolly) console.log(`Golly is not asked: ${BGOLLY} (Debian's package golly) is missing`);

for (const percent of [15, 30, 45]) {
  Deno.test({
    name: `Golly itself comes to our board after ${GENERATIONS} generations, ${percent} % alive`,
    ignore: !hasGolly,
    fn: async () => {
      const board = randomBoard(28, 26, percent, `golly ${percent}`);
      let ours = board;
      for (let n = 0; n < GENERATIONS; n++) ours = nextGeneration(ours, "plane");
      const golly = await runGolly(writeRle(board));
      assert(ours.cells.some((state) => state === 1) && ours.cells.some((state) => state === 2));
      assertEquals(drawing(readRle(golly).board), drawing(cropped(ours)));
    },
  });
}

/** The pattern after the generations, without empty rows and columns around it, as Golly writes it. */
async function runGolly(rle: string): Promise<string> {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/in.rle`, rle);
    const options = ["-a", "RuleLoader", "-s", fileURLToPath(STATIC), "-m", `${GENERATIONS}`];
    const args = [...options, "-o", `${folder}/out.rle`, `${folder}/in.rle`];
    const { success, stderr } = await new Deno.Command(BGOLLY, { args }).output();
    assert(success, new TextDecoder().decode(stderr));
    return await Deno.readTextFile(`${folder}/out.rle`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The smallest part of the board that holds all its live cells. */
function cropped(board: Board): Board {
  const live = [...board.cells.keys()].filter((cell) => board.cells[cell] !== 0);
  const rows = live.map((cell) => rowOf(board, cell));
  const columns = live.map((cell) => columnOf(board, cell));
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const cells = Uint8Array.from({ length: width * height }, (_, at) => {
    const row = top + Math.floor(at / width), column = left + at % width;
    return board.cells[row * board.width + column]!;
  });
  return { width, height, cells };
}
