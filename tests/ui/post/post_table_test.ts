import { assertEquals } from "@std/assert";
import { conway, type ConwayGame } from "../../../lib/games/conway/conway.ts";
import { readCell } from "../../../lib/games/notation/cell_text.ts";
import { obey } from "../../../lib/ui/table/answers.ts";
import { PostLocalMatch } from "../../../lib/ui/games/conway/local.tsx";
import { conwayUi } from "../../../lib/ui/games/conway/ui.tsx";
import type { Turn } from "../../../lib/ui/table/match.ts";
import { sayBeginning } from "../../../lib/ui/table/use_keeper.ts";
import { Table } from "../../../lib/ui/table/table.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { postWordsIn } from "../../../lib/ui/games/conway/words/mod.ts";

/** A table at which one device plays all seats, after these turns. */
function tableAfter(turns: readonly string[], options = {}): Table<ConwayGame> {
  const seats = [...Array(8).keys()];
  const never = () => new Promise<never>(() => {});
  const start = conway.initial({ seats: 3, size: 8, place: 3, ...options });
  const match = new PostLocalMatch({ start, mine: seats, think: never, pause: never }, "seed");
  const table = new Table(match, conwayUi({ words: wordsIn("en"), post: postWordsIn("en") }, 3));
  for (const turn of turns) {
    obey(table, turn);
    if (turn !== "pass") obey(table, "confirm");
  }
  return table;
}

function drafted(
  { drafted, match: { position } }: Table<ConwayGame>,
  names: readonly string[],
): void {
  const { board } = position.value;
  assertEquals(drafted.value, names.map((name) => readCell(board, name)!));
}

Deno.test("a typed turn is drafted in its order, confirmed, and told", () => {
  const table = tableAfter(["b2"]);
  const stop = table.listen();
  obey(table, "e5, d4");
  drafted(table, ["e5", "d4"]);
  obey(table, "confirm");
  drafted(table, []);
  assertEquals(table.alerted.value, "Red placed d4, e5. Green's turn.");
  stop();
});

Deno.test("a person among computers hears in their first turn what to do", () => {
  const start = conway.initial({ seats: 3, size: 8, place: 3 });
  const never = () => new Promise<never>(() => {});
  const ui = conwayUi({ words: wordsIn("en"), post: postWordsIn("en") }, 3);
  const first = new PostLocalMatch({ start, mine: [0], think: never, pause: never }, "seed");
  assertEquals(
    sayBeginning(new Table(first, ui)).said.value,
    "Place 1 piece anywhere, then confirm.",
  );
  const later = new PostLocalMatch({ start, mine: [1], think: never, pause: never }, "seed");
  assertEquals(sayBeginning(new Table(later, ui)).said.value, "");
});

Deno.test("a cell that is refused ends the typed turn before it, with the reason", () => {
  const table = tableAfter(["b2", "e5"]);
  obey(table, "g7,b2,h8");
  drafted(table, ["g7"]);
  assertEquals(table.said.value, "That cell is taken.");
});

Deno.test("with touch, pieces go back with the one they stood on", () => {
  const table = tableAfter(["b2", "e5", "g2"], { touch: 1 });
  obey(table, "b3,b4,c2");
  table.touch(readCell(table.match.position.value.board, "b3")!);
  drafted(table, ["c2"]);
});

Deno.test("the last to resign leaves the board as it is, and is told so", async () => {
  const blocks = ["b2", "e6", "g2", "b3,c2,c3", "e7,f6,f7", "g3,h2,h3", "pass"];
  const { match, ui } = tableAfter(blocks);
  const resign = async () => {
    await (match as PostLocalMatch).play({ resign: true });
    return match.turns.value.at(-1)!;
  };
  const told = (turn: Turn<ConwayGame>) => ui.turnSentence(match.mine, turn);
  const first = await resign();
  assertEquals(
    told(first),
    "Red resigned: their pieces turn neutral. Generation 2: nothing born, nothing dead. Red is out.",
  );
  assertEquals(ui.struck!(first)!.cells.length, 4);
  const last = await resign();
  assertEquals([told(last), ui.struck!(last)], ["Green resigned. Green is out.", undefined]);
});

Deno.test("nothing is confirmed by a slip: who wants to place nothing passes", () => {
  const table = tableAfter(["b2"]);
  obey(table, "confirm");
  assertEquals(table.match.turns.value.length, 1);
  obey(table, "pass");
  assertEquals(table.match.turns.value.length, 2);
});

Deno.test("the generation to come is shown to the guided, once there is one", () => {
  const early = tableAfter(["b2"]);
  early.guidance.guided.value = true;
  assertEquals(early.guidance.next.value, undefined);
  const late = tableAfter(["b2", "e5", "g2", "pass", "pass", "pass"]);
  late.guidance.guided.value = true;
  assertEquals(late.guidance.next.value?.died.length, 3);
});

Deno.test("who is out is told with the generation that did it", () => {
  const table = tableAfter(["b2", "e5", "pass", "b3,c2,c3", "e6,f5,f6", "pass"]);
  const stop = table.listen();
  obey(table, "pass");
  assertEquals(
    table.alerted.value,
    "Blue passed. Generation 1: nothing born, nothing dead. Green is out. Red's turn.",
  );
  obey(table, "score");
  assertEquals(table.said.value, "Blue: 4 pieces. Red: 4 pieces. Green: out.");
  stop();
});
