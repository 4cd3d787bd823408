/** Behind nginx and Caddy, as `deploy/` sets them up: HTTP/2, TLS, and a proxy's own addresses. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import type { Browser } from "playwright-core";
import { Buffer } from "node:buffer";
import { once } from "node:events";
import { type ClientHttp2Session, connect as connectSecure } from "node:http2";
import { request } from "node:https";
import { brotliDecompressSync } from "node:zlib";
import { makeToken } from "../bots/bot_client.ts";
import { visitRoom } from "../browser/room.ts";
import { settled } from "../browser/settled.ts";
import { TablePage } from "../browser/table_page.ts";
import { hasBrowser, launchBrowser, perform } from "../browser/visits.ts";
import { type Answer, ask, type Asked, askTogether } from "./ask.ts";
import { Production, type Server } from "./production.ts";
import { hasProxies, type Proxy, startCaddy, startNginx } from "./proxy.ts";
import { makeRoom, playTwoTurns, POLLING } from "./visitors.ts";

const ignore = ![hasProxies(), hasBrowser].every(Boolean);

/** A browser rests on its pages' sockets and files a little longer than a test on its pages. */
const LOOSE = { ignore, sanitizeOps: false, sanitizeResources: false };

/** Requests that one address may have under way at nginx. */
const MOST_CONNECTIONS = 600;
/** What thirty browsers have when they open a page together: each a socket, the page's files, and the worker's. */
const CLASS = { pupils: 30, requests: 1 + 12 + 4 };
/** Rooms that one address may have open. */
const MOST_ROOMS = 3;

/** Most of what a proxy may take to pass a line on, ms: one that gathers them takes minutes. */
const AT_ONCE = 10_000;

const UNTOLD = /TRUSTED_HOPS is 0/g;

const STARTS = { nginx: startNginx, Caddy: startCaddy };
type Name = keyof typeof STARTS;

let production: Production;
let server: Server;
let browser: Browser;
const proxies = {} as Record<Name, Proxy>;

Deno.test.beforeAll(async () => {
  if (ignore) return;
  [production, browser] = await Promise.all([
    Production.build(),
    launchBrowser(["--ignore-certificate-errors"]),
  ]);
  const settings = { TRUSTED_HOPS: "1", LIMIT_ROOMS_PER_SOURCE: `${MOST_ROOMS}` };
  server = await production.serve(settings);
  for (const [name, start] of Object.entries(STARTS)) {
    proxies[name as Name] = await start(server.port);
  }
});

Deno.test.afterAll(async () => {
  await browser?.close();
  for (const proxy of Object.values(proxies)) await proxy[Symbol.asyncDispose]();
  await production?.[Symbol.asyncDispose]();
});

/** Registers a test that runs behind each proxy. */
function behindEach(what: string, test: (proxy: Proxy) => Promise<void>): void {
  for (const name of Object.keys(STARTS) as Name[]) {
    Deno.test({ ...LOOSE, name: `behind ${name}, ${what}`, fn: () => test(proxies[name]) });
  }
}

behindEach(
  "two play by socket and by polling",
  (proxy) =>
    perform(browser, proxy.url, async (scene) => {
      const sockets: string[] = [];
      const blue = await makeRoom(scene, { hear: (url) => sockets.push(url) });
      await blue.page.locator("svg.qr").waitFor();
      const red = await visitRoom(scene, blue, POLLING);
      const link = await blue.page.evaluate(() => location.href);
      assertMatch(link, /\/r\/\w{6}$/);
      await playTwoTurns(blue, red);
      assertEquals(sockets, [`${proxy.url.replace("http", "ws")}/api/ws`]);
    }),
);

behindEach(
  "everything a page asks for arrives whole",
  (proxy) =>
    perform(browser, proxy.url, async ({ open }) => {
      const files = new Set<string>();
      for (const path of ["/", "/play?level=easy"]) {
        const page = await open(path);
        if (path !== "/") await TablePage.at(page);
        await settled(page);
        const asked = await page.evaluate(() =>
          performance.getEntriesByType("resource").map(({ name }) => name)
        );
        for (const url of asked.filter(isFile)) files.add(url);
      }
      const urls = [
        ...files,
        ...["/worker.js", "/solver.js", "/offline.js"].map((path) => {
          return proxy.url + path;
        }),
      ];
      assert(urls.some((url) => url.includes("/site.css")) && urls.length > 8, `${urls}`);
      for (const encoding of ["br", "identity"]) {
        const accepted = { "accept-encoding": encoding };
        const proxied = await askTogether(urls, accepted);
        for (const [at, url] of urls.entries()) {
          const direct = await ask(atServer(url), { headers: accepted });
          assertWhole(url, proxied[at]!, direct);
        }
      }
      const [style] = await askTogether(urls.filter((url) => url.includes("/site.css")));
      assert(decode(style!).equals(await production.read("_fresh/static/site.css")));
    }),
);

/** Whether it is a file of the build: the same each time it is asked for. */
function isFile(url: string): boolean {
  return /\.(js|css|svg|png|woff2)$/.test(new URL(url).pathname);
}

/** The same address at the server itself. */
function atServer(url: string): string {
  const { pathname, search } = new URL(url);
  return `http://127.0.0.1:${server.port}${pathname}${search}`;
}

/** An answer has as many bytes as it says, and the server's own. */
function assertWhole(url: string, proxied: Answer, direct: Answer): void {
  assertEquals([proxied.status, direct.status], [200, 200], url);
  const { "content-length": length, "content-encoding": encoding } = proxied.headers;
  if (length !== undefined) assertEquals(Number(length), proxied.body.length, url);
  assertEquals(encoding, direct.headers["content-encoding"], url);
  assertEquals(proxied.body.length, direct.body.length, url);
  assert(decode(proxied).equals(decode(direct)), url);
}

function decode({ headers, body }: Answer): Buffer {
  return headers["content-encoding"] === "br" ? brotliDecompressSync(body) : Buffer.from(body);
}

behindEach("pages name the address that was asked for, and are for HTTPS", async ({ url }) => {
  const forged = { "x-forwarded-host": "evil.test", "x-forwarded-proto": "http" };
  for (const headers of [{}, forged]) {
    const page = await ask(`${url}/?lang=es`, { headers });
    const html = new TextDecoder().decode(page.body);
    for (
      const tag of [
        `<link rel="canonical" href="${url}/?lang=es"`,
        `hreflang="en" href="${url}/?lang=en"`,
        `<meta property="og:url" content="${url}/"`,
        `property="og:image" content="${url}/og.png"`,
      ]
    ) assertStringIncludes(html, tag);
    assertMatch(String(page.headers["strict-transport-security"]), /^max-age=\d{8}/);
    assertMatch(String(page.headers["set-cookie"]), /^lang=es;.*SameSite=Lax; Secure$/);
  }
});

behindEach("plain HTTP leads to HTTPS", async ({ plainUrl }) => {
  const { status, headers } = await ask(`${plainUrl}/play?game=conway`);
  assertEquals([status, headers.location], [308, "https://game.test/play?game=conway"]);
});

behindEach("forms and sockets are taken from its own pages alone", async ({ url }) => {
  const from = "127.0.0.9";
  for (
    const [origin, made, opened] of [[url, 303, 101], ["https://evil.test", 403, 403]] as const
  ) {
    const form = await ask(`${url}/new`, newRoom({ from, headers: { origin } }));
    assertEquals(form.status, made, origin);
    const socket = await ask(`${url}/api/ws`, { headers: { ...UPGRADE, origin } });
    assertEquals(socket.status, opened, origin);
  }
});

const UPGRADE = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

/** What a browser without `Sec-Fetch-Site` sends to make a room. */
function newRoom(asked: Asked): Asked {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", body: "side=0", ...asked, headers: { ...form, ...asked.headers } };
}

behindEach(
  "each visitor has limits of their own, whatever they say of themselves",
  async (proxy) => {
    // Nobody else in these tests comes from there.
    const [greedy, other] = proxy === proxies.nginx
      ? ["127.0.1.1", "127.0.1.2"]
      : ["127.0.2.1", "127.0.2.2"];
    const statuses = [];
    for (let count = 0; count <= MOST_ROOMS; count++) {
      const headers = { origin: proxy.url, "x-forwarded-for": `203.0.113.${count}` };
      statuses.push((await ask(`${proxy.url}/new`, newRoom({ from: greedy, headers }))).status);
    }
    assertEquals(statuses, [...Array(MOST_ROOMS).fill(303), 429]);
    const headers = { origin: proxy.url };
    assertEquals((await ask(`${proxy.url}/new`, newRoom({ from: other, headers }))).status, 303);
  },
);

behindEach("no more is taken in than forms need", async ({ url }) => {
  const form = newRoom({ headers: { origin: url }, body: "x".repeat(70_000) });
  const refused = await ask(`${url}/new`, form).then(({ status }) => status, brokenOff);
  // The server refuses it too, and may be first. Caddy 2.6 says 502 where it should say 413.
  assert([400, 413, 502, "EPIPE", "ECONNRESET"].includes(refused), `${refused}`);
  // By the game, which finds no sense in it: nobody else is kept out.
  const next = await ask(`${url}/api/send`, { method: "POST", body: "{}", from: "127.0.0.9" });
  assertEquals(next.status, 400);
});

behindEach("a bot hears at once what it's told", async ({ url }) => {
  const app = { url: `http://127.0.0.1:${server.port}` };
  const { token } = await makeToken(app, new URL(url).port, "Blocky");
  const { hostname, host, port } = new URL(url);
  const stream = request({
    host: "127.0.0.1",
    port: Number(port),
    path: "/api/bot/stream",
    servername: hostname,
    headers: { host, authorization: `Bearer ${token}` },
    agent: false,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(AT_ONCE),
  });
  stream.end();
  const [answer] = await once(stream, "response");
  const [line] = await once(answer, "data");
  stream.destroy();
  assertMatch(String(line), /^\{"type":"hello"/);
});

/** The code of a connection that was closed while a form was on its way. */
function brokenOff(error: Error & { readonly code?: string }): string {
  if (error.code === undefined) throw error;
  return error.code;
}

Deno.test({
  ...LOOSE,
  name: "behind nginx, an address has so many requests under way, and others are served",
  async fn() {
    const { url } = proxies.nginx, { pupils, requests } = CLASS;
    const browsers = await Promise.all(
      Array.from({ length: pupils }, () => beginPosts(url, requests)),
    );
    const inClass = await ask(`${url}/healthz`);
    browsers.push(await beginPosts(url, MOST_CONNECTIONS - pupils * requests));
    const answers = [
      inClass,
      await ask(`${url}/healthz`),
      await ask(`${url}/healthz`, { from: "127.0.0.9" }),
    ];
    for (const browser of browsers) browser.destroy();
    assertEquals(answers.map(({ status }) => status), [200, 429, 200]);
  },
});

/** Begins to send forms by HTTP/2, and stops in the middle; done once nginx has counted all of them. */
async function beginPosts(url: string, count: number): Promise<ClientHttp2Session> {
  const { port, host, hostname } = new URL(url);
  const session = connectSecure(`https://127.0.0.1:${port}`, {
    servername: hostname,
    rejectUnauthorized: false,
  });
  for (let begun = 0; begun < count; begun++) {
    const headers = { ":method": "POST", ":path": "/new", ":authority": host };
    const stream = session.request(
      { ...headers, "content-length": "100" },
      { endStream: false },
    );
    // It's given up at the end of the test.
    stream.on("error", () => {}).write("side=0");
  }
  // What a connection asks for is counted in its order.
  const last = session.request({ ":path": "/healthz", ":authority": host });
  last.resume().end();
  await once(last, "response");
  return session;
}

Deno.test({
  ...LOOSE,
  name: "a server that isn't told of its proxy says so once, and still serves",
  async fn() {
    const untold = await production.serve();
    {
      await using proxy = await startNginx(untold.port);
      await perform(browser, proxy.url, async (scene) => {
        const blue = await makeRoom(scene);
        await playTwoTurns(blue, await visitRoom(scene, blue, POLLING));
      });
      // Browsers that don't send Sec-Fetch-Site are known only by an https origin.
      const form = await ask(`${proxy.url}/new`, newRoom({ headers: { origin: proxy.url } }));
      assertEquals(form.status, 303);
    }
    const log = await untold.stop();
    assertEquals(log.match(UNTOLD)?.length, 1, log);
  },
});

Deno.test({
  ...LOOSE,
  name: "behind nginx, a host that is not PUBLIC_URL's is redirected or refused",
  async fn() {
    const settings = { TRUSTED_HOPS: "1", PUBLIC_URL: "https://game.test" };
    const server = await production.serve(settings);
    await using proxy = await startNginx(server.port);
    const foreign = await ask(`${proxy.url}/play?game=conway`);
    assertEquals(
      [foreign.status, foreign.headers.location],
      [308, "https://game.test/play?game=conway"],
    );
    assertEquals((await ask(`${proxy.url}/new`, newRoom({}))).status, 421);
    assertEquals((await ask(`${proxy.url}/api/ws`, { headers: UPGRADE })).status, 421);
    assertEquals((await ask(`http://127.0.0.1:${server.port}/healthz`)).status, 200);
    const home = await ask(`${proxy.url}/`, { headers: { host: "game.test" } });
    assertStringIncludes(
      new TextDecoder().decode(home.body),
      '<link rel="canonical" href="https://game.test/"',
    );
  },
});
