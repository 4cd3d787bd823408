import type { Metafile } from "esbuild";

/** A chunk of fewer bytes than this, before it is compressed, is not worth a request of its own. */
const LITTLE = 2_000;

/** For scripts that are loaded later, by name, what else they are made to import. */
export type Besides = ReadonlyMap<string, readonly string[]>;

/**
 * A bundler makes a chunk for each set of later scripts that share a module, however little that is.
 * Anyone who needs one of the little ones is given all of them, so that they become one.
 *
 * @param core what all of them import anyway
 */
export function littleTogether({ outputs }: Metafile, core: string): Besides {
  const chunksOf = (name: string) =>
    outputs[name]!.imports
      .filter(({ kind, external, path }) =>
        kind === "import-statement" && !external && path !== core
      )
      .map(({ path }) => path);
  const isLittle = (name: string): boolean =>
    outputs[name]!.bytes < LITTLE && !outputs[name]!.entryPoint && chunksOf(name).every(isLittle);
  const little = Object.keys(outputs).filter((name) => name !== core && isLittle(name));
  if (little.length < 2) return new Map();
  const modules = little.flatMap((name) => Object.keys(outputs[name]!.inputs));
  return new Map(
    Object.entries(outputs)
      .filter(([name, { entryPoint }]) => entryPoint && reaches(name))
      .map(([, { entryPoint }]) => [entryPoint!, modules]),
  );

  /** Whether it imports a little one, itself or by another chunk. */
  function reaches(name: string): boolean {
    return chunksOf(name).some((chunk) => little.includes(chunk) || reaches(chunk));
  }
}
