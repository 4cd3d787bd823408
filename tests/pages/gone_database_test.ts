/** A server whose database goes away under those who play and read, and comes back. */

import { assert, assertEquals } from "@std/assert";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import type { Env } from "../../lib/ui/net/env.ts";
import { en } from "../../lib/words/site/en.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { POSTGRES, PostgresServer } from "../store/postgres_server.ts";
import { wholeGame } from "../transport/load_game.ts";
import { envOf } from "../transport/serving.ts";
import { Player } from "../transport/simulator/player.ts";
import { codeOf, post } from "./ask.ts";

/** Pages that need no database, and what answers without it. */
const GO_ON = ["/", "/play", "/learn", "/sandbox", "/healthz", "/api/lobby"];
const DONT = ["/leaderboard", "/games", "/readyz"];

/** Moves at random may end a game with the second round. */
const GAME = wholeGame();

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!await isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function statusOf({ url }: ServedApp, path: string): Promise<number> {
  const response = await fetch(url + path, { headers: { accept: "text/html" } });
  await response.body?.cancel();
  return response.status;
}

/** The status of each page. */
async function statuses(app: ServedApp): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const path of [...GO_ON, ...DONT]) found[path] = await statusOf(app, path);
  return found;
}

// Timers of lines that the library was about to make end a little after it has.
const leaks = { sanitizeOps: false, sanitizeResources: false };
const name =
  "postgres: while it's gone moves are refused and pages go on, and all resumes by itself";

Deno.test({ name, ignore: POSTGRES === undefined, ...leaks }, async () => {
  await using server = await PostgresServer.start();
  const store = await PostgresStore.open(await server.database());
  await using app = await serveApp({}, { store });
  const all = Object.fromEntries([...GO_ON, ...DONT].map((path) => [path, 200]));
  assertEquals(await statuses(app), all);

  const opened = await app.services.hub.open(SETTINGS, ["here"]);
  assert("code" in opened);
  const env = envOf(app.url);
  const players = [false, true].map((polls) => new Player<Env>(env, opened.code, "sit", polls));
  const isNext = async () => {
    await until(() => players.some((player) => player.isTurn()));
    return players.find((player) => player.isTurn())!;
  };
  const play = async () => {
    const player = await isNext();
    return await player.do({ t: "move", move: GAME[player.room.moves.length]! });
  };
  for (let turn = 0; turn < 3; turn++) assertEquals((await play()).t, "ok");

  await server.stop("fast");
  await until(async () => await statusOf(app, "/readyz") === 503);
  const refused = await play();
  assertEquals(refused.t === "refused" && refused.why, "storage");
  const without = Object.fromEntries(DONT.map((path) => [path, 503]));
  assertEquals(await statuses(app), { ...all, ...without });
  const page = await (await fetch(`${app.url}/leaderboard`)).text();
  assert(page.includes(en.errors.storage.text.replaceAll("'", "&#39;")));
  const { status, body } = await post(app, "/api/me", { identity: codeOf("Ada") });
  assertEquals([status, body.refused], [503, "storage"]);
  // Who comes now is told to come back, and does.
  const late = new Player<Env>(env, opened.code, "watch");

  await server.resume();
  await until(async () => await statusOf(app, "/readyz") === 200);
  assertEquals(await statuses(app), all);
  for (let turn = 0; turn < 3; turn++) assertEquals((await play()).t, "ok");
  await until(() => late.state.room?.moves.length === 6);
  const log = await store.read(opened.code, 0);
  assertEquals(log.filter(({ t }) => t === "turn").length, 6);
  for (const { connection } of [...players, late]) connection.close();
});
