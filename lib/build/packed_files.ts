import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Each takes tens of megabytes, and a large machine that many build on may have a hundred cores. */
const MOST_WORKERS = 4;

/** A file, and where it goes compressed. */
export interface Packing {
  readonly from: string;
  readonly to: string;
}

/** Where a build has the file of an address, compressed. */
function packedFile(outDir: string, pathname: string): string {
  return join(outDir, "packed", `${pathname}.br`);
}

/**
 * Compresses scripts and styles as small as they can be made, for whatever reads Brotli: that takes
 * seconds of computing, in which a server would do nothing else.
 *
 * @param folders what is served as `/`: of two files of one address that of the later folder, as Fresh
 *   puts styles with addresses of its own before those of the project
 */
export async function writePackedFiles(
  outDir: string,
  folders: readonly string[],
): Promise<void> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries) {
      if (!/\.(js|css)$/.test(name)) continue;
      const from = join(parentPath, name);
      sources.set(packedFile(outDir, relative(folder, from)), from);
    }
  }
  const packings = [...sources].map(([to, from]): Packing => ({ from, to }));
  const count = Math.min(navigator.hardwareConcurrency, MOST_WORKERS);
  const shares = Array.from(
    { length: count },
    (_, worker) => packings.filter((_, index) => index % count === worker),
  );
  await Promise.all(shares.map(packInWorker));
}

async function packInWorker(packings: readonly Packing[]): Promise<void> {
  const worker = new Worker(import.meta.resolve("./pack_worker.ts"), { type: "module" });
  try {
    await new Promise((resolve, reject) => {
      worker.onmessage = resolve;
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(packings);
    });
  } finally {
    worker.terminate();
  }
}

/** What `writePackedFiles` wrote for an address; nothing if it had nothing to compress there. */
export async function readPackedFile(
  outDir: string,
  pathname: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(packedFile(outDir, pathname)).catch(() => undefined);
  return bytes && new Uint8Array(bytes);
}
