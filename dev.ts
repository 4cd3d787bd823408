import { build as bundle, stop } from "esbuild";
import { Builder } from "fresh/dev";
import { readEnvironment } from "./lib/environment.ts";

/** The oldest browsers that know all the CSS and JavaScript of the app. */
const TARGET = ["chrome123", "firefox120", "safari17.5"];

const ROOT = import.meta.dirname!;

/**
 * Prepares a build. Fresh bundles islands but no workers: the search worker is bundled into a static
 * file, whose address is `asset("/worker.js")`.
 */
export async function prepare(): Promise<Builder> {
  await bundleWorker(`${ROOT}/lib/search/worker.ts`, `${ROOT}/static/worker.js`);
  return new Builder({ root: ROOT, target: TARGET });
}

/** Builds into `_fresh/`, and leaves no builder running. */
export async function build(): Promise<void> {
  await (await prepare()).build();
  await stop();
}

async function bundleWorker(from: string, to: string): Promise<void> {
  const { outputFiles } = await bundle({
    entryPoints: [from],
    bundle: true,
    format: "esm",
    minify: true,
    target: TARGET,
    write: false,
  });
  const text = outputFiles[0]!.text;
  if (await readText(to) !== text) await Deno.writeTextFile(to, text);
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
