/** Which of several processes has the arena, and what the others say. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { Arena } from "../../lib/server/arena/arena.ts";
import type { Line } from "../../lib/server/arena/bot_session.ts";
import { ArenaHome } from "../../lib/server/arena/home.ts";
import type { ServerMessage } from "../../lib/server/arena/messages.ts";
import { DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { seededWorld } from "../seeded_world.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { en } from "../../lib/ui/arena/words/en.ts";
import { serveApp } from "../serve_app.ts";
import { Processes } from "../transport/processes.ts";

/** Within this another process has the arena of one that was killed, ms. */
const TAKEN_WITHIN = 15_000;

const UPGRADE = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

function makeArena({ time }: Processes, home: ArenaHome): Arena {
  const world = {
    ...seededWorld(),
    now: () => time.now,
    after: (ms: number, call: () => void) => time.after(ms, call),
  };
  const results = new SqlResults(SqliteDatabase.inMemory());
  return new Arena(results, world, DEFAULT_ARENA, { admits: () => home.isHere });
}

class SilentLine implements Line {
  readonly buffered = 0;
  readonly sent: ServerMessage[] = [];
  isClosed = false;
  send(message: ServerMessage): void {
    this.sent.push(message);
  }
  close(): void {
    this.isClosed = true;
  }
}

Deno.test("one process has the arena, and another once that is killed", async () => {
  const processes = new Processes(), started = [await processes.start(), await processes.start()];
  const homes = started.map(() => new ArenaHome());
  const arenas = homes.map((home) => makeArena(processes, home));
  for (const [n, home] of homes.entries()) await home.open(arenas[n]!, started[n]!.peer);
  assertEquals(homes.map(({ isHere }) => isHere), [true, false]);
  const lines = arenas.map((arena) => {
    const line = new SilentLine();
    return { line, isIn: arena.welcome(line, "10.0.0.1") !== undefined };
  });
  assertEquals(lines.map(({ isIn }) => isIn), [true, false]);
  assertEquals(homes[0]!.refusal(), undefined);
  const refusal = homes[1]!.refusal()!;
  assertEquals([refusal.status, refusal.headers.get("retry-after")], [503, "5"]);
  assertMatch(await refusal.text(), /another process/);
  started[0]!.kill();
  assert(await processes.time.until(() => homes[1]!.isHere, TAKEN_WITHIN));
  assert(arenas[1]!.welcome(new SilentLine(), "10.0.0.1") !== undefined);
});

Deno.test("who loses the arena ends its lines before another lets bots in", async () => {
  const processes = new Processes(), one = await processes.start();
  const home = new ArenaHome(), arena = makeArena(processes, home), line = new SilentLine();
  let change = (_: boolean) => {};
  const apply = (_work: string, changed: (isHeld: boolean) => void) => {
    change = changed;
    return one.peer.apply("arena", changed);
  };
  await home.open(arena, { apply });
  arena.welcome(line, "10.0.0.1");
  change(false);
  assertEquals([line.isClosed, arena.taken, home.isHere], [true, 0, false]);
});

Deno.test("where the arena is elsewhere, bots and pages are told where", async () => {
  const arenaUrl = "https://arena.example";
  await using app = await serveApp({}, { arenaUrl });
  for (const path of ["/api/arena", "/api/arena/watch/match"]) {
    const response = await fetch(app.url + path, { headers: UPGRADE });
    assertEquals([response.status, await response.text()], [503, `The arena is at ${arenaUrl}\n`]);
  }
  const line = new SilentLine();
  assertEquals(app.services.arena.welcome(line, "10.0.0.1"), undefined);
  assertEquals(line.sent, [{ error: `The arena is at ${arenaUrl}.` }], "by TCP");
  const page = await (await fetch(`${app.url}/arena?lang=en`)).text();
  assertStringIncludes(page, en.away);
  assertStringIncludes(page, `href="${arenaUrl}/arena"`);
  await using own = await serveApp();
  // As where another process has it: its matches are watched through this one all the same.
  Object.defineProperty(own.services.arenaHome, "isHere", { value: false });
  const ownPage = await (await fetch(`${own.url}/arena?lang=en`)).text();
  for (const text of [en.away, en.awayLink]) assert(!ownPage.includes(text), text);
});
