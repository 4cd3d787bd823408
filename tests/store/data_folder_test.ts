/**
 * The folder in DATA: it may be a link, as systemd makes /var/lib/conquerors for a user of the service's
 * own, and others may look into it.
 */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { makeFolder } from "../folder.ts";
import { withStorage } from "../../lib/server/start/storage.ts";

const root = await Deno.makeTempDir();
const link = `${root}/data`;
await Deno.mkdir(`${root}/private`);
await Deno.symlink(`${root}/private`, link, { type: "dir" });

Deno.test.afterAll(() => Deno.remove(root, { recursive: true }));

Deno.test({
  name: "what is written through a link is kept by a server that may write to the link only",
  permissions: { read: [link], write: [link] },
  async fn() {
    const folder = { data: link, databaseUrl: undefined };
    const store = await withStorage(folder, ({ store }) => store, false);
    assertEquals(await store.ready(), true);
    await store.close();
  },
});

Deno.test("nobody else can read a new database, which has the server's secrets", async () => {
  await using folder = await makeFolder();
  const place = { data: folder.path, databaseUrl: undefined };
  const store = await withStorage(place, ({ store }) => store, false);
  assertEquals(await store.ready(), true);
  for (const path of [folder.database, `${folder.database}-wal`]) {
    assertEquals((await Deno.stat(path)).mode! & 0o777, 0o600, path);
  }
  await store.close();
});

Deno.test("a server says that it found no database, and a command nothing", async () => {
  const { log } = console, said: string[] = [];
  console.log = (line: string) => void said.push(line);
  try {
    for (const isCommand of [true, false]) {
      await using folder = await makeFolder();
      const place = { data: folder.path, databaseUrl: undefined };
      for (const _ of ["new", "known"]) {
        const store = await withStorage(place, ({ store }) => store, isCommand);
        await store.close();
      }
    }
  } finally {
    console.log = log;
  }
  assertEquals(said.length, 1);
  assertStringIncludes(said[0]!, "DATA had no database");
});

Deno.test("a database that is a link is kept, one that its first start makes too", async () => {
  await using folder = await makeFolder();
  await using elsewhere = await makeFolder();
  await Deno.symlink(elsewhere.database, folder.database, { type: "file" });
  const place = { data: folder.path, databaseUrl: undefined };
  for (const start of ["first", "second"]) {
    const store = await withStorage(place, ({ store }) => store, false);
    assertEquals(await store.ready(), true, start);
    await store.close();
  }
  assertEquals((await Deno.stat(elsewhere.database)).mode! & 0o777, 0o600);
});
