/** `deno task wander [WALKS] [SEED] [STEPS]`: walks through the site, each by a seed of its own. */

import { refuse, wholeArgument } from "../arguments.ts";
import { hasBrowser, launchBrowser, perform } from "../browser/visits.ts";
import { serveApp } from "../serve_app.ts";
import { walk } from "./walk.ts";

const USAGE = "wander [WALKS] [SEED] [STEPS]";
const walks = wholeArgument(Deno.args[0], 20, USAGE);
const first = wholeArgument(Deno.args[1], Date.now() % 1_000_000, USAGE);
const steps = wholeArgument(Deno.args[2], 200, USAGE);

if (!hasBrowser) {
  refuse("It takes Chromium: install chromium-headless-shell, or name yours in CHROMIUM");
}
const browser = await launchBrowser();
let failures = 0;
for (let seed = first; seed < first + walks; seed++) {
  await using app = await serveApp({ roomsPerSource: 100, joinsPerMinute: 1_000 });
  try {
    await perform(browser, app.url, (scene) => walk(scene, seed, steps));
    console.log(`Clean: seed ${seed}`);
  } catch (error) {
    failures++;
    console.error((error as Error).message);
  }
}
await browser.close();
Deno.exit(failures > 0 ? 1 : 0);
