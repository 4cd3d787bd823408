/** Scripts as small as they get, which takes too long to be done for each request: a build does it once. */

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const FOLDER = "packed";
const pack = promisify(brotliCompress);

/** Packs the scripts of a build with brotli at its best; `base` is where they are, as in their addresses. */
export async function packScripts(outDir: string, base: string): Promise<void> {
  const from = join(outDir, "static", base), to = join(outDir, FOLDER, base);
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name.endsWith(".js"));
  await Promise.all(names.map(async (name) => {
    await writeFile(join(to, name), await pack(await readFile(join(from, name))));
  }));
}

/** What `packScripts` has packed for a build, by address; nothing for a build without it. */
export async function readPacked(outDir: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const folder = join(outDir, FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length), await readFile(file)] as const),
    ),
  );
}
