/** What keeps a server from starting is said in one sentence, with the setting's name. */

import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { ROOT } from "../../lib/build/sources.ts";
import { holdData } from "../../lib/server/start/hold_data.ts";
import { StartError } from "../../lib/server/start/start_error.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { SCHEMA_VERSION } from "../../lib/server/store/sqlite/schema.ts";
import { CONFIG } from "../config.ts";
import { makeFolder } from "../folder.ts";
import { copyProject } from "../project.ts";

/** The one line that a program says before it gives up. */
async function refusal(
  settings: Record<string, string>,
  program?: string,
  cwd?: string,
): Promise<string> {
  const [said, ...more] = (await lastWords(settings, program, cwd)).split("\n");
  assertEquals(more, []);
  return said!;
}

/** Runs a program with settings, and returns what it says before it gives up. */
async function lastWords(
  settings: Record<string, string>,
  program = "serve.ts",
  cwd = ROOT,
): Promise<string> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    // Else Deno says so when it waits for other tests' programs.
    args: ["run", "-A", "--node-modules-dir=manual", "--config", CONFIG, program],
    cwd,
    env: { PORT: "0", LOG_FORMAT: "text", NO_COLOR: "1", ...settings },
    stdin: "null",
    signal: AbortSignal.timeout(60_000),
  }).output();
  assertEquals([code, new TextDecoder().decode(stdout)], [1, ""]);
  return new TextDecoder().decode(stderr).trimEnd();
}

/** A folder with a database in it that is not as it should be. */
async function inFolder(
  make: (folder: string) => void | Promise<void>,
  run: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await make(folder);
    await run(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("a bad setting", async () => {
  assertMatch(await refusal({ PORT: "eighty" }), /^PORT must be a whole number .* got "eighty"$/);
  assertMatch(await refusal({ LIMIT_ROOMS: "0" }), /^LIMIT_ROOMS must be/);
});

Deno.test("a port that is taken, in development", async () => {
  using other = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const PORT = String((other.addr as Deno.NetAddr).port);
  // It writes into the folder it is in, which other tests build from.
  await using project = await copyProject();
  const said = await refusal({ HOST: "127.0.0.1", PORT }, "dev.ts", project.path);
  assertMatch(said, /^PORT is \d+, which another program uses: stop that program/);
});

Deno.test("a bad setting, to a program that reads the log", async () => {
  const line = await refusal({ PORT: "eighty", LOG_FORMAT: "json" });
  const { time, ...said } = JSON.parse(line);
  assert(Math.abs(Date.parse(time) - Date.now()) < 60_000);
  const message = 'PORT must be a whole number from 0 to 65535, got "eighty"';
  assertEquals(said, { level: "error", message });
});

Deno.test("a server that's started for somebody is started for the next who asks if it couldn't be", async () => {
  await using folder = await makeFolder();
  await Deno.writeTextFile(folder.database, "no database".repeat(100));
  const program = `${folder.path}/ask.ts`;
  await Deno.writeTextFile(
    program,
    `import { online } from ${JSON.stringify(`file://${ROOT}/lib/server/online.ts`)};
    const ask = () => online().then(() => "It's there.", ({ message }) => message);
    const first = await ask();
    Deno.truncateSync(${JSON.stringify(folder.database)});
    console.error(first);
    console.error(await ask());
    Deno.exit(1);`,
  );
  const said = (await lastWords({ DATA: folder.path }, program)).split("\n");
  assertMatch(said[0]!, /is damaged/);
  assertEquals(said[1], "It's there.");
});

Deno.test("a DATABASE_URL of no database, or of one that can't be reached", async () => {
  const none = await refusal({ DATABASE_URL: "mysql://me:secret@localhost/game" });
  assertMatch(none, /^DATABASE_URL must be the address of a PostgreSQL database, as postgres:/);
  using closed = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { port } = closed.addr;
  closed.close();
  const said = await refusal({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/game` });
  assertMatch(said, /^The database of DATABASE_URL can't be used: connect ECONNREFUSED/);
  assert(!`${none}${said}`.includes("secret"));
});

Deno.test("DATA that is a file, or below one", async () => {
  const file = await Deno.makeTempFile();
  for (const data of [file, `${file}/data`]) {
    const said = await refusal({ DATA: data });
    assertMatch(said, /^DATA is ".*", which can't be made a folder \(.*\): name another folder$/);
  }
  await Deno.remove(file);
});

Deno.test("DATA that another server uses, unless that stops", () =>
  inFolder(() => {}, async (folder) => {
    const first = await holdData(folder);
    await assertRejects(() => holdData(folder, 0), StartError, "which another server uses: stop");
    const next = holdData(folder);
    first!.close();
    (await next)!.close();
  }));

Deno.test("DATA in which nothing can be written", () =>
  inFolder(async (folder) => {
    // The superuser may write to any folder, but to no folder as if it were a file.
    await Deno.mkdir(`${folder}/conquerors.sqlite`);
  }, async (folder) => {
    const said = await refusal({ DATA: folder });
    assertMatch(said, /^The database in DATA, .*, can't be written: give this user/);
  }));

Deno.test("a database that is none", () =>
  inFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/conquerors.sqlite`, "No database. ".repeat(1000));
  }, async (folder) => {
    const said = await refusal({ DATA: folder });
    assertMatch(
      said,
      /^The database in DATA, .*, is damaged: move it away, .* `deno task restore FILE`/,
    );
    assertEquals(
      await refusal({ DATA: folder }, "lib/server/post/main.ts"),
      said,
      "commands say the same",
    );
  }));

Deno.test("a database that lost its end", () =>
  inFolder(async (folder) => {
    const path = `${folder}/conquerors.sqlite`;
    const database = new DatabaseSync(path);
    database.exec("CREATE TABLE a (b); INSERT INTO a VALUES (zeroblob(100000))");
    database.close();
    await Deno.truncate(path, 20_000);
  }, async (folder) => {
    assertMatch(await refusal({ DATA: folder }), /^The database in DATA, .*, is damaged/);
  }));

Deno.test("a database that takes nothing new", () =>
  inFolder(async (folder) => {
    const path = `${folder}/conquerors.sqlite`;
    await SqliteStore.open(path).close();
    const database = new DatabaseSync(path);
    database.exec("DELETE FROM keys");
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON keys BEGIN SELECT RAISE(ABORT, 'full'); END",
    );
    database.close();
  }, async (folder) => {
    const [why, said, ...more] = (await lastWords({ DATA: folder })).split("\n");
    assertEquals(why, "SQLite fails, and nothing is kept: full");
    assertMatch(said!, /^The database in DATA, .*, can't be used: .* can't be kept$/);
    assertEquals(more, []);
  }));

Deno.test("a database of a newer version", () =>
  inFolder((folder) => {
    const database = new DatabaseSync(`${folder}/conquerors.sqlite`);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    database.close();
  }, async (folder) => {
    const said = await refusal({ DATA: folder });
    assertMatch(said, /^A newer version wrote the database in DATA, .*: start that version/);
  }));

Deno.test("a database that another program holds", async () => {
  let database: DatabaseSync;
  await inFolder((folder) => {
    database = new DatabaseSync(`${folder}/conquerors.sqlite`);
    database.exec("BEGIN EXCLUSIVE");
  }, async (folder) => {
    assertMatch(await refusal({ DATA: folder }), /^The database in DATA, .*, is locked by another/);
    database.close();
  });
});
