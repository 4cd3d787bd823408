/** What those who are banned or muted meet, at the real server's border. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { REFUSALS } from "../../lib/server/api/refusals.ts";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { digest } from "../../lib/server/digest.ts";
import { codeOf, post } from "../pages/ask.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { makeToken } from "../bots/bot_client.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { openRoom, order, restrain } from "./ordered.ts";

const ADA = codeOf("Ada");
const HERE = "127.0.0.1";
/** A game of three. */
const POST = {
  ...SETTINGS,
  game: "conway",
  options: { seats: 3, size: 10, place: 3, touch: 0 },
} as const;

function joinOf(code: string, wish: string, identity: string) {
  return { t: "join", protocol: 1, code, wish, token: identity, identity };
}

async function send(app: ServedApp, msg: unknown): Promise<ServerMessage> {
  const { body } = await post(app, "/api/send", { msg });
  const [said] = body.msgs as ServerMessage[];
  return said!;
}

function sendJoin(app: ServedApp, code: string, wish: string, identity: string) {
  return send(app, joinOf(code, wish, identity));
}

async function makeRoom({ url }: ServedApp, identity: string) {
  const body = new URLSearchParams({ identity });
  const headers = { "accept-language": "en", origin: url };
  const response = await fetch(`${url}/new`, { method: "POST", body, headers, redirect: "manual" });
  return { status: response.status, text: await response.text() };
}

Deno.test("who is banned neither sits, comes back, makes rooms nor plays for points, but watches", async () => {
  await using app = await serveApp();
  const code = await openRoom(app);
  const seated = await sendJoin(app, code, "sit", ADA);
  assertEquals(seated.t, "joined");
  await restrain(app, "ban", ADA);
  const until = app.services.moderation.bannedUntil({ identity: digest(ADA) })!;
  assert(until > Date.now() + 23 * 3_600_000);
  for (const wish of ["sit", "back"]) {
    assertEquals(await sendJoin(app, code, wish, ADA), { t: "fatal", why: "banned", until });
  }
  assertEquals((await sendJoin(app, code, "watch", ADA)).t, "joined");
  const { status, text } = await makeRoom(app, ADA);
  assertEquals(status, 403);
  assertMatch(text, /Until \w+ \d+, \d{4}, .* UTC\./);
  const refused = { status: 403, body: { refused: "banned", message: REFUSALS.banned, until } };
  const wish = { identity: ADA, game: "conquerors-v2", level: "easy", side: 0 };
  assertEquals(await post(app, "/api/games", wish), refused);
  assertEquals(await post(app, "/api/me/name", { identity: ADA, name: "Ada" }), refused);
  assertEquals((await post(app, "/api/me/games", { identity: ADA })).status, 200);
  assertEquals((await sendJoin(app, code, "sit", codeOf("Ben"))).t, "joined", "others play");
  assertEquals((await post(app, "/api/me/forget", { identity: ADA })).status, 200);
});

Deno.test("where somebody was last is forgotten with them", async () => {
  await using app = await serveApp();
  const { reports, book } = app.services.moderation;
  const about = { identity: digest(ADA), name: "Ada", room: null, lines: [] } as const;
  assertEquals((await sendJoin(app, await openRoom(app), "sit", ADA)).t, "joined");
  await reports.file({ ...about, kind: "chat" }, "elsewhere");
  assert((await book.reports(9))[0]!.source !== null);
  assertEquals((await post(app, "/api/me/forget", { identity: ADA })).status, 200);
  await reports.file({ ...about, kind: "name" }, "elsewhere");
  assertEquals((await book.reports(9)).map(({ source }) => source), [null]);
});

Deno.test("who is muted plays on and hears until when", async () => {
  await using app = await serveApp();
  const code = await openRoom(app);
  const blue = await SocketPlayer.at(app.url, code);
  const red = await SocketPlayer.at(app.url, code);
  await blue.until(() => blue.has("began"));
  await restrain(app, "mute", blue.token);
  blue.send({ t: "say", text: "boo", id: "one", on: 4 });
  blue.send({ t: "move", move: "a1,b1,a2,b2", id: "two", on: 4 });
  await blue.until(() => blue.has("ok"));
  const [refused] = blue.heard.filter((heard) => heard.t === "refused");
  assert(refused?.t === "refused" && refused.why === "muted" && refused.until! > Date.now());
  red.send({ t: "say", text: "hello", id: "one", on: 5 });
  await blue.until(() => blue.has("said"));
  await Promise.all([blue.close(), red.close()]);
});

Deno.test("who is banned at a table has left it, over either transport, and may not be waited for", async () => {
  await using app = await serveApp();
  const code = await openRoom(app);
  const blue = await SocketPlayer.at(app.url, code);
  const red = await SocketPlayer.at(app.url, code);
  await blue.until(() => blue.has("began"));
  await restrain(app, "ban", red.token);
  await red.until(() => red.closed !== undefined);
  await blue.until(() => blue.has("gone"));
  await blue.close();

  const other = await openRoom(app);
  await sendJoin(app, other, "sit", ADA);
  await restrain(app, "ban", ADA);
  assertEquals(app.services.polls.size, 0);
  // With the seat's key, and a code of nobody's.
  const back = new SocketPlayer(app.url);
  await back.open();
  back.join(other, "back", { token: ADA });
  await back.until(() => back.closed !== undefined);
  assert(back.has("fatal") && !back.has("joined"));
});

Deno.test("who is banned has no way back to a seat: neither its keys nor deleting their data", async () => {
  await using app = await serveApp();
  const code = await openRoom(app), key = "K".repeat(22);
  const blue = await SocketPlayer.at(app.url, code);
  await sendJoin(app, code, "sit", ADA);
  const { body: { sid } } = await post(app, "/api/send", { msg: joinOf(code, "back", ADA) });
  await post(app, "/api/send", { sid, msg: { t: "lend", key, id: "one", on: 4 } });
  await restrain(app, "ban", ADA);
  await blue.until(() => blue.has("gone"));
  const cleo = codeOf("Cleo");
  const taken = await send(app, { ...joinOf(code, "take", cleo), key });
  assert(taken.t === "fatal" && taken.why === "banned", "with a key for another device");
  assertEquals((await post(app, "/api/me/forget", { identity: ADA })).status, 200);
  await blue.until(() => blue.has("forgotten"));
  for (const token of [ADA, cleo]) {
    const back = { ...joinOf(code, "back", codeOf("Dot")), token };
    assertEquals(await send(app, back), { t: "fatal", why: "bad-token" });
  }
  const polled = await post(app, "/api/poll", { sid, since: 0 });
  assertEquals(polled.body, { msgs: [{ t: "fatal", why: "taken-along" }] });
  assertEquals(app.services.polls.size, 0, "nor are they there");
  await blue.close();
});

Deno.test("who is banned while they wait for an opponent is nobody's, over either transport", async () => {
  await using app = await serveApp({}, { trustedHops: 1 });
  const [ben, cleo] = ["192.0.2.1", "192.0.2.2"].map((source) =>
    new SocketPlayer(app.url, { headers: { "x-forwarded-for": source } })
  ) as [SocketPlayer, SocketPlayer];
  await Promise.all([ben.open(), cleo.open()]);
  const seek = (identity: string) => (
    { t: "seek", protocol: 1, pool: "conquerors-v2.60", token: identity, identity }
  );
  await post(app, "/api/send", { msg: seek(ADA) });
  await restrain(app, "ban", ADA);
  const polled = await post(app, "/api/poll", { sid: ADA, since: 0 });
  assertEquals(polled.body, { msgs: [{ t: "bye", retry: 0, why: "rejoin" }] });
  cleo.send(seek(cleo.token));
  await cleo.until(() => cleo.has("seeking"));

  ben.send(seek(ben.token));
  await ben.until(() => ben.has("seeking"));
  await restrain(app, "ban", ben.token);
  await ben.until(() => ben.closed !== undefined);
  await Promise.all([ben.close(), cleo.close()]);
});

Deno.test("rooms in which only banned people, or their bots, wait are gone from the lobby", async () => {
  await using app = await serveApp({}, { trustedHops: 1 });
  const { hub, lobby, markOf } = app.services, ben = codeOf("Ben");
  const open = async (from: string, ...people: string[]) => {
    const sitters = people.map((name) => ({ token: name, identity: digest(name), name }));
    const settings = { ...POST, listed: true };
    const opened = await hub.open(settings, [markOf(from)], sitters);
    assert("code" in opened);
    return opened.code;
  };
  const ofAda = await open("192.0.2.1", ADA), ofBen = await open("192.0.2.2", ben);
  const ofAddress = await open("192.0.2.3", codeOf("Cleo"));
  const ofMore = await open("192.0.2.3", codeOf("Dot"), codeOf("Eve"));
  const { token } = await makeToken(app, "Ada", "Ada One");
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": "192.0.2.4" };
  const body = JSON.stringify({ listed: true });
  const opened = await fetch(`${app.url}/api/bot/room`, { method: "POST", headers, body });
  const { id: ofBot } = await opened.json();
  const waiting = async () => {
    lobby.forgetLists();
    return (await lobby.waiting()).map(({ code }) => code).toSorted();
  };
  assertEquals(await waiting(), [ofAda, ofBen, ofAddress, ofMore, ofBot].toSorted());
  await restrain(app, "ban", ADA);
  await order(app, { act: "ban-source", address: "192.0.2.3" });
  assertEquals(await waiting(), [ofBen, ofMore].toSorted());
});

Deno.test("a bot hears nothing more once its owner, or their address, is banned", async () => {
  await using app = await serveApp();
  for (const [owner, act] of [["Ada", "ban"], ["Ben", "ban-source"]] as const) {
    const { token } = await makeToken(app, owner, `${owner} One`);
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${app.url}/api/bot/stream`, { headers });
    if (act === "ban") await restrain(app, act, codeOf(owner));
    else await order(app, { act, address: HERE });
    const told = (await stream.text()).trim().split("\n");
    assertEquals(JSON.parse(told.at(-1)!).type, "bye", act);
  }
});

Deno.test("a bot is as silent as its muted owner, and a banned one's games are its rivals' to claim", async () => {
  await using app = await serveApp();
  const { token } = await makeToken(app, "Ada", "Ada One");
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${app.url}/api/bot/stream`, { headers });
  const code = await openRoom(app), ben = await SocketPlayer.at(app.url, code);
  const ask = async (path: string, body: unknown) => {
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${app.url}/api/bot/game/${code}/${path}`, init);
    return (await response.json()).refused;
  };
  assertEquals(await ask("join", {}), undefined);
  await ben.until(() => ben.has("began"));
  await restrain(app, "mute", ADA);
  assertEquals(await ask("chat", { text: "boo" }), "muted");
  await restrain(app, "ban", ADA);
  await ben.until(() => ben.has("gone"));
  assertEquals(await ask("move", { move: "aa1,ab1,aa2,ab2" }), "banned");
  await stream.text();
  await ben.close();
});

Deno.test("a banned source is cut off, and stays out until it's let in again", async () => {
  await using app = await serveApp();
  const code = await openRoom(app);
  const blue = await SocketPlayer.at(app.url, code);
  await order(app, { act: "ban-source", address: HERE });
  await blue.until(() => blue.closed !== undefined);
  assertEquals(app.services.sockets.size, 0);
  assertEquals((await sendJoin(app, code, "sit", ADA)).t, "fatal");
  assertEquals((await makeRoom(app, ADA)).status, 403);
  const [{ subject } = { subject: "" }] = await app.services.moderation.book.restraints(0);
  await order(app, { act: "lift", subject, kind: "ban" });
  assertEquals((await makeRoom(app, ADA)).status, 303);
});

Deno.test("it's remembered where those come from who sit, and of nobody else", async () => {
  await using app = await serveApp();
  const { reports, book } = app.services.moderation;
  const sourceOf = async (code: string) => {
    const identity = digest(code);
    await reports.file({ kind: "chat", identity, name: "", room: null, lines: [] }, "elsewhere");
    return (await book.reports(9)).find((report) => report.identity === identity)!.source;
  };
  const code = await openRoom(app);
  await sendJoin(app, code, "sit", ADA);
  for (const [room, wish] of [["AAAAAA", "sit"], [code, "watch"], [code, "back"]] as const) {
    await sendJoin(app, room, wish, codeOf(`Ben ${wish}`));
    assertEquals(await sourceOf(codeOf(`Ben ${wish}`)), null, wish);
  }
  assert(await sourceOf(ADA) !== null);
});

Deno.test("a room that an admin ends is gone for all its players, and stays gone", async () => {
  await using app = await serveApp();
  const code = await openRoom(app);
  const blue = await SocketPlayer.at(app.url, code);
  const red = await SocketPlayer.at(app.url, code);
  await blue.until(() => blue.has("began"));
  // A game that both have moved in is kept, unless it's over.
  blue.send({ t: "move", move: "a1,b1,a2,b2", id: "one", on: 4 });
  await blue.until(() => blue.has("ok"));
  red.send({ t: "move", move: "aa1,ab1,aa2,ab2", id: "one", on: 5 });
  await red.until(() => red.has("ok"));
  await order(app, { act: "end-room", code });
  for (const player of [blue, red]) {
    await player.until(() => player.closed !== undefined);
    assertEquals(player.heard.at(-1), { t: "fatal", why: "unknown-room" });
  }
  assertEquals(await sendJoin(app, code, "watch", ADA), { t: "fatal", why: "unknown-room" });
  assertEquals(await app.services.store.read(code, 0), []);
  assertEquals((await app.services.archive.list({ limit: 1 })).games, [], "nobody has won");
});

Deno.test("while new games are paused none begins, and those under way go on", async () => {
  await using app = await serveApp();
  const code = await openRoom(app);
  const blue = await SocketPlayer.at(app.url, code);
  const red = await SocketPlayer.at(app.url, code);
  await blue.until(() => blue.has("began"));
  const waiting = await openRoom(app), ben = codeOf("Ben");
  const host = await SocketPlayer.at(app.url, waiting);
  await order(app, { act: "pause" });
  const turned = await sendJoin(app, waiting, "sit", ben);
  assert(turned.t === "joined" && turned.player === null && turned.why === "paused");
  const { token } = await makeToken(app, "Cleo", "Cleo One");
  const bot = { method: "POST", headers: { authorization: `Bearer ${token}` }, body: "{}" };
  const refused = await fetch(`${app.url}/api/bot/game/${waiting}/join`, bot);
  assertEquals([refused.status, (await refused.json()).refused], [503, "paused"]);
  // Without its empty seats a game would begin, and with computers in them.
  for (const ask of [{ t: "narrow", seats: 2 }, { t: "enlist", levels: ["easy"] }] as const) {
    host.send({ ...ask, id: ask.t, on: 2 });
  }
  await host.until(() => host.count("refused") === 2);
  assert(host.heard.every((heard) => heard.t !== "refused" || heard.why === "paused"));
  const { status, text } = await makeRoom(app, ADA);
  assertEquals(status, 503);
  assertStringIncludes(text, "No new games for now");
  const wish = { identity: ADA, game: "conquerors-v2", level: "easy", side: 0 };
  assertEquals(await post(app, "/api/games", wish), {
    status: 503,
    body: { refused: "paused", message: REFUSALS.paused },
  });
  blue.send({ t: "move", move: "a1,b1,a2,b2", id: "one", on: 4 });
  await blue.until(() => blue.has("ok"));
  await order(app, { act: "resume" });
  assertEquals((await makeRoom(app, ADA)).status, 303);
  const seated = await sendJoin(app, waiting, "sit", ben);
  assert(seated.t === "joined" && seated.player === 1);
  await Promise.all([blue.close(), red.close(), host.close()]);
});

Deno.test("who blocked somebody never sits down with them, from either side", async () => {
  await using app = await serveApp();
  const ben = codeOf("Ben");
  const { blocks } = app.services.moderation;
  await blocks.add(digest(ADA), digest(ben), "elsewhere");
  for (const [host, guest] of [[ADA, ben], [ben, ADA]] as const) {
    const code = await openRoom(app);
    assertEquals((await sendJoin(app, code, "sit", host)).t, "joined");
    const turned = await sendJoin(app, code, "sit", guest);
    assert(turned.t === "joined" && turned.player === null && turned.why === "blocked");
    const other = await sendJoin(app, code, "sit", codeOf("Cleo"));
    assert(other.t === "joined" && other.player === 1);
  }
});

Deno.test("a name that was taken away isn't shown at a table either, nor is a bot's", async () => {
  await using app = await serveApp();
  const { book } = app.services.moderation;
  const { token } = await makeToken(app, "Ada", "Rude");
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${app.url}/api/bot/stream`, { headers });
  const online = async () => (await (await fetch(`${app.url}/api/bot/online`)).json()).bots;
  const [{ name }] = await online();
  assertEquals(name, "Rude");
  const taken = { t: "take-name", identity: "nobody's", name: "Rude" } as const;
  await book.act({ at: 0, act: "take-name", subject: "", until: null, reason: "" }, [taken]);
  const player = new SocketPlayer(app.url);
  await player.open();
  const code = await openRoom(app);
  player.join(code, "sit", { name: "RUDE" });
  await player.until(() => player.has("snapshot"));
  const found = player.heard.find((heard) => heard.t === "snapshot");
  assertEquals(found?.t === "snapshot" && found.room.players.map(({ name }) => name), [""]);
  const [bot] = await online();
  assertEquals(bot.name, "");
  await stream.body!.cancel();
  await player.close();
});
