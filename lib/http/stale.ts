import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Whether a built file is missing, or older than anything it was built from. */
export async function isStale(
  built: string,
  sources: readonly string[],
  root: string,
): Promise<boolean> {
  const builtAt = await changedAt(join(root, built));
  if (builtAt === undefined) return true;
  const times = await Promise.all(sources.map((source) => latestBelow(join(root, source))));
  return Math.max(...times) > builtAt;
}

/** The latest change of a file, or of a folder and all below it; a removal changes its folder. */
async function latestBelow(path: string): Promise<number> {
  const info = await stat(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const names = await readdir(path, { recursive: true });
  const times = await Promise.all(names.map((name) => changedAt(join(path, name))));
  return Math.max(info.mtimeMs, ...times.map((time) => time ?? 0));
}

/** When a file last changed; nothing if there is none. */
async function changedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
