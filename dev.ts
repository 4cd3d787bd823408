import { build as bundle, type BuildOptions, stop } from "esbuild";
import { Builder } from "fresh/dev";
import { join } from "node:path";
import { readEnvironment } from "./lib/environment.ts";

/** The oldest browsers that know all the CSS and JavaScript of the app. */
const TARGET = ["chrome123", "firefox120", "safari17.5"];

const ROOT = import.meta.dirname!;

/**
 * Prepares a build. Fresh bundles islands but no workers and no styles: they are bundled into static
 * files, whose addresses are `asset("/worker.js")`, which searches, `asset("/solver.js")`, which
 * solves, `asset("/offline.js")`, which `/sw.js` imports, and `asset("/site.css")`.
 */
export async function prepare(): Promise<Builder> {
  await bundleStatic("lib/search/worker.ts", "static/worker.js", { format: "esm" });
  await bundleStatic("lib/solver/worker.ts", "static/solver.js", { format: "esm" });
  await bundleStatic("lib/offline/worker.ts", "static/offline.js", {
    format: "iife",
    globalName: "offline",
  });
  await bundleStatic("styles/site.css", "static/site.css", {});
  return new Builder({ root: ROOT, target: TARGET });
}

/** Builds into `_fresh/`, and leaves no builder running. */
export async function build(): Promise<void> {
  await (await prepare()).build();
  await stop();
}

async function bundleStatic(from: string, to: string, shape: BuildOptions): Promise<void> {
  const { outputFiles } = await bundle({
    ...shape,
    entryPoints: [join(ROOT, from)],
    bundle: true,
    minify: true,
    target: TARGET,
    write: false,
  });
  const text = outputFiles![0]!.text;
  const file = join(ROOT, to);
  if (await readText(file) !== text) await Deno.writeTextFile(file, text);
}

/** A file's text; nothing if there is no such file. */
async function readText(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

if (import.meta.main) {
  if (Deno.args.includes("build")) await build();
  else {
    const { port } = readEnvironment();
    await (await prepare()).listen(() => import("./main.ts"), { port });
  }
}
