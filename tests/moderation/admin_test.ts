/** The admin's page as it's served: who gets in, and what its forms do. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { Admin } from "../../lib/server/moderation/admin.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";

const TOKEN = "a token of the admin's own";
const WITH_TOKEN = { adminToken: TOKEN };

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly cookie: string | null;
  readonly headers: Headers;
  readonly text: string;
}

async function ask({ url }: ServedApp, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers({ "accept-language": "en", ...init.headers });
  const response = await fetch(url + path, { redirect: "manual", ...init, headers });
  return {
    status: response.status,
    location: response.headers.get("location"),
    cookie: response.headers.get("set-cookie"),
    headers: response.headers,
    text: await response.text(),
  };
}

/** Sends a form as a page of the site does. */
function send(
  app: ServedApp,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams(fields);
  return ask(app, path, { method: "POST", body, headers: { origin: app.url, ...headers } });
}

/** The cookie of a browser that has signed in. */
async function signIn(app: ServedApp): Promise<string> {
  const { cookie } = await send(app, "/admin/enter", { token: TOKEN });
  return cookie!.split(";")[0]!;
}

Deno.test("without a token there is no admin's page", async () => {
  await using app = await serveApp();
  assertEquals((await ask(app, "/admin")).status, 404);
  for (const path of ["/admin/enter", "/admin/leave", "/admin/act"]) {
    assertEquals((await send(app, path, { token: "" })).status, 404, path);
  }
});

Deno.test("who gives the token is let in, by a cookie that no script and no other site has", async () => {
  await using app = await serveApp({}, WITH_TOKEN);
  const before = await ask(app, "/admin");
  assertEquals(before.status, 200);
  assertStringIncludes(before.text, 'type="password"');
  assert(!before.text.includes("Pause new games"));
  const { status, location, cookie } = await send(app, "/admin/enter", { token: TOKEN });
  assertEquals([status, location], [303, "/admin?said="]);
  assertMatch(cookie!, /^admin=[\w-]{22}; Path=\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  const after = await ask(app, "/admin", { headers: { cookie: cookie!.split(";")[0]! } });
  assertStringIncludes(after.text, "Pause new games");
  assertEquals(after.headers.get("cache-control"), "no-store");
  assertStringIncludes(after.text, '<meta name="robots" content="noindex"');
  assert(!after.text.includes(TOKEN));
});

Deno.test("a wrong token lets nobody in, and soon not even the right one", async () => {
  await using app = await serveApp({}, WITH_TOKEN);
  const said: (string | null)[] = [];
  // Twelve, since a minute may end between them.
  for (let n = 0; n < 12; n++) {
    const { location, cookie } = await send(app, "/admin/enter", { token: `${TOKEN}${n}` });
    assertEquals(cookie, null);
    said.push(location);
  }
  assertEquals(said[0], "/admin?said=wrong");
  assertEquals(said.at(-1), "/admin?said=limit");
  assertStringIncludes((await ask(app, said.at(-1)!)).text, "Too many tries");
});

Deno.test("only a page of this site, with a session, can order anything", async () => {
  await using app = await serveApp({}, WITH_TOKEN);
  const cookie = await signIn(app);
  const pause = (headers: Record<string, string>) =>
    send(app, "/admin/act", { act: "pause" }, headers);
  await pause({});
  await pause({ cookie: `admin=${"a".repeat(22)}` });
  assertEquals((await pause({ cookie, origin: "https://elsewhere.example" })).status, 403);
  const body = new URLSearchParams({ act: "pause" });
  const bare = await ask(app, "/admin/act", { method: "POST", body, headers: { cookie } });
  assertEquals(bare.status, 403, "not even where nobody says which page sent it");
  assertEquals((await ask(app, "/admin/act?act=pause", { headers: { cookie } })).status, 404);
  assertEquals((await send(app, "/admin/act", { act: "x".repeat(5_000) }, { cookie })).status, 413);
  assert(!app.services.moderation.isPaused);
  assertEquals((await pause({ cookie })).location, "/admin?said=done");
  assert(app.services.moderation.isPaused);
});

Deno.test("who signs out is out, also with a copy of the cookie", async () => {
  await using app = await serveApp({}, WITH_TOKEN);
  const cookie = await signIn(app);
  const left = await send(app, "/admin/leave", {}, { cookie });
  assertMatch(left.cookie!, /^admin=; Path=\/admin; Max-Age=0/);
  assertStringIncludes((await ask(app, "/admin", { headers: { cookie } })).text, "Sign in");
});

Deno.test("a session ends after half a day, and the oldest for a seventeenth", async () => {
  let now = 0;
  const world = { now: () => now, random: realWorld.random };
  const admin = new Admin(TOKEN, SqliteStore.open().books.notices, world);
  const enter = async () => {
    const entered = await admin.enter(TOKEN, "here");
    assert(typeof entered !== "string");
    return entered.session;
  };
  const first = await enter();
  assert(await admin.knows(first) && !await admin.knows(undefined) && !await admin.knows(""));
  now = 12 * 3_600_000 - 1;
  assert(await admin.knows(first));
  now++;
  assert(!await admin.knows(first));
  const sessions: string[] = [];
  for (let n = 0; n < 17; n++) {
    now += 60_000;
    sessions.push(await enter());
  }
  const known = await Promise.all(sessions.map((session) => admin.knows(session)));
  assertEquals(known, sessions.map((_, n) => n > 0));
});

Deno.test("another process knows who is signed in, unless its token is another", async () => {
  const { notices } = SqliteStore.open().books;
  const open = (token: string) => new Admin(token, notices, realWorld);
  const entered = await open(TOKEN).enter(TOKEN, "here");
  assert(typeof entered !== "string");
  assert(await open(TOKEN).knows(entered.session));
  assert(!await open(`${TOKEN}, a new one`).knows(entered.session));
});

Deno.test("reports are shown as they were written, and a form's order is done and noted", async () => {
  await using app = await serveApp({}, WITH_TOKEN);
  const { reports, book } = app.services.moderation;
  const lines = ["<script>alert(1)</script>", "you & me"];
  const rude = { kind: "chat", identity: "Ada's", name: "<b>Ada", room: "ABCDEF", lines } as const;
  await reports.file(rude, "elsewhere");
  const cookie = await signIn(app);
  const look = async () => (await ask(app, "/admin", { headers: { cookie } })).text;
  assertStringIncludes(await look(), "&lt;script>alert(1)&lt;/script>");
  assert(!(await look()).includes("<b>Ada"));
  const order = { act: "mute", report: "1", term: "week", reason: "shouted" };
  assertEquals((await send(app, "/admin/act", order, { cookie })).location, "/admin?said=done");
  const after = await look();
  assertStringIncludes(after, "No open reports.");
  assertStringIncludes(after, "shouted");
  assertEquals(after.split("shouted").length, 3, "where it's in force, and in what was done");
  assertEquals((await book.restraints(Date.now())).map(({ kind }) => kind), ["mute"]);
  for (let n = 0; n < 52; n++) await reports.file({ ...rude, identity: `${n}` }, `source ${n}`);
  const full = await look();
  assertStringIncludes(full, "Reports (52)");
  assertEquals(full.split('<a href="/r/ABCDEF/watch">').length - 1, 50);
  for (
    const [fields, said] of [
      [{ act: "mute", report: "777", term: "day" }, "unknown"],
      [{ act: "end-room", code: "QQQQQQ" }, "unknown"],
      [{ act: "mute" }, "malformed"],
    ] as const
  ) {
    assertEquals(
      (await send(app, "/admin/act", fields, { cookie })).location,
      `/admin?said=${said}`,
    );
  }
});

Deno.test("the page speaks Spanish, too, and says nothing that is only in its address", async () => {
  await using app = await serveApp({}, WITH_TOKEN);
  const headers = { cookie: await signIn(app), "accept-language": "es" };
  assertStringIncludes((await ask(app, "/admin?said=done", { headers })).text, "Hecho.");
  assert(!(await ask(app, "/admin?said=toString", { headers })).text.includes("native code"));
});

Deno.test("who guesses soon has to wait, and keeps nobody else out", async () => {
  const store = SqliteStore.open();
  const admin = new Admin(TOKEN, store.books.notices, { now: () => 0, random: () => 0.5 });
  for (let source = 0; source < 20; source++) {
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => admin.enter("a guess", `source ${source}`)),
    );
    assertEquals(tries, [...Array(5).fill("wrong"), "limit"]);
  }
  assert(typeof await admin.enter(TOKEN, "here") === "object");
  await store.close();
});
