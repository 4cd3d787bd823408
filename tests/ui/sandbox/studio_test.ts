import { assertEquals } from "@std/assert";
import { writeRleBody } from "../../../lib/automaton/rle.ts";
import { LIFE } from "../../../lib/automaton/life_rule.ts";
import { predecessorOf } from "../../../lib/automaton/predecessor.ts";
import { liveCells, resized } from "../../../lib/automaton/turn_board.ts";
import { LIFE_GAMES } from "../../../lib/games/life_games.ts";
import { boardBefore, soughtOn } from "../../../lib/ui/sandbox/before.ts";
import { bringText } from "../../../lib/ui/sandbox/bring.ts";
import { livingOn } from "../../../lib/ui/sandbox/living.ts";
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
    bringText(studio, "x = 1300, y = 1\n!"),
    "This pattern is 1300 × 1. The largest board is 1000 × 1000.",
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

Deno.test("a board gets other sides, and what lives stays in its middle", () => {
  const studio = newStudio();
  paint(studio, "n13 o13 n14");
  studio.resize(1000, 700);
  assertEquals(studio.said.value, "New board: 1000 columns, 700 rows.");
  assertEquals(liveCells(studio.board.value), [349499, 349500, 350499]);
  studio.resize(2, 2);
  assertEquals(writeRleBody(studio.board.value), "2A$A!");
  studio.resize(1, 1);
  assertEquals(studio.moment.value.count, [0, 0]);
  studio.goBy(-3);
  assertEquals([studio.board.value.width, studio.moment.value.count[0]], [28, 3]);
});

Deno.test("a gun runs on a wide board, and what's too much isn't named", () => {
  const studio = newStudio();
  studio.resize(300, 300);
  studio.takeStamp(stampOf("gosperGun"));
  studio.touch(150 * 300 + 100);
  studio.step(60);
  assertEquals(studio.moment.value.count, [46, 0]);
  assertEquals(livingOn(studio.board.value)!.structures.length > 2, true);
  studio.soup();
  assertEquals(livingOn(studio.board.value), undefined);
});

Deno.test("what was before goes where the pattern is, on a larger board at an edge", () => {
  for (const cell of ["n13", "a1", "ab26"]) {
    const studio = newStudio();
    studio.takeStamp(stampOf("beehive"));
    studio.touch(cellsOf(studio, cell)[0]!);
    const board = studio.board.value, sought = soughtOn(studio)!;
    const found = predecessorOf(sought.pattern, LIFE, "alone");
    if (!found) continue;
    studio.replace(boardBefore(board, sought, found, "alone"));
    studio.step();
    const after = studio.board.value;
    assertEquals(
      writeRleBody(resized(after, board.width, board.height)),
      writeRleBody(board),
      cell,
    );
  }
});

Deno.test("what was before doesn't touch itself where edges meet close to it", () => {
  const studio = newStudio();
  bringText(studio, "x = 6, y = 9, rule = Life:T6,9\n$4bo3$3bo$2b3o$4bo$b3o!");
  const board = studio.board.value, sought = soughtOn(studio)!;
  const found = predecessorOf(sought.pattern, LIFE, "alone")!;
  studio.replace(boardBefore(board, sought, found, "alone"));
  studio.step();
  const after = studio.board.value;
  assertEquals(writeRleBody(resized(after, board.width, board.height)), writeRleBody(board));
});

Deno.test("a small board is searched as a whole, a large pattern not at all", () => {
  const studio = newStudio();
  assertEquals(soughtOn(studio), undefined);
  studio.resize(4, 4);
  assertEquals(soughtOn(studio)!.wishes, ["board"]);
  studio.chooseTopology("torus");
  assertEquals(soughtOn(studio), undefined);
  studio.resize(40, 40);
  studio.takeStamp(stampOf("pulsar"));
  studio.touch(20 * 40 + 20);
  assertEquals(soughtOn(studio), undefined);
});
