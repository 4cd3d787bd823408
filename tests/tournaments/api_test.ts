/** What the API of tournaments grants people and bots, and what it refuses. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { REFUSALS } from "../../lib/server/api/refusals.ts";
import type { World } from "../../lib/server/clock.ts";
import { PRESENT } from "../../lib/server/tournaments/director.ts";
import { digest } from "../../lib/server/digest.ts";
import type { TournamentNews } from "../../lib/tournaments/news.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { BotClient, makeToken } from "../bots/bot_client.ts";
import { codeOf, post } from "../pages/ask.ts";
import { serveApp } from "../serve_app.ts";
import { tickingWorld } from "../ticking_world.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { VirtualTime } from "../transport/simulator/time.ts";
import { serve, type Serving } from "../transport/serving.ts";

const PLAN = { title: "Friday cup", game: "skirmish", clock: "60", rounds: 3, startsIn: 5 };

/** Asks as somebody. */
function ask(app: Pick<Serving, "url">, who: string, wish: string, more: object = {}) {
  return post(app, "/api/me/tournaments", { identity: codeOf(who), wish, ...more });
}

async function make(app: Pick<Serving, "url">, who: string, more: object = {}): Promise<string> {
  const { body } = await ask(app, who, "make", { ...PLAN, ...more });
  assert(typeof body.id === "string", JSON.stringify(body));
  return body.id;
}

function join(app: Serving, who: string, id: string) {
  return ask(app, who, "join", { id, token: makeSecret(), name: who });
}

async function newsOf({ url }: Pick<Serving, "url">, id: string, etag = "") {
  const headers = { "if-none-match": etag };
  const response = await fetch(`${url}/api/tournament/${id}`, { headers });
  const { status } = response, text = await response.text();
  const news: TournamentNews | undefined = status === 200 ? JSON.parse(text) : undefined;
  return { status, etag: response.headers.get("etag") ?? "", news };
}

Deno.test("somebody makes a Swiss, others enter and leave, and everyone sees it", async () => {
  await using app = await serve();
  const id = await make(app, "Ada");
  assertEquals((await ask(app, "Ben", "look", { id })).body.me, null);
  for (const who of ["Ada", "Ben"]) {
    const { status, body } = await join(app, who, id);
    assertEquals([status, (body.me as { state: string }).state], [200, "in"]);
  }
  const { news } = await newsOf(app, id);
  assertEquals(news!.rows.map(({ name, state }) => [name, state]), [["Ada", "in"], ["Ben", "in"]]);
  assertEquals([news!.tournament.name, news!.players], ["Friday cup", 2]);
  assertEquals((await ask(app, "Ben", "leave", { id })).body.me, null);
  assertEquals((await newsOf(app, id)).news!.players, 1);
});

Deno.test("a name that is somebody's, or the site's, lets nobody else in", async () => {
  await using app = await serve();
  const id = await make(app, "Ada");
  assertEquals((await join(app, "Admin", id)).body.refused, "taken");
  const { status, body } = await ask(app, "Admin", "join", { id, token: makeSecret(), name: "" });
  assertEquals([status, (body.me as { state: string }).state], [200, "in"]);
  const again = await join(app, "Admin", id);
  assertEquals(again.status, 200, "who is in it isn't asked for another name");
  assertEquals((await newsOf(app, id)).news!.rows.map(({ name }) => name), [""]);
});

Deno.test("what is known isn't sent again, by either way to ask", async () => {
  await using app = await serve();
  const id = await make(app, "Ada");
  const { news, etag } = await newsOf(app, id);
  assertEquals((await newsOf(app, id, etag)).status, 304);
  const { version } = news!.tournament;
  assertEquals((await ask(app, "Ada", "look", { id, version })).body.news, undefined);
  await join(app, "Ada", id);
  assertEquals((await newsOf(app, id, etag)).status, 200);
  assert("news" in (await ask(app, "Ada", "look", { id, version })).body);
});

Deno.test("who asks from a hidden page waits a while, but not for a server that ends", async () => {
  const held = Promise.withResolvers<void>();
  let waits = 0;
  const world = tickingWorld();
  const after: World["after"] = (ms, call) => {
    if (ms !== 3_000) return world.after(ms, call);
    waits++;
    held.resolve();
    const cancel = world.after(ms, call);
    return () => {
      waits--;
      cancel();
    };
  };
  await using app = await serveApp({}, { world: { ...world, after } });
  using _ = world;
  const asked = ask(app, "Ada", "look", { id: "none", isHidden: true });
  await held.promise;
  app.stop();
  assertEquals([(await asked).status, waits], [404, 0]);
  // Who asks after that isn't let wait at all.
  assertEquals((await ask(app, "Ada", "look", { id: "none", isHidden: true })).status, 404);
});

Deno.test("who made one is told so, and may call it off", async () => {
  await using app = await serve();
  const id = await make(app, "Ada");
  await join(app, "Ben", id);
  const isMaker = async (who: string) => (await ask(app, who, "look", { id })).body.isMaker;
  assertEquals([await isMaker("Ada"), await isMaker("Ben"), await isMaker("Cyd")], [
    true,
    false,
    false,
  ]);
  assertEquals((await ask(app, "Ben", "call-off", { id })).status, 404);
  assertEquals((await ask(app, "Ada", "call-off", { id })).status, 200);
  assertEquals((await newsOf(app, id)).news!.tournament.phase, "over");
  assertEquals((await ask(app, "Ada", "call-off", { id })).status, 409);
});

Deno.test("what makes no sense or is none of theirs is refused", async () => {
  await using app = await serve({ limits: { tournamentsPerIdentity: 1 } });
  const id = await make(app, "Ada"),
    refused = async (asked: ReturnType<typeof ask>) => {
      const { status, body } = await asked;
      return [status, body.refused];
    };
  assertEquals(await refused(ask(app, "Ada", "make", PLAN)), [429, "limit"]);
  assertEquals(await refused(ask(app, "Ben", "make", { ...PLAN, rounds: 99 })), [400, "malformed"]);
  assertEquals(await refused(ask(app, "Ben", "look", { id: "none" })), [404, "unknown"]);
  assertEquals(await refused(ask(app, "Ben", "look")), [400, "malformed"]);
  assertEquals(await refused(ask(app, "Ben", "join", { id })), [400, "malformed"]);
  assertEquals(await refused(join(app, "Ben", "none")), [404, "unknown"]);
  assertEquals(await refused(ask(app, "Ben", "leave", { id })), [404, "unknown"]);
  assertEquals(await refused(ask(app, "Ben", "say", { id, text: "hello" })), [404, "unknown"]);
  assertEquals(await refused(ask(app, "Ben", "dance", { id })), [400, "malformed"]);
  assertEquals((await newsOf(app, "none")).status, 404);
  await app.services.tournaments.book.finish(id, [], false, Date.now());
  assertEquals(await refused(join(app, "Ben", id)), [409, "over"]);
});

Deno.test("what couldn't be kept is said to be the disk's fault, and can be tried again", async () => {
  await using app = await serve();
  const id = await make(app, "Ada"), { book } = app.services.tournaments, { enter } = book;
  book.enter = () => Promise.resolve("failed");
  assertEquals(await join(app, "Ben", id), {
    status: 503,
    body: { refused: "storage", message: REFUSALS.storage },
  });
  book.enter = enter;
  assertEquals((await join(app, "Ben", id)).status, 200);
});

Deno.test("talk is cleaned, held back from a flood and from the muted, and gone with its speaker", async () => {
  await using app = await serve();
  const id = await make(app, "Ada"), { moderation } = app.services;
  await join(app, "Ada", id);
  const say = async (text: string) => (await ask(app, "Ada", "say", { id, text })).body.refused;
  assertEquals(await say(" \u200b "), "empty");
  assertEquals(await say("hi\u0000  there"), undefined);
  for (let line = 0; line < 4; line++) await say(`line ${line}`);
  assertEquals(await say("too much"), "flood");
  const { news } = await newsOf(app, id);
  assertEquals([news!.lines.length, news!.lines[0]!.text], [5, "hi there"]);
  const subject = moderation.subjects.identity(digest(codeOf("Ada")));
  const restraint = { subject, kind: "mute", until: Date.now() + 60_000 } as const;
  await moderation.book.act(
    { at: 0, act: "mute", subject, until: restraint.until, reason: "" },
    [{ t: "restrain", restraint }],
  );
  await moderation.refresh();
  assertEquals(await say("again"), "muted");
  assertEquals((await ask(app, "Ada", "make", PLAN)).body.refused, "muted");
  await post(app, "/api/me/forget", { identity: codeOf("Ada") });
  const after = (await newsOf(app, id)).news!;
  assertEquals([after.lines, after.tournament.name], [[], ""]);
  assert(!JSON.stringify(after).includes("Ada"));
});

Deno.test("who says something can be reported with it, and who blocks them reads it no more", async () => {
  await using app = await serveApp();
  const id = await make(app, "Ada");
  for (const who of ["Ada", "Ben"]) {
    await ask(app, who, "join", { id, token: makeSecret(), name: who });
    await ask(app, who, "say", { id, text: `I am ${who}` });
  }
  const page = `${app.url}/tournament/${id}/report`;
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ identity: codeOf("Ben"), ...fields });
    const headers = { origin: app.url, "accept-language": "en" };
    const response = await fetch(page, { method: "POST", headers, body });
    return { status: response.status, text: await response.text() };
  };
  assertMatch(await (await fetch(page)).text(), /I am Ada[^]*I am Ben/);
  assertStringIncludes((await send({ entrant: "1", act: "report" })).text, "Thanks.");
  const { moderation: { book } } = app.services;
  const [report] = await book.reports(9);
  assertEquals([report!.kind, report!.name, report!.room, report!.lines], [
    "chat",
    "Ada",
    id,
    ["I am Ada"],
  ]);
  assertEquals((await send({ entrant: "7", act: "report" })).status, 404);
  assertStringIncludes((await send({ act: "report" })).text, "Thanks.");
  const titled = (await book.reports(9))[1]!, { name } = (await newsOf(app, id)).news!.tournament;
  assertEquals([titled.kind, titled.room, titled.lines], ["name", id, [name]]);

  const read = async (who: string) => {
    const { version } = (await newsOf(app, id)).news!.tournament;
    const { body: { news } } = await ask(app, who, "look", { id, version });
    return (news as TournamentNews | undefined)?.lines.map(({ text }) => text);
  };
  assertEquals(await read("Ben"), undefined, "what is known isn't sent again");
  assertStringIncludes((await send({ entrant: "1", act: "block" })).text, "Blocked.");
  assertEquals(await read("Ben"), ["I am Ben"]);
  assertEquals(await read("Ada"), undefined);
});

Deno.test("a bot is there for as long as it listens", async () => {
  const time = new VirtualTime();
  const world: World = {
    now: () => time.now,
    random: Math.random,
    after: (ms, call) => time.after(ms, call),
    report: console.error,
  };
  await using app = await serveApp({}, { world });
  const { services: { tournaments: { book } } } = app;
  const id = await make(app, "Ada", { allowsBots: true });
  const bots = [await makeToken(app, "Ben", "Listener"), await makeToken(app, "Cleo", "Deaf")];
  const headers = bots.map(({ token }) => ({ authorization: `Bearer ${token}` }));
  for (const one of headers) {
    const path = `${app.url}/api/bot/tournament/${id}/join`;
    const joined = await fetch(path, { method: "POST", headers: one, body: "{}" });
    assertEquals((await joined.json()).me.state, "in");
  }
  const { body } = await fetch(`${app.url}/api/bot/stream`, { headers: headers[0]! });
  await time.pass(2 * PRESENT);
  assertEquals([...await book.present(id, time.now - PRESENT)], [1]);
  await body!.cancel();
});

Deno.test("a game can be played on any device with the player's code, and on no other", async () => {
  await using app = await serve();
  const times = { starts: Date.now() - 1, minutes: 60, rounds: 0, allowsBots: false };
  const plan = { id: "arena", kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  await app.services.tournaments.book.plan([{ ...plan, ...times }]);
  for (const who of ["Ada", "Ben"]) await join(app, who, plan.id);
  let code: string | undefined;
  while (!code) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { me } = (await ask(app, "Ada", "look", { id: plan.id })).body;
    code = (me as { code?: string }).code;
  }
  const seatOf = async (who: string, wish: string) => {
    const device = new SocketPlayer(app.url);
    await device.open();
    device.join(code, wish, { identity: codeOf(who) });
    await device.until(() => device.has("joined") || device.has("fatal"));
    await device.close();
    const answer = device.heard[0]!;
    return answer.t === "joined" ? answer.player : null;
  };
  const seats = [await seatOf("Ada", "back"), await seatOf("Ben", "sit")];
  assertEquals(seats.toSorted(), [0, 1]);
  assertEquals([await seatOf("Cyd", "back"), await seatOf("Ada", "watch")], [null, null]);
});

Deno.test("bots enter where they may, and nobody learns what only the server knows", async () => {
  await using app = await serve();
  const closed = await make(app, "Ada"), open = await make(app, "Ada", { allowsBots: true });
  const { token } = await makeToken(app, "Ben", "Blocky");
  const enter = async (id: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${app.url}/api/bot/tournament/${id}/join`, {
      method: "POST",
      headers,
      body: "{}",
    });
    const body = await response.json();
    return [response.status, body.refused ?? body.me.state];
  };
  assertEquals(await enter(closed), [403, "bots"]);
  assertEquals(await enter(open), [200, "in"]);
  assertEquals(await enter("none"), [404, "unknown"]);
  const { news } = await newsOf(app, open);
  assertEquals(news!.rows.map(({ name, isBot }) => [name, isBot]), [["Blocky", true]]);
  await using socket = await BotClient.open(app, "Cleo", "Socket", "socket");
  assertEquals((await socket.post(`/tournament/${open}/join`)).status, 200);
  const left = await socket.post(`/tournament/${open}/leave`);
  assertEquals([left.status, left.body.me], [200, null]);
  const text = JSON.stringify(news);
  for (const secret of ["identity", "token", "owner", "source", digest(codeOf("Ben"))]) {
    assert(!text.includes(secret), secret);
  }
});
