/** A server that starts on a damaged write-ahead log says so, once, and keeps what was in it. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { CONFIG } from "../config.ts";
import { Trial } from "../rooms/trial.ts";
import { headOf } from "../../lib/rooms/summary.ts";

const START = `
  import { withData } from "${new URL("../../lib/server/start/data.ts", import.meta.url)}";
  await withData(Deno.args[0], () => {});
  // As a process ends that is killed.
  Deno.kill(Deno.pid, "SIGKILL");
`;

/** What a server says that starts on that folder. */
async function start(folder: string): Promise<string[]> {
  const args = ["eval", "--no-check", "--config", CONFIG, START, folder];
  const { stderr } = await new Deno.Command(Deno.execPath(), { args, stderr: "piped" }).output();
  return new TextDecoder().decode(stderr).split("\n").filter((line) => line !== "");
}

Deno.test("lost commits are reported", async () => {
  const folder = await Deno.makeTempDir(), path = `${folder}/conquerors.sqlite`;
  const database = new DatabaseSync(path), store = new SqliteStore(database);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const trial = Trial.begun(), head = headOf(trial.room);
  for (const event of trial.events) await store.append(head, [event]);
  const log = await Deno.readFile(`${path}-wal`);
  await Deno.copyFile(path, `${folder}/kept`);
  await store.close();
  await Deno.rename(`${folder}/kept`, path);
  // In the first frame's page: nothing behind it can be read.
  log[1000]! ^= 1;
  await Deno.writeFile(`${path}-wal`, log);

  const [said, ...rest] = await start(folder);
  assertEquals(rest, []);
  const { level, message } = JSON.parse(said!);
  assertEquals(level, "error");
  assertMatch(message, new RegExp(`^The last ${trial.events.length} commits in .* are lost`));
  assertEquals(await Deno.readFile(`${path}-wal.damaged`), log);
  assertEquals(await start(folder), [], "and not again");
  const after = SqliteStore.open(path);
  assertEquals(await after.live(), []);
  assert(await after.ready());
  await after.close();
  await Deno.remove(folder, { recursive: true });
});
