/** The pages that browsers keep, as the server makes and keeps them for all who ask. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { OfflineBundle } from "../../lib/server/http/offline_bundle.ts";

const HOUR = 60 * 60 * 1000;

/** Which pages were rendered; those that are named can't be. */
function opened(broken = new Set<string>()) {
  const rendered: string[] = [];
  const bundle = new OfflineBundle((path, language) => {
    rendered.push(`${path} ${language}`);
    return Promise.resolve(new Response(path, { status: broken.has(path) ? 500 : 200 }));
  });
  return { rendered, bundle, broken };
}

Deno.test("pages are made once for all who ask, each language for itself, and again after a while", async () => {
  const { rendered, bundle } = opened();
  await Promise.all([bundle.in("en", 0), bundle.in("en", 1)]);
  const each = rendered.length;
  assertEquals(new Set(rendered).size, each);
  await bundle.in("es", 1);
  assertEquals(rendered.length, 2 * each);
  await bundle.in("en", HOUR);
  assertEquals(rendered.length, 3 * each);
});

Deno.test("what couldn't be made is made for the next who asks", async () => {
  const { rendered, bundle, broken } = opened(new Set(["/play"]));
  await assertRejects(() => bundle.in("en", 0), Error, "/play can't be kept for offline: 500");
  broken.clear();
  const before = rendered.length;
  await bundle.in("en", 1);
  assert(rendered.length > before);
});
