/** Seats of a room that the computer plays. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { conway } from "../../lib/games/conway/conway.ts";
import type { ConwayPosition } from "../../lib/games/conway/position.ts";
import { MOST_UNATTENDED, thoughtOf, unattended } from "../../lib/rooms/computers.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { refuseSeat } from "../../lib/rooms/seats.ts";
import { levelToMove, phaseOf, playersLeft, turnOf } from "../../lib/rooms/view.ts";
import { chooseMove } from "../../lib/search/computers.ts";
import { postTrial, sitDown } from "./post_trial.ts";
import { reason, Trial } from "./trial.ts";

fc.configureGlobal({ seed: 1 });

/** A game of one person and two computers. */
function underWay(): Trial {
  const trial = postTrial(3, 1);
  trial.ask(0, { t: "enlist", levels: ["easy", "hard"] });
  trial.ask(0, { t: "narrow", seats: 3 });
  return trial;
}

/** The computer's turn, as it chooses it. */
function play(trial: Trial): string[] {
  const { view } = trial;
  const chosen = chooseMove(thoughtOf(view)!);
  const move = conway.text.writeMove(view.position as ConwayPosition, chosen as never);
  return trial.tell({ t: "play", move, on: view.changed }).map(({ t }) => t);
}

Deno.test("only the host gives seats to the computer, only empty ones, at the game's levels", () => {
  const levels = fc.array(fc.constantFrom("easy", "normal", "hard", "expert", ""), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), levels, (sat, chosen) => {
      const trial = postTrial(5, sat);
      const fits = sat + chosen.length <= 5 &&
        chosen.every((level) => ["easy", "normal", "hard"].includes(level));
      if (sat > 1) assertEquals(reason(trial.ask(1, { t: "enlist", levels: chosen })), "seats");
      assertEquals(
        reason(trial.ask(0, { t: "enlist", levels: chosen })),
        fits ? undefined : "seats",
      );
      assertEquals<readonly string[]>(trial.view.computers, fits ? chosen : []);
      assertEquals(phaseOf(trial.view), "waiting", "the host may think better of it");
    }),
    { seed: 1 },
  );
});

Deno.test("no computer sits down where none plays the game", () => {
  const trial = new Trial();
  trial.tell({ t: "sit", name: "", token: "one", identity: "Ada" });
  assertEquals(reason(trial.ask(0, { t: "enlist", levels: ["easy"] })), "seats");
});

Deno.test("the host begins with computers at the empty seats, and they sit behind the people", () => {
  const trial = postTrial(4, 2);
  trial.ask(0, { t: "enlist", levels: ["easy", "hard"] });
  assertEquals(refuseSeat(trial.view, trial.room.secrets, "late"), "full");
  assertEquals(reason(trial.ask(0, { t: "narrow", seats: 3 })), "seats");
  assertEquals(reason(trial.ask(0, { t: "narrow", seats: 4 })), undefined);
  assertEquals(trial.view.players.map(({ level }) => level), [null, null, "easy", "hard"]);
  const { holders, answered } = trial.room.secrets;
  assertEquals([holders.length, answered.length], [2, 2], "computers keep no secrets");
  assertEquals([phaseOf(trial.view), trial.view.computers], ["playing", []]);
});

Deno.test("a seat that was taken back from the computer is a person's again", () => {
  const trial = postTrial(3, 1);
  trial.ask(0, { t: "enlist", levels: ["easy", "hard"] });
  trial.ask(0, { t: "enlist", levels: ["hard"] });
  assertEquals(sitDown(trial, 1), ["sat", "sat", "began"]);
  assertEquals(trial.view.players.map(({ level }) => level), [null, null, "hard"]);
});

Deno.test("the host closes seats that neither people nor computers have", () => {
  const trial = postTrial(6, 1);
  trial.ask(0, { t: "enlist", levels: ["easy", "hard"] });
  assertEquals(reason(trial.ask(0, { t: "narrow", seats: 2 })), "seats");
  assertEquals(reason(trial.ask(0, { t: "narrow", seats: 3 })), undefined);
  assertEquals([phaseOf(trial.view), trial.view.players.length], ["playing", 3]);
});

Deno.test("the computer's turn is played once, and on the position it was chosen for", () => {
  const trial = underWay();
  assertEquals(thoughtOf(trial.view), undefined, "it is the person's turn");
  assertEquals(trial.tell({ t: "play", move: "a1", on: trial.view.changed }), []);
  trial.ask(0, { t: "move", move: "b2" });
  assertEquals(levelToMove(trial.view), "easy");
  assert(headOf(trial.room).isComputers);
  const { changed } = trial.view;
  trial.ask(0, { t: "say", text: "hm" });
  assertEquals(trial.view.changed, changed, "talk is no reason to think again");
  assertEquals(play(trial), ["turn"]);
  assertEquals(trial.tell({ t: "play", move: "h8", on: changed }), []);
  assertEquals(levelToMove(trial.view), "hard");
});

Deno.test("what the computer chooses follows from the game and the turn", () => {
  const [one, other] = [underWay(), underWay()];
  for (const trial of [one, other]) {
    trial.ask(0, { t: "move", move: "b2" });
    play(trial);
    play(trial);
  }
  assertEquals(one.view.moves, other.view.moves);
});

Deno.test("a computer declines draws and turns taken back, and always plays again", () => {
  const trial = postTrial(4, 2);
  trial.ask(0, { t: "enlist", levels: ["easy", "easy"] });
  trial.ask(0, { t: "narrow", seats: 4 });
  trial.ask(0, { t: "move", move: "b2" });
  trial.ask(0, { t: "offer", what: "takeback" });
  assertEquals(trial.events.slice(-2).map(({ t }) => t), ["offered", "declined"]);
  trial.ask(1, { t: "offer", what: "draw" });
  assertEquals([trial.view.offer, phaseOf(trial.view)], [null, "playing"]);
  trial.ask(1, { t: "resign" });
  play(trial);
  play(trial);
  trial.ask(0, { t: "resign" });
  while (phaseOf(trial.view) === "playing") play(trial);
  trial.ask(1, { t: "offer", what: "rematch" });
  assertEquals(trial.view.games, 1, "the other person is asked");
  trial.ask(0, { t: "accept", what: "rematch" });
  assertEquals([trial.view.games, phaseOf(trial.view)], [2, "playing"]);
});

/** Three colonies that live forever, one person's and two computers'; it's the person's turn. */
function settled(): Trial {
  const trial = postTrial(3, 1, { options: { seats: 3, size: 12, place: 3, touch: 0 } });
  trial.ask(0, { t: "enlist", levels: ["easy", "hard"] });
  trial.ask(0, { t: "narrow", seats: 3 });
  for (const move of ["b2", "f5", "b7", "b3,c2,c3", "f6,g5,g6", "b8,c7,c8"]) turn(trial, move);
  return trial;
}

function turn(trial: Trial, move: string): void {
  if (levelToMove(trial.view) === undefined) trial.ask(0, { t: "move", move });
  else trial.tell({ t: "play", move, on: trial.view.changed });
}

/** A turn that changes nothing: far from all others the piece dies. */
const LONELY = "k11";

Deno.test("computers that are left to themselves agree to a draw at last", () => {
  const trial = settled();
  trial.ask(0, { t: "resign" });
  assertEquals(playersLeft(trial.view).length, 2);
  for (let left = MOST_UNATTENDED; left > 0; left--) turn(trial, LONELY);
  assertEquals(phaseOf(trial.view), "playing");
  turn(trial, LONELY);
  assertEquals(trial.view.result, { winner: null, by: "agreement" });
});

Deno.test("who only passes, or is late, does not keep computers playing, and who places does", () => {
  const trial = settled();
  const counts = ["pass", LONELY, LONELY, "pass", LONELY, LONELY, LONELY, "pass"].map(
    (move) => {
      turn(trial, move);
      return unattended(trial.room);
    },
  );
  assertEquals(counts, [3, 4, 5, 6, 7, 8, 0, 1]);
});

Deno.test("computers never leave: not when the server comes back, and nobody passes for them", () => {
  const trial = underWay();
  trial.ask(0, { t: "move", move: "b2" });
  trial.tell({ t: "wake" });
  assertEquals(trial.view.players.map(({ here }) => here), [false, true, true]);
  trial.now += 3_600_000;
  assertEquals(reason(trial.ask(0, { t: "claim" })), "not-gone");
  assertEquals(turnOf(trial.view), 1);
});
