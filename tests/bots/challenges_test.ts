/** How many challenges may wait for one bot, and how many of them from one address. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { Challenges } from "../../lib/server/bots/challenges.ts";
import type { Challenge } from "../../lib/server/bots/told.ts";
import type { Notice } from "../../lib/server/store/notices.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { SqlNotices } from "../../lib/server/store/sql/notices.ts";
import { migrate } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serve } from "../transport/serving.ts";
import { BotClient, makeToken } from "./bot_client.ts";
import { eachWay, pairOf } from "./bot_pair.ts";

const TO = 7, BETWEEN = { author: "Ada", about: "Ben" };

function challenge(n: number): Challenge {
  const from = { id: 1, name: "Ada" }, to = { id: TO, name: "Ben" };
  const settings = { game: "conquerors-v2", options: {}, clock: 60, bank: null, side: 0 } as const;
  return { id: `ROOM${n}`, from, to, ...settings };
}

Deno.test("five of one address may wait for a bot, and twenty in all", async () => {
  const challenges = new Challenges(SqliteStore.open().books.notices, () => 0);
  const sources = ["one", "two", "three", "four"];
  for (const [n, source] of sources.entries()) {
    for (let k = 0; k < 5; k++) {
      assertEquals(await challenges.isFull(TO, source), false, `${source} ${k}`);
      await challenges.add(challenge(5 * n + k), source, BETWEEN);
    }
    assertEquals(await challenges.isFull(TO, source), true, source);
  }
  assertEquals(await challenges.isFull(TO, "five"), true);
  assertEquals(await challenges.isFull(TO + 1, "one"), false);
  await challenges.withdraw("ROOM0", "declined");
  assertEquals([await challenges.isFull(TO, "one"), await challenges.isFull(TO, "two")], [
    false,
    true,
  ]);
});

Deno.test("a database that fails takes no challenge away, and nobody is told that it did", async () => {
  const connection = new DatabaseSync(":memory:");
  migrate(connection);
  const database = new SqliteDatabase(connection);
  let isFailing = false;
  const notices = new SqlNotices({
    read: (work) => database.read(work),
    write: (work) => isFailing ? Promise.resolve("failed") : database.write(work),
  });
  const challenges = new Challenges(notices, () => 0);
  await challenges.add(challenge(1), "one", BETWEEN);
  isFailing = true;
  const accept = () => challenges.accept("ROOM1", () => Promise.resolve(undefined));
  await assertRejects(accept, StoreFailure);
  await assertRejects(() => challenges.withdraw("ROOM1", "declined"), StoreFailure);
  isFailing = false;
  const bug = () => Promise.reject(new TypeError("a bug"));
  await assertRejects(() => challenges.accept("ROOM1", bug), TypeError);
  assertEquals(await accept(), undefined);
  assertEquals(await accept(), "unknown");
});

Deno.test("where all places are taken, the address that has most makes room for others", async () => {
  const challenges = new Challenges(SqliteStore.open().books.notices, () => 0);
  const sources = ["one", "two", "three", "four"];
  for (let n = 0; n < 20; n++) {
    await challenges.add(challenge(10 + n), sources[n % 4]!, BETWEEN);
  }
  assertEquals(
    await challenges.yielding(TO, "one"),
    undefined,
    "who has most has no right to more",
  );
  for (const way of ["ROOM10", "ROOM11", "ROOM12"]) {
    assertEquals(await challenges.yielding(TO, "five"), way);
    await challenges.withdraw(way, "expired");
    await challenges.add(challenge(Number(way.slice(4)) + 20), "five", BETWEEN);
  }
  assertEquals(await challenges.yielding(TO, "five"), "ROOM13");
  await challenges.withdraw("ROOM13", "expired");
  await challenges.add(challenge(33), "five", BETWEEN);
  assertEquals(await challenges.yielding(TO, "five"), undefined, "all have four");
});

Deno.test("a challenge that gives way is over, and both hear of it", async () => {
  await using app = await serve({ trustedHops: 1, limits: { roomsPerIdentity: 9 } });
  const ask = async (bot: { token: string }, from: number, to: number) => {
    const headers = { authorization: `Bearer ${bot.token}`, "x-forwarded-for": `10.0.0.${from}` };
    const body = JSON.stringify({ to });
    const url = `${app.url}/api/bot/challenge`;
    return (await (await fetch(url, { method: "POST", headers, body })).json()).id as string;
  };
  await using rival = await BotClient.open(app, "Rival", "Rival Bot");
  const bots = await Promise.all([1, 2, 3, 4, 5].map((n) => makeToken(app, `O${n}`, `Bot ${n}`)));
  const first = await ask(bots[0]!, 1, rival.id);
  for (let n = 1; n < 20; n++) await ask(bots[n % 4]!, 1 + n % 4, rival.id);
  await ask(bots[4]!, 5, rival.id);
  await rival.until(() => rival.all("challengeGone").length === 1);
  await rival.until(() => rival.all("challenge").length === 21);
  assertEquals(rival.all("challengeGone").map(({ id, why }) => [id, why]), [[first, "expired"]]);
});

Deno.test("a challenge of which somebody else has the seat is over, and both hear of it", async () => {
  await using app = await serve();
  const names = ["Ada", "Ben", "Cleo"];
  const bots = await Promise.all(names.map((owner) => BotClient.open(app, owner, `${owner} One`)));
  const [one, asked, other] = bots as [BotClient, BotClient, BotClient];
  const id = String((await one.post("/challenge", { to: asked.id })).body.id);
  assertEquals((await other.post(`/game/${id}/join`)).status, 200);
  const { status, body } = await asked.post(`/challenge/${id}/accept`);
  assertEquals([status, body.refused], [409, "full"]);
  for (const bot of [one, asked]) await bot.until(() => bot.all("challengeGone").length === 1);
  assertEquals(asked.all("challengeGone")[0]!.why, "canceled");
  assertEquals((await one.get(`/game/${id}`)).body.status, "playing");
  for (const bot of bots) await bot[Symbol.asyncDispose]();
});

Deno.test("who joins the room of a challenge has accepted it", async () => {
  await using app = await serve();
  const [one, other] = await pairOf(app);
  const { id } = (await one.post("/challenge", { to: other.id })).body;
  assertEquals((await other.post(`/game/${id}/join`)).status, 200);
  assertEquals(await app.services.store.books.notices.all("bot-challenge"), []);
  assertEquals((await other.post(`/game/${id}/join`)).status, 200, "it sits there");
  for (const bot of [one, other]) await bot[Symbol.asyncDispose]();
});

Deno.test("a challenge whose end failed, or whose process is gone, ends later with its room", async () => {
  let later = 0;
  await using app = await serve({ now: () => Date.now() + later });
  const [one, other] = await pairOf(app);
  const { botDesk, hub, store: { rooms } } = app.services;
  assertEquals((await one.post("/challenge", { to: other.id })).status, 201);
  await botDesk.challenges.sweep();
  assertEquals(await rooms.size(), 1, "it waits still");
  later = 2 * 60_000;
  const endWait = hub.endWait;
  hub.endWait = () => Promise.reject(new StoreFailure("read-only"));
  await assertRejects(() => botDesk.challenges.sweep(), StoreFailure);
  hub.endWait = endWait;
  await botDesk.challenges.sweep();
  assertEquals(await rooms.size(), 0);
  for (const bot of [one, other]) await bot[Symbol.asyncDispose]();
});

Deno.test("bots of one address that ask at the same moment are held to their share", async () => {
  await using app = await serve();
  await using one = await BotClient.open(app, "Ada", "First Bot");
  await using two = await BotClient.open(app, "Ben", "Second Bot");
  await using _three = await BotClient.open(app, "Cleo", "Third Bot");
  const { bots } = (await one.get("/online")).body as { bots: { id: number; name: string }[] };
  const to = bots.find(({ name }) => name === "Third Bot")!.id;
  const asked = [one, two].flatMap((bot) => [1, 2, 3].map(() => bot.post("/challenge", { to })));
  const made = (await Promise.all(asked)).filter(({ status }) => status === 201).length;
  assert(made <= 5, `${made} of 6`);
});

Deno.test("a challenge that can't be kept closes its room", async () => {
  await using app = await serve();
  await using one = await BotClient.open(app, "Ada", "First Bot");
  await using two = await BotClient.open(app, "Ben", "Second Bot");
  const { books: { notices }, rooms } = app.services.store;
  const post = notices.post.bind(notices);
  const isTaken = ({ kind }: Notice) => kind !== "bot-challenge";
  notices.post = (all) => all.every(isTaken) ? post(all) : Promise.resolve(false);
  const { status, body } = await one.post("/challenge", { to: two.id });
  assertEquals([status, body.refused, await rooms.size()], [503, "storage", 0]);
});

Deno.test("a bot that can't sit down in the room it opened leaves none", async () => {
  await using app = await serve();
  await using bot = await BotClient.open(app, "Ada", "First Bot");
  const { botDesk, players, store: { rooms } } = app.services;
  const open = async () =>
    await botDesk.open((await botDesk.tokens.find(bot.token))!, "here", SETTINGS);
  const callable = players.callable.bind(players);
  players.callable = () => Promise.reject(new StoreFailure("out of reach"));
  for (let n = 0; n < 3; n++) await assertRejects(open, StoreFailure);
  assertEquals(await rooms.size(), 0);
  players.callable = callable;
  assertEquals(typeof await open(), "string");
});

eachWay(
  "a bot closes the rooms in which it waits alone, and may open others",
  async (transport) => {
    await using app = await serve();
    const [one, other] = await pairOf(app, [transport, transport]);
    await using _one = one, _other = other;
    const open = async (path = "/room", wished = {}) => await one.post(path, wished);
    const ids = [await open(), await open(), await open("/challenge", { to: other.id })]
      .map(({ body }) => String(body.id));
    assertEquals((await open()).status, 429);
    for (const id of ids) {
      assertEquals((await other.post(`/game/${id}/abort`)).status, 404);
      assertEquals((await one.post(`/game/${id}/abort`)).status, 200);
      await one.until(() => one.all("gameGone").some((gone) => gone.id === id));
    }
    await other.until(() => other.all("challengeGone").some(({ why }) => why === "canceled"));
    const next = await open();
    assertEquals(next.status, 201);
    await other.post(`/game/${next.body.id}/join`);
    await one.until(() => one.game(String(next.body.id))?.status === "playing");
    await one.post(`/game/${next.body.id}/abort`);
    await one.until(() => one.game(String(next.body.id))?.result?.by === "abort");
  },
);
