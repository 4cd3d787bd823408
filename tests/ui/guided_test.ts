import { assertEquals } from "@std/assert";
import type { LifeGame } from "../../lib/games/conquerors/conquerors.ts";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import type { Changes } from "../../lib/ui/board/changes.ts";
import { changesOf } from "../../lib/ui/games/conquerors/speech.ts";
import { previewOf } from "./changes.ts";
import { LocalMatch } from "../../lib/ui/table/match.ts";
import { sceneOf } from "../../lib/ui/table/table_board.ts";
import { cellPhrase } from "../../lib/ui/board/cell_speech.ts";
import { twoSides } from "../../lib/ui/board/speech.ts";
import { doubtIn } from "../../lib/ui/games/conquerors/doubt.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { LIFE_GAMES } from "../games/soups.ts";
import { at, BLOCKS, BOMBS, cells, positionOf, TestMatch, turnIn } from "./positions.ts";

const TURNS = 1_000;
const FATAL = wordsIn("en").say.fatal;
const POINTING = { cursorShown: false, held: undefined, hover: undefined };

function guidedTable(match: TestMatch | LocalMatch): Table {
  const words = wordsIn("en"), doubt = doubtIn(words, match.game);
  const table = new Table(match, { ...conquerorsUi(words, match.game), doubt });
  table.guidance.guided.value = table.guidance.warned.value = true;
  return table;
}

/** A table at which one person plays both seats from the start. */
function sharedTable(game: LifeGame): Table {
  const nobody = () => Promise.reject(new Error("Both seats are played here"));
  const start = game.initial({});
  const pause = () => Promise.resolve();
  return guidedTable(new LocalMatch({ game, start, mine: [0, 1], think: nobody, pause }));
}

function draft(table: Table, move: LifeMove): void {
  if ("pass" in move) return table.take("skip");
  if ("bomb" in move) {
    table.take("bomb");
    return table.touch(move.bomb);
  }
  for (const cell of move.place) table.touch(cell);
}

for (const game of LIFE_GAMES) {
  Deno.test(`what is shown of ${TURNS} random turns is what they then do: ${game.id}`, () => {
    const rng = seededRng(`guided ${game.id}`);
    for (let turns = 0; turns < TURNS;) {
      const table = sharedTable(game);
      while (table.match.result.peek() === null && turns++ < TURNS) {
        draft(table, game.random(table.match.position.peek(), rng));
        const shown = sceneOf(table, POINTING).outlook!;
        table.confirm();
        if (table.said.value === FATAL) table.confirm();
        const turn = table.match.turns.peek().at(-1)!;
        assertEquals(shown, changesOf(turn));
        assertEquals(shown.after, turn.after.board);
      }
    }
  });
}

Deno.test("a turn that loses the game at once is asked about, and played if it's meant", () => {
  const lonely = cells("x2 x8 x14 x20");
  const game = LIFE_GAMES[0]!, table = sharedTable(game);
  draft(table, { place: cells("c2 c3 d2 d3") });
  table.confirm();
  draft(table, { place: lonely });
  table.confirm();
  assertEquals([table.said.value, table.match.result.peek()], [FATAL, null]);
  table.touch(lonely[0]!);
  table.touch(lonely[0]!);
  table.confirm();
  assertEquals([table.said.value, table.match.result.peek()], [FATAL, null], "another draft");
  table.confirm();
  assertEquals(table.match.result.peek(), { winner: 0, by: "extinction" });
});

Deno.test("a first turn of which nothing lives is asked about, too", () => {
  const table = sharedTable(LIFE_GAMES[0]!);
  draft(table, { place: cells("c2 c8 c14 c20") });
  table.confirm();
  assertEquals([table.said.value, table.match.turns.peek().length], [FATAL, 0]);
  table.confirm();
  assertEquals(table.match.turns.peek().length, 1);
});

Deno.test("who wants no warning isn't asked about a turn that loses", () => {
  const table = sharedTable(LIFE_GAMES[0]!);
  table.guidance.warned.value = false;
  for (const place of ["c2 c3 d2 d3", "x2 x8 x14 x20"]) {
    draft(table, { place: cells(place) });
    table.confirm();
  }
  assertEquals(table.match.result.peek(), { winner: 0, by: "extinction" });
});

Deno.test("each cell placed or taken back is shown with what comes of it", () => {
  const table = guidedTable(new TestMatch([0], BLOCKS));
  const born = () => sceneOf(table, POINTING).outlook?.born;
  assertEquals(born(), undefined);
  for (const cell of cells("h1 h2 h3")) table.touch(cell);
  assertEquals(born()!.toSorted(), cells("g2 i2"));
  assertEquals(table.said.value, "h3 placed, 3 of 4. Next: blue +2\u00a0−2.");
  table.touch(at("h2"));
  assertEquals(born()!, []);
  assertEquals(table.said.value, "h2 taken back. Next: blue +0\u00a0−2.");
});

Deno.test("a bomb and a skip are shown with what comes of them", () => {
  const table = guidedTable(new TestMatch([0], BOMBS));
  table.take("bomb");
  table.touch(at("x12"));
  assertEquals(table.guidance.outlook.value, previewOf(positionOf(BOMBS), { bomb: at("x12") }));
  table.take("skip");
  assertEquals(table.guidance.outlook.value, changesOf(turnIn(BOMBS, { pass: true })));
});

Deno.test("only the guided are shown anything, and only on their own turn", () => {
  const match = new TestMatch([0], BLOCKS);
  const table = guidedTable(match);
  table.guidance.guided.value = false;
  assertEquals(table.guidance.outlook.value, undefined);
  table.touch(at("a1"));
  assertEquals(table.said.value, "a1 placed, 1 of 4.");
  table.guidance.guided.value = true;
  assertEquals(table.guidance.outlook.value !== undefined, true);
  match.play({ pass: true });
  assertEquals(table.guidance.outlook.value, undefined);
});

Deno.test("looking further ahead ends with Escape, and with the turn", () => {
  const table = guidedTable(new TestMatch([0, 1], BLOCKS));
  for (const cell of cells("h1 h2 h3 a26")) table.touch(cell);
  const drafted = { place: cells("h1 h2 h3 a26") };
  for (const generations of [2, 7]) {
    table.guidance.ahead.value = generations;
    assertEquals(table.guidance.outlook.value, previewOf(positionOf(BLOCKS), drafted, generations));
    assertEquals(table.guidance.next.value, previewOf(positionOf(BLOCKS), drafted));
  }
  table.cancel();
  assertEquals([table.guidance.ahead.value, table.drafted.value.length], [1, 4]);
  table.guidance.ahead.value = 5;
  table.confirm();
  assertEquals(table.guidance.ahead.value, 1);
});

Deno.test("a cell in words has its fate", () => {
  const before = positionOf(BOMBS);
  const drafted = cells("h1 h2 h3");
  const placed = previewOf(before, { place: drafted });
  const bombed = previewOf(before, { bomb: at("w12") });
  const inWords = (cell: string, next: Changes) =>
    cellPhrase(
      twoSides(wordsIn("en")),
      before.board,
      next === placed ? drafted : [],
      at(cell),
      next,
    );
  assertEquals(["h1", "h2", "g2", "a1", "c12"].map((cell) => inWords(cell, placed)), [
    "h1 chosen, dies",
    "h2 chosen, survives",
    "g2 empty, born blue",
    "a1 empty",
    "c12, blue, 3 neighbors, survives",
  ]);
  assertEquals(["x12", "y12"].map((cell) => inWords(cell, bombed)), [
    "x12, red, 3 neighbors, dies",
    "y12, red, 3 neighbors, dies",
  ]);
});
