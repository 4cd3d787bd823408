/** Games in which a move may take days, and nobody needs to be there. */

import { assertEquals } from "@std/assert";
import { headOf } from "../../lib/rooms/summary.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { claimableAt } from "../../lib/rooms/presence.ts";
import { postTrial } from "./post_trial.ts";
import { Trial } from "./trial.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const THREE_DAYS = 3 * 86_400;

Deno.test("a server that was away does not give a turn of days more time, but one of seconds", () => {
  for (const [clock, startsOver] of [[86_400, false], [86_399, true], [60, true]] as const) {
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

Deno.test("a room by post knows which turns passed because time was up, until they're taken back", () => {
  const trial = postTrial(3, 3, { clock: THREE_DAYS });
  const late = () => trial.view.late;
  trial.ask(0, { t: "move", move: "b2" });
  trial.ask(1, { t: "move", move: "pass" });
  trial.now += 3 * DAY + 1;
  trial.tell({ t: "flag" });
  assertEquals([trial.view.moves.at(-1), late()], ["pass", [2]]);
  trial.ask(0, { t: "move", move: "b3" });
  assertEquals(late(), [2]);
  for (const by of [0, 2]) {
    trial.ask(by, { t: "offer", what: "takeback" });
    for (const other of [0, 1, 2]) {
      if (other !== by) trial.ask(other, { t: "accept", what: "takeback" });
    }
  }
  assertEquals([trial.view.moves.length, late()], [2, []]);
});

Deno.test("two-colony games by post are lost on time, as ever", () => {
  const trial = Trial.begun({ clock: THREE_DAYS });
  trial.play(2);
  trial.now += 3 * DAY + 1;
  trial.tell({ t: "flag" });
  assertEquals(trial.view.result, { winner: 1, by: "time" });
});

/** A lobby over a store in which these rooms are, at a moment. */
async function lobbyOf(now: number, ...trials: readonly Trial[]): Promise<Lobby> {
  const store = SqliteStore.open();
  for (const [n, { room, events }] of trials.entries()) {
    assertEquals(await store.append({ ...headOf(room), code: `ROOM${n}` }, events), "kept");
  }
  return new Lobby(store.rooms, DEFAULT_LIMITS, { now: () => now, after: () => () => {} });
}

Deno.test("a room says when its turn is due, and the lobby finds those that are", async () => {
  const trial = postTrial(3, 3, { clock: THREE_DAYS }), quick = postTrial(3, 3, { clock: 60 });
  const { due } = headOf(trial.room);
  assertEquals(due, trial.now + 3 * DAY);
  assertEquals(await (await lobbyOf(due!, trial, quick)).due(), []);
  assertEquals(await (await lobbyOf(due! + 1, trial, quick)).due(), ["ROOM0"]);
});

Deno.test("a room lies untouched for two of its turns before it is forgotten", async () => {
  const trial = postTrial(3, 2, { clock: THREE_DAYS }), late = trial.now + 6 * DAY;
  assertEquals(await (await lobbyOf(late, trial)).forgotten(), []);
  assertEquals(await (await lobbyOf(late + 1, trial)).forgotten(), [
    { code: "ROOM0", twoTurns: 6 * DAY, touched: trial.now },
  ]);
});

Deno.test("the lobby knows whose rooms are whose, and tells nobody else", async () => {
  const lobby = await lobbyOf(0, postTrial(3, 2, { listed: true }));
  assertEquals((await lobby.of("id 1")).map(({ code }) => code), ["ROOM0"]);
  assertEquals(await lobby.of("id 2"), []);
  const shown = await lobby.waiting();
  assertEquals(JSON.stringify(shown).includes("id 0"), false);
  assertEquals(shown.map(({ sat, seats }) => [sat, seats]), [[2, 3]]);
});
