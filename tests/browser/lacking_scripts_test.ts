/** A page and its scripts come from two builds, as while processes are replaced one after another. */

import { assert } from "@std/assert";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";

// What runs a page, its island, and the island's words, which it asks for itself.
for (const name of sampleOf(["fresh-runtime.js", "Table.js", "Table.words.en.js"], 1)) {
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
