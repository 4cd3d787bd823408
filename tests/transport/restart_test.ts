/** A server that stops and starts again while two real connections play. */

import { assert, assertEquals } from "@std/assert";
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
