/** `deno task dump`, as a process on the site's file. */

import { assertEquals, assertMatch } from "@std/assert";
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { migrate, SCHEMA_VERSION, schemaVersion } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { ROOT } from "../../lib/build/sources.ts";
import { CONFIG } from "../config.ts";
import { makeFolder } from "../folder.ts";
import { finishedGame, gameId } from "../store/finished.ts";

async function dump(data: string, ...args: string[]) {
  const main = `${ROOT}/lib/server/dump/main.ts`;
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--config", CONFIG, main, ...args],
    env: { DATA: data, INIT_CWD: data, NO_COLOR: "1" },
  }).output();
  const [lines, said] = [stdout, stderr].map((bytes) =>
    new TextDecoder().decode(bytes).trim().split("\n")
  );
  return { code, lines: lines!, said: said!.at(-1)! };
}

Deno.test("months are written as files, each with its sum, while the site runs", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  for (const [n, endedAt] of [Date.UTC(2026, 8, 9), Date.UTC(2026, 9, 9)].entries()) {
    await store.books.archive.keep(finishedGame({ id: gameId(n), endedAt }));
  }
  const out = `${folder.path}/out`;
  const { code, lines } = await dump(folder.path, "--month", "2026-10", out);
  assertEquals([code, lines.length], [0, 2]);
  for (const line of lines) {
    const [, sum, name, games] = /^(\w{64}) {2}(\S+) {2}(\d+) games, \d+ bytes$/.exec(line)!;
    const bytes = await Deno.readFile(`${out}/${name}`);
    assertEquals([createHash("sha256").update(bytes).digest("hex"), games], [sum, "1"]);
    assertMatch(new TextDecoder().decode(gunzipSync(bytes)), new RegExp(gameId(1)));
  }
  const all = await dump(folder.path, "out"); // from where the task was started
  assertMatch(all.lines[0]!, /conquerors-2026-09\.ccn\.gz/);
  const files = (await Array.fromAsync(Deno.readDir(out))).map(({ name }) => name);
  assertEquals(files.filter((name) => name.endsWith(".part")), []);
  await store.close();
});

Deno.test("a database that an older server uses stays as it knows it", async () => {
  await using folder = await makeFolder();
  const older = SCHEMA_VERSION - 1, out = `${folder.path}/out`;
  const served = new DatabaseSync(folder.database);
  served.exec("PRAGMA journal_mode = WAL");
  migrate(served, older);
  const refused = await dump(folder.path, out);
  assertMatch(
    refused.said,
    /^A server of an older version uses .+: start it in this version first$/,
  );
  assertEquals([refused.code, schemaVersion(served)], [1, older]);
  served.close();
  assertEquals((await dump(folder.path, out)).code, 0);
});

Deno.test("a command line that makes no sense writes nothing", async () => {
  for (const args of [[], ["--month", "2026-13", "out"], ["one", "other"]]) {
    assertEquals((await dump("nowhere", ...args)).code, 2, args.join(" "));
  }
});

Deno.test("a folder without a database is refused, and gets none", async () => {
  await using folder = await makeFolder();
  assertEquals((await dump(folder.path, "out")).code, 1);
  assertEquals(await Array.fromAsync(Deno.readDir(folder.path)), []);
});
