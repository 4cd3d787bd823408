import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

/** Scripts by their names. */
export type Scripts = ReadonlyMap<string, string>;

/** Bundles a script of a folder, once more. */
export async function rebundle(
  folder: string,
  entry: string,
  ...plugins: Plugin[]
): Promise<{ scripts: Scripts; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [`./${entry}`],
    outdir: folder,
    bundle: true,
    // Shorter than escapes; browsers read modules as UTF-8 whatever they are called.
    charset: "utf8",
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

/** Takes some scripts from here, and all others from the folder. */
export function given(scripts: Scripts): Plugin {
  return {
    name: "given",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path, resolveDir }) => ({ path: join(resolveDir, path) }));
      onLoad({ filter: /\.js$/ }, async ({ path }) => ({
        contents: scripts.get(basename(path)) ?? await readFile(path, "utf8"),
      }));
    },
  };
}

/** Takes some scripts from here, and leaves out all others. */
export function onlyThese(scripts: Scripts): Plugin {
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
