import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Board, emptyBoard } from "../../../lib/automaton/board.ts";
import { nextGeneration } from "../../../lib/automaton/bit_generation.ts";
import {
  begin,
  edited,
  lived,
  momentAt,
  played,
  reset,
  restarted,
  runOf,
  type Timeline,
  turnsOf,
  wentTo,
} from "../../../lib/ui/sandbox/timeline.ts";
import { draw, randomBoard } from "../../automaton/boards.ts";
import { START, turnIn } from "../positions.ts";

const BLINKER = draw("..... ..A.. ..A.. ..B.. .....");
const CROSS = draw("..... ..... .AAA. ..... .....");

function livedTimes(timeline: Timeline, generations: number): Timeline {
  return Array.from({ length: generations }).reduce<Timeline>(lived, timeline);
}

Deno.test("generations are lived, counted and gone back over", () => {
  const timeline = livedTimes(begin(BLINKER), 3);
  assertEquals(momentAt(timeline).generation, 3);
  assertEquals(momentAt(timeline).count, [3, 0]);
  assertEquals(
    momentAt(wentTo(timeline, 2)).board.cells,
    nextGeneration(
      nextGeneration(BLINKER, "plane"),
      "plane",
    ).cells,
  );
  assertEquals(wentTo(timeline, -5).at, 0);
  assertEquals(wentTo(timeline, 99).at, 3);
});

Deno.test("going on after going back keeps what was lived", () => {
  const timeline = livedTimes(begin(BLINKER), 3);
  const on = lived(wentTo(timeline, 1));
  assertEquals(on, wentTo(timeline, 2));
});

Deno.test("an edit after going back forks", () => {
  const back = wentTo(livedTimes(begin(BLINKER), 3), 1);
  const forked = edited(back, CROSS);
  assertEquals(forked.moments.map(({ by }) => by), ["start", "generation", "edit"]);
  assertEquals(momentAt(forked).generation, 1);
});

Deno.test("a generation in place of an edit that was gone back over forks too", () => {
  const timeline = lived(wentTo(edited(begin(BLINKER), CROSS), 0));
  assertEquals(timeline.moments.map(({ by }) => by), ["start", "generation"]);
});

Deno.test("a reset goes back to where the generations began", () => {
  const painted = edited(begin(emptyBoard(5, 5)), BLINKER);
  assertEquals(momentAt(reset(livedTimes(painted, 4))).board, BLINKER);
  const midway = edited(livedTimes(painted, 2), CROSS);
  assertEquals(momentAt(reset(midway)).board, BLINKER);
  const again = livedTimes(restarted(midway, CROSS), 2);
  assertEquals(momentAt(reset(again)).board, CROSS);
});

Deno.test("a board that's restarted is a run of its own, and can be left by going back", () => {
  const timeline = lived(restarted(livedTimes(begin(BLINKER), 2), CROSS));
  assertEquals(runOf(timeline), { from: 3, to: 4 });
  assertEquals(runOf(wentTo(timeline, 1)), { from: 0, to: 2 });
  assertEquals(momentAt(timeline).generation, 1);
});

Deno.test("a game is the turns since somebody else changed the board", () => {
  const turn = turnIn(START, { place: [0, 1, 28, 29] });
  const timeline = played(edited(begin(turn.before.board), turn.before.board), turn);
  assertEquals(turnsOf(timeline), [turn]);
  assertEquals(momentAt(timeline).generation, 1);
  assertEquals(turnsOf(lived(timeline)), []);
  assertEquals(turnsOf(wentTo(timeline, 1)), []);
});

Deno.test("the past is bounded, and its beginning still known", () => {
  const large = randomBoard(128, 128, 30, "past");
  const cells = (timeline: Timeline) =>
    timeline.moments.reduce((sum, { board }) => sum + board.cells.length, 0);
  const timeline = livedTimes(begin(large), 300);
  assert(cells(timeline) <= 4_000_000, `${cells(timeline)} cells`);
  assertEquals(momentAt(timeline).generation, 300);
  assertEquals(momentAt(reset(timeline)).board, large);
});

Deno.test("whatever is done, a moment is shown and each follows from the one before", () => {
  const acts: fc.Arbitrary<(timeline: Timeline) => Timeline> = fc.oneof(
    fc.constant(lived),
    fc.constant(reset),
    fc.constantFrom<Board>(BLINKER, CROSS).map((board) => (now: Timeline) => edited(now, board)),
    fc.constantFrom<Board>(BLINKER, CROSS).map((board) => (now: Timeline) => restarted(now, board)),
    fc.integer({ min: -2, max: 9 }).map((at) => (now: Timeline) => wentTo(now, at)),
  );
  const property = fc.property(fc.array(acts, { maxLength: 30 }), (all) => {
    const { moments, at } = all.reduce((now, act) => act(now), begin(BLINKER));
    assert(at >= 0 && at < moments.length);
    moments.slice(1).forEach(({ by, board, generation }, index) => {
      const before = moments[index]!;
      if (by === "generation") assertEquals(board, nextGeneration(before.board, "plane"));
      assertEquals(generation, by === "start" ? 0 : before.generation + Number(by !== "edit"));
    });
  });
  fc.assert(property, { seed: 8, numRuns: 500 });
});
