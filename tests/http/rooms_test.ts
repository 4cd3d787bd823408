/** The pages and forms around rooms, as plain requests. */

import {
  assert,
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertStringIncludes,
} from "@std/assert";
import { join } from "node:path";
import { readSettings } from "../../lib/rooms/settings.ts";
import { digest } from "../../lib/server/digest.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { serveApp } from "../serve_app.ts";

const LOCATION = /^\/r\/[A-HJKMNP-Z2-9]{6}$/;

interface Asked {
  readonly status: number;
  readonly location: string | null;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks as a page of the app does. */
async function ask(url: string, path: string, init: RequestInit = {}): Promise<Asked> {
  const headers = new Headers({ "accept-language": "en", origin: url, ...init.headers });
  const response = await fetch(url + path, { redirect: "manual", ...init, headers });
  const { status } = response;
  return {
    status,
    location: response.headers.get("location"),
    headers: response.headers,
    text: await response.text(),
  };
}

function post(url: string, path: string, fields: Record<string, string>): Promise<Asked> {
  return ask(url, path, { method: "POST", body: new URLSearchParams(fields) });
}

async function makeRoom(url: string, fields: Record<string, string> = {}): Promise<string> {
  return (await post(url, "/new", fields)).location!;
}

Deno.test("the form makes a room and leads to it, by GET", async () => {
  await using app = await serveApp();
  const made = await post(app.url, "/new", { game: "conquerors-classic", side: "1", clock: "60" });
  assertEquals(made.status, 303);
  assertMatch(made.location!, LOCATION);
  const room = await ask(app.url, made.location!);
  assertEquals(room.status, 200);
  assertStringIncludes(room.text, '<meta name="robots" content="noindex"');
  assertStringIncludes(room.text, `Room ${made.location!.slice(3)}`);
  assertEquals(room.headers.get("referrer-policy"), "same-origin");
});

for (
  const fields of [
    { game: "chess" },
    { side: "2" },
    { clock: "4" },
    { clock: "1e9" },
    { clock: "soon" },
    { komi: "0.3" },
    { komi: "999" },
  ]
) {
  Deno.test(`a room cannot be set up as ${JSON.stringify(fields)}`, async () => {
    await using app = await serveApp();
    const { status, text } = await post(app.url, "/new", fields);
    assertEquals(status, 400);
    assertStringIncludes(text, "Couldn't make the room");
  });
}

Deno.test("a form of another site, one too long to be ours, or no form at all, makes no room", async () => {
  await using app = await serveApp({ roomsPerSource: 1 });
  const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const body = new URLSearchParams({ side: "0" });
  const foreign = await ask(app.url, "/new", { method: "POST", body, headers });
  assertEquals(foreign.status, 403);
  const long = await post(app.url, "/new", { side: "0", note: "x".repeat(20_000) });
  assertEquals(long.status, 400);
  const json = { "content-type": "application/json" };
  const other = await ask(app.url, "/new", { method: "POST", body: "{}", headers: json });
  assertEquals(other.status, 400);
  assertMatch(await makeRoom(app.url), LOCATION);
});

Deno.test("one source has its share of rooms and no more, whatever it says of its address", async () => {
  await using app = await serveApp({ roomsPerSource: 2 });
  for (let room = 0; room < 2; room++) assertMatch(await makeRoom(app.url), LOCATION);
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const { status, text } = await ask(app.url, "/new", {
    method: "POST",
    body: new URLSearchParams(),
    headers,
  });
  assertEquals(status, 429);
  assertStringIncludes(text, "Too many rooms");
});

Deno.test("one browser has its share of rooms and no more, wherever it opened them from", async () => {
  await using app = await serveApp({ roomsPerIdentity: 2 });
  const identity = "i".repeat(22);
  const settings = readSettings(() => undefined, () => 0)!;
  for (const address of ["203.0.113.7", "203.0.113.8"]) {
    await app.services.hub.open(settings, [address, digest(identity)]);
  }
  assertEquals((await post(app.url, "/new", { identity })).status, 429);
  assertEquals((await post(app.url, "/new", { identity: "i".repeat(23) })).status, 303);
});

Deno.test("rooms count for their address after a restart, and the database doesn't say which", async () => {
  const folder = await Deno.makeTempDir(), path = join(folder, "rooms.sqlite");
  const limits = { roomsPerSource: 2 }, headers = { "x-forwarded-for": "203.0.113.77" };
  const open = async (parts = {}) => {
    await using app = await serveApp(limits, { store: SqliteStore.open(path), trustedHops: 1 });
    const body = new URLSearchParams();
    return (await ask(app.url, "/new", { method: "POST", body, headers, ...parts })).status;
  };
  assertEquals([await open(), await open(), await open()], [303, 303, 429]);
  assertEquals(await open({ headers: { "x-forwarded-for": "203.0.113.78" } }), 303);
  for await (const { name } of Deno.readDir(folder)) {
    const bytes = await Deno.readFile(join(folder, name));
    assert(!new TextDecoder("latin1").decode(bytes).includes("203.0.113"), name);
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("who has loaded a room's page loads it again, whatever others at the same address guess", async () => {
  await using app = await serveApp({ guessesPerMinute: 3 });
  const [room, other] = [await makeRoom(app.url), await makeRoom(app.url)];
  const cookies = await Promise.all([room, other].map(async (path) => {
    const [cookie = ""] = (await ask(app.url, path)).headers.getSetCookie();
    assertMatch(cookie, new RegExp(`^room=[^;]{20,}; Path=${path}; .*HttpOnly; SameSite=Lax$`));
    return cookie.split(";")[0]!;
  }));
  for (const letter of "ABCDE") await ask(app.url, `/r/${letter.repeat(6)}`);
  const load = async (path: string, cookie: string) =>
    (await ask(app.url, path, { headers: { cookie } })).status;
  assertEquals(await load(room, cookies[0]!), 200);
  assertEquals(await load(`${room}/watch`, `lang=en; ${cookies[0]}`), 200);
  for (const cookie of [cookies[1]!, "room=", "room=x", "", "lang=en"]) {
    assertEquals(await load(room, cookie), 429, cookie);
  }
  const refused = await ask(app.url, room, { headers: { accept: "text/html" } });
  assertEquals(refused.status, 429);
  assertStringIncludes(refused.text, "Too many wrong codes");
  assertEquals(await load("/r/HJKMNP", cookies[0]!), 429);
});

Deno.test("a code leads to its room however it is spelled, and a wrong one is kindly refused", async () => {
  await using app = await serveApp();
  const address = await makeRoom(app.url);
  const code = address.slice(3);
  // As keyboards for Japanese and Chinese write letters.
  const wide = code.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const spelled = [code, code.toLowerCase(), wide, ` ${code.slice(0, 3)}-${code.slice(3)} `];
  for (const text of spelled) {
    const { status, location } = await ask(app.url, `/join?code=${encodeURIComponent(text)}`);
    assertEquals([status, location], [302, address]);
  }
  assertEquals((await ask(app.url, address.toLowerCase())).location, address);
  const watched = await ask(app.url, `${address.toLowerCase()}/watch`);
  assertEquals(watched.location, `${address}/watch`);
  for (const path of ["/join", "/join?code=", "/join?code=O0I1L1", "/r/ZZZZZ2", "/r/x/watch"]) {
    const { status, text } = await ask(app.url, path);
    assertEquals(status, 404, path);
    assertStringIncludes(text, "Room not found");
    assertStringIncludes(text, 'href="/me"');
  }
});

Deno.test("asking for a room that there is not makes none", async () => {
  await using app = await serveApp({ roomsPerSource: 1 });
  await ask(app.url, "/r/ZZZZZ2");
  assertMatch(await makeRoom(app.url), LOCATION);
  assertEquals((await ask(app.url, "/r/ZZZZZ2")).status, 404);
});

Deno.test("the server draws links to its rooms and games, and nothing else", async () => {
  await using app = await serveApp();
  const draw = (value: unknown) =>
    ask(app.url, "/api/qr", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(value),
    });
  const drawn = await draw({ link: `${app.url}/r/K7QX2M` });
  const { side, path } = JSON.parse(drawn.text);
  assertEquals([drawn.status, drawn.headers.get("cache-control")], [200, "no-store"]);
  assert(side >= 21 && side <= 57);
  assertMatch(path, /^M[\dMLZ ]+$/);

  const other = await draw({ link: `${app.url}/g#1AB` });
  assertEquals(other.status, 200);
  assertNotEquals(JSON.parse(other.text).path, path);

  const others = [
    { link: "https://elsewhere.example/r/K7QX2M" },
    { link: `${app.url}/play` },
    { link: `${app.url}/r/${"x".repeat(500)}` },
    { link: 7 },
    {},
    null,
    "link",
  ];
  for (const value of others) assertEquals((await draw(value)).status, 400, JSON.stringify(value));
});

Deno.test("one source has its share of links drawn in a minute, and no more", async () => {
  await using app = await serveApp({ drawingsPerMinute: 2 });
  const statuses: number[] = [];
  // Five, since a minute may end between them.
  for (let drawn = 0; drawn < 5; drawn++) {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ link: `${app.url}/r/K7QX2M` });
    statuses.push((await ask(app.url, "/api/qr", { method: "POST", headers, body })).status);
  }
  assertEquals(statuses.slice(0, 2), [200, 200]);
  assert(statuses.includes(429));
});

Deno.test("the lobby's list shows no room before somebody waits in it", async () => {
  await using app = await serveApp();
  await makeRoom(app.url, { listed: "1" });
  const { text, headers } = await ask(app.url, "/api/lobby");
  assertEquals([JSON.parse(text), headers.get("cache-control")], [{ rooms: [] }, "no-cache"]);
});
