/** What is kept of a game that ends in a room. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { foldRoom } from "../../lib/rooms/room.ts";
import { archiveIdOf } from "../../lib/rooms/view.ts";
import { isArchiveId } from "../../lib/leaderboard/finished_game.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { finishedBy } from "../../lib/server/rooms/finished.ts";
import { gameOfBot } from "../../lib/server/bots/told.ts";
import { boardOfRoom } from "../../lib/server/post/board.ts";
import { Hub } from "../../lib/server/rooms/hub.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { postTrial } from "../rooms/post_trial.ts";
import { SETTINGS, STEM, Trial } from "../rooms/trial.ts";
import { nobodyIn } from "./nobody.ts";

const SECOND = 1_000;

/** What a trial's last command finished. */
function finished(trial: Trial) {
  return finishedBy(trial.events.slice(-2), trial.room);
}

Deno.test("a game that is over is kept with its players, result, time, points and record", () => {
  const trial = Trial.begun({ listed: true });
  trial.now += 60 * SECOND;
  trial.play(10);
  assertEquals(finished(trial), undefined);
  trial.now += 60 * SECOND;
  trial.ask(1, { t: "resign" });
  const game = finished(trial)!;
  const [record] = readRecords(game.record);
  assertEquals(record!.moves.length, 10);
  assertEquals(record!.tags, { Result: "blue resignation" });
  const { record: _, ...rest } = game;
  assertEquals(rest, {
    id: `${STEM}-1`,
    game: "conquerors-v2",
    opponent: "online",
    seats: [{ identity: "Ada's", name: "Ada" }, { identity: "Ben's", name: "Ben" }],
    winner: 0,
    by: "resignation",
    endedAt: trial.now,
    seconds: 120,
    unrated: null,
    points: 144,
  });
  assert(isArchiveId(game.id));
});

Deno.test("a rematch is a game of its own, and its seats are those of swapped sides", () => {
  const trial = Trial.begun();
  trial.play(2);
  trial.ask(0, { t: "resign" });
  trial.ask(0, { t: "offer", what: "rematch" });
  trial.ask(1, { t: "offer", what: "rematch" });
  trial.play(2);
  trial.ask(0, { t: "resign" });
  const { id, seats, winner } = finished(trial)!;
  assertEquals([id, seats[1]?.name, winner], [`${STEM}-2`, "Ada", 0]);
});

Deno.test("its record is that of the game played again, whatever was taken back or begun anew", () => {
  const trial = Trial.begun();
  trial.play(3);
  trial.ask(0, { t: "resign" });
  for (const by of [0, 1] as const) trial.ask(by, { t: "offer", what: "rematch" });
  trial.play(4);
  trial.ask(0, { t: "offer", what: "takeback" });
  trial.ask(1, { t: "accept", what: "takeback" });
  trial.play(3);
  trial.ask(0, { t: "resign" });
  const { record } = finished(trial)!;
  const [read] = readRecords(record);
  assertEquals(read!.moves.length, 6);
  assertEquals(record, writeRecord(read!));
  // So it is in a process that has just read the room.
  trial.room = foldRoom(trial.events);
  assertEquals(finished(trial)!.record, record);
});

Deno.test("a game that was called off is not kept", () => {
  const trial = Trial.begun();
  trial.play(1);
  trial.ask(0, { t: "abort" });
  assertEquals(finished(trial), undefined);
});

Deno.test("a game that was given up before anyone had moved is not kept, but a tournament's is", () => {
  const trial = Trial.begun({ listed: true });
  trial.ask(0, { t: "resign" });
  assertEquals([trial.view.result?.by, finished(trial)], ["resignation", undefined]);
  assertEquals(gameOfBot(trial.view, 0).result, { winner: 1, by: "resignation", record: null });
  for (const by of [0, 1] as const) trial.ask(by, { t: "offer", what: "rematch" });
  trial.play(1);
  trial.ask(0, { t: "resign" });
  assertEquals(finished(trial)?.id, `${STEM}-2`);
  assertEquals(gameOfBot(trial.view, 0).result?.record, `/g/${STEM}-2`);
  const entered = Trial.begun({ listed: true, tournament: "one" });
  entered.ask(0, { t: "resign" });
  assertEquals(finished(entered)?.by, "resignation");
});

Deno.test("a board by post that was given up before anyone had moved is shown in its room", () => {
  for (const by of [0, 1]) {
    const trial = postTrial(2, 2);
    trial.ask(by, { t: "resign" });
    const { view } = trial;
    assertEquals([view.result?.by, finished(trial)], ["resignation", undefined]);
    assertEquals(boardOfRoom(1, view).path, `/r/${view.code}/watch`);
  }
});

Deno.test("a game counts for nobody if not both moved, with komi, or from a start of its own", () => {
  const trial = Trial.begun();
  trial.play(1);
  trial.ask(1, { t: "resign" });
  const { unrated, points } = finished(trial)!;
  assertEquals([unrated, points], ["unmoved", 0]);
  const unequal = Trial.begun({ options: { komi: 3.5 } });
  unequal.play(2);
  unequal.ask(1, { t: "resign" });
  assertEquals(finished(unequal)!.unrated, "handicap");
  const elsewhere = Trial.begun({ position: "2A24.2B$2A24.2B! b 1 0,0 0,0" });
  for (const by of [0, 1] as const) elsewhere.ask(by, { t: "move", move: "pass" });
  elsewhere.ask(1, { t: "resign" });
  const { unrated: why, record } = finished(elsewhere)!;
  assertEquals([why, record.includes("[Position ")], ["handicap", true]);
});

/** A game between people that both play long enough, but for what is given. */
function fairly({ listed = true, turns = 10, seconds = 10, isNear = false } = {}) {
  const trial = Trial.begun({ listed });
  if (isNear) trial.tell({ t: "near" });
  trial.play(turns);
  trial.now += seconds * SECOND;
  trial.ask(trial.view.moves.length % 2, { t: "resign" });
  const { unrated, points } = finished(trial)!;
  assertEquals(points > 0, unrated === null);
  return unrated;
}

Deno.test("a game of two who met in the lobby, from two networks, and played long enough counts", () => {
  assertEquals(fairly(), null);
  assertEquals(fairly({ listed: false }), "private");
  assertEquals(fairly({ isNear: true }), "network");
  assertEquals(fairly({ turns: 9 }), "short");
  assertEquals(fairly({ seconds: 9 }), "hasty");
});

Deno.test("two who came from one network stay so in a rematch, and the room notes it once", () => {
  const trial = Trial.begun({ listed: true });
  assertEquals(trial.tell({ t: "near" }).map(({ t }) => t), ["noted"]);
  assertEquals(trial.tell({ t: "near" }), []);
  assertEquals(JSON.stringify(trial.room.view).includes("ear"), false, "it is secret");
  trial.play(2);
  trial.ask(0, { t: "resign" });
  for (const by of [0, 1] as const) trial.ask(by, { t: "offer", what: "rematch" });
  trial.play(10);
  trial.now += 20 * SECOND;
  trial.ask(0, { t: "resign" });
  assertEquals(finished(trial)!.unrated, "network");
});

Deno.test("a game of one player on both sides counts for nobody", () => {
  const trial = Trial.begun();
  // Nobody may sit down so; what counts is asked of the seats as they are.
  const [ada, ben] = trial.room.secrets.holders;
  const holders = [ada!, { ...ben!, identity: ada!.identity }];
  trial.room = { ...trial.room, secrets: { ...trial.room.secrets, holders } };
  trial.play(6);
  trial.now += 60 * SECOND;
  trial.ask(1, { t: "resign" });
  const { unrated, points, winner } = finished(trial)!;
  assertEquals([unrated, points, winner], ["one-player", 0, 0]);
});

/** A room of a hub in which both sit and have moved. */
async function playedRoom(store: SqliteStore): Promise<LiveRoom> {
  const lobby = new Lobby(store.rooms, DEFAULT_LIMITS, realWorld);
  const hub = new Hub(store, lobby, realWorld, nobodyIn(realWorld));
  const opened = await hub.open(SETTINGS, ["here"]);
  assert("code" in opened);
  const room = (await hub.find(opened.code))!;
  await room.tell({ t: "sit", name: "Ada", token: "token 0", identity: "Ada's" });
  await room.tell({ t: "sit", name: "Ben", token: "token 1", identity: "Ben's" });
  hub.stop();
  for (const [by, move] of [[0, "a1,b1,a2,b2"], [1, "aa1,ab1,aa2,ab2"]] as const) {
    const answer = await room.ask(by, { t: "move", move, id: move, on: room.view.version });
    assertEquals(answer.t, "ok");
  }
  return room;
}

Deno.test("the end of a game and its place in the archive are one commit", async () => {
  const database = new DatabaseSync(":memory:");
  const store = new SqliteStore(database);
  const room = await playedRoom(store);
  const resign = (id: string) => room.ask(0, { t: "resign", id, on: room.view.version });
  database.exec("CREATE TRIGGER full BEFORE INSERT ON games BEGIN SELECT RAISE(FAIL, 'full'); END");
  const refused = await resign("first");
  assertEquals(refused.t === "refused" && refused.why, "storage");
  assertEquals(room.view.result, null);
  database.exec("DROP TRIGGER full");
  assertEquals((await resign("again")).t, "ok");
  assertEquals((await resign("again")).t, "ok", "a duplicate gets the first answer");
  const { archive } = store.books;
  const { games } = await archive.list({ limit: 10 });
  assertEquals(games.map(({ id, winner }) => [id, winner]), [[archiveIdOf(room.view), 1]]);
  assert(!games[0]!.id.includes(room.view.code.toLowerCase()));
  await room.close();
  await store.close();
});
