/** Who deleted their data since a backup was made doesn't come back with it. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { takeBackup } from "../../lib/server/backup/backup.ts";
import { restoreBackup } from "../../lib/server/backup/restore.ts";
import { digest } from "../../lib/server/digest.ts";
import { readSubjects } from "../../lib/server/moderation/subject.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { type Folder, makeFolder } from "../folder.ts";
import { codeOf } from "../pages/ask.ts";
import { complaint } from "../moderation/office.ts";
import { ARENA, entry, MANY } from "../store/tournament_plans.ts";
import { Trial } from "../rooms/trial.ts";
import { marksOf, tracesInFiles } from "../traces.ts";

const NOW = new Date("2030-01-02T03:04:05Z");
const NAME = "Zebulon Quark", ZEB = codeOf("ZebulonQuark"), BEN = "Ben's";
const MARKS = marksOf(ZEB, [NAME]);

/** Zeb and Ben sit down at a server of that folder; a backup of then. */
async function played(folder: Folder, name = "played"): Promise<string> {
  const trial = new Trial();
  trial.tell({ t: "sit", name: NAME, token: "token 0", identity: digest(ZEB) });
  trial.tell({ t: "sit", name: "Ben", token: "token 1", identity: BEN });
  await serve(folder, async (store) => {
    await readSubjects(store.books.keys);
    await store.append(headOf(trial.room), trial.events);
  });
  return await back(folder, name);
}

async function serve(folder: Folder, act: (store: SqliteStore) => Promise<unknown>): Promise<void> {
  const store = SqliteStore.open(folder.database);
  await act(store);
  await store.close();
}

/** As the server does it. */
async function forget(store: SqliteStore, identity = digest(ZEB), isBanned = false): Promise<void> {
  const subject = (await readSubjects(store.books.keys)).identity(identity);
  assert(await store.forget(identity, Date.now(), { subject, isBanned }));
}

async function back(folder: Folder, name: string): Promise<string> {
  await takeBackup(folder.path, `${folder.path}/${name}`);
  return `${folder.path}/${name}`;
}

/** Whom a database has at its tables. */
function seatedIn({ database: path }: Folder): unknown[] {
  using database = new DatabaseSync(path);
  return database.prepare("SELECT identity FROM seated ORDER BY identity").all()
    .map(({ identity }) => identity);
}

/** Writes nonsense over where a table begins. */
async function damage({ database: path }: Folder, table: string): Promise<void> {
  using database = new DatabaseSync(path);
  const { page } = database.prepare("SELECT rootpage AS page FROM sqlite_schema WHERE name = ?")
    .get(table)!;
  const { page_size: size } = database.prepare("PRAGMA page_size").get()!;
  using file = await Deno.open(path, { write: true });
  await file.seek((Number(page) - 1) * Number(size), Deno.SeekMode.Start);
  await file.write(new Uint8Array(Number(size)).fill(0xa5));
}

Deno.test("who deleted their data since is deleted from what is restored", async () => {
  await using folder = await makeFolder();
  const backup = await played(folder);
  await serve(folder, (store) => forget(store));
  const { forgotten } = await restoreBackup(backup, folder.path, NOW);
  assertEquals(forgotten, 1);
  assertEquals(seatedIn(folder), [BEN]);
  assertEquals(await tracesInFiles(folder.database, MARKS), []);
});

Deno.test("nor does anybody wait there for others", async () => {
  await using folder = await makeFolder();
  const trial = new Trial({ listed: true });
  trial.tell({ t: "sit", name: NAME, token: "token 0", identity: digest(ZEB) });
  await serve(folder, async (store) => {
    await readSubjects(store.books.keys);
    await store.append(headOf(trial.room), trial.events);
  });
  const backup = await back(folder, "waiting");
  await serve(folder, (store) => forget(store));
  await restoreBackup(backup, folder.path, NOW);
  await serve(folder, async ({ rooms }) => assertEquals(await rooms.size(), 0));
});

Deno.test("and at the next restore again", async () => {
  await using folder = await makeFolder();
  const backup = await played(folder);
  await serve(folder, (store) => forget(store));
  await restoreBackup(backup, folder.path, NOW);
  const { forgotten } = await restoreBackup(backup, folder.path, new Date(NOW.getTime() + 1_000));
  assertEquals([forgotten, seatedIn(folder)], [1, [BEN]]);
});

Deno.test("also where a server that had begun anew made way for the backup", async () => {
  await using folder = await makeFolder();
  const backup = await played(folder);
  await Deno.remove(folder.database);
  await played(folder, "played anew");
  await serve(folder, (store) => forget(store));
  for (const seconds of [0, 1]) {
    const now = new Date(NOW.getTime() + seconds * 1_000);
    assertEquals((await restoreBackup(backup, folder.path, now)).forgotten, 1);
    assertEquals(seatedIn(folder), [BEN]);
  }
});

Deno.test("who came back with the same code before the backup is there", async () => {
  await using folder = await makeFolder();
  const first = await played(folder);
  await serve(folder, (store) => forget(store));
  const trial = new Trial();
  trial.tell({ t: "sit", name: NAME, token: "token 2", identity: digest(ZEB) });
  await serve(
    folder,
    (store) => store.append({ ...headOf(trial.room), code: "NEXT" }, trial.events),
  );
  const second = await back(folder, "second");
  assertEquals((await restoreBackup(second, folder.path, NOW)).forgotten, 0);
  assertEquals(seatedIn(folder), [BEN, digest(ZEB)].sort());
  assertEquals((await restoreBackup(first, folder.path, new Date(0))).forgotten, 1);
});

/** The little that somebody may have left, each by how. */
const LEFT: readonly (readonly [string, (store: SqliteStore) => Promise<unknown>])[] = [
  ["entered a tournament", async ({ books: { tournaments } }) => {
    await tournaments.plan([ARENA]);
    await tournaments.enter(ARENA.id, entry(NAME, { identity: digest(ZEB) }), 0, MANY);
  }],
  ["been reported", async ({ books: { moderation } }) => {
    const report = { ...complaint(digest(ZEB)), name: NAME, source: null };
    await moderation.file(report, 0, "Ben's", { all: 9, each: 9 });
  }],
];

for (const [how, leave] of LEFT) {
  Deno.test(`who has only ${how} is deleted from what is restored, too`, async () => {
    await using folder = await makeFolder();
    await serve(folder, async (store) => {
      await readSubjects(store.books.keys);
      await leave(store);
    });
    const backup = await back(folder, "little");
    await serve(folder, (store) => forget(store));
    assertEquals((await restoreBackup(backup, folder.path, NOW)).forgotten, 1);
    assertEquals(await tracesInFiles(folder.database, MARKS), []);
  });
}

Deno.test("of who was never here no mark is kept", async () => {
  await using folder = await makeFolder();
  await played(folder);
  await serve(folder, async (store) => {
    await forget(store, digest("nobody"));
    assertEquals(await store.books.notices.all("forgotten"), []);
    await forget(store, digest(ZEB), true);
    assertEquals((await store.books.notices.all("forgotten")).map(({ body }) => body), [true]);
  });
});

Deno.test("a database that is damaged midway keeps nothing from being restored", async () => {
  await using folder = await makeFolder();
  const backup = await played(folder);
  await serve(folder, (store) => forget(store));
  await damage(folder, "notices");
  assertEquals((await restoreBackup(backup, folder.path, NOW)).forgotten, 0);
  assertEquals(seatedIn(folder), [BEN, digest(ZEB)].sort());
});
