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
