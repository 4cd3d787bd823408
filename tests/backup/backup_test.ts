import { assertEquals, assertRejects } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { takeBackup } from "../../lib/server/backup/backup.ts";
import { StartError } from "../../lib/server/start/start_error.ts";
import { leaveDump } from "../dump/left.ts";
import { makeFolder } from "../folder.ts";
import { marksOf, tracesInFiles } from "../traces.ts";
import { left, roomsIn, serving } from "./folders.ts";

function refused(backup: Promise<unknown>, why: string): Promise<Error> {
  return assertRejects(() => backup, StartError, why);
}

Deno.test("a backup is one file, with what the server's write-ahead log has", async () => {
  await using live = await serving(["ONE", "TWO"]);
  await using to = await makeFolder();
  const holding = await takeBackup(live.path, `${to.path}/b.sqlite`);
  assertEquals(holding, { rooms: 2, games: 0 });
  assertEquals(to.names(), ["b.sqlite"]);
  assertEquals(await roomsIn(`${to.path}/b.sqlite`), ["ONE", "TWO"]);
  await live.store.close();
});

Deno.test("only its owner may read a backup", async () => {
  await using live = await serving(["ONE"]);
  await takeBackup(live.path, `${live.path}/copy`);
  assertEquals((await Deno.stat(`${live.path}/copy`)).mode! & 0o777, 0o600);
  await live.store.close();
});

Deno.test("a backup of what a killed server left has all of it, and leaves it as it was", async () => {
  await using live = await serving(["ONE"]);
  await using killed = await makeFolder();
  for (const suffix of ["", "-wal"]) {
    await Deno.copyFile(live.database + suffix, killed.database + suffix);
  }
  await using to = await makeFolder();
  assertEquals((await takeBackup(killed.path, `${to.path}/b`)).rooms, 1);
  assertEquals(await roomsIn(killed.database), ["ONE"]);
  await live.store.close();
});

Deno.test("what's left of a dump that is gone isn't in a backup", async () => {
  await using live = await serving(["ONE"]);
  await using to = await makeFolder();
  await leaveDump(live.store.books.dumps, 20, "Zebulon Quark");
  await takeBackup(live.path, `${to.path}/b`);
  assertEquals(await tracesInFiles(`${to.path}/b`, marksOf("a code", ["Zebulon Quark"])), []);
  await live.store.close();
});

Deno.test("what is there already is overwritten only by force, and whole", async () => {
  await using live = await left(["NEW"]);
  await using to = await left(["OLD"]);
  await refused(takeBackup(live.path, to.database), "exists: name another file, or overwrite");
  assertEquals(await roomsIn(to.database), ["OLD"]);
  await Deno.writeTextFile(`${to.database}-wal`, "left behind");
  await takeBackup(live.path, to.database, true);
  assertEquals(to.names(), ["conquerors.sqlite"]);
  assertEquals(await roomsIn(to.database), ["NEW"]);
});

Deno.test("the database itself is never the backup, by no name and by no force", async () => {
  await using live = await serving(["ONE"]);
  await Deno.symlink(live.database, `${live.path}/link`);
  await Deno.link(live.database, `${live.path}/hard`);
  for (const name of ["conquerors.sqlite", "./link", "hard"]) {
    await refused(takeBackup(live.path, `${live.path}/${name}`, true), "is the database itself");
  }
  await live.store.close();
  assertEquals(await roomsIn(live.database), ["ONE"]);
});

Deno.test("a backup that can't be says why", async () => {
  await using live = await left(["ONE"]);
  await using empty = await makeFolder();
  await refused(takeBackup(empty.path, `${empty.path}/b`), `DATA is "${empty.path}", which has no`);
  await refused(takeBackup(`${live.database}/x`, `${empty.path}/b`), "which has no database");
  await refused(takeBackup(live.path, empty.path, true), "is a folder: name a file in it");
  await refused(takeBackup(live.path, `${empty.path}/no/b`), "no is not a folder: make it first");
  assertEquals(empty.names(), []);
});

Deno.test("a damaged database is not backed up, and nothing is left of the attempt", async () => {
  await using live = await left(Array.from({ length: 50 }, (_, i) => `ROOM${i}`));
  await using to = await makeFolder();
  const file = await Deno.open(live.database, { write: true });
  await file.seek(3 * 4096, Deno.SeekMode.Start);
  await file.write(new Uint8Array(10 * 4096).fill(7));
  file.close();
  await refused(takeBackup(live.path, `${to.path}/b`), "is damaged");
  assertEquals(to.names(), []);
});

Deno.test("a database of something else is not backed up", async () => {
  await using folder = await makeFolder();
  const database = new DatabaseSync(folder.database);
  database.exec("CREATE TABLE rooms_of_a_hotel (number)");
  database.close();
  await refused(takeBackup(folder.path, `${folder.path}/b`), "isn't a database of this game");
  assertEquals(folder.names(), ["conquerors.sqlite"]);
});
