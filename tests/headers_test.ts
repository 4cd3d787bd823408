import { Buffer } from "node:buffer";
import { get, type IncomingMessage } from "node:http";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import {
  assert,
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertStringIncludes,
} from "@std/assert";
import { LoopWatch } from "./adversary/loop_watch.ts";
import { PAGE_SCRIPT } from "../lib/server/http/scripts/page.ts";
import { serveApp } from "./serve_app.ts";

const ONE_YEAR = /max-age=31536000.*immutable/;

/** Asks for a path of the served app, as a browser does. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  await using app = await serveApp();
  const init = { method, headers: { "accept-encoding": "br, gzip", ...headers } };
  const response = await fetch(app.url + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The addresses of all files the page asks for by itself. */
function filesOf(html: string): string[] {
  const links = [...html.matchAll(/<(?:link|script)[^>]*(?:href|src)="(\/[^"]+)"/g)];
  return links.map(([, url]) => url!.replaceAll("&amp;", "&"));
}

/** The addresses of the scripts that wake its islands. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/"(\/_fresh\/js\/[^"]+)"/g)].map(([, url]) => url!);
}

const PATHS = [
  ...["/", "/play", "/sandbox", "/study", "/no/such/page", "/rules/chess"],
  ...[
    "/site.css",
    "/worker.js",
    "/sw.js",
    "/favicon.svg",
    "/robots.txt",
    "/changelog",
    "/games.atom",
  ],
  ...[
    "/healthz",
    "/api/games",
    "/api/leaderboard",
    "/api/lobby",
    "/new",
    "/offline",
    "/admin",
    "/report",
  ],
];

for (const path of PATHS) {
  Deno.test(`${path} carries the security headers`, async () => {
    const { headers } = await ask(path);
    assertStringIncludes(headers.get("content-security-policy")!, "default-src 'self'");
    assertStringIncludes(headers.get("content-security-policy")!, "frame-ancestors 'none'");
    assert(!headers.get("content-security-policy")!.includes("unsafe-"));
    assertEquals(headers.get("x-content-type-options"), "nosniff");
    assertEquals(headers.get("referrer-policy"), "same-origin");
    assertEquals(headers.get("cross-origin-opener-policy"), "same-origin");
    assertEquals(headers.get("cross-origin-resource-policy"), "same-origin");
    assertStringIncludes(headers.get("permissions-policy")!, "camera=()");
  });
}

Deno.test("the script that looks ahead may compile its vectors, and no other", async () => {
  const { headers } = await ask("/searcher.js");
  const policy = headers.get("content-security-policy")!;
  assertStringIncludes(policy, "script-src 'self' 'wasm-unsafe-eval';");
  assert(!policy.includes("'unsafe-"), policy);
});

Deno.test("a page on plain http asks for its files on plain http", async () => {
  const policy = (await ask("/")).headers.get("content-security-policy")!;
  assertStringIncludes(policy, "default-src 'self'");
  assert(!policy.includes("upgrade-insecure-requests"), policy);
});

Deno.test("a page asks for its stylesheet before its scripts, and for all that its islands need", async () => {
  for (const path of ["/play", "/leaderboard", "/sandbox"]) {
    const { headers, text } = await ask(path);
    const links = headers.get("link")!.split(", ");
    const sheet = text.match(/<link rel="stylesheet" href="([^"]+)"/)![1];
    assertEquals(links[0], `<${sheet}>; rel="preload"; as="style"`, path);
    for (const script of scriptsOf(text)) {
      assert(links.includes(`<${script}>; rel="modulepreload"; as="script"`), `${path}: ${script}`);
    }
    assert(links.some((link) => link.includes(".words.en.js>")), path);
  }
});

Deno.test("every inline script of a page carries the nonce of its policy, new each time", async () => {
  const [first, second] = [await ask("/"), await ask("/")];
  const nonces = [first, second].map(({ headers, text }) => {
    const nonce = headers.get("content-security-policy")!.match(/script-src [^;]*'nonce-([^']+)'/)
      ?.[1];
    const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)];
    assert(inline.length > 0);
    for (const [tag] of inline) assertStringIncludes(tag, `nonce="${nonce}"`);
    return nonce;
  });
  assertNotEquals(nonces[0], nonces[1]);
});

Deno.test("text of more than 1 KB is compressed", async () => {
  const page = await ask("/");
  const files = await Promise.all(["/worker.js", ...filesOf(page.text)].map((url) => ask(url)));
  for (const { headers, text } of [page, ...files]) {
    if (headers.get("content-type") === "image/png") continue;
    if (text.length > 1024) assertEquals(headers.get("content-encoding"), "br", text.slice(0, 80));
  }
});

Deno.test("what may be kept for a year is sent whole, compressed as well as can be", async () => {
  await using app = await serveApp();
  const page = await (await fetch(`${app.url}/play`)).text();
  const paths = [...filesOf(page), ...scriptsOf(page)].filter((url) => /\.(js|css)/.test(url));
  assert(paths.length >= 3);
  for (const path of paths) {
    const plain = await (await fetch(app.url + path)).bytes();
    const sent = await askRaw(app.url + path, "gzip, br");
    assertEquals(sent, Uint8Array.from(brotliCompressSync(plain)), path);
    for (const accepted of ["gzip", "gzip, br;q=0"]) {
      const gzipped = await askRaw(app.url + path, accepted);
      assertEquals(Uint8Array.from(gunzipSync(gzipped)), plain, path);
    }
    assertEquals(await askRaw(app.url + path, "identity"), plain, path);
  }
});

Deno.test("nobody waits while a script is sent for the first time", async () => {
  await using app = await serveApp();
  const paths = scriptsOf(await (await fetch(`${app.url}/sandbox`)).text());
  assert(paths.length > 0);
  using watch = new LoopWatch();
  for (const path of paths) await askRaw(app.url + path, "br");
  assert(watch.worst < 50, `${watch.worst} ms`);
});

/** The bytes of an answer as they are sent: as many as it says, if it says how many. */
async function askRaw(url: string, accepted: string): Promise<Uint8Array> {
  const options = { headers: { "accept-encoding": accepted } };
  const answer = await new Promise<IncomingMessage>((resolve) => get(url, options, resolve));
  const bytes = Uint8Array.from(Buffer.concat(await Array.fromAsync(answer)));
  const length = answer.headers["content-length"];
  if (length !== undefined) assertEquals(bytes.length, Number(length), url);
  return bytes;
}

Deno.test("what a page asks for may be kept for a year", async () => {
  // The manifest is asked for by its plain name, so that an installed app stays the same one.
  const files = filesOf((await ask("/")).text).filter((url) => !url.endsWith(".webmanifest"));
  assert(files.some((url) => url.startsWith("/site.css?")));
  for (const url of files) {
    assertMatch((await ask(url)).headers.get("cache-control")!, ONE_YEAR, url);
  }
});

Deno.test("a file asked for by its plain name is kept as long as it has not changed", async () => {
  const { headers } = await ask("/favicon.svg");
  assertEquals(headers.get("cache-control"), "no-cache");
  const again = await ask("/favicon.svg", { "if-none-match": headers.get("etag")! });
  assertEquals([again.status, again.text], [304, ""]);
});

Deno.test("a page is kept as long as it has not changed, with the policy it came with", async () => {
  await using app = await serveApp();
  const first = await fetch(app.url);
  await first.body!.cancel();
  assertEquals(first.headers.get("cache-control"), "no-cache");
  const again = await fetch(app.url, { headers: { "if-none-match": first.headers.get("etag")! } });
  assertEquals([again.status, await again.text()], [304, ""]);
  // Nor what isn't there: some caches would take it for the kept page's.
  for (const name of ["content-security-policy", "content-type"]) {
    assertEquals(again.headers.get(name), null, name);
  }
});

Deno.test("a page in another language is another page", async () => {
  const english = await ask("/", { "accept-language": "en" });
  const spanish = await ask("/", { "accept-language": "es" });
  assertStringIncludes(spanish.text, '<html lang="es"');
  assertNotEquals(spanish.headers.get("etag"), english.headers.get("etag"));
  assertStringIncludes(spanish.headers.get("vary")!, "Accept-Language");
});

Deno.test("a language asked for in the address is remembered", async () => {
  const { headers, text } = await ask("/?lang=es", { "accept-language": "en" });
  assertStringIncludes(text, '<html lang="es"');
  assertStringIncludes(headers.get("set-cookie")!, "lang=es;");
  const kept = { "accept-language": "en", cookie: "lang=es" };
  const visit = { ...kept, accept: "text/html,*/*;q=0.8" };
  const later = await ask("/", visit);
  assertStringIncludes(later.text, '<html lang="es"');
  // A year from then on: also where the page is the one that's kept.
  const etag = later.headers.get("etag")!;
  for (const { headers } of [later, await ask("/", { ...visit, "if-none-match": etag })]) {
    assertMatch(headers.get("set-cookie")!, /^lang=es;.* Max-Age=31536000/);
  }
  assertEquals((await ask("/", kept)).headers.get("set-cookie"), null, "a program's request");
  const within = await ask("/", { ...visit, "sec-fetch-site": "same-origin" });
  assertEquals(within.headers.get("set-cookie"), null, "it may come after another choice");
  for (const path of ["/og.png", "/og.png?lang=es"]) {
    const { headers } = await ask(path, visit);
    assertMatch(headers.get("cache-control")!, /^public/);
    assertEquals(headers.get("set-cookie"), null, "what a cache gives to others, too");
  }
});

Deno.test("a page begins with a doctype and says its encoding", async () => {
  const { headers, text } = await ask("/");
  assertMatch(text, /^<!doctype html>/i);
  assertMatch(headers.get("content-type")!, /^text\/html; ?charset=utf-8$/i);
});

Deno.test("a page begins with its script as the build has minified it", async () => {
  for (const path of ["/", "/no/such/page"]) {
    const { text } = await ask(path);
    const [, script] = text.match(/<script nonce="[^"]+">(.+?)<\/script>/s)!;
    assertStringIncludes(script!, "keepChoices=");
    assert(script!.length < 0.7 * PAGE_SCRIPT.length, path);
  }
});

Deno.test("a page that is not there says so, in a page", async () => {
  const { status, headers, text } = await ask("/no/such/page", { "accept-language": "es" });
  assertEquals(status, 404);
  assertMatch(headers.get("content-type")!, /^text\/html/);
  assertEquals(headers.get("content-language"), "es");
  assertStringIncludes(text, '<html lang="es"');
  assertStringIncludes(text, 'href="/"');
});

Deno.test("HEAD answers as GET does, without a body", async () => {
  const { status, text } = await ask("/", {}, "HEAD");
  assertEquals([status, text], [200, ""]);
});

Deno.test("a method nobody answers is refused", async () => {
  assertEquals((await ask("/healthz", {}, "POST")).status, 404);
  assertEquals((await ask("/site.css", {}, "POST")).status, 405);
});

Deno.test("another site may not post here", async () => {
  const { status } = await ask("/", { origin: "https://elsewhere.example" }, "POST");
  assertEquals(status, 403);
});

Deno.test("/healthz and /readyz answer, and are not kept", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { status, headers } = await ask(path);
    assertEquals([status, headers.get("cache-control")], [200, "no-store"]);
  }
});

Deno.test("/readyz says when the server is about to go, and /healthz still answers", async () => {
  await using app = await serveApp();
  app.stop();
  const answers = await Promise.all(["/readyz", "/healthz"].map((path) => fetch(app.url + path)));
  assertEquals(answers.map(({ status }) => status), [503, 200]);
  for (const { body } of answers) await body?.cancel();
});
