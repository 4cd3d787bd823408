import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import type { Script } from "../snapshot.ts";
import { ownCopies } from "./own_copies.ts";
import type { Project } from "./project.ts";

/** The scripts of a build, by their addresses. */
export interface Bundle {
  readonly scripts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly islands: readonly Script[];
}

/** Bundles islands for the browser: one script each, the packages they share, what they load later. */
export async function bundle(
  project: Project,
  names: string[],
  dev: boolean,
): Promise<Bundle> {
  const paths = names.map((name) => join(project.islandDir, name));
  const { outputFiles, metafile } = await esbuild.build({
    ...settings(project, dev),
    entryPoints: paths,
    plugins: [ownCopies(paths, ours("../runtime/boot.ts"))],
  });
  return {
    scripts: new Map(
      outputFiles.map(({ path, contents }) => [urlOf(path), new Uint8Array(contents)]),
    ),
    islands: paths.map((path, i) => ({
      name: names[i]!,
      ...scriptOf(metafile, relative(project.root, path)),
    })),
  };
}

function settings({ root, target, sourceMap }: Project, dev: boolean) {
  return {
    absWorkingDir: root,
    alias: { "fresh/runtime": ours("../runtime/mod.ts") },
    bundle: true,
    chunkNames: "chunk-[hash]",
    define: { "process.env.NODE_ENV": dev ? '"development"' : '"production"' },
    entryNames: "[name]-[hash]",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "warning",
    metafile: true,
    minify: !dev,
    outdir: root,
    platform: "browser",
    sourcemap: sourceMap,
    splitting: true,
    target,
    write: false,
  } satisfies esbuild.BuildOptions;
}

/** The script an entry became, and the scripts it imports, near and far, but not on demand. */
function scriptOf(
  { outputs }: esbuild.Metafile,
  entry: string,
): Omit<Script, "name"> {
  const own = Object.keys(outputs).find((path) => outputs[path]!.entryPoint === entry);
  if (own === undefined) throw new Error(`No script was built for ${entry}`);
  const needed = new Set([own]);
  for (const each of needed) {
    for (const { kind, path } of outputs[each]!.imports) {
      if (kind === "import-statement") needed.add(path);
    }
  }
  const [url, ...preload] = [...needed].map(urlOf) as [string, ...string[]];
  return { url, preload };
}

function ours(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}

function urlOf(path: string): string {
  return `/_fresh/js/${basename(path)}`;
}
