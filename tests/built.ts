/** The app as it is built for production, once for all test files that serve it. */

import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { currentStamp, ROOT } from "../lib/build/sources.ts";
import { readStamp } from "../lib/build/stamp.ts";
import { createApp } from "../main.ts";
import { CONFIG } from "./config.ts";

/** ms */
const DAY = 24 * 60 * 60 * 1000;

type Given = Parameters<typeof createApp>[0];
type Handler = ReturnType<typeof app.handler>;

const FOLDER = join(ROOT, "_fresh_tests");
const STAMP = await currentStamp();
/** In a folder of its own, so that no change of a source takes it from tests that run. */
const BUILT = join(FOLDER, STAMP.slice(0, 16));

/** A build has one app, and a test file may serve several: each request says what its own is given. */
const given = new AsyncLocalStorage<Omit<Given, "built">>();

/** Whatever the environment says. */
const SITE = { trustedHops: 0, publicUrl: undefined };

export const app = createApp({
  get online() {
    return given.getStore()!.online;
  },
  get stopping() {
    return given.getStore()!.stopping;
  },
  built: BUILT,
}, SITE);

/** The built app, which serves what it is given. */
export async function builtApp(own: Omit<Given, "built">): Promise<Handler> {
  const { default: server }: { default: { fetch: Handler } } = await import(
    `file://${BUILT}/server.js`
  );
  return (req, info) => given.run(own, () => server.fetch(req, info));
}

/** Test files run beside each other: the first builds, and the others wait for it. */
async function buildOnce(): Promise<void> {
  await Deno.mkdir(FOLDER, { recursive: true });
  using lock = await Deno.open(join(FOLDER, "lock"), { create: true, write: true });
  await lock.lock(true);
  if (await readStamp(BUILT) === STAMP) return;
  const dev = join(ROOT, "dev.ts");
  const args = ["run", "-A", "--config", CONFIG, dev, "build", import.meta.filename!, BUILT];
  const { success, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  await removeOld();
}

/** Throws away builds that no test can still be running on. */
async function removeOld(): Promise<void> {
  for (const { name, isDirectory } of Deno.readDirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const age = Date.now() - Deno.statSync(path).mtime!.getTime();
    if (isDirectory && age > DAY) await Deno.remove(path, { recursive: true });
  }
}

await buildOnce();
