/** The project as somebody has it who cloned it: a copy to build and start. */

import { cp, symlink } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { ROOT } from "../lib/build/sources.ts";
import { CONFIG } from "./config.ts";

const FILES = ["CHANGELOG.md", "deno.lock", "dev.ts", "docs/arena.md", "main.ts", "serve.ts"];
const FOLDERS = ["islands", "lib", "routes", "static", "styles"];

export interface Project extends AsyncDisposable {
  readonly path: string;
}

/** A copy of the project, without what was built from it, under the configuration of these tests. */
export async function copyProject(): Promise<Project> {
  const path = await Deno.makeTempDir();
  for (const name of [...FILES, ...FOLDERS]) {
    await cp(join(ROOT, name), join(path, name), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(path, "node_modules"));
  const config = JSON.parse(await Deno.readTextFile(CONFIG));
  // What is linked stays where it is.
  const links = config.links?.map((link: string) => relative(path, join(ROOT, link)));
  const text = JSON.stringify(links === undefined ? config : { ...config, links });
  await Deno.writeTextFile(join(path, basename(CONFIG)), text);
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
