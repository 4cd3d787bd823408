import { readdir } from "node:fs/promises";
import { relative } from "node:path";

/** The files below a folder, by their names in it, in a fixed order; none if there is no folder. */
export async function filesBelow(
  folder: string,
  ignore: readonly RegExp[],
): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(ifMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, `${entry.parentPath}/${entry.name}`).replaceAll(
        "\\",
        "/",
      )
    )
    .filter((name) => !ignore.some((pattern) => pattern.test(name)))
    .sort();
}

/** The modules below a folder, without tests. */
export async function modulesBelow(
  folder: string,
  ignore: readonly RegExp[],
): Promise<string[]> {
  const names = await filesBelow(folder, ignore);
  return names.filter((name) => /\.[jt]sx?$/.test(name) && !/[._]test\.[jt]sx?$/.test(name));
}

function ifMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}
