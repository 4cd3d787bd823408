/**
 * `drill.ts [ROOMS] [MOVES_PER_SECOND] [MOVES]`: backs up a real server under load, restores it into another
 * folder, starts a server there, and looks for what was acknowledged before the backup began.
 */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "../../lib/build/sources.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { CONFIG } from "../config.ts";
import { Load, type Meter } from "../transport/load_room.ts";
import { openRooms, ServerProcess } from "../transport/server_process.ts";
import { SocketPlayer } from "../transport/socket_player.ts";

interface Drilled {
  readonly rooms: number;
  /** Acknowledged before the backup began, and then found. */
  readonly events: number;
  readonly games: number;
  /** What the server took while the backup ran, which isn't in it. */
  readonly later: number;
  readonly backupMs: number;
  readonly restoreMs: number;
  readonly bytes: number;
  /** Of moves, ms from sending to arrival at both players: half are faster, and one in a hundred slower. */
  readonly before: Pace;
  readonly during: Pace;
}

interface Pace {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Throws when anything that was acknowledged is lost. A rate of 0 is as fast as it goes. */
export async function drill(rooms: number, rate: number, warmUp: number): Promise<Drilled> {
  const folder = await Deno.makeTempDir();
  const [live, restored] = ["live", "restored"].map((name) => `${folder}/${name}`) as [
    string,
    string,
  ];
  await Deno.mkdir(live);
  const codes = await openRooms(databaseIn(live), rooms, "drill");
  const server = new ServerProcess(databaseIn(live));
  await server.start();
  const load = await Load.at([server.url], codes), { meter } = load;
  const stop = rate > 0 ? load.playAtRate(rate) : load.playAtOnce();
  const before = await measured(meter, () => untilPlayed(meter, warmUp));
  const heard = new Map(load.rooms.map(({ code, version }) => [code, version]));
  const file = `${folder}/backup.sqlite`;
  const began = performance.now();
  const during = await measured(meter, () => task("backup", file, live));
  const backupMs = Math.round(performance.now() - began);
  const refusal = await task("restore", file, live).catch(({ message }) => message);
  assertEquals(refusal, `A server is using ${databaseIn(live)}: stop it first`);
  stop();
  load.close();
  await server.kill();
  const from = performance.now();
  const said = await task("restore", file, restored);
  const restoreMs = Math.round(performance.now() - from);
  const found = await compare(live, restored, heard);
  const count = new Intl.NumberFormat("en-US").format;
  assert(said.startsWith(`Restored ${count(rooms)} rooms and ${count(found.games)} finished game`));
  await serves(restored, heard);
  const bytes = (await Deno.stat(file)).size;
  await Deno.remove(folder, { recursive: true });
  return { rooms, ...found, backupMs, restoreMs, bytes, before, during };
}

function databaseIn(folder: string): string {
  return `${folder}/conquerors.sqlite`;
}

/** Runs a task on a folder, and returns what it says; throws its last line where it fails. */
async function task(name: "backup" | "restore", file: string, data: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "--config", CONFIG, name, file],
    cwd: ROOT,
    env: { DATA: data, NO_COLOR: "1" },
  }).output();
  const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes).trim());
  if (!success) throw new Error(err!.split("\n").at(-1));
  return out!;
}

/** Waits until some more moves have been acknowledged to both. */
async function untilPlayed({ times }: Meter, moves: number): Promise<void> {
  const wanted = times.length + moves, deadline = Date.now() + 120_000;
  while (times.length < wanted) {
    if (Date.now() > deadline) throw new Error("Nobody plays any more");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** How fast moves are while something is done. */
async function measured(meter: Meter, act: () => Promise<unknown>): Promise<Pace> {
  meter.times.length = 0;
  meter.measuring = true;
  await act();
  meter.measuring = false;
  const times = meter.times.toSorted((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor((times.length - 1) * share)]?.toFixed(1));
  return { moves: times.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** Each restored log is the beginning of the live one, with all that was heard of; so are the games. */
async function compare(
  live: string,
  restored: string,
  heard: ReadonlyMap<string, number>,
): Promise<Pick<Drilled, "events" | "games" | "later">> {
  const [ours, theirs] = [live, restored].map((folder) => SqliteStore.open(databaseIn(folder))) as [
    SqliteStore,
    SqliteStore,
  ];
  let events = 0, later = 0, ends = 0;
  for (const [code, version] of heard) {
    const [whole, kept] = await Promise.all([ours.read(code, 0), theirs.read(code, 0)]);
    assert(
      kept.length >= version,
      `${code} was heard of up to ${version}, and ends at ${kept.length}`,
    );
    assertEquals(kept, whole.slice(0, kept.length));
    events += version;
    later += whole.length - kept.length;
    ends += kept.filter(({ t }) => t === "ended").length;
  }
  await ours.close();
  await theirs.close();
  const games = gamesIn(restored), all = gamesIn(live);
  assertEquals(games.size, ends, "each game that ended is archived");
  for (const [id, game] of games) assertEquals(game, all.get(id));
  return { events, games: games.size, later };
}

/** Finished games by their ids. */
function gamesIn(folder: string): Map<unknown, unknown> {
  using database = new DatabaseSync(databaseIn(folder), { readOnly: true });
  return new Map(database.prepare("SELECT * FROM games").all().map((row) => [row.id, row]));
}

/** Starts a server on a folder, and looks into each room there. */
async function serves(folder: string, heard: ReadonlyMap<string, number>): Promise<void> {
  const server = new ServerProcess(databaseIn(folder));
  await server.start();
  for (const [code, version] of heard) {
    const watcher = await SocketPlayer.at(server.url, code, "watch");
    const snapshot = watcher.heard.find(({ t }) => t === "snapshot");
    assert(snapshot?.t === "snapshot" && snapshot.room.version >= version, code);
    await watcher.close();
  }
  await server.kill();
}

if (import.meta.main) {
  const [rooms = 1000, rate = 0, moves = rooms * 30] = Deno.args.map(Number);
  console.log(JSON.stringify(await drill(rooms, rate, moves), undefined, 2));
  Deno.exit(0);
}
