/** Who may import whom, held against what `deno info` sees. */

import { assertEquals } from "@std/assert";
import { drawFolders, PAGE, withPicture } from "./docs/folders.ts";
import { LAYERS, modulesIn, readImports } from "./imports.ts";

/** In each of these a folder stands for a game, and games don't import each other. */
const GAMES = ["lib/games/", "lib/ui/games/"];
/** What games share is in folders next to theirs. */
const SHARED = ["kit", "notation"];

function layerOf(name: string): { folder: string; depth: number } | undefined {
  for (const [depth, folders] of LAYERS.entries()) {
    const folder = folders.find((one) => name.startsWith(`${one}/`));
    if (folder) return { folder, depth };
  }
}

/** The folder of the game that a file belongs to. */
function gameOf(name: string): string | undefined {
  const within = GAMES.find((folder) => name.startsWith(folder));
  const [game, file] = within ? name.slice(within.length).split("/") : [];
  return file && game && !SHARED.includes(game) ? game : undefined;
}

const imports = await readImports();

Deno.test("every folder of lib has its layer", async () => {
  const names = await modulesIn("lib");
  assertEquals(names.filter((name) => !layerOf(name) && !name.startsWith("lib/build/")), []);
});

Deno.test("every layer imports only what lies below it", () => {
  const wrong = imports.filter(([from, to]) => {
    const one = layerOf(from), other = layerOf(to);
    return one && other && one.folder !== other.folder && one.depth <= other.depth;
  });
  assertEquals(wrong.map((pair) => pair.join(" imports ")), []);
});

Deno.test("no game imports another", () => {
  const wrong = imports.filter(([from, to]) => {
    const one = gameOf(from), other = gameOf(to);
    return one && other && one !== other;
  });
  assertEquals(wrong.map((pair) => pair.join(" imports ")), []);
});

Deno.test("no files import each other in a circle", () => {
  let left = imports.filter(([, to]) => layerOf(to));
  for (;;) {
    // Who imports nothing that is left, or is imported by nobody left, lies on no circle.
    const importers = new Set(left.map(([from]) => from)),
      imported = new Set(left.map(([, to]) => to));
    const kept = left.filter(([from, to]) => imported.has(from) && importers.has(to));
    if (kept.length === left.length) break;
    left = kept;
  }
  assertEquals(left.map((pair) => pair.join(" imports ")), []);
});

Deno.test("the picture of the folders is what their imports are", async () => {
  const page = await Deno.readTextFile(PAGE);
  assertEquals(page, withPicture(page, drawFolders(imports)), "deno task folders draws it anew");
});

/** A file and all that it imports, by itself or through others. */
function reachOf(name: string, reach = new Set<string>()): Set<string> {
  if (reach.has(name)) return reach;
  reach.add(name);
  for (const [from, to] of imports) if (from === name) reachOf(to, reach);
  return reach;
}

Deno.test("every island with fields keeps what is chosen before it wakes", async () => {
  const keeper = "lib/ui/parts/early_choices.ts", forgetful: string[] = [];
  const textOf = (name: string) => Deno.readTextFile(new URL(`../${name}`, import.meta.url));
  for (const island of await modulesIn("islands")) {
    const parts = [...reachOf(island)].filter((name) => name.endsWith(".tsx"));
    const texts = await Promise.all(parts.map(textOf));
    const hasFields = texts.some((text) => /<(input|select|textarea|details)\b/.test(text));
    if (hasFields && !reachOf(island).has(keeper)) forgetful.push(island);
  }
  assertEquals(forgetful, [], `these don't call useEarlyChoices (${keeper})`);
});
