/** A damaged write-ahead log is said: however it is damaged, as many commits as SQLite then drops. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { lostCommits } from "../../lib/server/store/sqlite/wal.ts";

const COMMITS = 12;
const [HEADER, FRAME] = [32, 24 + 4096];

/** A database of some commits of a row each, as a killed process leaves it; and its log's frames. */
async function inFolder(run: (path: string, log: Uint8Array) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/live.sqlite`;
  const database = new DatabaseSync(path);
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0");
    database.exec("CREATE TABLE rows (n INTEGER PRIMARY KEY, body TEXT) STRICT");
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const insert = database.prepare("INSERT INTO rows (body) VALUES (?)");
    // Long rows, so that some commits have several frames.
    for (let n = 0; n < COMMITS; n++) insert.run("row ".repeat(n % 3 === 0 ? 2_000 : 5));
    const log = await Deno.readFile(`${path}-wal`);
    await Deno.copyFile(path, `${folder}/copy.sqlite`);
    await run(`${folder}/copy.sqlite`, log);
  } finally {
    database.close();
    await Deno.remove(folder, { recursive: true });
  }
}

/** How many rows SQLite finds with that log. */
async function rowsWith(path: string, log: Uint8Array): Promise<number> {
  const trial = `${path}.trial`;
  await Deno.copyFile(path, trial);
  await Deno.writeFile(`${trial}-wal`, log);
  await Deno.remove(`${trial}-shm`).catch(() => {});
  const database = new DatabaseSync(trial);
  const { n } = database.prepare("SELECT count(*) AS n FROM rows").get()!;
  database.close();
  return Number(n);
}

function flipped(log: Uint8Array, at: number): Uint8Array {
  const damaged = log.slice();
  damaged[at]! ^= 0x10;
  return damaged;
}

async function lostWith(path: string, log: Uint8Array): Promise<number> {
  await Deno.writeFile(`${path}-wal`, log);
  return await lostCommits(path);
}

Deno.test("a whole log has lost nothing, nor has one that isn't there, or is empty", () =>
  inFolder(async (path, log) => {
    assertEquals(await rowsWith(path, log), COMMITS);
    assertEquals(await lostWith(path, log), 0);
    assertEquals(await lostCommits(path), 0);
    assertEquals(await lostWith(path, new Uint8Array()), 0);
    await Deno.remove(path);
    assertEquals(await lostWith(path, flipped(log, 8)), 0, "what it's of is gone");
  }));

Deno.test("a flipped bit in any frame, or in the header, costs the commits that are counted", () =>
  inFolder(async (path, log) => {
    const frames = (log.length - HEADER) / FRAME;
    assert(frames > COMMITS, "some commits have several frames");
    // In each frame the page number, a checksum, and the page at its beginning and its end.
    const inFrame = [0, 16, 24, FRAME - 1];
    const places = Array.from(
      { length: frames },
      (_, n) => inFrame.map((at) => HEADER + n * FRAME + at),
    );
    // In the header the magic number, the size of a page, the salts and a checksum.
    for (const at of [0, 3, 8, 9, 10, 11, 12, 24, ...places.flat()]) {
      const damaged = flipped(log, at);
      const found = await rowsWith(path, damaged);
      assert(found < COMMITS, `byte ${at} matters`);
      assertEquals(await lostWith(path, damaged), COMMITS - found, `byte ${at}`);
    }
  }));

Deno.test("a last commit that was not written whole is no lost one", () =>
  inFolder(async (path, log) => {
    const torn = log.slice(0, log.length - 100);
    assertEquals(await rowsWith(path, torn), COMMITS - 1);
    assertEquals(await lostWith(path, torn), 0);
  }));

Deno.test("what is left in a log from before it started over is no lost commit", () =>
  inFolder(async (path, log) => {
    const database = new DatabaseSync(path);
    await Deno.writeFile(`${path}-wal`, log);
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA wal_checkpoint(RESTART)");
    database.exec("INSERT INTO rows (body) VALUES ('new')");
    const begunAnew = await Deno.readFile(`${path}-wal`);
    assert(begunAnew.length > 3 * FRAME, "old frames are behind the new one");
    assertEquals(await lostCommits(path), 0);
    database.close();
  }));
