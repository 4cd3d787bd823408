import { basename } from "node:path";
import type { Plugin } from "esbuild";
import { given, rebundle, type Scripts } from "./rebundle.ts";

/** The script that wakes a page's islands. What it imports, islands share with it. */
export const RUNTIME = "fresh-runtime.js";

export interface Runtime {
  /** The runtime with all it imports. */
  readonly text: string;
  /** For each script that went into it, one that exports the same from there. */
  readonly parts: Scripts;
}

/** Makes one script of the runtime and all that it imports. */
export async function mergeRuntime(folder: string): Promise<Runtime> {
  const { metafile } = await rebundle(folder, RUNTIME);
  const names = Object.keys(metafile.inputs).map((path) => basename(path));
  const parts = new Map<string, string>();
  const exported: string[] = [];
  for (const [i, name] of names.entries()) {
    const own = (await rebundle(folder, name)).metafile.outputs[name]!.exports;
    // Two parts may export different things by the same name; a page asks for the runtime's by theirs.
    const nameIn = (one: string) => name === RUNTIME ? one : `p${i}${one}`;
    exported.push(`export { ${own.map((one) => `${one} as ${nameIn(one)}`)} } from "./${name}";`);
    const back = own.map((one) => `${nameIn(one)} as ${one}`);
    parts.set(name, `export { ${back} } from "./${RUNTIME}";`);
  }
  const whole = new Map([["whole.js", exported.join("\n")]]);
  const { scripts } = await rebundle(folder, "whole.js", given(whole));
  return { text: scripts.get("whole.js")!, parts };
}

/** Leaves the runtime and its parts where they are. */
export function apart({ parts }: Runtime): Plugin {
  return {
    name: "runtime apart",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path }) => {
        const name = basename(path);
        if (name === RUNTIME) return { path, external: true };
        if (parts.has(name)) return { path: name, namespace: "runtime" };
      });
      onLoad({ filter: /./, namespace: "runtime" }, ({ path }) => ({
        contents: parts.get(path)!,
      }));
    },
  };
}
