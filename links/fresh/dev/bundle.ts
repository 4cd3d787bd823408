import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

/** Where scripts are served from. */
const SCRIPTS = "/_fresh/js/";

export interface BundleOptions {
  readonly root: string;
  /** Absolute paths of the islands. */
  readonly islands: readonly string[];
  readonly target: string | string[];
  readonly sourceMap: NonNullable<esbuild.BuildOptions["sourcemap"]>;
  readonly dev: boolean;
}

/** The scripts of a build, by their addresses. */
export interface Bundle {
  readonly boot: string;
  readonly scripts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** In the order of the islands given. */
  readonly islands: readonly { readonly url: string; readonly preload: string[] }[];
}

/** Bundles islands for the browser: one script each, what they share and what they load later. */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const boot = fileURLToPath(import.meta.resolve("../runtime/boot.ts"));
  const { outputFiles, metafile } = await esbuild.build({
    ...settings(options),
    entryPoints: [boot, ...options.islands],
    metafile: true,
    write: false,
  });
  const find = (path: string) => script(metafile, relative(options.root, path));
  return {
    boot: find(boot).url,
    scripts: new Map(outputFiles.map((file) => [urlOf(file.path), new Uint8Array(file.contents)])),
    islands: options.islands.map(find),
  };
}

function settings({ root, target, sourceMap, dev }: BundleOptions): esbuild.BuildOptions {
  return {
    absWorkingDir: root,
    alias: { "fresh/runtime": fileURLToPath(import.meta.resolve("../runtime/mod.ts")) },
    bundle: true,
    chunkNames: "chunk-[hash]",
    define: { "process.env.NODE_ENV": dev ? '"development"' : '"production"' },
    entryNames: "[name]-[hash]",
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
  };
}

/** The script an entry became, and the scripts it imports, near and far, but not on demand. */
function script({ outputs }: esbuild.Metafile, entry: string): { url: string; preload: string[] } {
  const own = Object.keys(outputs).find((path) => outputs[path]!.entryPoint === entry);
  if (own === undefined) throw new Error(`No script was built for ${entry}`);
  const needed = new Set([own]);
  for (const path of needed) {
    for (const { kind, path: next } of outputs[path]!.imports) {
      if (kind === "import-statement") needed.add(next);
    }
  }
  const [url, ...preload] = [...needed].map(urlOf) as [string, ...string[]];
  return { url, preload };
}

function urlOf(path: string): string {
  return SCRIPTS + basename(path);
}
