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

/** Tables speak of their games, and games of their tables; so do an editor and what its hand does. */
const CIRCLES = [
  "lib/ui/games/annihilation/hand.ts",
  "lib/ui/games/annihilation/room/board.tsx",
  "lib/ui/games/annihilation/room/ui.tsx",
  "lib/ui/games/annihilation/sentences.ts",
  "lib/ui/games/annihilation/sum_editor.ts",
  "lib/ui/table/game_ui.ts",
  "lib/ui/table/match_table.ts",
  "lib/ui/table/table.ts",
  "lib/ui/table/teller.ts",
  "lib/ui/table/turn_story.ts",
  "lib/ui/table/why.ts",
];

Deno.test("no other files import each other in a circle", () => {
  const isKnown = (name: string) => CIRCLES.includes(name);
  let left = imports.filter(([from, to]) => layerOf(to) && !(isKnown(from) && isKnown(to)));
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
