/** Who may import whom, held against what `deno info` sees. */

import { assertEquals } from "@std/assert";
import { readdir } from "node:fs/promises";
import { CONFIG } from "./config.ts";

const ROOT = new URL("../", import.meta.url);

/** From the ground up: a folder imports from itself and from lines above its own. */
const LAYERS = [
  ["lib/automaton"],
  ["lib/games"],
  ["lib/search", "lib/solver", "lib/learn"],
  ["lib/rooms"],
  ["lib/leaderboard"],
  ["lib/arena"],
  ["lib/words"],
  ["lib/ui", "lib/study", "lib/commands"],
  ["islands"],
  ["lib/server"],
  ["routes"],
];

/** In each of these a folder stands for a game, and games don't import each other. */
const GAMES = ["lib/games/", "lib/ui/games/"];
/** What games share lies beside them. */
const SHARED = ["kit", "notation"];

interface Graph {
  readonly modules: {
    readonly specifier: string;
    readonly dependencies?: Record<"code" | "type", { readonly specifier?: string }>[];
  }[];
}

/** Every import from a file of the project to another, types too. */
async function readImports(): Promise<[from: string, to: string][]> {
  const folders = ["lib", "islands", "routes"];
  const names = (await Promise.all(folders.map(modulesIn))).flat();
  const entry = await Deno.makeTempFile({ suffix: ".ts" });
  await Deno.writeTextFile(entry, names.map((name) => `import "${ROOT}${name}";`).join("\n"));
  const args = ["info", "--json", "--config", CONFIG, entry];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
  await Deno.remove(entry);
  const { modules }: Graph = JSON.parse(new TextDecoder().decode(stdout));
  return modules.flatMap(({ specifier, dependencies = [] }) =>
    dependencies.map(({ code, type }) => [specifier, (code ?? type)?.specifier ?? ""])
  ).map((pair) => pair.map((name) => name.replace(ROOT.href, "")) as [string, string]);
}

async function modulesIn(folder: string): Promise<string[]> {
  const names = await readdir(new URL(folder, ROOT), { recursive: true });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
}

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
