/** What programs do by mistake, and what their authors are told. */

import { assertEquals, assertMatch } from "@std/assert";
import { REFUSALS } from "../../lib/server/api/refusals.ts";
import { codeOf, post } from "../pages/ask.ts";
import { serve, type Serving } from "../transport/serving.ts";
import { BotClient, makeToken } from "./bot_client.ts";

Deno.test("who asks for no more than a stream's headers doesn't listen", async () => {
  await using app = await serve({ limits: { botStreamsPerSource: 1 } });
  const one = await makeToken(app, "Ada", "Ada One"),
    other = await makeToken(app, "Ben", "Ben Two");
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${app.url}/api/bot/stream`, { method: "HEAD", headers })).status;
  };
  assertEquals([await ask(one.token), await ask("ccbot_nobody")], [200, 401]);
  assertEquals(await app.services.botDesk.online(), []);
  await using bot = await BotClient.open(app, "Ada", "Ada One");
  assertEquals([await ask(bot.token), await ask(other.token)], [200, 200]);
  assertEquals((await bot.post("/room", {})).status, 201);
  await bot.until(() => bot.all("gameState").length > 0);
  assertEquals(bot.all("bye"), []);
});

Deno.test("a bot's second line for which there's no place leaves it the first", async () => {
  await using app = await serve({ trustedHops: 1, limits: { botStreamsPerSource: 1 } });
  await using bot = await BotClient.open(app, "Ada", "Ada One");
  const other = await makeToken(app, "Ben", "Ben Two");
  const listen = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": "10.0.0.2" };
    return await fetch(`${app.url}/api/bot/stream`, { headers });
  };
  const taken = await listen(other.token), refused = await listen(bot.token);
  assertEquals([taken.status, refused.status, bot.all("bye")], [200, 429, []]);
  assertEquals((await app.services.botDesk.online()).length, 2);
  await Promise.all([taken.body!.cancel(), refused.body!.cancel()]);
});

Deno.test("what is wrong with a room is said, and flags are true and false", async () => {
  await using app = await serve();
  await using bot = await BotClient.open(app, "Ada", "Ada One");
  const faults: readonly (readonly [object, RegExp])[] = [
    [{ game: "chess" }, /"game" must be one of .*skirmish/],
    [{ game: "conway", options: { komi: 3 } }, /options of conway are: .*touch/],
    [
      { game: "conway", options: { size: 27 } },
      /"options.size" must be a whole number from 3 to 26/,
    ],
    [{ game: "arena", options: { size: "20x15" } }, /"options.size"/],
    [{ options: { komi: 0.3 } }, /"options.komi" must be from -50 to 50, in steps of 0.5/],
    [{ game: "annihilation", options: { misere: 2 } }, /"options.misere" must be true or false/],
    [{ clock: 4, side: 7 }, /"clock" must be null, or 5 to 1209600 seconds/],
    [{ clock: "60" }, /must be a number of seconds for a turn, or a text such as "180\+3"/],
    [{ clock: 7.5 }, /"clock" must be a whole number/],
    [{ side: "blue" }, /"side" must be number or "random"/],
    [{ clock: "1+0" }, /15 to 5400 for the game and 0 to 180 more each turn/],
    [{ game: "conway", clock: "180+3" }, /conway has none for the whole game/],
    [{ side: 2 }, /"side" must be a seat/],
    [{ game: "conway", lised: true }, /There is no "lised" here/],
    [{ position: "nonsense", clock: 30 }, /"position" must be a position of conquerors-v2 in CCN/],
  ];
  for (const [wished, message] of faults) {
    const { status, body } = await bot.post("/room", wished);
    assertEquals([status, body.refused], [400, "malformed"], JSON.stringify(wished));
    assertMatch(String(body.message), message);
  }
  const { status, body } = await bot.post("/room", { game: "conway", options: { touch: true } });
  assertEquals(status, 201);
  await bot.until(() => bot.game(String(body.id)) !== undefined);
  assertEquals(bot.game(String(body.id))!.options.touch, 1);
});

Deno.test("who makes a token without the page is told what is wrong with what was sent", async () => {
  await using app = await serve();
  const identity = codeOf("Ada"), wish = "make", name = "Ada One", scopes = ["play"];
  const faults: readonly (readonly [object, string, RegExp])[] = [
    [{ wish, name, scopes }, "malformed", /"identity" of 22 to 64 letters/],
    [{ identity: "ada", wish, name, scopes }, "malformed", /"identity" of 22 to 64 letters/],
    [
      { identity, wish: "create", name, scopes },
      "malformed",
      /"wish" must be look, make or revoke/,
    ],
    [{ identity, wish, name: "A", scopes }, "unfit", /"name" must have 2 to 24/],
    [{ identity, wish, name: "Ada#1", scopes }, "signs", /"name" may only have letters, digits/],
    [{ identity, wish, name: "Admin", scopes }, "reserved", /reserved/],
    [{ identity, wish, name }, "malformed", /"scopes" must be a list .* play, challenge, chat/],
    [{ identity, wish, name, scopes: "play" }, "malformed", /"scopes" must be a list/],
    [{ identity, wish: "revoke", id: "1" }, "malformed", /"id" must be the number of a bot/],
  ];
  for (const [sent, code, message] of faults) {
    const { status, body } = await post(app, "/api/me/bots", sent);
    assertEquals([status, body.refused], [400, code], JSON.stringify(sent));
    assertMatch(String(body.message), message);
  }
});

Deno.test("who gets no token is told why, however it comes", async () => {
  await using app = await serve({ limits: { botTokensPerIdentity: 1 } });
  const identity = codeOf("Ada"), make = { identity, wish: "make", name: "Ada", scopes: ["play"] };
  const refused = async (sent: object) => {
    const { status, body } = await post(app, "/api/me/bots", sent);
    return [status, body.refused, body.message];
  };
  const { bots } = app.services.store.books, { issue } = bots;
  bots.issue = () => Promise.resolve("failed");
  assertEquals(await refused(make), [503, "storage", REFUSALS.storage]);
  bots.issue = issue;
  await post(app, "/api/me/bots", make);
  const other = { ...make, name: "Ada Two" };
  const enough = "You have 1 bot, as many as you may: revoke one, or take the name of one of them.";
  assertEquals(await refused(other), [429, "limit", enough]);
  assertEquals(await refused({ ...make, wish: "revoke", id: 99 }), [
    404,
    "unknown",
    REFUSALS.unknown,
  ]);
  app.services.moderation.shown = () => Promise.resolve("");
  assertEquals((await refused(other)).slice(0, 2), [400, "reserved"], "taken away from somebody");
  app.services.moderation.bannedUntil = () => 1;
  assertEquals(await refused(make), [403, "banned", REFUSALS.banned]);
});

/** What is said to each body sent there. */
async function faultsOf(app: Serving, token: string, path: string, bodies: readonly string[]) {
  const headers = { authorization: `Bearer ${token}` };
  return await Promise.all(bodies.map(async (body) => {
    const response = await fetch(`${app.url}/api/bot${path}`, { method: "POST", headers, body });
    return [response.status, (await response.json()).message];
  }));
}

Deno.test("what is no object, who nobody knows and what isn't there is called so", async () => {
  await using app = await serve();
  await using bot = await BotClient.open(app, "Ada", "Ada One", "socket");
  const { token } = bot,
    unread = "The body must be an object in JSON, such as {}: UTF-8, and not compressed.";
  const no = [400, unread];
  assertEquals(await faultsOf(app, token, "/room", ["null", "[]", '"a"', "", "nonsense"]), [
    ...Array(5).fill(no),
  ]);
  assertEquals(await faultsOf(app, token, "/room", [" ".repeat(4_097)]), [
    [400, "The body is longer than 4096 bytes."],
  ]);
  const long = await post(app, "/api/me/bots", { wish: "look", name: " ".repeat(4_097) });
  assertEquals([long.status, long.body.message], [400, "The body is longer than 4096 bytes."]);
  assertEquals(await faultsOf(app, token, "/game/ABCDEF/move", ['{"move":"pass"}']), [
    [404, "You sit at no table of that id."],
  ]);
  assertEquals(await faultsOf(app, "ccbot_nobody", "/room", ["{}"]), [
    [401, "No bot has this token. Its owner makes another on /me."],
  ]);
  for (const path of ["room", "/api/bot/room", "/game/ABCDEF/mvoe"]) {
    const { status, body } = await bot.post(path, {});
    assertEquals([status, body.message], [
      404,
      `There is no address /api/bot${path}: docs/bots.md has them all.`,
    ]);
  }
  const challenged = await bot.post("/challenge", { to: 99 });
  assertEquals([challenged.status, challenged.body.refused], [404, "unknown"]);
});

Deno.test("who asked too much may ask again when they're told to", async () => {
  const limits = { botRequestsPerMinutePerBot: 3 };
  let now = 60_000 * 1_000 + 12_345;
  await using app = await serve({ limits, now: () => now });
  const { token } = await makeToken(app, "Ada", "Ada One");
  const ask = () => fetch(`${app.url}/api/bot`, { headers: { authorization: `Bearer ${token}` } });
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await (await ask()).json()).name);
  const refused = await ask(), wait = Number(refused.headers.get("retry-after"));
  assertEquals((await refused.json()).message, "A bot may ask 3 things a minute.");
  assertEquals([statuses, wait], [Array(3).fill("Ada One"), 48]);
  now += (wait - 1) * 1_000;
  assertEquals((await (await ask()).json()).refused, "limit");
  now += 1_000;
  assertEquals((await (await ask()).json()).name, "Ada One");
});

Deno.test("what there is no more of is named", async () => {
  await using app = await serve({ limits: { gamesPerBot: 1, roomsPerSource: 2 } });
  const bots = await Promise.all(
    ["Ada", "Ben", "Cleo"].map((owner) => BotClient.open(app, owner, `${owner} One`, "socket")),
  );
  const open = async (n: number) => (await bots[n]!.post("/room", {})).body.message;
  assertEquals([await open(0), await open(1)], [undefined, undefined]);
  assertMatch(String(await open(0)), /as many games at a time/);
  assertMatch(String(await open(2)), /opened as many rooms as you may.* your address/);
  for (const bot of bots) await bot[Symbol.asyncDispose]();
});

Deno.test("a bot's room counts until its game is over, and one without, until it closes", async () => {
  let now = 0;
  await using app = await serve({ now: () => now });
  const [one, two] = await Promise.all(
    ["Ada", "Ben"].map((owner) => BotClient.open(app, owner, `${owner} One`)),
  );
  const open = async () => (await one!.post("/room", {})).body;
  for (let n = 0; n < 4; n++) {
    const { id } = await open();
    await two!.post(`/game/${id}/join`, {});
    assertEquals((await one!.post(`/game/${id}/abort`, {})).status, 200);
  }
  for (let n = 0; n < 3; n++) assertEquals((await open()).message, undefined);
  assertMatch(String((await open()).message), /Abort closes one that nobody has joined/);
  now += 2 * 60 * 60_000 + 1;
  await app.services.hub.tend();
  assertEquals((await open()).message, undefined);
  for (const bot of [one, two]) await bot![Symbol.asyncDispose]();
});
