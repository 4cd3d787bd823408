/** Bots that whoever runs the server keeps out, and what becomes of their matches. */

import { assertEquals } from "@std/assert";
import type { StoredMatch } from "../../lib/arena/results.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { readOrder } from "../../lib/server/moderation/orders.ts";
import { serve, type Serving } from "../transport/serving.ts";

const botOf = (name: string) => ({ author: "tests", name });

function matchOf(n: number, one: string, other: string, winner: 0 | 1 | null): StoredMatch {
  return {
    id: `match${n}`,
    bots: [botOf(one), botOf(other)],
    width: 9,
    height: 9,
    seed: "seed",
    first: 0,
    rated: true,
    startedAt: n,
    endedAt: n + 1,
    generations: 3,
    outcome: { winner, by: "majority" },
    cells: [1, 1],
    moves: new Uint8Array(),
  };
}

Deno.test("a struck bot's matches are gone, and count for nobody", async () => {
  const results = new SqlResults(SqliteDatabase.inMemory());
  const fought = [
    ["Cheat", "Ada", 0],
    ["Ben", "Cheat", 0],
    ["Ada", "Ben", 0],
    ["Cheat", "Ben", null],
  ] as const;
  for (const [n, [one, other, winner]] of fought.entries()) {
    await results.keep(matchOf(n, one, other, winner));
  }
  assertEquals(await results.strike(botOf("Cheat")), true);
  const rows = (await results.standings(9)).map(({ name, wins, losses, draws }) =>
    [name, wins, losses, draws] as const
  );
  assertEquals(rows.toSorted(), [["Ada", 1, 0, 0], ["Ben", 0, 1, 0]]);
  assertEquals((await results.list({ limit: 9 })).map(({ id }) => id), ["match2"]);
});

/** Introduces a bot over a WebSocket; what it's told until the line ends, or it waits for a match. */
async function introduce({ url }: Serving, name: string) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/arena`);
  const heard: Record<string, unknown>[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const { promise: waits, resolve: enter } = Promise.withResolvers<void>();
  socket.onclose = () => resolve();
  socket.onmessage = ({ data }) => {
    heard.push(JSON.parse(data));
    if (heard.at(-1)!.state === "lobby") enter();
  };
  await new Promise<void>((open) => socket.onopen = () => open());
  socket.send(JSON.stringify({ identity: botOf(name) }));
  socket.send(JSON.stringify({ configure: { allow_training: false } }));
  await Promise.race([ended, waits]);
  return { heard, ended, socket };
}

Deno.test("a barred bot is sent away, and can't come back for as long as that lasts", async () => {
  await using serving = await serve();
  const { moderation, arena } = serving.services;
  const waiting = () => arena.waiting().map(({ name }) => name);
  const cheat = await introduce(serving, "Cheat"), ada = await introduce(serving, "Ada");
  const fields: Record<string, string> = { act: "bar-bot", author: "tests", term: "day" };
  assertEquals(readOrder((name) => fields[name] ?? null), undefined, "it needs a name");
  const order = readOrder((name) => ({ ...fields, name: "Cheat" })[name] ?? null)!;
  assertEquals(await moderation.obey(order), "done");
  await cheat.ended;
  const told = { error: "This bot is barred from the arena." };
  assertEquals(cheat.heard.at(-1), told);
  assertEquals(waiting(), ["Ada"], "nobody is matched with who is gone");
  const again = await introduce(serving, "Cheat");
  await again.ended;
  assertEquals(again.heard, [{ state: "connecting" }, told]);
  assertEquals(ada.heard.at(-1), { state: "lobby" });
  const rivals = { act: "ban-source", address: "127.0.0.1", term: "day" };
  await moderation.obey(readOrder((name) => ({ ...rivals })[name] ?? null)!);
  await ada.ended;
  assertEquals(ada.heard.at(-1), told);
  assertEquals(waiting(), []);
});
