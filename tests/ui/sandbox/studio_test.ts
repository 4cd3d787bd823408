import { assertEquals } from "@std/assert";
import { writeRleBody } from "../../../lib/automaton/rle.ts";
import { liveCells } from "../../../lib/automaton/turn_board.ts";
import { LIFE_GAMES } from "../../../lib/games/life_games.ts";
import { bringText } from "../../../lib/ui/sandbox/bring.ts";
import { positionOf, studioMatch } from "../../../lib/ui/sandbox/studio_match.ts";
import { stampOf } from "../../../lib/ui/sandbox/stamps.ts";
import { cellsOf, newStudio, paint } from "./studios.ts";

Deno.test("a touch paints, and takes away what has the brush's color", () => {
  const studio = newStudio();
  const [cell] = cellsOf(studio, "c12");
  studio.touch(cell!);
  assertEquals(studio.said.value, "c12 blue.");
  studio.takeBrush(2);
  studio.touch(cell!);
  assertEquals([studio.board.value.cells[cell!], studio.said.value], [2, "c12 red."]);
  studio.touch(cell!);
  assertEquals([studio.board.value.cells[cell!], studio.said.value], [0, "c12 empty."]);
});

Deno.test("a pattern is put around a cell, turned as it is held", () => {
  const studio = newStudio();
  studio.takeStamp(stampOf("blinker"));
  studio.turnStamp();
  studio.touch(cellsOf(studio, "c12")[0]!);
  assertEquals(liveCells(studio.board.value), cellsOf(studio, "c11 c12 c13"));
  assertEquals(studio.said.value, "Blinker around c12.");
  studio.takeBrush(0);
  studio.touch(cellsOf(studio, "c12")[0]!);
  assertEquals(liveCells(studio.board.value), []);
});

Deno.test("a pattern at the edge is put down as far as the board goes", () => {
  const studio = newStudio();
  studio.takeStamp(stampOf("block"));
  studio.touch(0);
  assertEquals(liveCells(studio.board.value), [0]);
});

Deno.test("many cells at once are counted, not named", () => {
  const studio = newStudio();
  studio.paint([...Array(9).keys()], 1);
  assertEquals(studio.said.value, "9 cells blue.");
});

Deno.test("steps are told with both colonies, and say whether anything changed", () => {
  const studio = newStudio();
  paint(studio, "c12 d12 e12");
  assertEquals(studio.step(3), true);
  assertEquals(studio.said.value, "Generation 3: 3 blue, 0 red.");
  studio.goBy(-3);
  assertEquals(studio.said.value, "Generation 0: 3 blue, 0 red.");
  studio.clear();
  assertEquals(studio.step(), false);
});

Deno.test("going further back than there is says so", () => {
  const studio = newStudio();
  studio.goBy(-1);
  assertEquals(studio.said.value, "You're at the end.");
});

Deno.test("a soup is the same for a seed", () => {
  const [one, two] = [newStudio(), newStudio()];
  one.soup();
  two.soup("3f2a");
  assertEquals(one.board.value, two.board.value);
  assertEquals(one.said.value, "Soup 3f2a.");
  two.soup("3f2b");
  assertEquals(writeRleBody(one.board.value) === writeRleBody(two.board.value), false);
});

Deno.test("what is wrong with a pattern is said with its place, and changes nothing", () => {
  const studio = newStudio();
  paint(studio, "c12");
  const before = studio.timeline.value;
  assertEquals(
    bringText(studio, "x = 3, y = 1\n.A?!"),
    'Unexpected "?" in a pattern (line 2, column 3)',
  );
  assertEquals(
    bringText(studio, "x = 300, y = 1\n!"),
    "This pattern is 300 × 1. The largest board is 128 × 128.",
  );
  assertEquals(studio.timeline.value, before);
  assertEquals(bringText(studio, "x = 1, y = 1\nB!"), undefined);
  assertEquals(studio.moment.value.count, [0, 1]);
});

Deno.test("a game begins from a painted board and follows its rules", () => {
  const studio = newStudio();
  paint(studio, "c12 d12 c13 d13");
  studio.enter("play");
  const match = studioMatch(studio);
  assertEquals([match.position.value.turn, match.position.value.round], [0, 1]);
  assertEquals(match.game.reach(match.position.value, [])(0), undefined);
  match.play({ place: cellsOf(studio, "a1 b1 a2 b2") });
  assertEquals(match.turns.value.length, 1);
  assertEquals(match.position.value.turn, 1);
  studio.goBy(-1);
  assertEquals([match.turns.value.length, match.position.value.turn], [0, 0]);
});

Deno.test("without rules a cell is placed anywhere, and nobody wins", () => {
  const studio = newStudio();
  studio.choose("conquerors-v2", false);
  const match = studioMatch(studio);
  const { reach, refuse } = match.game;
  assertEquals(reach(match.position.value, [])(27), undefined);
  assertEquals(refuse(match.position.value, { bomb: 3 }), undefined);
  assertEquals(refuse(match.position.value, { pass: true }), undefined);
  for (let turn = 0; turn < 4; turn++) match.play({ pass: true });
  assertEquals(match.result.value, null);
  assertEquals(
    LIFE_GAMES["conquerors-v2"].refuse(match.position.value, { pass: true }),
    "skip-used",
  );
});

Deno.test("other rules begin another game on the same board", () => {
  const studio = newStudio();
  const match = studioMatch(studio);
  match.play({ place: cellsOf(studio, "c12 d12 c13 d13") });
  studio.choose("conquerors-classic", true);
  assertEquals(positionOf(studio).round, 1);
  assertEquals(positionOf(studio).turn, 0);
  assertEquals(studio.moment.value.count, [4, 0]);
});

Deno.test("no game is played on a board that is not the game's", () => {
  const studio = newStudio();
  bringText(studio, "x = 60, y = 9\nA!");
  studio.enter("play");
  assertEquals([studio.mode.value, studio.board.value.width], ["play", 28]);
  studio.goBy(-1);
  assertEquals([studio.mode.value, studio.board.value.width], ["paint", 84]);
});

Deno.test("a cell is asked about once, and no more when the board has changed", () => {
  const studio = newStudio();
  paint(studio, "c12 d12 e12");
  studio.startAsking();
  studio.touch(cellsOf(studio, "c12")[0]!);
  assertEquals(studio.asked.value, cellsOf(studio, "c12")[0]);
  assertEquals([studio.moment.value.count, studio.isAsking.value], [[3, 0], false]);
  studio.step();
  assertEquals(studio.asked.value, undefined);
});
