/** The bot API as it's served: whole games of every kind, and what nobody may do. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { gameIds, gameOf } from "../../lib/games/registry.ts";
import { FAIR } from "../../lib/leaderboard/fair.ts";
import { BodyLine } from "../../lib/server/bots/bot_line.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { seededWorld } from "../seeded_world.ts";
import { digest } from "../../lib/server/digest.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { codeOf, post } from "../pages/ask.ts";
import { Person } from "../pages/person.ts";
import { serve, type Serving } from "../transport/serving.ts";
import { BotClient, makeToken } from "./bot_client.ts";
import { begin, eachWay, pairOf } from "./bot_pair.ts";

/** What a game is set to, so that chance ends it soon. */
const SHORT: Readonly<Record<string, object>> = {
  arena: { options: { size: 8, generations: 12 } },
  annihilation: { position: "5:0>1;1>2;2>3,4;3>4 31 1" },
  conway: { options: { size: 4 } },
};

/** Who a token's bot is, by itself. */
async function ask({ url }: Serving, token: string): Promise<Response> {
  const response = await fetch(`${url}/api/bot`, { headers: { authorization: `Bearer ${token}` } });
  await response.body?.cancel();
  return response;
}

/** Plays `random` by turns until the game is over, or it's as long as games get. */
async function playOut(bots: readonly BotClient[], id: string, most = 300): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    const [one] = bots;
    for (const bot of bots) {
      await bot.until(() => bot.game(id)!.turns >= turn || bot.game(id)!.status === "over");
    }
    if (one!.game(id)!.status === "over") return;
    const mover = bots.find((bot) => bot.game(id)!.isMyTurn)!;
    const { version } = mover.game(id)!;
    const done = await mover.post(`/game/${id}/move`, { move: "random", version });
    assertEquals(done.status, 200, JSON.stringify(done.body));
  }
  const mover = bots.find((bot) => bot.game(id)!.isMyTurn) ?? bots[0]!;
  await mover.until(() => mover.game(id)!.turns >= most || mover.game(id)!.status === "over");
  if (mover.game(id)!.status === "over") return;
  await mover.post(`/game/${id}/resign`);
}

/** Plays still lifes at home by turns, and then the first gives up: such a game counts. */
async function playBlocks([blue, red]: readonly [BotClient, BotClient], id: string) {
  for (let turn = 0; turn < 2 * FAIR.turns; turn++) {
    const row = 1 + 3 * Math.floor(turn / 2), bot = turn % 2 === 0 ? blue : red;
    const columns = turn % 2 === 0 ? ["a", "b"] : ["aa", "ab"];
    const cells = columns.flatMap((column) => [`${column}${row}`, `${column}${row + 1}`]);
    await bot.until(() => bot.game(id)!.turns === turn);
    const { status, body } = await bot.post(`/game/${id}/move`, { move: cells.join() });
    assertEquals(status, 200, JSON.stringify(body));
  }
  assertEquals((await blue.post(`/game/${id}/resign`)).status, 200);
  for (const bot of [blue, red]) await bot.until(() => bot.game(id)!.status === "over");
}

for (const game of gameIds()) {
  Deno.test(`two bots play a whole game of ${game}, each over a transport of its own`, async () => {
    await using app = await serve();
    const [one, other] = await pairOf(app, ["http", "socket"]);
    await using _one = one, _other = other;
    const id = await begin(one, other, { game, ...SHORT[game] });
    assertEquals([one.game(id)!.seat, other.game(id)!.seat], [0, 1]);
    assert(one.game(id)!.cells.length > 0 || game === "annihilation");
    await playOut([one, other], id, 120);
    for (const bot of [one, other]) await bot.until(() => bot.game(id)!.status === "over");
    const { result, turns } = one.game(id)!;
    assert(result?.record && turns > 0, JSON.stringify(result));
    const { body } = await one.get(`/game/${id}`);
    assertEquals((body.moves as string[]).length, turns);
    const archived = await app.services.archive.find(result.record.slice("/g/".length));
    assertEquals(archived!.opponent, "bot");
    assertEquals(archived!.seats.map((sat) => sat.is === "person" && sat.isBot), [true, true]);
    const whyShort = turns < 2 * FAIR.turns ? "short" : null;
    if (gameOf(game).isRanked) assertEquals(archived!.unrated, whyShort);
  });
}

Deno.test("bots have a board of their own, and people's have none of them", async () => {
  await using app = await serve();
  const [one, other] = await pairOf(app);
  await using _one = one, _other = other;
  const id = await begin(one, other, { game: "conquerors-v2" });
  await playBlocks([one, other], id);
  const boardOf = async (query: string) => {
    const response = await fetch(`${app.url}/api/leaderboard?period=all${query}`);
    return await response.json();
  };
  const namesOn = ({ rows }: { rows: { name: string | null }[] }) => rows.map(({ name }) => name);
  // They have their names a moment after the game.
  let board = await boardOf("&opponent=bot");
  while (namesOn(board).includes(null)) board = await boardOf("&opponent=bot");
  const { players, rows } = board;
  assertEquals(namesOn(board).sort(), ["Ada One", "Ben Two"]);
  assertEquals([players, rows[0].wins, rows[1].wins], [2, 1, 0]);
  assert(rows[0].rating.rating > rows[1].rating.rating);
  assertEquals((await boardOf("&opponent=online")).players, 0);
  assertEquals((await boardOf("")).players, 0);
});

Deno.test("bots play with a clock for the whole game", async () => {
  await using app = await serve();
  const [one, other] = await pairOf(app);
  await using _one = one, _other = other;
  const id = await begin(one, other, { clock: "180+3" });
  assertEquals(other.all("challenge")[0]!.challenge.bank, { base: 180, increment: 3 });
  const { clock, bank, left, deadline } = one.game(id)!;
  assertEquals([clock, bank, left], [null, { base: 180, increment: 3 }, [180_000, 180_000]]);
  assert(deadline !== null);
});

Deno.test("a room with no clock, or with nothing said of it, has none", async () => {
  await using app = await serve();
  await using bot = await BotClient.open(app, "Ada", "First Bot");
  for (const wished of [{ clock: null }, {}]) {
    const { status, body } = await bot.post("/room", wished);
    assertEquals(status, 201, JSON.stringify(body));
    await bot.until(() => bot.game(String(body.id)) !== undefined);
    assertEquals(bot.game(String(body.id))!.clock, null);
  }
});

Deno.test("a token that another process revokes ends the stream", async () => {
  const store = SqliteStore.open();
  const world = {
    ...seededWorld(),
    after: (ms: number, call: () => void) => realWorld.after(ms / 100, call),
  };
  const parts = { store, world, limits: DEFAULT_LIMITS, trustedHops: 0 };
  const [here, there] = [await startServices(parts), await startServices(parts)];
  const { id, token } = await here.botDesk.tokens.issue("Ada", "Ada One", ["play"], "src") as {
    id: number;
    token: string;
  };
  const line = new BodyLine();
  await here.botDesk.listen((await here.botDesk.tokens.find(token))!, "src", line);
  assertEquals(await there.botDesk.tokens.revoke("Ada", id), true);
  const text = await new Response(line.body).text();
  assert(text.includes('"type":"bye","why":"replaced"'), text);
  for (const services of [here, there]) await services.close();
});

Deno.test("two bots of one owner, and a bot with a person, play for nothing", async () => {
  await using app = await serve();
  await using one = await BotClient.open(app, "Ada", "First Bot");
  await using other = await BotClient.open(app, "Ada", "Second Bot");
  const id = await begin(one, other, {});
  await playBlocks([one, other], id);
  const unrated = async (record: string) => (await app.services.archive.find(record))!.unrated;
  await one.until(() => one.game(id)!.status === "over");
  assertEquals(await unrated(one.game(id)!.result!.record!.slice(3)), "one-player");

  const { body } = await one.post("/room", { side: 1, listed: true });
  const seat = await new Person(app, "Cleo").sit(String(body.id));
  await one.until(() => one.game(String(body.id))?.status === "playing");
  assertEquals(seat.room.players.map(({ isBot = false }) => isBot), [true, false]);
  await seat.do({ t: "move", move: "a1,b1,a2,b2" });
  await one.until(() => one.game(String(body.id))!.isMyTurn);
  const reply = await one.post(`/game/${body.id}/move`, { move: "aa1,ab1,aa2,ab2" });
  assertEquals(reply.status, 200);
  await seat.look();
  await seat.do({ t: "resign" });
  await one.until(() => one.game(String(body.id))!.status === "over");
  assertEquals(await unrated(one.game(String(body.id))!.result!.record!.slice(3)), "bot");
});

eachWay(
  "a refused request says why, by code and in words, and changes nothing",
  async (transport) => {
    await using app = await serve();
    const [one, other] = await pairOf(app, [transport, transport]);
    await using _one = one, _other = other;
    const id = await begin(one, other, {});
    const cases: readonly (readonly [string, unknown, number, string])[] = [
      [`/game/${id}/move`, {}, 400, "malformed"],
      [`/game/${id}/move`, "{", 400, "malformed"],
      [`/game/${id}/move`, { move: 7 }, 400, "malformed"],
      [`/game/${id}/move`, { move: "castles" }, 409, "unreadable"],
      [`/game/${id}/move`, { move: "zz99" }, 409, "off-board"],
      [`/game/${id}/move`, { move: "a1" }, 409, "too-few"],
      [`/game/${id}/move`, { move: "pass", version: 1 }, 409, "stale"],
      [`/game/${id}/dance`, {}, 404, "unknown"],
      ["/game/AAAAAA/move", { move: "pass" }, 404, "unknown"],
      ["/room", { game: "chess" }, 400, "malformed"],
      ["/room", { clock: 1 }, 400, "malformed"],
      ["/room", { game: "conway", options: { Touch: 1 } }, 400, "malformed"],
      ["/room", { game: "annihilation", options: { misere: 2 } }, 400, "malformed"],
      ["/room", { options: { clock: 30 } }, 400, "malformed"],
      ["/challenge", { to: 999 }, 404, "unknown"],
      ["/challenge/AAAAAA/accept", {}, 404, "unknown"],
      [`/game/${id}/claim`, {}, 409, "not-gone"],
      [`/game/${id}/accept`, { what: "draw" }, 409, "no-offer"],
    ];
    for (const [path, body, status, refused] of cases) {
      const answer = await one.post(path, body);
      assertEquals([answer.status, answer.body.refused], [status, refused], path);
      assertMatch(String(answer.body.message), /\.$/);
    }
    const missing = await one.post(`/game/${id}/move`, {});
    assertEquals(missing.body.message, '"move" is missing.');
    assertEquals(
      (await other.post(`/game/${id}/move`, { move: "pass" })).body.refused,
      "not-your-turn",
    );
    assertEquals(one.game(id)!.turns, 0);
  },
);

Deno.test("a token opens what its scopes say, and nothing once it's revoked", async () => {
  await using app = await serve();
  const { id, token } = await makeToken(app, "Ada", "Quiet Bot", ["play"]);
  const ask = async (path: string, method: string, bearer = token) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await fetch(`${app.url}/api/bot${path}`, {
      method,
      headers,
      ...method === "POST" && { body: "{}" },
    });
    return [response.status, (await response.json()).refused];
  };
  assertEquals(await ask("", "GET"), [200, undefined]);
  assertEquals(await ask("/room", "POST"), [403, "scope"]);
  assertEquals(await ask("/game/AAAAAA/chat", "POST"), [403, "scope"]);
  assertEquals(await ask("/game/AAAAAA/move", "POST"), [400, "malformed"]);
  assertEquals(await ask("", "GET", "ccbot_nobody"), [401, "unauthorized"]);
  assertEquals(await ask("", "GET", codeOf("Ada")), [401, "unauthorized"]);
  const revoke = (owner: string) =>
    post(app, "/api/me/bots", { identity: codeOf(owner), wish: "revoke", id });
  const other = await makeToken(app, "Ada", "Other Bot", ["play"]);
  assertEquals((await revoke("Ben")).status, 404);
  assertEquals((await revoke("Ada")).status, 200);
  assertEquals(await ask("", "GET"), [401, "unauthorized"]);
  assertEquals(
    await ask("", "GET", other.token),
    [200, undefined],
    "their other bot's still works",
  );
  const { body } = await post(app, "/api/me/bots", { identity: codeOf("Ada"), wish: "look" });
  const made = (body.bots as { made: unknown }[]).map(({ made }) => made !== null);
  assertEquals(made, [true], "the one that never played is gone");
  const again = await makeToken(app, "Ada", "other bot", ["play"]);
  assertEquals(again.id, other.id, "the same name is the same bot");
  assertEquals(await ask("", "GET", other.token), [401, "unauthorized"]);
});

eachWay(
  "a second stream replaces the first, and tells of the games under way",
  async (transport) => {
    await using app = await serve();
    const [one, other] = await pairOf(app, [transport, transport]);
    await using _other = other;
    const id = await begin(one, other, {});
    await one.post(`/game/${id}/chat`, { text: "Good luck" });
    await other.until(() => other.all("chat").length === 1);
    assertEquals(other.all("chat")[0]!.text, "Good luck");
    await other.post(`/game/${id}/chat`, { text: "You too" });
    await one.until(() => one.all("chat").length > 0);
    assertEquals(one.all("chat").map(({ text }) => text), ["You too"], "nobody hears themselves");
    const headers = { authorization: `Bearer ${one.token}` };
    const second = await fetch(`${app.url}/api/bot/stream`, { headers });
    await one.until(() => one.hasEnded);
    assertEquals(one.all("bye").map(({ why, retry }) => [why, retry]), [["replaced", 60_000]]);
    let text = "";
    const reader = second.body!.pipeThrough(new TextDecoderStream()).getReader();
    while (!text.includes("gameStart")) text += (await reader.read()).value;
    assert(text.includes(id));
    await reader.cancel();
    await one[Symbol.asyncDispose]();
  },
);

eachWay(
  "a challenge may be declined, taken back, and is only for who is asked",
  async (transport) => {
    await using app = await serve();
    const [one, other] = await pairOf(app, [transport, transport]);
    await using _one = one, _other = other;
    for (const [decliner, why] of [[other, "declined"], [one, "canceled"]] as const) {
      const { body: { id } } = await one.post("/challenge", { to: other.id });
      await other.until(() => other.all("challenge").some(({ challenge }) => challenge.id === id));
      assertEquals((await one.post(`/challenge/${id}/accept`)).status, 404);
      assertEquals((await decliner.post(`/challenge/${id}/decline`)).status, 200);
      for (const bot of [one, other]) {
        await bot.until(() => bot.all("challengeGone").some((gone) => gone.id === id));
        assertEquals(bot.all("challengeGone").find((gone) => gone.id === id)!.why, why);
      }
      assertEquals((await other.post(`/game/${id}/join`)).status, 404, "the room is gone");
    }
  },
);

eachWay("who is forgotten takes their bots along", async (transport) => {
  await using app = await serve();
  const [one, other] = await pairOf(app, [transport, transport]);
  await using _one = one, _other = other;
  const id = await begin(one, other, {});
  await playOut([one, other], id);
  await one.until(() => one.game(id)!.status === "over");
  const record = one.game(id)!.result!.record!.slice(3);
  const kept = await post(app, "/api/me/data", { identity: codeOf("Ada") });
  assertEquals((kept.body.bots as { name: string }[]).map(({ name }) => name), ["Ada One"]);
  assertEquals((await post(app, "/api/me/forget", { identity: codeOf("Ada") })).status, 200);
  await one.until(() => one.hasEnded);
  assertEquals((await ask(app, one.token)).status, 401);
  const { seats } = (await app.services.archive.find(record))!;
  assertEquals(seats.map(({ is }) => is), ["deleted", "person"]);
  assertEquals(await app.services.store.books.bots.of(digest(codeOf("Ada"))), []);
});

eachWay(
  "who can't be forgotten now loses nothing, and is forgotten the next time",
  async (transport) => {
    await using app = await serve();
    const [one, other] = await pairOf(app, [transport, transport]);
    await using _one = one, _other = other;
    const { store } = app.services, asked = { identity: codeOf("Ada") };
    const forget = store.forget.bind(store), forgotten: string[] = [];
    store.forget = (identity) => Promise.resolve(void forgotten.push(identity));
    assertEquals(await post(app, "/api/me/forget", asked), {
      status: 503,
      body: { refused: "storage", message: "Not all could be deleted. Try again." },
    });
    assertEquals(forgotten, await store.books.bots.identitiesOf(digest(codeOf("Ada"))));
    assertEquals((await ask(app, one.token)).status, 200);
    store.forget = forget;
    assertEquals((await post(app, "/api/me/forget", asked)).status, 200);
    await one.until(() => one.hasEnded);
    assertEquals((await ask(app, one.token)).status, 401);
  },
);

eachWay("a bot asks and plays no more than it may", async (transport) => {
  await using app = await serve({ limits: { botRequestsPerMinutePerBot: 9, gamesPerBot: 2 } });
  const [one, other] = await pairOf(app, [transport, transport]);
  await using _one = one, _other = other;
  for (let n = 0; n < 2; n++) await begin(one, other, {});
  assertEquals((await one.post("/room")).body.refused, "limit");
  const statuses = [];
  for (let n = 0; n < 10; n++) statuses.push((await one.get("")).status);
  assertEquals([statuses.includes(200), statuses.at(-1)], [true, 429]);
  assertEquals((await other.get("")).status, 200);
});
