/** How long a room's game and its log may become, and that neither makes what comes next slow. */

import { assert, assertEquals } from "@std/assert";
import { kingOfTheHill } from "../../lib/games/hill/hill.ts";
import type { Step } from "../../lib/rooms/premove.ts";
import { MOST_CELL_TURNS, MOST_TURNS } from "../../lib/rooms/verdict.ts";
import { MOST_EVENTS } from "../../lib/rooms/room.ts";
import { readSettings } from "../../lib/rooms/settings.ts";
import { positionAfter, turnOf } from "../../lib/rooms/view.ts";
import { reason, Trial } from "./trial.ts";

const HILL = {
  game: "arena",
  options: { width: 8, height: 8, place: 4, generations: 10_000 },
} as const;
const PASSES: readonly Step[] = Array.from({ length: 60 }, () => ({ after: [], move: "pass" }));

/** A game in which a block stands, with that many more turns, all passes. */
function longGame(turns: number, side = 8, generations: number = HILL.options.generations): Trial {
  const options = { ...HILL.options, width: side, height: side, generations };
  const trial = Trial.begun({ ...HILL, options });
  trial.ask(turnOf(trial.view)!, { t: "move", move: "a1,b1,a2,b2" });
  while (trial.view.moves.length < turns && trial.view.result === null) {
    for (const by of [0, 1]) trial.ask(by, { t: "queue", steps: PASSES });
  }
  return trial;
}

/** How many turns are played while something is done. */
function playedBy(act: () => void): number {
  const { play } = kingOfTheHill;
  let turns = 0;
  Object.assign(kingOfTheHill, {
    play(...args: Parameters<typeof play>) {
      turns++;
      return play(...args);
    },
  });
  try {
    act();
  } finally {
    Object.assign(kingOfTheHill, { play });
  }
  return turns;
}

Deno.test("late in a game a takeback and a condition look at a few turns, and not at all", () => {
  const trial = longGame(500);
  for (const by of [0, 1]) trial.ask(by, { t: "queue", steps: [] });
  const turns = playedBy(() => {
    const [by, other] = turnOf(trial.view) === 0 ? [0, 1] : [1, 0];
    assertEquals(reason(trial.ask(by, { t: "offer", what: "takeback" })), "no-offer");
    assertEquals(reason(trial.ask(other, { t: "offer", what: "takeback" })), undefined);
    assertEquals(reason(trial.ask(by, { t: "accept", what: "takeback" })), undefined);
    const after = Array.from({ length: 8 }, () => "any");
    assertEquals(
      reason(trial.ask(by, { t: "queue", steps: [{ after, move: "pass" }] })),
      undefined,
    );
    trial.ask(other, { t: "move", move: "pass" });
  });
  assert(turns < 50, `${turns}`);
  const { view } = trial;
  for (let back = 0; back < 20; back++) {
    const at = view.moves.length - back;
    const { position: _, ...again } = view;
    assertEquals(positionAfter(view, at), positionAfter(again, at));
  }
});

Deno.test("moves left in advance are kept once, however many turns they are", () => {
  const trial = longGame(500);
  const bytes = JSON.stringify(trial.events).length / trial.events.length;
  assert(bytes < 250, `${bytes} bytes an event`);
});

for (const [side, turns] of [[8, MOST_TURNS], [100, MOST_CELL_TURNS / 100 ** 2]] as const) {
  Deno.test(`a game of ${turns} turns is a draw on ${side} times ${side} cells`, () => {
    const trial = longGame(turns + 100, side);
    assertEquals(trial.view.moves.length, turns);
    assertEquals(trial.view.result, { winner: null, by: "agreement" });
  });
}

Deno.test("a king of the hill ends by its generations, as many as a room's game can have", () => {
  const chosen = (size: number, generations: number) =>
    readSettings(
      (name) => ({ game: "arena", size, generations } as Record<string, unknown>)[name]?.toString(),
      () => 0,
    )!
      .options.generations!;
  for (const [size, asked, had] of [[64, 300, 244], [8, 10_000, 1_000], [20, 300, 300]] as const) {
    assertEquals(chosen(size, asked), had);
    const { view } = longGame(2 * asked, size, had);
    assertEquals([view.moves.length, view.result], [2 * had, { winner: 0, by: "majority" }]);
  }
});

Deno.test("a king of the hill that starts late ends by its generations, too", () => {
  const wished = { game: "arena", size: "64", position: "2A$2A$4.2B$4.2B$9.2A$9.2A! 1 300 11" };
  const settings = readSettings((name) => wished[name as keyof typeof wished], () => 0)!;
  assertEquals(settings.options.generations, 544);
  const trial = Trial.begun(settings);
  while (trial.view.result === null) trial.ask(turnOf(trial.view)!, { t: "move", move: "pass" });
  assertEquals(trial.view.result, { winner: 0, by: "majority" });
});

Deno.test(`a room of ${MOST_EVENTS} events takes only what brings its game to an end`, () => {
  const trial = Trial.begun();
  const { room } = trial;
  trial.room = { ...room, view: { ...room.view, version: MOST_EVENTS } };
  const by = turnOf(trial.view)!;
  for (
    const action of [
      { t: "say", text: "hi" },
      { t: "queue", steps: [] },
      { t: "lend", key: "key" },
      { t: "offer", what: "draw" },
    ] as const
  ) assertEquals(reason(trial.ask(by, action)), "long", action.t);
  assertEquals(reason(trial.ask(by, { t: "move", move: "a1,b1,a2,b2" })), undefined);
  assertEquals(reason(trial.ask(by, { t: "resign" })), undefined);
});
