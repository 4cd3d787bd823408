/** Pages are made by turns of those who ask for them. */

import { assert, assertEquals } from "@std/assert";
import { serveApp } from "../serve_app.ts";

const FLOODING = "203.0.113.1", HONEST = "198.51.100.1";
const AT_ONCE = 2;

Deno.test("who asks for one page waits for no more than a turn of who asks for many", async () => {
  await using app = await serveApp({ pagesPerSource: 10 }, { trustedHops: 1 });
  const { pages } = app.services, gates: (() => void)[] = [];
  // As many as may be under way, and wait, of pages that take as long as the test wants.
  for (let n = 0; n < AT_ONCE + 9; n++) {
    pages.do(FLOODING, () => new Promise<void>((resolve) => gates.push(resolve)));
  }
  const answered: string[] = [];
  const get = async (source: string) => {
    const response = await fetch(`${app.url}/about`, { headers: { "x-forwarded-for": source } });
    await response.body?.cancel();
    answered.push(source);
    return response.status;
  };
  const waiting = pages.size, late = get(FLOODING);
  while (pages.size === waiting) await new Promise((resolve) => setTimeout(resolve, 1));
  assertEquals(await get(FLOODING), 429, "its line is full");
  const honest = get(HONEST);
  while (pages.size === waiting + 1) await new Promise((resolve) => setTimeout(resolve, 1));
  for (let n = 0; n < AT_ONCE; n++) gates.shift()!();
  assertEquals(await honest, 200);
  assertEquals(answered, [FLOODING, HONEST]);
  while (gates.length > 0) {
    gates.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
  }
  assertEquals(await late, 200);
});

Deno.test("a class at one address that comes for the first time at once gets all it needs", async () => {
  await using app = await serveApp({}, { trustedHops: 1 });
  const headers = { "x-forwarded-for": HONEST };
  const sw = await (await fetch(`${app.url}/sw.js`, { headers })).text();
  assert(sw.includes("serveOffline"));
  const asked = ["/", "/sw.js", "/manifest.webmanifest", "/offline/en", "/offline/es", "/offline"];
  const visit = async () => {
    for (const path of asked) {
      const response = await fetch(app.url + path, { headers });
      await response.body?.cancel();
      assertEquals(response.status, 200, path);
    }
  };
  await Promise.all(Array.from({ length: 30 }, visit));
});

Deno.test("a page that's made is sent at once, and its place is free", async () => {
  await using app = await serveApp();
  const { world, pages } = app.services, { after } = world;
  // No time passes.
  world.after = () => () => {};
  const response = await fetch(`${app.url}/about`);
  await response.body?.cancel();
  assertEquals([response.status, pages.size], [200, 0]);
  world.after = after;
});

Deno.test("who asks for too much is told so: a person by a page, all else by a line", async () => {
  await using app = await serveApp({ pagesPerTenSeconds: 0 });
  const get = async (path: string, headers: HeadersInit) => {
    const response = await fetch(app.url + path, { headers });
    assertEquals([response.status, response.headers.get("retry-after")], [429, "10"]);
    return { headers: response.headers, text: await response.text() };
  };
  const page = await get("/about", { accept: "text/html,*/*", "accept-language": "es" });
  assertEquals(page.headers.get("content-type"), "text/html; charset=utf-8");
  assertEquals(page.headers.get("content-language"), "es");
  assert(page.headers.get("content-security-policy")!.includes("default-src 'self'"));
  assert(page.text.includes('<html lang="es">') && page.text.includes("Demasiadas visitas"));
  assert(page.text.includes('<a href="">Reintentar</a>'));
  const english = await get("/about?lang=en", { accept: "text/html", "accept-language": "es" });
  assert(english.text.includes("Too many visits at once"));
  const line = await get("/og.png", { accept: "image/*" });
  assertEquals(line.text, "Too many requests. Try again in a moment.\n");
  const api = await get("/api/lobby", { accept: "text/html" });
  assertEquals(JSON.parse(api.text), { refused: "limit" });
});

Deno.test("play and probes wait for no page", async () => {
  await using app = await serveApp({ pagesPerTenSeconds: 1 });
  const { pages } = app.services, gate = Promise.withResolvers<void>();
  for (let n = 0; n < AT_ONCE; n++) pages.do("203.0.113.1", () => gate.promise);
  for (let n = 0; n < 3; n++) {
    assertEquals(await (await fetch(`${app.url}/healthz`)).text(), "ok\n");
    const sent = await fetch(`${app.url}/api/send`, { method: "POST", body: "{}" });
    assert((await sent.text()).includes("malformed"));
  }
  gate.resolve();
});
