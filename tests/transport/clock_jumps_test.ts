/** The clock of a real server jumps in the middle of a game. */

import { assert, assertEquals } from "@std/assert";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Env } from "../../lib/ui/net/env.ts";
import { OpenServer } from "./open_server.ts";
import { openRooms } from "./server_process.ts";
import { envOf } from "./serving.ts";
import { Player } from "./simulator/player.ts";

const HOUR = 3_600_000;
/** What the clock jumps by, and how many turns are played after each. */
const JUMPS = [0, HOUR, -2 * HOUR, HOUR];
const TURNS = 2;
/** Blocks, which live on and don't touch each other. */
const MOVES = [1, 5, 9, 13].flatMap((row) =>
  [["a", "b"], ["aa", "ab"]].map(([left, right]) =>
    [row, row + 1].map((row) => `${left}${row},${right}${row}`).join(",")
  )
);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

// What a closed connection says last is still on its way when the server ends.
const name = "F21 a game goes on while the server's clock jumps an hour ahead and back";
Deno.test({ name, sanitizeOps: false, sanitizeResources: false }, async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`;
  const [code] = await openRooms(path, 1, "clock");
  const server = new OpenServer(path);
  const env = envOf(await server.line());
  const players = [false, true].map((pollOnly) => new Player<Env>(env, code!, "sit", pollOnly));
  await until(() => players.every(({ state }) => state.room?.games === 1));
  let turns = 0;
  for (const jump of JUMPS) {
    await server.held(jump);
    for (let turn = 0; turn < TURNS; turn++) {
      await until(() => players.some((player) => player.isTurn()));
      const move = MOVES[turns++]!;
      assertEquals(
        (await players.find((player) => player.isTurn())!.do({ t: "move", move })).t,
        "ok",
      );
      await until(() => players.every(({ room }) => room.moves.length === turns));
    }
  }
  for (const { connection } of players) connection.close();
  await server.end();
  const store = SqliteStore.open(path);
  const times = (await store.read(code!, 0)).map(({ at }) => at);
  assertEquals(times, times.toSorted((a, b) => a - b), "time never runs back in a log");
  assert(times.at(-1)! - times[0]! >= HOUR, "the clock has jumped");
  await store.close();
  await Deno.remove(folder, { recursive: true });
});
