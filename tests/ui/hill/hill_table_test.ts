/** One's side of a king of the hill in a room: what is drafted, confirmed, typed and told. */

import { assertEquals } from "@std/assert";
import { kingOfTheHill } from "../../../lib/games/hill/hill.ts";
import { cellName, readCell } from "../../../lib/games/notation/cell_text.ts";
import { hillUi } from "../../../lib/ui/games/hill/ui.tsx";
import { obey } from "../../../lib/ui/table/answers.ts";
import { press as pressKey } from "../../../lib/ui/table/press.ts";
import { Table as OneTable } from "../../../lib/ui/table/table.ts";
import { RoomMatch } from "../../../lib/ui/table/room/room_match.ts";
import { hillWordsIn } from "../../../lib/ui/games/hill/words/mod.ts";
import type { Language } from "../../../lib/words/language.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { Trial } from "../../rooms/trial.ts";
import { TrialLine } from "../trial_line.ts";

const OPTIONS = { width: 8, height: 8, place: 4, generations: 2 };

/** A seat's table in a room of this game that has begun, and what it says from then on. */
function tableOf(player: 0 | 1 | null, language: Language = "en") {
  const trial = Trial.begun({ game: "arena", options: OPTIONS });
  const line = new TrialLine(player, trial);
  const match = new RoomMatch(line, kingOfTheHill);
  const words = { words: wordsIn(language), hill: hillWordsIn(language) };
  const table = new OneTable(match, hillUi(words));
  table.listen();
  return { table, line, trial };
}

type Table = ReturnType<typeof tableOf>;

/** Turns of both, Blue's first, each heard of at once. */
function play({ line, trial }: Table, ...moves: readonly string[]): void {
  for (const move of moves) {
    assertEquals(trial.ask(trial.view.moves.length % 2 as 0 | 1, { t: "move", move }).t, "ok");
    line.change({});
  }
}

function cellsOf({ table }: Table): string[] {
  return table.drafted.value.map((cell) => cellName(table.board, cell));
}

Deno.test("cells are drafted up to what a turn may place, and taken back", () => {
  const both = tableOf(0), { table } = both;
  obey(table, "c3 d3, e3 f3");
  assertEquals(table.said.value, "f3 placed, 4 of 4. Confirm when you're ready.");
  obey(table, "g3");
  assertEquals(table.said.value, "That's more than 4 cells. Take one back.");
  obey(table, "undo");
  table.touch(readCell(table.board, "c3")!);
  assertEquals([cellsOf(both), table.said.value], [["d3", "e3"], "c3 taken back."]);
  obey(table, "borrar");
  table.confirm();
  assertEquals(table.said.value, "Place up to 4 cells, or pass.");
});

Deno.test("a turn is told, with the generation after the second of each pair", () => {
  const both = tableOf(1), { table } = both;
  play(both, "c3,d3,e3");
  assertEquals(
    table.alerted.value,
    "Blue placed c3, d3, e3. Your turn. Place up to 4 cells, or pass.",
  );
  play(both, "pass");
  assertEquals(table.said.value, "Red passed. Generation 1: blue +2\u00a0−2.");
  obey(table, "g7");
  assertEquals(table.said.value, "It's not your turn yet.");
  obey(table, "last");
  assertEquals(table.said.value, "Red passed. Generation 1: blue +2\u00a0−2.");
});

Deno.test("what comes next is told on request, and with each cell where one is guided", () => {
  const { table } = tableOf(0);
  obey(table, "c3 d3 e3");
  obey(table, "preview");
  assertEquals(
    table.said.value,
    "Next generation with this move: blue +2\u00a0−2. Score: Blue 0 to 3, Red 0 to 0.",
  );
  assertEquals(table.guidance.next.value, undefined);
  table.guidance.guided.value = true;
  obey(table, "e4");
  assertEquals(
    table.said.value,
    "e4 placed, 4 of 4. Next: blue +1\u00a0−1. Confirm when you're ready.",
  );
});

Deno.test("the end is told by cells, by extinction, and by people", () => {
  const ends: readonly (readonly [readonly string[], string])[] = [
    [
      ["c3,d3,c4,d4", "f6,g6,f7,g7", "pass", "pass"],
      "Draw by cells at the end. Blue 4, Red 4.",
    ],
    [["c3,d3,c4,d4", "f6,f7"], "Victory by extinction. Blue 4, Red 0."],
    [["c3", "g7"], "Draw by extinction. Blue 0, Red 0."],
  ];
  for (const [moves, told] of ends) {
    const both = tableOf(0), { table } = both;
    play(both, ...moves);
    assertEquals(table.alerted.value.endsWith(told), true, table.alerted.value);
  }
  const { table, line, trial } = tableOf(1);
  trial.ask(0, { t: "resign" });
  line.change({});
  assertEquals(table.alerted.value, "Victory by resignation. Blue 0, Red 0.");
});

Deno.test("a watcher places nothing", () => {
  const { table } = tableOf(null);
  table.touch(3);
  assertEquals([table.drafted.value, table.said.value], [
    [],
    "You're watching, so you can't play.",
  ]);
});

Deno.test("keys move within the board, place, and say what is there", () => {
  const both = tableOf(0), { table } = both;
  const press = (key: string) => pressKey(table, { key, ctrlKey: false, shiftKey: false });
  const at = () => cellName(table.board, table.cursor.value);
  assertEquals(at(), "e5");
  for (const key of ["Home", "ArrowLeft"]) press(key);
  assertEquals(at(), "a5");
  for (let n = 0; n < 9; n++) press("ArrowDown");
  for (const key of ["End", "ArrowRight"]) press(key);
  assertEquals(at(), "h8");
  for (const key of [" ", "ArrowLeft", " ", "Enter"]) press(key);
  both.line.deliver();
  assertEquals(table.match.turns.value.length, 1);
  press("n");
  assertEquals(at(), "h8");
  press("o");
  assertEquals(table.said.value, "h8, blue, 1 neighbor. Around: g8 blue.");
  press("s");
  assertEquals(table.said.value, "Blue: 2 cells. Red: 0 cells.");
  assertEquals(press("q"), undefined);
});

Deno.test("typed words are known in both languages, and others are not", () => {
  const { table } = tableOf(0, "es");
  obey(table, "PUNTOS");
  assertEquals(table.said.value, "Azul: 0 células. Rojo: 0 células.");
  obey(table, "hola");
  assertEquals(table.said.value.startsWith("No conozco «hola»."), true);
  obey(table, "z99");
  assertEquals(
    table.said.value,
    table.words.refusals["off-board"]({ place: 0, rivalNeeds: [], bombRound: 0 }),
  );
});

Deno.test("Enter chooses cells while it can, and plays the turn where it can't or where the last was chosen", () => {
  for (const [names, end] of [[["c3", "d3"], "d3"], [["c3", "d3", "e3", "f3"], "h8"]] as const) {
    const both = tableOf(0), { table, line } = both;
    const enter = (name: string) => {
      table.cursor.value = readCell(table.board, name)!;
      pressKey(table, { key: "Enter", ctrlKey: false, shiftKey: false });
    };
    for (const name of names) enter(name);
    assertEquals([cellsOf(both), line.state.value.pending], [[...names], 0]);
    enter(end);
    assertEquals([cellsOf(both), line.state.value.pending], [[], 1]);
    line.deliver();
  }
});

Deno.test("why a cell lives is told by the hill's own rule, once a generation has passed", async () => {
  const both = tableOf(0), { table } = both;
  const why = async (name: string) => {
    await table.ask(readCell(table.board, name)!);
    return table.said.value;
  };
  play(both, "c3,d3,c4,d4");
  assertEquals(await why("c3"), "c3. No generation has followed yet.");
  play(both, "d5,c6,d6");
  assertEquals(
    await why("d5"),
    "d5. Lives: 2 neighbors. 2 or 3 of its color keep a cell alive.",
  );
  assertEquals(
    await why("b5"),
    "b5. Stayed empty: 2 neighbors. Exactly 3 of one color give birth, with no enemy near.",
  );
  play(both, "h1");
  assertEquals(await why("h1"), "h1. No generation has followed yet.");
});
