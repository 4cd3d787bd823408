import { join } from "node:path";
import { readdir } from "node:fs/promises";

/** The files below a folder, by their names in it with `/` between the parts, in a fixed order. */
export async function filesBelow(
  folder: string,
  ignore: readonly RegExp[] = [],
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(empty);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !ignore.some((pattern) => pattern.test(name)))
    .sort();
}

/** A project may do without static files, or without islands. */
function empty(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}

/** The modules among files, without their tests. */
export function modulesAmong(names: readonly string[]): string[] {
  return names.filter((name) => /\.[jt]sx?$/.test(name) && !/[._]test\.[jt]sx?$/.test(name));
}
