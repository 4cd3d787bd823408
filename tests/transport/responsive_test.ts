/** A server that checks a game answers everyone else meanwhile. */

import { assert, assertEquals } from "@std/assert";
import { DEFAULT_GAME } from "../../lib/games/life_games.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { playHonestly, seal } from "../leaderboard/reports.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serve } from "./serving.ts";
import { SocketPlayer } from "./socket_player.ts";

/** Some minutes' work for each turn. */
const ENDLESS = 1e9;
const HOUR = 3_600_000;

Deno.test("a room is opened and a ping answered while a game is being checked", async () => {
  const store = SqliteStore.open();
  let later = 0;
  const now = () => realWorld.now() + later;
  await using serving = await serve({ store, now, cpuSteps: ENDLESS });
  const { hub, cpuGames } = serving.services;
  // The person moves last: of a game's last turn the computer soon knows the best.
  const wish = { game: DEFAULT_GAME, level: "conqueror", side: 1, version: 1 } as const;
  const issued = await cpuGames.issue(wish, "Ada's", "here");
  assert("ticket" in issued);
  const { ticket, seed } = issued;
  const { report } = playHonestly({ ...wish, seed }, seed);
  later = HOUR;
  const sitter = { identity: "Ada's", name: "" };
  assertEquals(await cpuGames.report(ticket, seal(report), sitter), { checking: 0 });

  const opened = await hub.open(SETTINGS, ["here"]);
  const player = await SocketPlayer.at(serving.url, "code" in opened ? opened.code : "");
  player.send({ t: "ping" });
  await player.until(() => player.has("pong"));
  assertEquals((await store.books.checks.pending()).length, 1, "it is still being checked");
  await player.close();
});
