/**
 * The engine as an npm package: the automaton, the games, their notation, the computer's levels and
 * the solver, as modules that need nothing else and run in Node and in any browser.
 */

import { build, stop } from "esbuild";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./sources.ts";

/** The package's name. */
const NAME = "conquerors-engine";

/** What is exported, by name. */
export const ENTRIES: Readonly<Record<string, string>> = {
  automaton: "lib/automaton/mod.ts",
  games: "lib/games/mod.ts",
  notation: "lib/games/notation/mod.ts",
  search: "lib/search/mod.ts",
  solver: "lib/solver/mod.ts",
};

/** Builds the package into a folder, which is made. */
export async function buildEngine(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entryPoints = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)]),
  );
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    target: "es2024",
    absWorkingDir: ROOT,
    nodePaths: [join(ROOT, "node_modules")],
    mainFields: ["module", "main"],
    logLevel: "error",
  });
  await stop();
  writeTypes(Object.values(entryPoints), join(folder, "types"));
  await rename(join(folder, "types"));
  await writeFile(join(folder, "package.json"), JSON.stringify(await manifest(), null, 2) + "\n");
  await writeFile(join(folder, "README.md"), await readFile(join(ROOT, "docs/engine.md")));
  await writeFile(join(folder, "LICENSE"), await readFile(join(ROOT, "LICENSE")));
}

/** What the modules lie in, and who may import whom is checked elsewhere. */
const FOLDERS = ["automaton", "games", "search", "solver"];
/** Its name on JSR, of which a scope is a part. */
const SCOPED = "@conquerors/engine";

/** Lays the package's sources out in a folder for `deno publish`, which checks them by `--dry-run`. */
export async function layOutEngine(folder: string): Promise<void> {
  for (const name of FOLDERS) {
    await cp(join(ROOT, "lib", name), join(folder, "lib", name), { recursive: true });
  }
  const { version, license, imports, compilerOptions } = await readConfig();
  const {
    lib: _lib,
    jsx: _jsx,
    jsxImportSource: _source,
    jsxPrecompileSkipElements: _skip,
    ...strict
  } = compilerOptions;
  const exports = Object.entries(ENTRIES).map(([name, path]) => [`./${name}`, `./${path}`]);
  const config = {
    name: SCOPED,
    version,
    license,
    exports: Object.fromEntries(exports),
    imports: { "pure-rand": imports["pure-rand"] },
    compilerOptions: strict,
  };
  await writeFile(join(folder, "deno.json"), JSON.stringify(config, null, 2) + "\n");
  await writeFile(join(folder, "README.md"), await readFile(join(ROOT, "docs/engine.md")));
  await writeFile(join(folder, "LICENSE"), await readFile(join(ROOT, "LICENSE")));
}

async function readConfig() {
  return JSON.parse(await readFile(join(ROOT, "deno.json"), "utf8"));
}

/** The types of each module, below the folder as they lie below `lib`. */
function writeTypes(paths: readonly string[], outDir: string): void {
  const program = ts.createProgram([...paths], {
    declaration: true,
    emitDeclarationOnly: true,
    allowImportingTsExtensions: true,
    rootDir: join(ROOT, "lib"),
    outDir,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    lib: ["lib.esnext.d.ts", "lib.dom.d.ts"],
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  program.emit();
}

/** Types name each other as sources; a package has them as what was built. */
async function rename(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".d.ts")) continue;
    const path = join(folder, file), text = await readFile(path, "utf8");
    await writeFile(path, text.replace(/((?:from|import\()\s*"\.[^"]*)\.ts"/g, '$1.js"'));
  }
}

async function manifest() {
  const { version, license } = await readConfig();
  const exports = Object.entries(ENTRIES).map(([name, path]) => {
    const types = `./types/${path.replace("lib/", "").replace(/\.ts$/, ".d.ts")}`;
    return [`./${name}`, { types, default: `./${name}.js` }];
  });
  return {
    name: NAME,
    version,
    description: "The rules, computer players and solver of Conway's Conquerors",
    license,
    type: "module",
    sideEffects: true,
    exports: Object.fromEntries(exports),
  };
}
