/** A short walk; `deno task wander` goes on longer ones. */

import { assertEquals } from "@std/assert";
import { runs } from "../full.ts";
import { story } from "../browser/story.ts";
import { walk } from "./walk.ts";
import { wrongs } from "./wrongs.ts";

for (const seed of Array.from({ length: runs(1, 10) }, (_, number) => number + 1)) {
  story(
    `nothing that is pressed in any order leads to a page that is wrong, seed ${seed}`,
    (scene) => walk(scene, seed, runs(40, 200)),
  );
}

const WRONG: readonly (readonly [string, RegExp])[] = [
  ["<header>Home</header><main> </main>", /it shows nothing/],
  ["<p>Blue leads by undefined cells", /it says "Blue leads by undefined cells"/],
  ["<p>Blue leads by NaN", /it says "Blue leads by NaN"/],
  ['<canvas width="5000">', /pixels wider than the screen/],
  ['<p id="a">One<p id="a">', /two have the id a/],
  ["<p>Here<button> </button>", /it has no name: <button>/],
  ["<h1>One</h1><h1>Two</h1>", /it has two titles/],
];

story("a walk knows what is wrong with a page", async ({ open }) => {
  const page = await open("/about");
  assertEquals(await page.evaluate(wrongs), []);
  for (const [html, sentence] of WRONG) {
    await page.setContent(`<!doctype html>${html}`);
    const found = await page.evaluate(wrongs);
    assertEquals(found.map((wrong) => sentence.test(wrong)), [true], `${html}: ${found}`);
  }
});
