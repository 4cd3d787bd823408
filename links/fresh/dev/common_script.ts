import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import type { Loader, Metafile, Plugin } from "esbuild";

/** Bytes, minified. A smaller script costs more to ask for than to send along. */
const SMALL = 5000;

/** What a circle of entries shares. */
interface Circle {
  readonly entries: ReadonlySet<string>;
  readonly sources: string[];
  bytes: number;
}

/**
 * Leaves no small shared scripts. Bundlers make one for each circle of entries that share a module,
 * and there are many circles; so, seen in a bundle that was made without this plugin, what would be
 * small goes to the next wider circle: all its entries are made to import it.
 */
export function commonScript(
  root: string,
  boot: string,
  { outputs }: Metafile,
): Plugin {
  const imports = new Map<string, string[]>();
  for (const { entries, sources } of joinSmall(circlesIn(outputs, boot))) {
    const lines = sources.map((source) =>
      `import ${JSON.stringify(resolve(root, source))};`
    );
    for (const entry of entries) {
      const path = resolve(root, entry);
      imports.set(path, [...imports.get(path) ?? [], ...lines]);
    }
  }
  return {
    name: "common script",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
        const lines = imports.get(path);
        if (lines === undefined) return;
        const contents = [await readFile(path, "utf8"), ...lines].join("\n");
        return { contents, loader: extname(path).slice(1) as Loader };
      }),
  };
}

/** An output and all it imports, near and far, but not on demand. */
export function neededBy(
  path: string,
  outputs: Metafile["outputs"],
): Set<string> {
  const needed = new Set([path]);
  for (const each of needed) {
    for (const { kind, path } of outputs[each]!.imports) {
      if (kind === "import-statement") needed.add(path);
    }
  }
  return needed;
}

/** The circles of a bundle, the widest last: of every entry, to which what `boot` needs belongs. */
function circlesIn(outputs: Metafile["outputs"], boot: string): Circle[] {
  const entries = new Map<string, Set<string>>();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === undefined) continue;
    for (const needed of neededBy(path, outputs)) {
      entries.set(needed, (entries.get(needed) ?? new Set()).add(entryPoint));
    }
  }
  const all = new Set([...entries.values()].flatMap((circle) => [...circle]));
  return [...entries]
    .filter(([path]) => outputs[path]!.entryPoint === undefined)
    .map(([path, circle]) => ({
      entries: circle.has(boot) ? all : circle,
      sources: Object.keys(outputs[path]!.inputs),
      bytes: outputs[path]!.bytes,
    }))
    .sort((a, b) => a.entries.size - b.entries.size);
}

/** What is left once each small circle has joined the next wider one. */
function joinSmall(circles: readonly Circle[]): Circle[] {
  return circles.filter(({ entries, sources, bytes }, index) => {
    const wider = circles.slice(index + 1).find((circle) =>
      entries.isSubsetOf(circle.entries)
    );
    if (wider === undefined || bytes >= SMALL) return true;
    wider.sources.push(...sources);
    wider.bytes += bytes;
    return false;
  });
}
