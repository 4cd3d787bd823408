/** The project as somebody has it who cloned it: a copy to build and start. */

import { cp, symlink } from "node:fs/promises";

const ROOT = new URL("../", import.meta.url).pathname;
const FILES = ["deno.json", "deno.lock", "dev.ts", "main.ts", "serve.ts"];
const FOLDERS = ["islands", "lib", "links", "routes", "static", "styles"];

export interface Project extends AsyncDisposable {
  readonly path: string;
}

/** A copy of the project, without what was built from it. */
export async function copyProject(): Promise<Project> {
  const path = await Deno.makeTempDir();
  for (const name of [...FILES, ...FOLDERS]) {
    await cp(ROOT + name, `${path}/${name}`, { recursive: true });
  }
  await symlink(`${ROOT}node_modules`, `${path}/node_modules`);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** The address a started process says it listens on. */
export async function addressOf(process: Deno.ChildProcess): Promise<string> {
  let text = "";
  for await (const chunk of process.stdout.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const url = text.match(/http:\/\/localhost:\d+/)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error(`It never listened, but said: ${text}`);
}
