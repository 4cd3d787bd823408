/** Games in which a move may take days, and nobody needs to be there. */

import { assertEquals } from "@std/assert";
import { headOf } from "../../lib/rooms/summary.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { claimableAt } from "../../lib/rooms/presence.ts";
import { postTrial } from "./post_trial.ts";
import { Trial } from "./trial.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const THREE_DAYS = 3 * 86_400;

Deno.test("a server that was away does not give a turn of days more time, but one of seconds", () => {
  for (const [clock, startsOver] of [[THREE_DAYS, false], [60, true]] as const) {
    const trial = postTrial(3, 3, { clock });
    const { turnAt } = trial.view;
    trial.now += HOUR;
    trial.tell({ t: "wake" });
    assertEquals(trial.view.turnAt === trial.now, startsOver, `${clock} s`);
    assertEquals(trial.view.turnAt === turnAt, !startsOver, `${clock} s`);
  }
});

Deno.test("nobody claims anything of one who has days", () => {
  const trial = postTrial(3, 3, { clock: THREE_DAYS });
  trial.tell({ t: "depart", player: 0 });
  assertEquals(claimableAt(trial.view, 1), undefined);
});

Deno.test("two-colony games by post are lost on time, as ever", () => {
  const trial = Trial.begun({ clock: THREE_DAYS });
  trial.play(2);
  trial.now += 3 * DAY + 1;
  trial.tell({ t: "flag" });
  assertEquals(trial.view.result, { winner: 1, by: "time" });
});

Deno.test("a room says when its turn is due, and the lobby finds those that are", () => {
  const trial = postTrial(3, 3, { clock: THREE_DAYS });
  const head = headOf(trial.room);
  const quick = { ...headOf(postTrial(3, 3, { clock: 60 }).room), code: "QUICKY" };
  const lobby = new Lobby(DEFAULT_LIMITS, [head, quick]);
  assertEquals(head.due, trial.now + 3 * DAY);
  assertEquals(lobby.due(head.due!), []);
  assertEquals(lobby.due(head.due! + 1), [head.code]);
});

Deno.test("a room lies untouched for two of its turns before it is forgotten", () => {
  const trial = postTrial(3, 2, { clock: THREE_DAYS });
  const lobby = new Lobby(DEFAULT_LIMITS, [headOf(trial.room)]);
  assertEquals(lobby.forgotten(trial.now + 6 * DAY), []);
  assertEquals(lobby.forgotten(trial.now + 6 * DAY + 1), [trial.view.code]);
});

Deno.test("the lobby knows whose rooms are whose, and tells nobody else", () => {
  const trial = postTrial(3, 2, { listed: true });
  const lobby = new Lobby(DEFAULT_LIMITS, [headOf(trial.room)]);
  assertEquals(lobby.of("id 1").map(({ code }) => code), [trial.view.code]);
  assertEquals(lobby.of("id 2"), []);
  const shown = JSON.stringify(lobby.waiting());
  assertEquals(shown.includes("id 0"), false, shown);
  assertEquals(lobby.waiting().map(({ sat, seats }) => [sat, seats]), [[2, 3]]);
});
