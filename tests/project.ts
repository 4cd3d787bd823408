/** The project as somebody has it who cloned it: a copy to build and start. */

import { cp, symlink } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { GENERATED, ROOT, stampOf } from "../lib/build/sources.ts";
import { CONFIG } from "./config.ts";
import { makeOnce } from "./make_once.ts";

const DOCS = ["docs/arena.md", "docs/bots.md", "docs/rooms.md"];
const FILES = ["CHANGELOG.md", "deno.lock", "dev.ts", ...DOCS, "main.ts", "serve.ts"];
const FOLDERS = ["islands", "lib", "routes", "static", "styles"];

interface Project extends AsyncDisposable {
  readonly path: string;
}

/** A folder may be called what people call theirs. */
const NAME = " it's my 1st folder #2, 100 % ñ";

/** A copy of the project, without what was built from it, under the configuration of these tests. */
export async function copyProject(): Promise<Project> {
  const path = await Deno.makeTempDir({ suffix: NAME });
  await copyTo(path);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** A copy that has been built, for all test files: none may change anything in it. */
export async function builtProject(): Promise<string> {
  const sources = [...FILES, ...FOLDERS, "deno.json", "links"];
  const stamp = await stampOf(ROOT, CONFIG.replace(ROOT, ""), sources, GENERATED);
  return await makeOnce(`project-${stamp.slice(0, 16)}`, async (path) => {
    await copyTo(path);
    const args = ["task", "--quiet", "--config", basename(CONFIG), "build"];
    const building = new Deno.Command(Deno.execPath(), { args, cwd: path });
    const { success, stderr } = await building.output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
  });
}

async function copyTo(path: string): Promise<void> {
  for (const name of [...FILES, ...FOLDERS]) {
    await cp(join(ROOT, name), join(path, name), { recursive: true });
  }
  await symlink(join(ROOT, "node_modules"), join(path, "node_modules"));
  const config = JSON.parse(await Deno.readTextFile(CONFIG));
  // What is linked stays where it is; Deno takes it for a part of an address.
  const links = config.links?.map((link: string) =>
    relative(path, join(ROOT, link)).split("/").map(encodeURIComponent).join("/")
  );
  const text = JSON.stringify(links === undefined ? config : { ...config, links });
  await Deno.writeTextFile(join(path, basename(CONFIG)), text);
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
