/** A server that stops and starts again while two real connections play. */

import { assert, assertEquals } from "@std/assert";
import { copyDatabase, removeDatabase } from "../../lib/server/backup/copy.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Env } from "../../lib/ui/net/env.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serve } from "./serving.ts";
import { Player } from "./simulator/player.ts";

/** A player who can be waited for. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

// What a closed connection says last is still on its way when the server ends.
const name = "F20 a game goes on through an orderly restart, on both transports";
Deno.test({ name, sanitizeOps: false, sanitizeResources: false }, async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`;
  let serving = await serve({ store: SqliteStore.open(path) });
  const { port } = new URL(serving.url);
  const opened = await serving.services.hub.open(SETTINGS, ["here"]);
  assert("code" in opened);
  const players = [false, true].map((pollOnly) =>
    new Player<Env>(serving.env, opened.code, "sit", pollOnly)
  );
  await until(() => players.every(({ state }) => state.room?.games === 1));
  for (let turn = 0; turn < 6; turn++) {
    await until(() => players.some((player) => player.isTurn()));
    const answer = players.find((player) => player.isTurn())!.move();
    if (turn % 2 === 1) {
      await serving[Symbol.asyncDispose]();
      serving = await serve({ store: SqliteStore.open(path), port: Number(port) });
    }
    assertEquals((await answer).t, "ok");
  }
  await until(() => players.every(({ room }) => room.moves.length === 6));
  for (const { connection } of players) connection.close();
  await until(() => serving.services.sockets.size === 0);
  await serving[Symbol.asyncDispose]();
  await Deno.remove(folder, { recursive: true });
});

const restored = "pages that saw more than a restored backup has go back to it, on both transports";
Deno.test({ name: restored, sanitizeOps: false, sanitizeResources: false }, async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`, backup = `${folder}/backup.sqlite`;
  const before = await serve({ store: SqliteStore.open(path) });
  const opened = await before.services.hub.open(SETTINGS, ["here"]);
  assert("code" in opened);
  const players = [false, true].map((pollOnly) =>
    new Player<Env>(before.env, opened.code, "sit", pollOnly)
  );
  const played = (turns: number) =>
    until(() => players.every(({ state }) => state.room?.moves.length === turns));
  const play = () => players.find((player) => player.isTurn())!.move();
  await until(() => players.every(({ state }) => state.room?.games === 1));
  await play();
  await played(1);
  await copyDatabase(path, backup);
  await play();
  await played(2);
  await before[Symbol.asyncDispose]();
  await removeDatabase(path);
  await Deno.rename(backup, path);
  const { port } = new URL(before.url);
  const after = await serve({ store: SqliteStore.open(path), port: Number(port) });
  await played(1);
  await play();
  await played(2);
  assertEquals(players[0]!.room, players[1]!.room);
  for (const { connection } of players) connection.close();
  await until(() => after.services.sockets.size === 0);
  await after[Symbol.asyncDispose]();
  await Deno.remove(folder, { recursive: true });
});

const premoves = "their premoves are those of the backup, too";
Deno.test({ name: premoves, sanitizeOps: false, sanitizeResources: false }, async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`, backup = `${folder}/backup.sqlite`;
  const before = await serve({ store: SqliteStore.open(path) });
  const options = { seats: 3, size: 8, place: 3, touch: 0 };
  const opened = await before.services.hub.open({ ...SETTINGS, game: "conway", options }, ["here"]);
  assert("code" in opened);
  const players = [false, true, true].map((pollOnly) =>
    new Player<Env>(before.env, opened.code, "sit", pollOnly)
  );
  await until(() => players.every(({ state }) => state.room?.games === 1));
  const [one, other] = players.filter((player) => !player.isTurn());
  const leave = (player: typeof one, moves: readonly string[]) =>
    player!.do({ t: "queue", steps: moves.map((move) => ({ after: ["g3"], move })) });
  const left = () => [one, other].map((player) => player!.state.queue.steps.length);
  await leave(one, ["h5"]);
  await copyDatabase(path, backup);
  await leave(one, []);
  await leave(other, ["h5", "pass"]);
  await until(() => left()[0] === 0 && left()[1] === 2);
  await before[Symbol.asyncDispose]();
  await removeDatabase(path);
  await Deno.rename(backup, path);
  const { port } = new URL(before.url);
  const after = await serve({ store: SqliteStore.open(path), port: Number(port) });
  await one!.do({ t: "say", text: "back" });
  await until(() => players.every(({ room }) => room.chat.length === 1));
  assertEquals(left(), [1, 0]);
  for (const { connection } of players) connection.close();
  await until(() => after.services.sockets.size === 0);
  await after[Symbol.asyncDispose]();
  await Deno.remove(folder, { recursive: true });
});
