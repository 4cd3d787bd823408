/** Reporting and blocking people, as it's served. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { REFUSALS } from "../../lib/server/api/refusals.ts";
import { digest } from "../../lib/server/digest.ts";
import { codeOf, post } from "../pages/ask.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame } from "../store/finished.ts";
import { SocketPlayer } from "../transport/socket_player.ts";

const ADA = codeOf("Ada");

/** A table at which somebody without a name has said some lines; player 0 and player 1. */
async function tableOf({ services, url }: ServedApp, lines: readonly string[]) {
  const opened = await services.hub.open(SETTINGS, ["elsewhere"]);
  assert("code" in opened);
  const { code } = opened;
  const [one, other] = [await SocketPlayer.at(url, code), await SocketPlayer.at(url, code)];
  await one.until(() => one.has("began"));
  for (const [n, text] of lines.entries()) {
    other.send({ t: "say", text, id: `line${n}`, on: 4 + n });
    await one.until(() => one.count("said") === n + 1);
  }
  return { code, one, other, close: () => Promise.all([one.close(), other.close()]) };
}

/** A player with a name and a number. */
async function named({ services }: ServedApp): Promise<number> {
  await services.archive.keep(finishedGame({ endedAt: Date.now() }));
  const player = await services.players.claim("Ben's", "Benjamin", Date.now());
  assert(typeof player !== "string");
  return player.id;
}

Deno.test("a report of chat has the person's last lines and where they are, and nobody else's", async () => {
  await using app = await serveApp();
  const table = await tableOf(app, ["one", "two", "three"]);
  const report = (body: object) => post(app, "/api/report", { identity: table.one.token, ...body });
  const about = { room: table.code, player: 1, kind: "chat" };
  assertEquals(await report(about), { status: 200, body: { reported: true } });
  assertEquals((await report({ ...about, kind: "name" })).status, 200);
  const [chat, name] = await app.services.moderation.book.reports(9);
  assertEquals([chat!.lines, chat!.room], [["one", "two", "three"], table.code]);
  assertEquals([chat!.kind, name!.kind], ["chat", "name"]);
  assertEquals(chat!.identity, digest(table.other.token));
  assertMatch(chat!.source!, /^source-/);
  await table.close();
});

Deno.test("nobody reports who isn't there, themselves, or without saying what for", async () => {
  await using app = await serveApp();
  const table = await tableOf(app, []);
  const { code: room } = table;
  const report = async (body: object) =>
    (await post(app, "/api/report", { identity: table.one.token, kind: "chat", ...body })).body;
  for (const about of [{}, { room }, { room, player: 2 }, { room, player: -1 }, { player: 9 }]) {
    assertEquals(
      await report(about),
      { refused: "unknown", message: REFUSALS.unknown },
      JSON.stringify(about),
    );
  }
  assertEquals(await report({ room: "QQQQQQ", player: 0 }), {
    refused: "unknown",
    message: REFUSALS.unknown,
  });
  assertEquals(
    await report({ room, player: 0 }),
    { refused: "unknown", message: REFUSALS.unknown },
    "it's the same person",
  );
  assertEquals(await report({ room, player: 1, kind: "face" }), {
    refused: "malformed",
    message: '"kind" must be "chat" or "name", got "face".',
  });
  assertEquals(await app.services.moderation.book.reports(9), []);
  await table.close();
});

Deno.test("who was forgotten can be neither reported nor blocked, and a report of them is gone", async () => {
  await using app = await serveApp();
  const table = await tableOf(app, ["boo"]);
  const about = { identity: table.one.token, room: table.code, player: 1 };
  assertEquals((await post(app, "/api/report", { ...about, kind: "chat" })).status, 200);
  assertEquals((await post(app, "/api/me/blocks", { ...about, wish: "on" })).status, 200);
  await post(app, "/api/me/forget", { identity: table.other.token });
  assertEquals(await app.services.moderation.book.reports(9), []);
  assertEquals(await app.services.moderation.blocks.by(digest(table.one.token)), []);
  const unknown = { status: 404, body: { refused: "unknown", message: REFUSALS.unknown } };
  assertEquals(await post(app, "/api/report", { ...about, kind: "chat" }), unknown);
  assertEquals(await post(app, "/api/me/blocks", { ...about, wish: "on" }), unknown);
  await table.close();
});

Deno.test("one source has its share of open reports, and hears when it's enough", async () => {
  await using app = await serveApp({ reportsPerSource: 1 });
  const table = await tableOf(app, ["boo"]);
  const about = { identity: ADA, room: table.code, kind: "chat" };
  assertEquals((await post(app, "/api/report", { ...about, player: 1 })).status, 200);
  const second = await post(app, "/api/report", { ...about, player: 0 });
  assertEquals(second, { status: 429, body: { refused: "limit", message: REFUSALS.limit } });
  await table.close();
});

Deno.test("one source fills in so many forms in a minute, and no more", async () => {
  await using app = await serveApp({ accountsPerMinute: 2 });
  const player = String(await named(app)), statuses: number[] = [];
  // Five, since a minute may end between them.
  for (let sent = 0; sent < 5; sent++) {
    const body = new URLSearchParams({ player });
    const response = await fetch(`${app.url}/report`, { method: "POST", body });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  assertEquals(statuses.slice(0, 2), [200, 200]);
  assert(statuses.includes(429));
});

Deno.test("a block is kept with the player, shown as a name or none, and undone by its key", async () => {
  await using app = await serveApp();
  const number = await named(app);
  const table = await tableOf(app, []);
  const ask = async (body: object) =>
    (await post(app, "/api/me/blocks", { identity: table.one.token, ...body })).body;
  const here = { room: table.code };
  assertEquals(await ask({ wish: "look", ...here }), { players: [] });
  assertEquals(await ask({ wish: "on", ...here, player: 1 }), { isBlocked: true });
  assertEquals(await ask({ wish: "on", player: number }), { isBlocked: true });
  assertEquals(await ask({ wish: "look", ...here }), { players: [1] });
  const { people } = await ask({ wish: "look" }) as { people: { key: string; name: string }[] };
  assertEquals(people.map(({ name }) => name).sort(), ["Benjamin", null] as string[]);
  const said = JSON.stringify(people);
  for (const secret of [table.other.token, digest(table.other.token), "Ben's"]) {
    assert(!said.includes(secret));
  }
  for (const { key } of people) assertEquals(await ask({ wish: "off", key }), { isBlocked: false });
  assertEquals(await ask({ wish: "look" }), { people: [] });
  assertEquals(await ask({ wish: "off", key: people[0]!.key }), {
    refused: "unknown",
    message: REFUSALS.unknown,
  });
  assertEquals(await ask({ wish: "on", ...here, player: 0 }), {
    refused: "unknown",
    message: REFUSALS.unknown,
  }, "oneself");
  assertEquals(await ask({ wish: "maybe" }), {
    refused: "malformed",
    message: '"wish" must be "look" or "on" or "off", got "maybe".',
  });
  await table.close();
});

async function form({ url }: ServedApp, fields: Record<string, string>) {
  const headers = { origin: url, "accept-language": "en" };
  const body = new URLSearchParams(fields);
  const response = await fetch(`${url}/report`, { method: "POST", headers, body });
  return { status: response.status, text: await response.text() };
}

Deno.test("a name on the leaderboard can be reported without a script, and blocked with one", async () => {
  await using app = await serveApp();
  const player = `${await named(app)}`;
  const board = await (await fetch(`${app.url}/leaderboard?period=all`)).text();
  assertStringIncludes(board, `href="/report?player=${player}"`);
  const page = await fetch(`${app.url}/report?player=${player}`);
  assertStringIncludes(await page.text(), "Benjamin");
  assertStringIncludes((await form(app, { player, act: "report" })).text, "Thanks.");
  const [report] = await app.services.moderation.book.reports(9);
  assertEquals([report!.kind, report!.name, report!.room], ["name", "Benjamin", null]);
  const { blocks } = app.services.moderation;
  assertStringIncludes((await form(app, { player, act: "block" })).text, "That didn't work");
  const blocked = await form(app, { player, act: "block", identity: ADA });
  assertStringIncludes(blocked.text, "Blocked.");
  assertEquals(await blocks.by(digest(ADA)), ["Ben's"]);
  for (const query of ["", "?player=99", "?player=x", "?player=-1"]) {
    const missing = await fetch(`${app.url}/report${query}`);
    assertEquals(missing.status, 404);
    await missing.body?.cancel();
  }
  assertEquals((await form(app, { player: "99", act: "report" })).status, 404);
});
