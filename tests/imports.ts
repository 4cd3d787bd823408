/** What imports what, as `deno info` sees it, and who may. */

import { readdir } from "node:fs/promises";
import { CONFIG } from "./config.ts";

const ROOT = new URL("../", import.meta.url);

/** From the ground up: a folder imports from itself and from lines above its own. */
export const LAYERS = [
  ["lib/automaton"],
  ["lib/games"],
  ["lib/search", "lib/solver", "lib/learn"],
  ["lib/puzzles"],
  ["lib/rooms"],
  ["lib/leaderboard"],
  ["lib/arena", "lib/tournaments"],
  ["lib/words"],
  ["lib/ui", "lib/study", "lib/commands"],
  ["islands"],
  ["lib/server"],
  ["routes"],
];

interface Graph {
  readonly modules: {
    readonly specifier: string;
    readonly dependencies?: Record<"code" | "type", { readonly specifier?: string }>[];
  }[];
}

/** Every import from a file of the project to another, types too. */
export async function readImports(): Promise<[from: string, to: string][]> {
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

/** The modules in a folder and below it. */
export async function modulesIn(folder: string): Promise<string[]> {
  const names = await readdir(new URL(folder, ROOT), { recursive: true });
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
}
