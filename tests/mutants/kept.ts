/** How long tests take without any mutant, kept while no file of the project changes. */

import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Kept {
  private constructor(private readonly path: string, readonly times: Map<string, number>) {}

  /** What is known of exactly these files. */
  static async of(texts: ReadonlyMap<string, string>): Promise<Kept> {
    const hash = createHash("sha256");
    for (const [file, text] of texts) if (!isOwn(file)) hash.update(`${file} ${text}`);
    const name = `mutants-times-${hash.digest("hex").slice(0, 16)}.json`;
    const path = join(tmpdir(), name);
    const text = await Deno.readTextFile(path).catch(() => "[]");
    return new Kept(path, new Map(JSON.parse(text)));
  }

  /** Files that failed are tried again the next time. */
  async add(times: Iterable<readonly [string, number]>, failed: readonly string[]): Promise<void> {
    for (const [file, time] of times) this.times.set(file, time);
    for (const file of failed) this.times.delete(file);
    await Deno.writeTextFile(this.path, JSON.stringify([...this.times]));
  }
}

/** How mutants are made says nothing of how long the tests take. */
function isOwn(file: string): boolean {
  return file.startsWith("tests/mutants/");
}
