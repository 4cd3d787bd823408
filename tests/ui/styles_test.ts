/** The stylesheet: what it dresses exists, and nothing is left out of it. */

import { assert, assertEquals } from "@std/assert";
import { readdir } from "node:fs/promises";
import { LIFE_GAME_IDS, LIFE_GAMES } from "../../lib/games/life_games.ts";

const ROOT = new URL("../../", import.meta.url);
const ENTRY = "styles/site.css";
/** Sheets that are fetched by themselves. */
const LATER = [
  "styles/analysis.css",
  "styles/embed.css",
  "styles/end.css",
  "styles/home.css",
  "styles/lists.css",
  "styles/openings.css",
  "styles/sandbox.css",
  "styles/tournaments.css",
];

/** The paths of all files below a folder that end so. */
async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(new URL(folder, ROOT), { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => folder + name);
}

async function readAll(paths: readonly string[]): Promise<string> {
  const texts = await Promise.all(paths.map((path) => Deno.readTextFile(new URL(path, ROOT))));
  return texts.join("\n");
}

/** The words in a source's string literals, and what its templates begin with: `ink-` of `ink-${n}`. */
function wordsIn(source: string): { whole: Set<string>; beginnings: string[] } {
  const literals = [...source.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([text]) => text.slice(1, -1));
  const words = literals.flatMap((text) => text.split(/\s+/));
  const beginnings = words.flatMap((word) => word.match(/^([\w-]+-)\$\{/)?.[1] ?? []);
  return { whole: new Set(words), beginnings };
}

/** The classes that the sheets name. */
async function namedClasses(): Promise<string[]> {
  const css = await readAll((await filesBelow("styles/", ".css")).filter((path) => path !== ENTRY));
  const selectors = css.replace(/url\(.*?\)/g, "");
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!))];
}

async function readComponents(): Promise<string> {
  const folders = ["lib/", "routes/", "islands/"];
  const components = await Promise.all(folders.map((folder) => filesBelow(folder, ".tsx")));
  return await readAll(components.flat());
}

Deno.test("every class that the stylesheet names is given somewhere", async () => {
  const named = await namedClasses(), { whole, beginnings } = wordsIn(await readComponents());
  // Tables of two colonies are called by their games.
  for (const id of LIFE_GAME_IDS) whole.add(id);
  const unused = named.filter((name) =>
    !whole.has(name) && !beginnings.some((beginning) => name.startsWith(beginning))
  );
  assertEquals(unused, []);
});

Deno.test("tables and replays are as wide and as high as the boards of their games", async () => {
  const css = await readAll(["styles/board.css"]);
  const sizes = [
    ...css.matchAll(/(?:&\.([\w-]+)|:is[^{]*) \{\s*--width: (\d+);\s*--height: (\d+);/g),
  ]
    .map(([, id = "", width, height]) => [id, [Number(width), Number(height)]] as const);
  const of = new Map(sizes), usual = of.get("");
  for (const { id, rules: { width, height } } of Object.values(LIFE_GAMES)) {
    assertEquals(of.get(id) ?? usual, [width, height], `the size of ${id} in styles/board.css`);
  }
});

/** How the classes begin that ad blockers' lists hide on all sites, as EasyList's do `share-bar`. */
const HIDDEN =
  /^(ads?|advert|banner|cookies?|consent|follow|newsletter|promo|shar(e|ing)|social|sponsor)[-_]/;

Deno.test("no class is called what ad blockers hide", async () => {
  const named = await namedClasses(), { whole } = wordsIn(await readComponents());
  assertEquals(named.filter((name) => whole.has(name) && HIDDEN.test(name)), []);
});

Deno.test("classes that are put together have a style", async () => {
  const named = await namedClasses(), components = await readComponents();
  const parts = [...components.matchAll(/class=\{`(?:[^`]*\s)?([\w-]+-)\$\{/g)];
  const beginnings = new Set(parts.map(([, beginning]) => beginning!));
  assert(beginnings.has("ink-"));
  // Tests find tools by their names.
  beginnings.delete("tool-");
  const bare = [...beginnings].filter((beginning) =>
    !named.some((name) => name.startsWith(beginning))
  );
  assertEquals(bare, []);
});

Deno.test("the site's sheet or that of lists imports every file of their folder once", async () => {
  const entry = await readAll([ENTRY, "styles/lists.css"]);
  const imported = [...entry.matchAll(/@import "\.\/(.+?)"/g)].map(([, name]) => `styles/${name}`);
  const files = (await filesBelow("styles/", ".css")).filter((path) =>
    path !== ENTRY && !LATER.includes(path)
  );
  assertEquals(imported.sort(), files.sort());
});

Deno.test("signs that the sheets draw are not read aloud as what they look like", async () => {
  const css = await readAll(await filesBelow("styles/", ".css"));
  const signs = [...css.matchAll(/content: ("[^"]*[^ -~–][^"]*");/g)].map(([, sign]) => sign);
  assertEquals(signs, []);
});
