/** A copy of the project in which mutants live: the working tree never has one. */

import { chmod, cp, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../lib/build/sources.ts";
import { ifBrokenOff } from "./ending.ts";

/** What is built, or lies there for other reasons. */
const LEFT_OUT = [/^\.git$/, /^node_modules$/, /^_fresh/, /^data$/];

/** All programs of the project by path. */
export async function readProject(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const entry of ["lib", "routes", "islands", "links", "tests", ""]) {
    const names = await readdir(join(ROOT, entry), { recursive: entry !== "" });
    for (const name of names.filter((name) => /\.tsx?$/.test(name)).toSorted()) {
      texts.set(join(entry, name), await Deno.readTextFile(join(ROOT, entry, name)));
    }
  }
  return texts;
}

export class Scratch implements AsyncDisposable {
  readonly #done: () => void;

  private constructor(readonly path: string) {
    this.#done = ifBrokenOff(() => Deno.removeSync(path, { recursive: true }));
  }

  static async make(): Promise<Scratch> {
    const scratch = new Scratch(await Deno.makeTempDir({ prefix: "mutants-" }));
    const { path } = scratch;
    // A database that root's tests start has a user of its own, who has to get in.
    await chmod(path, 0o755);
    const names = await readdir(ROOT);
    for (const name of names.filter((name) => !LEFT_OUT.some((pattern) => pattern.test(name)))) {
      await cp(join(ROOT, name), join(path, name), { recursive: true });
    }
    await symlink(join(ROOT, "node_modules"), join(path, "node_modules"));
    await Deno.mkdir(join(path, "temporary"));
    return scratch;
  }

  write(file: string, text: string): Promise<void> {
    return Deno.writeTextFile(join(this.path, file), text);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#done();
    await Deno.remove(this.path, { recursive: true });
  }
}
