import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import type { Project } from "./project.ts";

/** The script that wakes islands. */
export const RUNTIME = "fresh-runtime.js";

/** Bundles islands for the browser: a script each, one that wakes them, and chunks of what several import. */
export async function bundle(
  project: Project,
  names: readonly string[],
  dev: boolean,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const islands = names.map((name) => join(project.islandDir, name));
  const { outputFiles } = await esbuild.build({
    ...settings(project, dev),
    entryPoints: [
      { in: ours("../runtime/boot.ts"), out: basename(RUNTIME, ".js") },
      ...islands.map((path) => ({ in: path, out: scriptName(path).replace(/\.js$/, "") })),
    ],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [basename(path), new Uint8Array(contents)]),
  );
}

/** What an island's script is called. */
export function scriptName(path: string): string {
  return basename(path).replace(/\.[jt]sx?$/, ".js");
}

function settings({ root, target, sourceMap }: Project, dev: boolean) {
  return {
    absWorkingDir: root,
    alias: { "fresh/runtime": ours("../runtime/mod.ts") },
    bundle: true,
    define: { "process.env.NODE_ENV": dev ? '"development"' : '"production"' },
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "warning",
    minify: !dev,
    outdir: root,
    platform: "browser",
    sourcemap: sourceMap,
    splitting: true,
    target,
    write: false,
  } satisfies esbuild.BuildOptions;
}

function ours(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}
