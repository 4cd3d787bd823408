/** Time for the whole game: what a turn takes and adds, only from the log. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { FIRST_TURN } from "../../lib/rooms/bank.ts";
import { deadlineOf, flagAt } from "../../lib/rooms/clock.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { readSettings } from "../../lib/rooms/settings.ts";
import { runs } from "../full.ts";
import { Trial } from "./trial.ts";

const BANK = { base: 60, increment: 3 };
const TURNS = ["a1,b1,a2,b2", "aa1,ab1,aa2,ab2", "a5,b5,a6,b6", "aa5,ab5,aa6,ab6", "a9,b9,a10,b10"];

/** A game in which both have moved once. */
function begun(bank = BANK): Trial {
  const trial = Trial.begun({ bank });
  trial.play(2);
  return trial;
}

/** The next player moves after some ms, of which the network is said to have kept some. */
function turn(trial: Trial, ms: number, lag?: number) {
  trial.now += ms;
  const { moves } = trial.view;
  const action = {
    t: "move",
    move: TURNS[moves.length]!,
    ...lag !== undefined && { lag },
  } as const;
  return trial.ask(moves.length % 2, action);
}

function left({ view }: Trial): number[] {
  return view.purses!.map((purse) => purse.left);
}

Deno.test("everyone's first turn costs nothing, and ends the game if it never comes", () => {
  const trial = Trial.begun({ bank: BANK });
  assertEquals(turn(trial, 30_000).t, "ok");
  assertEquals(left(trial), [60_000, 60_000]);
  assertEquals(deadlineOf(trial.view), trial.now + FIRST_TURN);
  trial.now += FIRST_TURN;
  assertEquals(trial.tell({ t: "flag" }), []);
  trial.now += 1;
  trial.tell({ t: "flag" });
  assertEquals(trial.view.result, { winner: null, by: "abort" });
});

Deno.test("a turn takes its time and adds the increment, to its player only", () => {
  const trial = begun();
  turn(trial, 10_000);
  assertEquals(left(trial), [53_000, 60_000]);
  turn(trial, 2_000);
  assertEquals(left(trial), [53_000, 61_000]);
});

Deno.test("who runs out of time loses, by the server's clock", () => {
  const trial = begun();
  assertEquals(
    flagAt(trial.view),
    trial.now + 60_500,
    "as long as the network may have kept a turn",
  );
  assertEquals(turn(trial, 60_001).t, "refused");
  trial.now += 499;
  assertEquals(trial.tell({ t: "flag" }), []);
  trial.now += 1;
  trial.tell({ t: "flag" });
  assertEquals(trial.view.result, { winner: 1, by: "time" });
  assertEquals(left(trial), [0, 60_000]);
});

Deno.test("the clock that runs stops as the game ends in the middle of a turn", () => {
  const trial = begun();
  turn(trial, 10_000);
  trial.now += 7_000;
  trial.ask(0, { t: "resign" });
  assertEquals(left(trial), [53_000, 53_000]);
});

for (const [clock, given] of [["bank", { bank: BANK }], ["turn", { clock: 60 }]] as const) {
  Deno.test(`a turn that comes as the time is up counts, and a ms later no more: ${clock}`, () => {
    for (const [late, answer] of [[0, "ok"], [1, "refused"]] as const) {
      const trial = Trial.begun(given);
      trial.play(2);
      assertEquals(turn(trial, deadlineOf(trial.view)! - trial.now + late).t, answer, `${late}`);
    }
  });
}

for (
  const [what, ms, lag, expected] of [
    ["what the network kept is given back", 10_000, 400, 53_400],
    ["no more than half a second of it, whatever is said", 10_000, 9_999, 53_500],
    ["no more than there was", 100, 500, 63_000],
  ] as const
) {
  Deno.test(what, () => {
    const trial = begun();
    turn(trial, ms, lag);
    assertEquals(left(trial)[0], expected);
  });
}

Deno.test("what was given back fills up again slowly", () => {
  const trial = begun();
  turn(trial, 10_000, 500);
  turn(trial, 0);
  turn(trial, 10_000, 500);
  assertEquals(left(trial)[0], 60_000 - 2 * 7_000 + 500 + 100);
});

Deno.test("a turn whose way took the rest of the time still counts", () => {
  const trial = begun();
  assertEquals(turn(trial, 60_300, 400).t, "ok");
  assertEquals(left(trial)[0], 3_100);
});

Deno.test("a turn that is taken back leaves no increment", () => {
  const trial = begun();
  turn(trial, 10_000);
  trial.ask(0, { t: "offer", what: "takeback" });
  trial.now += 5_000;
  assertEquals(trial.ask(1, { t: "accept", what: "takeback" }).t, "ok");
  assertEquals(left(trial), [50_000, 60_000]);
  assertEquals(trial.view.moves.length, 2);
});

Deno.test("a server that comes back restarts the turn's clock, and leaves the others", () => {
  const trial = begun();
  turn(trial, 10_000);
  trial.now += 40_000;
  trial.tell({ t: "wake" });
  assertEquals(deadlineOf(trial.view), trial.now + 60_000);
  assertEquals(left(trial), [53_000, 60_000]);
});

Deno.test("a rematch begins with full clocks", () => {
  const trial = begun();
  turn(trial, 10_000);
  trial.ask(0, { t: "resign" });
  trial.ask(0, { t: "offer", what: "rematch" });
  trial.ask(1, { t: "accept", what: "rematch" });
  assertEquals(left(trial), [60_000, 60_000]);
});

Deno.test("the log by itself gives the same clocks, and nobody has more than was ever given", () => {
  const delay = fc.record({ ms: fc.integer({ min: 0, max: 15_000 }), lag: fc.nat(2_000) });
  fc.assert(
    fc.property(fc.array(delay, { maxLength: 3 }), (delays) => {
      const trial = begun();
      for (const { ms, lag } of delays) turn(trial, ms, lag);
      assertEquals(foldRoom(trial.events).view.purses, trial.view.purses);
      for (const { left, spare } of trial.view.purses!) {
        assert(left >= 0 && left <= 60_000 + 3_000 * 2 + 500 && spare >= 0 && spare <= 500);
      }
    }),
    { numRuns: runs(30, 500) },
  );
});

for (
  const [text, expected] of [
    ["180+3", { clock: null, bank: { base: 180, increment: 3 } }],
    ["600+0", { clock: null, bank: { base: 600, increment: 0 } }],
    ["60", { clock: 60 }],
    ["0", { clock: null }],
    ["14+3", undefined],
    ["5401+3", undefined],
    ["180+181", undefined],
    ["180 3", undefined],
    ["-180+3", undefined],
    ["1e3+3", undefined],
  ] as const
) {
  Deno.test(`a form's clock ${text}`, () => {
    const chosen: Readonly<Record<string, string>> = { clock: text };
    const settings = readSettings((name) => chosen[name], () => 0);
    const { clock, bank } = settings ?? {};
    assertEquals(settings && { clock, ...bank && { bank } }, expected);
  });
}

Deno.test("games of many have no time for the whole of it: nobody else wins by a clock", () => {
  const chosen: Readonly<Record<string, string>> = { game: "conway", clock: "180+3" };
  assertEquals(readSettings((name) => chosen[name], () => 0), undefined);
});
