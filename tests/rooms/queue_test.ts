/** Moves left in advance: when they are played, when they are dropped, and who knows of them. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { publicEvent } from "../../lib/rooms/event.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { appendTo, emptyLog, since } from "../../lib/rooms/log.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { readSteps } from "../../lib/rooms/premove_text.ts";
import { foldView } from "../../lib/rooms/reduce.ts";
import { takeSnapshot } from "../../lib/rooms/snapshot.ts";
import { phaseOf, type RoomView, turnOf } from "../../lib/rooms/view.ts";
import { postTrial } from "./post_trial.ts";
import { reason, Trial } from "./trial.ts";

fc.configureGlobal({ seed: 1 });

/** Leaves moves in advance as people write them. */
function leave(trial: Trial, by: number, text: string): string | undefined {
  return reason(trial.ask(by, { t: "queue", steps: text === "" ? [] : readSteps(text)! }));
}

function move(trial: Trial, token: string): string | undefined {
  return reason(trial.ask(turnOf(trial.view)!, { t: "move", move: token }));
}

function queueOf({ room }: Trial, player: number) {
  const { steps, dropped } = room.secrets.queues[player]!;
  return { left: steps.length, dropped: dropped?.why };
}

Deno.test("moves left in advance are played as their turns come, one after another", () => {
  const trial = postTrial(3, 3);
  assertEquals(leave(trial, 1, "c3; pass"), undefined);
  assertEquals(leave(trial, 2, "e5,e6,e7"), undefined);
  assertEquals(move(trial, "a1"), undefined);
  assertEquals(trial.view.moves, ["a1", "c3", "e5,e6,e7"]);
  assertEquals(queueOf(trial, 1), { left: 1, dropped: undefined });
  move(trial, "a2");
  assertEquals(trial.view.moves.slice(3), ["a2", "pass"]);
  assertEquals(turnOf(trial.view), 2);
});

Deno.test("nothing is left, and so played, by who is to move once their time is up", () => {
  const row = "a1,b1,a2,b2";
  const timed: [Trial, string][] = [
    [postTrial(2, 2, { clock: 60 }), "b2"],
    [Trial.begun({ bank: { base: 60, increment: 0 } }), row],
  ];
  for (const [trial, step] of timed) {
    trial.now += 60_001;
    assertEquals(leave(trial, 0, step), "time");
    assertEquals(leave(trial, 1, ""), undefined);
    assertEquals(trial.view.moves, []);
  }
});

Deno.test("a program of before, which reads what is left and no use of it, follows short queues", () => {
  const trial = Trial.begun(), rows = [1, 5, 9, 13, 17];
  const block = (row: number, ...columns: string[]) =>
    columns.flatMap((column) => [`${column}${row}`, `${column}${row + 1}`]).join();
  assertEquals(leave(trial, 1, rows.map((row) => block(row, "aa", "ab")).join("; ")), undefined);
  for (const row of rows) assertEquals(move(trial, block(row, "a", "b")), undefined);
  const told = trial.events.filter(({ t, secret }) => t === "turn" && secret?.queue);
  assertEquals(told.map(({ secret }) => secret!.queue!.steps.length), [3, 2, 1, 0]);
});

Deno.test("no move is left that names a cell which the board hasn't", () => {
  const trial = postTrial(2, 2);
  for (const text of ["z9", "c3,i1", "c3; a9", "a9: c3", "any b2,z1: c3"]) {
    assertEquals(leave(trial, 1, text), "off-board", text);
  }
  assertEquals(leave(trial, 1, "c;3"), "unreadable");
  assertEquals(queueOf(trial, 1), { left: 0, dropped: undefined });
  assertEquals(leave(trial, 1, "h8; any: pass"), undefined);
});

Deno.test("no move is left that no turn could be, or that turn", () => {
  const trial = postTrial(2, 2);
  const cases: [text: string, why: string | undefined][] = [
    ["a5,a6,a7,a8", "too-many"],
    ["c3; a5,a6,a7,a8", "too-many"],
    ["a5,a6,a7,a8: c3", "too-many"],
    ["a5,a6,a7#2", "too-many"],
    ["a5,b5,a5", "repeated"],
    ["castles", "unreadable"],
    ["a5,a6,a7#3", undefined],
    ["a5,a6,a7", undefined],
    ["pass", undefined],
    ["random", undefined],
  ];
  for (const [text, why] of cases) assertEquals(leave(trial, 1, text), why, text);
});

Deno.test("a command and what it sets off are one: one answer, and the same one again", () => {
  const trial = postTrial(2, 2);
  leave(trial, 1, "c3");
  const answer = trial.ask(0, { t: "move", move: "a1" }, trial.view.version, "once");
  assertEquals(trial.view.moves.length, 2);
  assertEquals(trial.ask(0, { t: "move", move: "a1" }, 0, "once"), answer);
  assertEquals(foldRoom(trial.events), trial.room);
});

Deno.test("a condition holds where the turns before lead to what was expected", () => {
  const cases: [condition: string, played: string, why: string | undefined][] = [
    ["c3,d4: a5", "c3,d4", undefined],
    ["c3,d4: a5", "d4,c3", undefined],
    ["any c3,d4: a5", "c3,d4", undefined],
    ["b2 any: a5", "c3,d4", undefined],
    ["a5#3", "c3", undefined],
    ["c3,d4: a5", "c3", "unexpected"],
    ["b3 any: a5", "c3", "unexpected"],
    ["any any any: a5", "c3", "unexpected"],
    ["a5#5", "c3", "unexpected"],
    ["c3", "c3", "occupied"],
  ];
  for (const [text, played, why] of cases) {
    const trial = postTrial(2, 2);
    move(trial, "b2");
    assertEquals(leave(trial, 0, `${text}; a7`), undefined, text);
    move(trial, played);
    const turns = why === undefined ? 3 : 2;
    assertEquals(trial.view.moves.length, turns, text);
    assertEquals(queueOf(trial, 0), { left: why ? 0 : 1, dropped: why }, text);
  }
});

Deno.test("chance that was left in advance is the game's own, and marked", () => {
  const [asked, left] = [postTrial(2, 2), postTrial(2, 2)];
  leave(left, 1, "random");
  for (const trial of [asked, left]) move(trial, "b2");
  move(asked, "random");
  assertEquals(left.view.moves, asked.view.moves);
});

Deno.test("what is left last takes the place of all before, and nothing clears it", () => {
  const trial = postTrial(2, 2);
  leave(trial, 1, "c3; c4");
  leave(trial, 1, "d3");
  assertEquals(queueOf(trial, 1).left, 1);
  leave(trial, 1, "");
  assertEquals(queueOf(trial, 1), { left: 0, dropped: undefined });
  move(trial, "b2");
  assertEquals(trial.view.moves.length, 1);
});

Deno.test("only those who are in a game leave moves, and only what can be read", () => {
  const trial = postTrial(3, 2);
  assertEquals(leave(trial, 0, "a1"), "waiting");
  trial.tell({ t: "sit", name: "", token: "token 2", identity: "id 2" });
  assertEquals(leave(trial, 1, "nonsense"), "unreadable");
  assertEquals(leave(trial, 1, "nonsense: a1"), "unreadable");
  assertEquals(leave(trial, 1, "a1*"), "unreadable");
  trial.ask(1, { t: "resign" });
  assertEquals(leave(trial, 1, "a1"), "over");
});

Deno.test("a turn that is taken back drops what was left for after it", () => {
  const trial = postTrial(2, 2);
  leave(trial, 1, "c3; c5");
  move(trial, "b2");
  trial.ask(1, { t: "offer", what: "takeback" });
  trial.ask(0, { t: "accept", what: "takeback" });
  assertEquals(trial.view.moves, ["b2"]);
  assertEquals(queueOf(trial, 1), { left: 0, dropped: "undone" });
});

Deno.test("the end of a game forgets what was left, and another one begins with nothing", () => {
  const trial = postTrial(2, 2);
  leave(trial, 1, "c3; c5");
  trial.ask(0, { t: "resign" });
  assertEquals(phaseOf(trial.view), "over");
  assertEquals(queueOf(trial, 1), { left: 0, dropped: undefined });
});

Deno.test("a player who is late passes, and the next one's move follows", () => {
  const trial = postTrial(3, 3, { clock: 30 });
  leave(trial, 1, "pass: c3");
  trial.now += 30_001;
  trial.tell({ t: "flag" });
  assertEquals(trial.view.moves, ["pass", "c3"]);
});

Deno.test("a game of two colonies takes moves in advance as well", () => {
  const trial = Trial.begun();
  const red = "aa1,ab1,aa2,ab2";
  assertEquals(leave(trial, 1, `b2,a1,b1,a2: ${red}`), undefined);
  trial.play(1);
  assertEquals(trial.view.moves, ["a1,b1,a2,b2", red]);
});

Deno.test("nobody else learns whose moves they are, or which", () => {
  const trial = postTrial(3, 3);
  leave(trial, 2, "h1; h8");
  leave(trial, 1, "g3: g4; g7");
  move(trial, "a1");
  const log = appendTo(emptyLog, trial.events);
  const told = JSON.stringify([
    trial.events.map(publicEvent),
    since(log, 1, trial.view),
    since(log, 0, trial.view),
    takeSnapshot(trial.view),
    headOf(trial.room),
  ]);
  for (const secret of ["g3", "g4", "g7", "h1", "h8", "steps", "dropped", "queue"]) {
    assert(!told.includes(secret), secret);
  }
  assertEquals(trial.view.moves, ["a1"], "the second one's condition failed");
  const noted = trial.events.map(publicEvent).filter(({ t }) => t === "noted");
  assertEquals(noted.map((event) => Object.keys(event)), Array(3).fill(["t", "v", "at"]));
});

Deno.test("with moves left at any time, both ends see one room, which its log makes again", () => {
  const steps = fc.constantFrom("random", "pass; random", "any: random", "b2: c3", "random#4; c3");
  const leavings = fc.array(fc.tuple(fc.nat(3), fc.nat(20), steps), { maxLength: 12 });
  fc.assert(
    fc.property(leavings, (leavings) => {
      const trial = postTrial(4, 4);
      for (let round = 0; round < 20 && phaseOf(trial.view) === "playing"; round++) {
        for (const [player, when, text] of leavings) {
          if (when === round) leave(trial, player, text);
        }
        if (phaseOf(trial.view) === "playing") assertEquals(move(trial, "random"), undefined);
      }
      const seen = trial.events.map(publicEvent).reduce(
        (view: RoomView | undefined, event) => foldView(view, event),
        undefined,
      );
      assertEquals(seen, trial.view);
      assertEquals(foldRoom(JSON.parse(JSON.stringify(trial.events))), trial.room);
    }),
    { seed: 1, numRuns: 30 },
  );
});
