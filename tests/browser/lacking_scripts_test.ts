/** A page and its scripts come from two builds, as while processes are replaced one after another. */

import { assert, assertEquals } from "@std/assert";
import { story } from "./story.ts";

// What runs a page, its island, and the island's words, which it asks for itself.
for (const name of ["fresh-runtime.js", "Table.js", "Table.words.en.js"]) {
  story(`a page that lacks ${name} loads itself again, and works`, async ({ open, url }) => {
    // A page asks for it ahead, and when it's needed: twice, or once for both. Before it's loaded again it
    // asks once more, and what came then may serve that.
    let asked = 0;
    const page = await open("/about", { expected: /status of 404|Failed to fetch .*module/ });
    await page.route(`**/${name}`, async (route) => {
      if (asked++ < 2) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await page.goto(`${url}/play`);
    await page.locator("[data-ready=true]").waitFor();
    assert(asked > 2);
  });
}

/** Runs in the page: notes by how many times 3 s it puts something off, for which it waits but a moment. */
function noteDelays(): void {
  const later = globalThis.setTimeout, delays: number[] = [];
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    if (ms === 0 || ms % 3_000 !== 0) return later(run, ms);
    delays.push(ms / 3_000);
    return later(run, 20);
  }) as typeof setTimeout;
  Object.assign(globalThis, { delays });
}

story("a part that never comes is asked for more seldom", async ({ open, url }) => {
  const page = await open("/about", {
    prepare: noteDelays,
    expected: /ERR_FAILED|Failed to fetch .*module/,
  });
  await page.route("**/Primer.skirmish*.js", (route) => route.abort());
  await page.goto(`${url}/learn/skirmish/1`);
  const first = await page.waitForFunction(() => {
    const { delays } = globalThis as unknown as { readonly delays: readonly number[] };
    return delays.length >= 5 ? delays.slice(0, 5) : undefined;
  });
  assertEquals(await first.jsonValue(), [1, 4, 4, 4, 4]);
});
