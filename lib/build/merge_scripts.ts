import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

/** The script that wakes a page's islands. What it imports, islands share with it. */
const RUNTIME = "fresh-runtime.js";

/** Scripts by their names. */
type Scripts = ReadonlyMap<string, string>;

/** An import of another script of the folder. */
const IMPORT = /"\.\/([^"/]+\.js)"/g;

/**
 * Merges what a build has split. A bundler makes a chunk for each set of islands that share a module,
 * and with many islands there are many sets: a page would ask for dozens of small scripts. So each
 * island is given its own copy of all it imports, in one script; only the packages that Fresh's
 * runtime imports remain shared, for there must be one Preact. The next page is sent again what both
 * use, and two islands on one page share no state by way of a module.
 *
 * Fresh serves no files but those it has listed, so a merged script takes the name of a chunk that
 * is no longer needed.
 *
 * @param folder where Fresh has put the scripts: `_fresh/static/_fresh/js/…`
 * @param islands the names of the islands' scripts, such as `Table.js`
 * @returns for each island, the names of all scripts it needs, now or on demand, its own first
 */
export async function mergeScripts(
  folder: string,
  islands: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js")).sort();
  const shared = await sharedScripts(folder);
  const free = names.filter((name) => !islands.includes(name) && !shared.has(name));
  const needs = new Map<string, readonly string[]>();
  const merged = new Map<string, string>();
  for (const island of islands) {
    const scripts = rename(await mergeIsland(folder, island, shared), island, free);
    for (const [name, text] of scripts) merged.set(name, text);
    needs.set(island, [...scripts.keys(), ...shared]);
  }
  await Promise.all(free.map((name) => rm(join(folder, name))));
  await Promise.all(merged.entries().map(([name, text]) => writeFile(join(folder, name), text)));
  return needs;
}

/** The runtime, and all that it imports. */
async function sharedScripts(folder: string): Promise<ReadonlySet<string>> {
  const { metafile } = await bundle(folder, RUNTIME);
  return new Set(Object.keys(metafile.inputs).map((path) => basename(path)));
}

/** An island's script, with its own copy of everything but what is shared, and what it loads later. */
async function mergeIsland(
  folder: string,
  island: string,
  shared: ReadonlySet<string>,
): Promise<Scripts> {
  const { scripts, metafile } = await bundle(
    folder,
    island,
    ownCopies(join(folder, island), shared),
  );
  const core = metafile.outputs[island]!.imports.find(({ kind, external }) =>
    kind === "import-statement" && !external
  );
  return core === undefined ? scripts : await fold(folder, island, basename(core.path), scripts);
}

/**
 * An island that loads something later is split in two: its core, which that imports as well, and a
 * script that only exports the island. Makes one of both.
 */
async function fold(
  folder: string,
  island: string,
  core: string,
  scripts: Scripts,
): Promise<Scripts> {
  const inCore = new Map([[core, scripts.get(core)!], [island, scripts.get(island)!]]);
  const whole = `export * from "./${core}"; export { default } from "./${island}";`;
  const folded = await bundle(folder, "whole.js", onlyThese(inCore.set("whole.js", whole)));
  const rest = [...scripts].filter(([name]) => name !== core && name !== island);
  const pointed = rest.map(([name, text]) =>
    [name, text.replaceAll(`"./${core}"`, `"./${island}"`)] as const
  );
  return new Map([[island, folded.scripts.get("whole.js")!], ...pointed]);
}

/** Bundles an entry of the folder. */
async function bundle(
  folder: string,
  entry: string,
  ...plugins: Plugin[]
): Promise<{ scripts: Scripts; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [`./${entry}`],
    outdir: folder,
    bundle: true,
    chunkNames: "[name]-[hash]",
    format: "esm",
    logLevel: "warning",
    metafile: true,
    minify: true,
    splitting: true,
    plugins,
    write: false,
  });
  return {
    scripts: new Map(outputFiles.map(({ path, text }) => [basename(path), text])),
    metafile,
  };
}

/**
 * Leaves out what is shared. What is imported on demand finds the island there already; it is made
 * to import it, so that all which the island needs at once stays together.
 */
function ownCopies(island: string, shared: ReadonlySet<string>): Plugin {
  return {
    name: "own copies",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path, kind, resolveDir }) => {
        if (shared.has(basename(path))) return { path, external: true };
        return { path: join(resolveDir, path), pluginData: kind === "dynamic-import" };
      });
      onLoad({ filter: /\.js$/ }, async ({ path, pluginData: isLater }) => {
        const text = await readFile(path, "utf8");
        return { contents: isLater ? `${text}\nimport ${JSON.stringify(island)};` : text };
      });
    },
  };
}

/** Takes some scripts from here, and leaves out all others. */
function onlyThese(scripts: Scripts): Plugin {
  return {
    name: "only these",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path, resolveDir }) => {
        return scripts.has(basename(path))
          ? { path: join(resolveDir, path) }
          : { path, external: true };
      });
      onLoad({ filter: /\.js$/ }, ({ path }) => ({ contents: scripts.get(basename(path))! }));
    },
  };
}

/** Gives what an island loads later names that are free, and takes those off the list. */
function rename(scripts: Scripts, island: string, free: string[]): Scripts {
  const names = new Map([[island, island]]);
  for (const name of scripts.keys()) {
    if (name === island) continue;
    const taken = free.shift();
    if (taken === undefined) throw new Error(`No name is left for a script of ${island}`);
    names.set(name, taken);
  }
  const renamed = (text: string) =>
    text.replace(IMPORT, (_, name: string) => JSON.stringify(`./${names.get(name) ?? name}`));
  return new Map([...scripts].map(([name, text]) => [names.get(name)!, renamed(text)]));
}
