/** `deno task build` or `deno task dev`. A build may get what to serve and where to put it. */

import { stop, transform } from "esbuild";
import { Builder } from "fresh/dev";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { bundleStatic, TARGET } from "./lib/build/bundle_static.ts";
import { mergeScripts } from "./lib/build/merge_scripts.ts";
import { writeAddedScripts, writeOfflineFiles } from "./lib/build/build_notes.ts";
import { writePackedFiles } from "./lib/build/packed_files.ts";
import { currentStamp, ROOT, writeStamp } from "./lib/build/sources.ts";
import { readEnvironment } from "./lib/server/environment.ts";
import { OFFLINE_ISLANDS } from "./lib/server/http/offline_pages.ts";
import { online, stopping } from "./lib/server/online.ts";
import { PAGE_SCRIPT } from "./lib/server/http/scripts/page.ts";
import { listenError } from "./lib/server/start/listen.ts";
import { orExplain } from "./lib/server/start/start_error.ts";

/** By this Fresh names a build, in the addresses of all that browsers keep for a year. */
const BUILD_ID = "DENO_DEPLOYMENT_ID";

/**
 * Builds the app for production, and leaves no builder running.
 *
 * @param serverEntry the module whose `app` is served
 * @param outDir where the build goes; what is there is replaced
 */
export async function build(
  serverEntry = join(ROOT, "main.ts"),
  outDir = join(ROOT, "_fresh"),
): Promise<void> {
  const stamp = await currentStamp();
  await bundleStatic(ROOT);
  await rm(outDir, { recursive: true, force: true });
  // Unless a host has named it, a build is named by what it is made of: a commit would not do, as
  // what changed since would have the same addresses.
  const isNamed = Deno.env.has(BUILD_ID);
  if (!isNamed) Deno.env.set(BUILD_ID, stamp);
  await new Builder({ root: ROOT, target: TARGET, serverEntry, outDir }).build();
  if (!isNamed) Deno.env.delete(BUILD_ID);
  await finish(outDir);
  await writeStamp(outDir, stamp);
  await stop();
}

/** Merges the scripts that Fresh has made, writes down which of them offline pages need, and compresses all. */
async function finish(outDir: string): Promise<void> {
  const base = "/_fresh/js";
  const [id] = await readdir(join(outDir, "static", base)) as [string];
  const islands = (await readdir(join(ROOT, "islands"))).map((name) => name.replace(".tsx", ".js"));
  const { needs, added } = await mergeScripts(join(outDir, "static", base, id), islands.sort());
  const urlOf = (name: string) => `${base}/${id}/${name}`;
  const offline = OFFLINE_ISLANDS.flatMap((name) => needs.get(`${name}.js`)!.all);
  await writeOfflineFiles(outDir, join(ROOT, "static"), new Set(offline.map(urlOf)));
  const words = needs.entries().map(([island, { words }]) => {
    const urls = words.entries().map(([language, name]) => [language, urlOf(name)]);
    return [urlOf(island), Object.fromEntries(urls)];
  });
  const { code: page } = await transform(PAGE_SCRIPT, { minify: true, target: TARGET });
  const scripts = { page, added: added.map(urlOf), words: Object.fromEntries(words) };
  await writeAddedScripts(outDir, scripts);
  await writePackedFiles(outDir, [join(ROOT, "static"), join(outDir, "static")]);
}

async function serveForDevelopment(): Promise<void> {
  const { host: hostname, port } = readEnvironment();
  const address = { hostname, port };
  // After each change all of this begins again in the same process, which would keep every builder.
  globalThis.addEventListener("unload", () => void stop());
  await bundleStatic(ROOT);
  const builder = new Builder({ root: ROOT, target: TARGET });
  const load = async () => {
    const { createApp } = await import("./main.ts");
    return { app: createApp({ online, stopping: stopping.signal, built: undefined }) };
  };
  try {
    await builder.listen(load, address);
  } catch (error) {
    throw listenError(error, "PORT", address);
  }
}

if (import.meta.main) {
  const [task, ...paths] = Deno.args;
  await orExplain(() => task === "build" ? build(...paths) : serveForDevelopment());
}
