/**
 * The whole app behind one proxy, for floods, with rooms and finished games: `server.ts ROOMS GAMES`. Prints
 * where it serves and which they are. All is in memory: a busy disk is none of its doing.
 */

import { DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serveApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../transport/load_game.ts";

/** What `server.ts` prints. */
export interface Told {
  readonly url: string;
  readonly codes: readonly string[];
  readonly games: readonly string[];
}

const [rooms, finished] = Deno.args.map(Number) as [number, number];
/** All are the same proxy's. */
const connectionsPerSource = 10_000;
const { url, services: { hub, archive } } = await serveApp({ connectionsPerSource }, {
  store: SqliteStore.open(),
  trustedHops: 1,
  arenaSettings: { ...DEFAULT_ARENA, width: 400, height: 400 },
});

async function openRoom(room: number): Promise<string> {
  const opened = await hub.open(SETTINGS, [`honest ${room}`]);
  if ("refused" in opened) throw new Error(opened.refused);
  return opened.code;
}

async function keepGame(n: number): Promise<string> {
  const id = gameId(n), record = `[Game "conquerors-v2"]\n\n${wholeGame().join(" ")}\n`;
  await archive.keep(finishedGame({ id, record, unrated: "unmoved" }));
  return id;
}

const codes = await Promise.all(Array.from({ length: rooms }, (_, n) => openRoom(n)));
const games = await Promise.all(Array.from({ length: finished }, (_, n) => keepGame(n)));
console.log(JSON.stringify({ url, codes, games } satisfies Told));
