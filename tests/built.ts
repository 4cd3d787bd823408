/** The app as it is built for production, once for all test files that serve it. */

import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentStamp, ROOT } from "../lib/build/sources.ts";
import { createApp } from "../main.ts";
import { CONFIG } from "./config.ts";
import { forget, makeOnce } from "./make_once.ts";

type Given = Parameters<typeof createApp>[0];
type Handler = ReturnType<typeof app.handler>;

/** The folder of the build. */
export const BUILT = await makeOnce((await currentStamp()).slice(0, 16), async (path) => {
  // Its styles and workers lie in the project, where they take the place of another build's.
  await forget(/^[0-9a-f]{16}$/);
  const dev = join(ROOT, "dev.ts");
  const args = ["run", "-A", "--config", CONFIG, dev, "build", import.meta.filename!, path];
  const { success, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
});

/** A build has one app, and a test file may serve several: each request says what its own is given. */
const given = new AsyncLocalStorage<Omit<Given, "built">>();

/** Whatever the environment says. */
const SITE = { trustedHops: 0, publicUrl: undefined };

/** The build imports it by name. */
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
    pathToFileURL(`${BUILT}/server.js`).href
  );
  return (req, info) => given.run(own, () => server.fetch(req, info));
}
