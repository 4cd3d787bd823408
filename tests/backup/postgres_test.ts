/** Backups of PostgreSQL: made under load, restored elsewhere, compared. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { ROOT } from "../../lib/build/sources.ts";
import { dumpDatabase, restoreDump } from "../../lib/server/backup/postgres.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { StartError } from "../../lib/server/start/start_error.ts";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { CONFIG } from "../config.ts";
import { leaveDump } from "../dump/left.ts";
import { all } from "../../lib/server/store/sql/work.ts";
import { makeFolder } from "../folder.ts";
import { Trial } from "../rooms/trial.ts";
import { finishedGame } from "../store/finished.ts";
import { POSTGRES, PostgresServer } from "../store/postgres_server.ts";

const trial = Trial.begun();
const head = headOf(trial.room);

/** What the task says where PostgreSQL's programs aren't installed. */
async function refusalWithout(url: string, file: string): Promise<string> {
  const program = ["lib/server/backup/backup_main.ts", file];
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--node-modules-dir=manual", "--config", CONFIG, ...program],
    cwd: ROOT,
    env: { PATH: "", DATABASE_URL: url },
  }).output();
  assertEquals(code, 1);
  return new TextDecoder().decode(stderr).trimEnd();
}

const name = "postgres: a backup has what there was at one moment, and a restored one goes on";
Deno.test({ name, ignore: POSTGRES === undefined }, async () => {
  await using server = await PostgresServer.start();
  await using folder = await makeFolder();
  const url = await server.database(), file = `${folder.path}/backup`;
  const store = await PostgresStore.open(url);
  await leaveDump(store.books.dumps, 20, "Ada");
  let written = 0;
  const write = async () => {
    const code = `ROOM${written++}`;
    assertEquals(await store.append({ ...head, code }, trial.events), "kept");
  };
  await write();
  assertEquals(await store.books.archive.keep(finishedGame()), "kept");
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await write();
  })();
  const { rooms, games } = await dumpDatabase(url, file);
  isOver = true;
  await writing;
  assert(rooms >= 1 && rooms <= written && games === 1);
  assertEquals(folder.names(), ["backup"]);
  await assertRejects(() => dumpDatabase(url, file), StartError, "exists: name another file");
  assertEquals(
    await refusalWithout(url, `${folder.path}/other`),
    "pg_dump isn't there: install PostgreSQL's client programs",
  );

  const elsewhere = await server.database();
  assertEquals(await restoreDump(file, elsewhere), { rooms, games });
  const restored = await PostgresStore.open(elsewhere);
  const heads = await restored.live();
  assertEquals(heads.length, rooms);
  for (const { code } of heads) assertEquals(await restored.read(code, 0), trial.events);
  assertEquals((await restored.books.archive.list({ limit: 9 })).games.length, 1);
  const [left] = await restored.database.read(all("SELECT count(*) AS n FROM dump_pieces"));
  assertEquals(left!.n, 0, "what's left of a dump that is gone isn't in it");
  const next = { t: "gone", player: 0, v: trial.events.length + 1, at: 9 } as const;
  assertEquals(await restored.append(heads[0]!, [next]), "kept");
  await restored.close();
  await assertRejects(() => restoreDump(file, elsewhere), StartError, "isn't empty");
  await Deno.writeTextFile(file, "no backup");
  const none = await server.database(), other = `${folder.path}/other`;
  await assertRejects(() => dumpDatabase(none, other), StartError, "isn't one of this game");
  await assertRejects(() => restoreDump(file, none), StartError, "pg_restore failed");
  await store.close();
});

const byIpv6 = "postgres: by an IPv6 address it's kept, backed up and restored";
Deno.test({ name: byIpv6, ignore: POSTGRES === undefined || !hasIpv6() }, async () => {
  await using server = await PostgresServer.start();
  await using folder = await makeFolder();
  const of = async () => (await server.database()).replace("127.0.0.1", "[::1]");
  const url = await of(), file = `${folder.path}/backup`;
  const store = await PostgresStore.open(url);
  assertEquals(await store.append({ ...head, code: "ROOM" }, trial.events), "kept");
  await store.close();
  assertEquals(await dumpDatabase(url, file), { rooms: 1, games: 0 });
  assertEquals(await restoreDump(file, await of()), { rooms: 1, games: 0 });
});

function hasIpv6(): boolean {
  try {
    Deno.listen({ hostname: "::1", port: 0 }).close();
    return true;
  } catch {
    return false;
  }
}
