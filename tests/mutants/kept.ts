/** What is known of tests, kept while no file of the project changes. */

import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Kept {
  /** Those that fail without any mutant. They're tried again the next time. */
  readonly failing = new Set<string>();

  private constructor(
    private readonly path: string,
    /** How long each test file took last that passed, s. */
    readonly times: Map<string, number>,
    /** Those that pass without any mutant. */
    readonly passing: Set<string>,
  ) {}

  /** What is known of exactly these files. */
  static async of(texts: ReadonlyMap<string, string>): Promise<Kept> {
    const hash = createHash("sha256");
    for (const [file, text] of texts) if (!isOwn(file)) hash.update(`${file} ${text}`);
    const name = `mutants-known-${hash.digest("hex").slice(0, 16)}.json`;
    const path = join(tmpdir(), name);
    const text = await Deno.readTextFile(path).catch(() => '{"times":[],"passing":[]}');
    const { times, passing } = JSON.parse(text);
    return new Kept(path, new Map(times), new Set(passing));
  }

  async add(test: string, seconds: number): Promise<void> {
    this.times.set(test, seconds);
    await this.#write();
  }

  async pass(file: string): Promise<void> {
    this.passing.add(file);
    await this.#write();
  }

  async #write(): Promise<void> {
    const known = { times: [...this.times], passing: [...this.passing] };
    await Deno.writeTextFile(this.path, JSON.stringify(known));
  }
}

/** How mutants are made says nothing of how long the tests take. */
function isOwn(file: string): boolean {
  return file.startsWith("tests/mutants/");
}
