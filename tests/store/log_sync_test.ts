/** What is said to be kept is on the disk: commits are synced next to the event loop, and told of after that. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { headOf } from "../../lib/rooms/summary.ts";
import { nextTurn } from "../../lib/server/clock.ts";
import { run } from "../../lib/server/store/sql/work.ts";
import { LogSync } from "../../lib/server/store/sqlite/log_sync.ts";
import { TURN_PACE } from "../../lib/server/store/sqlite/pace.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { makeFolder } from "../folder.ts";
import { Trial } from "../rooms/trial.ts";

const { room, events } = Trial.begun();
const head = headOf(room);

/** A store on a file, and all else that's kept there. */
interface Opened {
  readonly store: Store;
  readonly database: SqliteDatabase;
}

/** A store on a file whose log is synced so, and which commits in the next turn of the event loop. */
function openWith(path: string, syncData: () => Promise<void>): Opened {
  const connection = new DatabaseSync(path);
  const log = new LogSync(connection, () => Promise.resolve({ syncData, close() {} }));
  const store = new SqliteStore(connection, TURN_PACE, log);
  return { store, database: new SqliteDatabase(connection, log) };
}

/** Each way to write, and what it says when that is kept. */
const WAYS: Record<string, { write: (opened: Opened) => Promise<unknown>; kept: unknown }> = {
  "a room's events": { write: ({ store }) => store.append(head, events), kept: "kept" },
  "a readiness check": { write: ({ store }) => store.ready(), kept: true },
  "what's kept next to rooms": {
    write: ({ database }) => database.write(() => run("UPDATE commits SET soiled = 0")),
    kept: 1,
  },
  "forgetting": { write: ({ store }) => store.forget("somebody", 0), kept: [] },
};

for (const [name, { write, kept }] of Object.entries(WAYS)) {
  Deno.test(`log sync: ${name}: nobody hears of it before it's on the disk`, async () => {
    await using folder = await makeFolder();
    const syncing = Promise.withResolvers<void>(), synced = Promise.withResolvers<void>();
    const opened = openWith(folder.database, () => {
      syncing.resolve();
      return synced.promise;
    });
    let said: unknown = "nothing";
    const done = write(opened).then((answer) => said = answer);
    await syncing.promise;
    await nextTurn();
    assertEquals(said, "nothing");
    synced.resolve();
    assertEquals(await done, kept);
    await opened.store.close();
  });
}

Deno.test("log sync: what comes while a commit isn't on the disk yet shares the next one", async () => {
  await using folder = await makeFolder();
  const syncing = Promise.withResolvers<void>(), synced = Promise.withResolvers<void>();
  const { store } = openWith(folder.database, () => {
    syncing.resolve();
    return synced.promise;
  });
  using other = new DatabaseSync(folder.database);
  const commits = () => Number(other.prepare("SELECT count FROM commits").get()!.count);
  const before = commits();
  const appended = [store.append(head, events)];
  await syncing.promise;
  for (const code of ["TWO", "THREE"]) {
    appended.push(store.append({ ...head, code }, events));
    await nextTurn();
  }
  assertEquals(commits(), before + 1);
  synced.resolve();
  assertEquals(await Promise.all(appended), ["kept", "kept", "kept"]);
  assertEquals(commits(), before + 2);
  await store.close();
});

Deno.test("log sync: a log that couldn't be synced is written anew before anything else is kept", async () => {
  await using folder = await makeFolder();
  const path = folder.database, sizes: number[] = [];
  let isBroken = true;
  const { store } = openWith(path, async () => {
    sizes.push((await Deno.stat(`${path}-wal`)).size);
    if (isBroken) throw new Error("Input/output error (os error 5)");
  });
  using reader = new DatabaseSync(path);
  const { error } = console, told: string[] = [];
  console.error = (line: string) => told.push(line);
  assertEquals(await store.append(head, events), "failed");
  isBroken = false;
  reader.exec("BEGIN; SELECT * FROM commits");
  assertEquals(await store.ready(), false, "somebody reads the log, so it can't begin anew");
  reader.exec("COMMIT");
  console.error = error;
  assertEquals(told.length, 1);
  assertEquals(await store.ready(), true);
  const [broken, mended] = sizes as [number, number];
  assertEquals(sizes.length, 2);
  assert(broken > 0 && mended === 0, `${sizes}`);
  assertEquals(await store.append(head, events), "taken", "it was written after all");
  await store.close();
});

Deno.test("log sync: a store on a file syncs the file's own log, one in memory nothing", async () => {
  await using folder = await makeFolder();
  const { open } = Deno, opened: unknown[] = [];
  Deno.open = (path, options) => {
    opened.push(path);
    return open(path, options);
  };
  try {
    for (const path of [folder.database, undefined]) {
      const store = SqliteStore.open(path);
      assertEquals(await store.append(head, events), "kept");
      await store.close();
    }
  } finally {
    Deno.open = open;
  }
  assertEquals(opened, [
    `${await Deno.realPath(folder.path)}/${folder.database.split("/").at(-1)}-wal`,
  ]);
});
