/** Rooms of two to eight seats: filling, closing, agreeing, leaving. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { conway } from "../../lib/games/conway/conway.ts";
import type { ConwayPosition } from "../../lib/games/conway/position.ts";
import { resultText } from "../../lib/games/notation/notation.ts";
import { splitGames } from "../../lib/games/notation/record_source.ts";
import { verifyGame } from "../../lib/games/verify.ts";
import { claimableAt } from "../../lib/rooms/presence.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { refuseSeat } from "../../lib/rooms/seats.ts";
import { fromSnapshot, takeSnapshot } from "../../lib/rooms/snapshot.ts";
import {
  isArchived,
  phaseOf,
  playerAt,
  playersLeft,
  seatOf,
  turnOf,
} from "../../lib/rooms/view.ts";
import { finishedBy } from "../../lib/server/rooms/finished.ts";
import { postTrial, sitDown } from "./post_trial.ts";
import { reason, type Trial } from "./trial.ts";

fc.configureGlobal({ seed: 1 });

const seatCounts = fc.integer({ min: 2, max: 8 });

/** A turn that is legal now. */
function placeOf(trial: Trial): string {
  const position = trial.view.position as ConwayPosition;
  return conway.text.writeMove(position, conway.random(position, () => 0.5)).replace("*", "");
}

function move(trial: Trial, token = placeOf(trial)): string | undefined {
  return reason(trial.ask(turnOf(trial.view)!, { t: "move", move: token }));
}

/** A game of three in which all have moved so often. */
function underWay(turns = 3): Trial {
  const trial = postTrial(3, 3);
  for (let turn = 0; turn < turns; turn++) assertEquals(move(trial), undefined);
  return trial;
}

Deno.test("a game begins when the last of its seats is taken, and nobody else gets one", () => {
  fc.assert(
    fc.property(seatCounts, (seats) => {
      const trial = postTrial(seats, seats - 1);
      assertEquals(phaseOf(trial.view), "waiting");
      assertEquals(sitDown(trial, seats - 1), ["sat", "began"]);
      assertEquals(sitDown(trial, seats), []);
      assertEquals(refuseSeat(trial.view, trial.room.secrets, "late"), "full");
    }),
    { seed: 1 },
  );
});

Deno.test("everyone has a seat of their own, and the next one in a rematch", () => {
  const sides = fc.nat(7);
  fc.assert(
    fc.property(seatCounts, sides, fc.nat(9), (seats, side, games) => {
      const { view } = postTrial(seats, seats, { side: side % seats });
      const now = { ...view, games: games + 1 }, next = { ...view, games: games + 2 };
      const taken = view.players.map((_, player) => seatOf(now, player));
      assertEquals(taken.toSorted(), [...view.players.keys()]);
      for (const [player, seat] of taken.entries()) {
        assertEquals(playerAt(now, seat), player);
        assertEquals(seatOf(next, player), (seat + 1) % seats);
      }
    }),
    { seed: 2 },
  );
});

Deno.test("the host begins with fewer, never with fewer than sit, and nobody else does", () => {
  fc.assert(
    fc.property(seatCounts, fc.nat(8), fc.nat(9), (seats, sitting, to) => {
      const sat = Math.min(Math.max(1, sitting), seats - 1);
      const trial = postTrial(seats, sat);
      const fits = to >= Math.max(2, sat) && to < seats;
      for (let guest = 1; guest < sat; guest++) {
        assertEquals(reason(trial.ask(guest, { t: "narrow", seats: to })), "seats");
      }
      assertEquals(reason(trial.ask(0, { t: "narrow", seats: to })), fits ? undefined : "seats");
      assertEquals(phaseOf(trial.view), fits && to === sat ? "playing" : "waiting");
      assertEquals((trial.view.position as ConwayPosition).alive.length, fits ? to : seats);
    }),
    { seed: 3 },
  );
});

Deno.test("no seat is closed once the game is under way", () => {
  assertEquals(reason(underWay().ask(0, { t: "narrow", seats: 2 })), "seats");
});

Deno.test("no seat of a position is closed, and computers may have those that are empty", () => {
  const trial = postTrial(3, 2, { position: "A! b 2 111" });
  assertEquals(reason(trial.ask(0, { t: "narrow", seats: 2 })), "seats");
  trial.ask(0, { t: "enlist", levels: ["easy"] });
  assertEquals(reason(trial.ask(0, { t: "narrow", seats: 3 })), undefined);
  assertEquals(phaseOf(trial.view), "playing");
});

Deno.test("a whole random game replays from the log, a snapshot and the archive's record", () => {
  fc.assert(
    fc.property(seatCounts, (seats) => {
      const trial = postTrial(seats, seats);
      while (phaseOf(trial.view) === "playing") assertEquals(move(trial, "random"), undefined);
      assertEquals(fromSnapshot(JSON.parse(JSON.stringify(takeSnapshot(trial.view)))), trial.view);
      assert(trial.view.moves.every((token) => token === "pass*" || token.endsWith("*")));
    }),
    { seed: 4, numRuns: 25 },
  );
});

Deno.test("nobody but the room says that a turn was random", () => {
  assertEquals(move(postTrial(3, 3), "a1*"), "unreadable");
});

Deno.test("a draw needs everyone who is still in the game", () => {
  const trial = underWay();
  trial.ask(0, { t: "offer", what: "draw" });
  assertEquals(reason(trial.ask(1, { t: "accept", what: "draw" })), undefined);
  assertEquals(phaseOf(trial.view), "playing");
  assertEquals(reason(trial.ask(1, { t: "accept", what: "draw" })), "no-offer");
  trial.ask(2, { t: "offer", what: "draw" });
  assertEquals(trial.view.result, { winner: null, by: "agreement" });
});

Deno.test("one who declines declines for all", () => {
  const trial = underWay();
  trial.ask(0, { t: "offer", what: "draw" });
  trial.ask(1, { t: "accept", what: "draw" });
  trial.ask(2, { t: "decline", what: "draw" });
  assertEquals([trial.view.offer, phaseOf(trial.view)], [null, "playing"]);
});

Deno.test("who resigns is out on their own turn, has no say, and the others play on", () => {
  const trial = underWay();
  assertEquals(reason(trial.ask(0, { t: "resign" })), undefined);
  assertEquals(trial.events.at(-1)!.t, "turn", "nothing is said of leaving later");
  assertEquals(trial.view.leaving, []);
  assertEquals([phaseOf(trial.view), turnOf(trial.view)], ["playing", 1]);
  assertEquals(playersLeft(trial.view), [1, 2]);
  assertEquals(reason(trial.ask(0, { t: "offer", what: "draw" })), "over");
  trial.ask(1, { t: "offer", what: "draw" });
  assertEquals(reason(trial.ask(0, { t: "decline", what: "draw" })), "no-offer");
  trial.ask(2, { t: "accept", what: "draw" });
  assertEquals(trial.view.result?.by, "agreement");
});

Deno.test("the last who has not resigned has won", () => {
  const trial = underWay();
  trial.ask(0, { t: "resign" });
  trial.ask(1, { t: "resign" });
  assertEquals(trial.view.result, { winner: 2, by: "resignation" });
});

Deno.test("who gives up out of turn has no say any more, and resigns as the turn comes", () => {
  const trial = underWay();
  trial.ask(2, { t: "offer", what: "draw" });
  assertEquals(reason(trial.ask(1, { t: "resign" })), undefined);
  assertEquals(playersLeft(trial.view), [0, 2]);
  assertEquals([trial.view.offer, turnOf(trial.view)], [null, 0]);
  for (const action of [{ t: "resign" }, { t: "offer", what: "draw" }] as const) {
    assertEquals(reason(trial.ask(1, action)), "over");
  }
  assertEquals(trial.view.leaving, [1]);
  assertEquals(move(trial), undefined);
  assertEquals([trial.view.moves.at(-1), turnOf(trial.view)], ["resign", 2]);
  assertEquals(trial.view.leaving, [], "it's done");
  assertEquals((trial.view.position as ConwayPosition).alive, [true, false, true]);
});

Deno.test("who has given up and dies before the turn comes is resigning no longer", () => {
  const trial = postTrial(3, 3);
  for (const text of ["a1", "pass", "e5,e6,f5", "a2,b1,b2", "pass", "f6"]) {
    assertEquals(move(trial, text), undefined);
  }
  trial.ask(1, { t: "resign" });
  assertEquals(trial.view.leaving, [1]);
  assertEquals(move(trial, "pass"), undefined);
  assertEquals([playersLeft(trial.view), turnOf(trial.view)], [[0, 2], 2]);
  assertEquals(trial.view.leaving, []);
  trial.ask(0, { t: "offer", what: "takeback" });
  trial.ask(2, { t: "accept", what: "takeback" });
  assertEquals((trial.view.position as ConwayPosition).alive, [true, true, true]);
  assertEquals([playersLeft(trial.view), trial.view.leaving], [[0, 2], [1]], "not asked again");
});

Deno.test("once all but one have given up, that one has won, on anybody's turn", () => {
  const trial = underWay();
  trial.ask(2, { t: "resign" });
  assertEquals(phaseOf(trial.view), "playing");
  trial.ask(1, { t: "resign" });
  assertEquals(trial.view.result, { winner: 0, by: "resignation" });
  assertEquals(trial.view.moves.length, 3);
});

Deno.test("who has given up and is late does not pass, but resigns", () => {
  const trial = postTrial(4, 4, { clock: 30 });
  trial.ask(1, { t: "resign" });
  trial.ask(2, { t: "resign" });
  trial.now += 30_001;
  trial.tell({ t: "flag" });
  assertEquals([trial.view.moves, turnOf(trial.view)], [["pass", "resign", "resign"], 3]);
});

Deno.test("games that people leave at any time end with a winner, and their records are true", () => {
  const leavings = fc.array(fc.tuple(fc.nat(7), fc.nat(12)), { maxLength: 8 });
  fc.assert(
    fc.property(seatCounts, leavings, (seats, leavings) => {
      const trial = postTrial(seats, seats);
      for (let turn = 0; phaseOf(trial.view) === "playing"; turn++) {
        for (const [player, when] of leavings) {
          if (when === turn) trial.ask(player % seats, { t: "resign" });
        }
        if (phaseOf(trial.view) === "playing") move(trial, "random");
      }
      const { result } = trial.view;
      const finished = finishedBy(trial.events, trial.room);
      assertEquals(finished !== undefined, isArchived(trial.view));
      for (const source of finished ? splitGames(finished.record) : []) {
        assertEquals(verifyGame(source).result, resultText(conway, result));
      }
      assertEquals(foldRoom(trial.events), trial.room);
    }),
    { seed: 5, numRuns: 50 },
  );
});

Deno.test("a turn is taken back by everyone's consent, and only by who made it", () => {
  const trial = underWay();
  const { moves } = trial.view;
  assertEquals(reason(trial.ask(0, { t: "offer", what: "takeback" })), "no-offer");
  trial.ask(2, { t: "offer", what: "takeback" });
  trial.ask(0, { t: "accept", what: "takeback" });
  trial.ask(1, { t: "accept", what: "takeback" });
  assertEquals(trial.view.moves, moves.slice(0, -1));
  assertEquals(turnOf(trial.view), 2);
  assertEquals(reason(trial.ask(2, { t: "offer", what: "takeback" })), "no-offer");
});

Deno.test("another game needs everyone who sat, whether they are in the game or not", () => {
  const trial = underWay();
  trial.ask(0, { t: "resign" });
  trial.ask(1, { t: "resign" });
  trial.ask(2, { t: "offer", what: "rematch" });
  trial.ask(0, { t: "accept", what: "rematch" });
  assertEquals(trial.view.games, 1);
  trial.ask(1, { t: "accept", what: "rematch" });
  assertEquals([trial.view.games, phaseOf(trial.view)], [2, "playing"]);
});

Deno.test("who is gone passes once another says so, and may come back", () => {
  const trial = underWay();
  trial.tell({ t: "depart", player: 0 });
  assertEquals(reason(trial.ask(1, { t: "claim" })), "not-gone");
  trial.now += 60_000;
  assertEquals(reason(trial.ask(1, { t: "claim" })), undefined);
  assertEquals([trial.view.moves.at(-1), turnOf(trial.view)], ["pass", 1]);
  assertEquals(reason(trial.ask(2, { t: "claim" })), "not-gone", "it is not their turn any more");
  trial.tell({ t: "arrive", player: 0 });
  assertEquals(playersLeft(trial.view), [0, 1, 2]);
});

Deno.test("who has given up passes for nobody", () => {
  const trial = underWay();
  trial.ask(1, { t: "resign" });
  trial.tell({ t: "depart", player: 0 });
  trial.now += 60_000;
  assertEquals(claimableAt(trial.view, 1), undefined);
  assertEquals(reason(trial.ask(1, { t: "claim" })), "not-gone");
  assertEquals(reason(trial.ask(2, { t: "claim" })), undefined);
  // Now they're out, and the next one is gone.
  assertEquals(playersLeft(trial.view), [0, 2]);
  trial.tell({ t: "depart", player: 2 });
  trial.now += 60_000;
  assertEquals(reason(trial.ask(1, { t: "claim" })), "not-gone");
});

Deno.test("two who say so at once pass for one who is gone, not for the next one, too", () => {
  const trial = postTrial(4, 4);
  for (const player of [0, 1]) trial.tell({ t: "depart", player });
  trial.now += 60_000;
  const { version } = trial.view;
  assertEquals(reason(trial.ask(2, { t: "claim" }, version)), undefined);
  assertEquals(reason(trial.ask(3, { t: "claim" }, version)), "stale");
  assertEquals(turnOf(trial.view), 1);
});

Deno.test("who is late passes, by the server's clock", () => {
  const trial = postTrial(3, 3, { clock: 30 });
  trial.now += 30_000;
  assertEquals(trial.tell({ t: "flag" }), []);
  trial.now += 1;
  assertEquals(trial.tell({ t: "flag" }).map(({ t }) => t), ["turn"]);
  assertEquals([trial.view.moves, turnOf(trial.view)], [["pass"], 1]);
});

Deno.test("nobody calls a game of many off", () => {
  const trial = postTrial(4, 4);
  assertEquals(reason(trial.ask(0, { t: "abort" })), "moved");
});

Deno.test("a game whose players all left ends in a draw", () => {
  const trial = postTrial(2, 2, { clock: 86_400 });
  for (let turn = 0; turn < 200 && phaseOf(trial.view) === "playing"; turn++) {
    trial.now += 86_400_001;
    trial.tell({ t: "flag" });
  }
  assertEquals(trial.view.result?.winner, null);
});
