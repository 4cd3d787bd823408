import { assert, assertEquals, assertRejects } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { takeBackup } from "../../lib/server/backup/backup.ts";
import { restoreBackup } from "../../lib/server/backup/restore.ts";
import { StartError } from "../../lib/server/start/start_error.ts";
import { migrate, SCHEMA_VERSION } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { makeFolder } from "../folder.ts";
import { left, roomsIn, serving } from "./folders.ts";

const NOW = new Date("2030-01-02T03:04:05Z");

function refused(restored: Promise<unknown>, why: string): Promise<Error> {
  return assertRejects(() => restored, StartError, why);
}

Deno.test("a backup is restored into a folder that is made for it", async () => {
  await using from = await left(["ONE", "TWO"]);
  await using to = await makeFolder();
  await takeBackup(from.path, `${to.path}/b`);
  const restored = await restoreBackup(`${to.path}/b`, `${to.path}/new/data`, NOW);
  const holding = { rooms: 2, games: 0 };
  assertEquals(restored, { holding, aside: undefined, forgotten: 0 });
  assertEquals(await roomsIn(`${to.path}/new/data/conquerors.sqlite`), ["ONE", "TWO"]);
});

Deno.test("nobody else can read what is restored into a new folder", async () => {
  await using from = await left(["A"]);
  await using to = await makeFolder();
  await restoreBackup(from.database, to.path, new Date(0));
  assertEquals((await Deno.stat(to.database)).mode! & 0o777, 0o600);
});

Deno.test("what a backup and a restore left that were cut off keeps nothing from being done", async () => {
  await using from = await left(["A"]);
  await using to = await makeFolder();
  const backup = `${to.path}/b`;
  for (const path of [backup, to.database]) {
    // In a container the next one has the same process id.
    for (const suffix of ["", "-journal"]) {
      await Deno.writeTextFile(`${path}.${Deno.pid}.partial${suffix}`, "half a copy");
    }
  }
  await takeBackup(from.path, backup);
  await restoreBackup(backup, to.path, NOW);
  assertEquals(to.names(), ["b", "conquerors.sqlite"]);
  assertEquals(await roomsIn(to.database), ["A"]);
});

Deno.test("the old database is kept aside, with what its write-ahead log had", async () => {
  await using from = await left(["NEW"]);
  await using live = await serving(["OLD"]);
  await using to = await makeFolder();
  for (const suffix of ["", "-wal"]) {
    await Deno.copyFile(live.database + suffix, to.database + suffix);
  }
  await live.store.close();
  await Deno.chmod(to.database, 0o640);
  const { aside } = await restoreBackup(from.database, to.path, NOW);
  assertEquals(aside, `${to.database}.before-restore-2030-01-02T03-04-05.000Z`);
  assertEquals(to.names().map((name) => `${to.path}/${name}`), [to.database, aside]);
  assertEquals([await roomsIn(to.database), await roomsIn(aside!)], [["NEW"], ["OLD"]]);
  assertEquals((await Deno.stat(to.database)).mode! & 0o777, 0o640);
});

Deno.test("a database that is a link is restored, and kept aside, where the link leads", async () => {
  await using from = await left(["NEW"]);
  await using to = await makeFolder();
  await using elsewhere = await left(["OLD"]);
  await Deno.symlink(elsewhere.database, to.database, { type: "file" });
  const { aside } = await restoreBackup(from.database, to.path, NOW);
  assertEquals(to.names(), ["conquerors.sqlite"]);
  assert((await Deno.lstat(to.database)).isSymlink);
  assertEquals(aside, `${elsewhere.database}.before-restore-2030-01-02T03-04-05.000Z`);
  assertEquals([await roomsIn(to.database), await roomsIn(aside!)], [["NEW"], ["OLD"]]);
});

Deno.test("links lead to a database one after another, whether it's there yet or not", async () => {
  await using from = await left(["NEW"]);
  await using to = await makeFolder();
  await using disk = await makeFolder();
  await Deno.symlink("second.sqlite", to.database);
  await Deno.symlink(disk.database, `${to.path}/second.sqlite`);
  await restoreBackup(from.database, to.path, NOW);
  assertEquals(to.names(), ["conquerors.sqlite", "second.sqlite"]);
  assertEquals(disk.names(), ["conquerors.sqlite"]);
  assertEquals(await roomsIn(to.database), ["NEW"]);
});

Deno.test("a link into a folder that isn't there is refused with its place", async () => {
  await using from = await left(["NEW"]);
  await using to = await makeFolder();
  await Deno.symlink(`${to.path}/gone/x.sqlite`, to.database);
  await refused(restoreBackup(from.database, to.path, NOW), `${to.path}/gone/x.sqlite can't`);
});

Deno.test("a damaged database makes way, with all that SQLite had next to it", async () => {
  await using from = await left(["NEW"]);
  await using to = await makeFolder();
  for (const suffix of ["", "-wal", "-shm", "-journal"]) {
    await Deno.writeTextFile(to.database + suffix, "damaged ".repeat(1000));
  }
  const { aside } = await restoreBackup(from.database, to.path, NOW);
  assertEquals(to.names().filter((name) => !name.includes("before")), ["conquerors.sqlite"]);
  assertEquals(await roomsIn(to.database), ["NEW"]);
  assertEquals(await Deno.readTextFile(aside!), "damaged ".repeat(1000));
});

Deno.test("nothing is restored while a server is there, nor is anything changed", async () => {
  await using from = await left(["NEW"]);
  await using live = await serving(["OLD"]);
  await refused(restoreBackup(from.database, live.path, NOW), "A server is using");
  assertEquals((await live.store.live()).map(({ code }) => code), ["OLD"]);
  await live.store.close();
  assertEquals(await roomsIn(live.database), ["OLD"]);
});

Deno.test("a server that starts during a restore is refused, and writes nothing", async () => {
  await using from = await left(["NEW"]);
  await using to = await left(["OLD"]);
  const link = Deno.link;
  let early: DatabaseSync | undefined, said = "";
  Deno.link = async (path, name) => {
    early = new DatabaseSync(path as string);
    try {
      early.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL");
    } catch (error) {
      said = (error as Error).message;
    }
    await link(path, name);
  };
  try {
    const { aside } = await restoreBackup(from.database, to.path, NOW);
    assertEquals(said, "database is locked");
    assert(early);
    // It opened the file that is now aside.
    await assertRejects(
      async () => await new SqliteStore(early!).live(),
      Error,
      "readonly database",
    );
    early.close();
    assertEquals([await roomsIn(to.database), await roomsIn(aside!)], [["NEW"], ["OLD"]]);
  } finally {
    Deno.link = link;
  }
});

Deno.test("an older backup is restored as it is; the server brings it up to date", async () => {
  await using folder = await makeFolder();
  const database = new DatabaseSync(`${folder.path}/old`);
  migrate(database, 1);
  database.close();
  const { holding } = await restoreBackup(`${folder.path}/old`, folder.path, NOW);
  assertEquals(holding, { rooms: 0, games: 0 });
  assertEquals(await roomsIn(folder.database), []);
});

Deno.test("what is no backup is refused, and leaves the folder as it was", async () => {
  await using folder = await makeFolder();
  await using to = await left(["OLD"]);
  const make = (name: string, sql: string) => {
    const database = new DatabaseSync(`${folder.path}/${name}`);
    database.exec(sql);
    database.close();
    return `${folder.path}/${name}`;
  };
  const newer = make(
    "newer",
    `PRAGMA user_version = ${SCHEMA_VERSION + 1}; CREATE TABLE rooms (a)`,
  );
  const other = make("other", "PRAGMA user_version = 3; CREATE TABLE hotels (a)");
  const text = `${folder.path}/text`;
  await Deno.writeTextFile(text, "No database. ".repeat(100));
  await Deno.writeTextFile(`${folder.path}/empty`, "");
  await using empty = await makeFolder();
  for (const data of [to, empty]) {
    await refused(restoreBackup(newer, data.path, NOW), `A newer version wrote ${newer}: use that`);
    await refused(restoreBackup(other, data.path, NOW), "isn't a database of this game");
    await refused(restoreBackup(text, data.path, NOW), "is damaged or isn't a database: file is");
    await refused(
      restoreBackup(`${folder.path}/empty`, data.path, NOW),
      "isn't a database of this game",
    );
    await refused(
      restoreBackup(`${folder.path}/no`, data.path, NOW),
      "is not a file: name a backup",
    );
    await refused(restoreBackup(folder.path, data.path, NOW), "is not a file: name a backup");
  }
  await refused(restoreBackup(to.database, to.path, NOW), "is the live database: name a backup");
  assertEquals([to.names(), empty.names()], [["conquerors.sqlite"], []]);
  assertEquals(await roomsIn(to.database), ["OLD"]);
});
