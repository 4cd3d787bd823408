import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import type { Loader, Metafile, Plugin } from "esbuild";

/** Bytes, minified: a larger script stands by itself. */
const SMALL = 16000;

/** Bytes, minified, that whoever needs a script would rather be sent besides than ask for it. */
const REQUEST = 2600;

/** An island, or what is loaded later. */
interface Entry {
  readonly name: string;
  /** The outputs that it needs at once. */
  readonly needs: ReadonlySet<string>;
  /** The islands that may load it later; none for an island. */
  readonly after: ReadonlySet<string>;
}

/** What a circle of entries shares. */
interface Circle {
  readonly entries: ReadonlySet<string>;
  /** Whether all of them are loaded later: what they share is then no island's. */
  readonly isLater: boolean;
  readonly sources: string[];
  bytes: number;
}

/** Lines that import sources, by the path of the entry that gets them. */
export type Imports = Map<string, string[]>;

/**
 * Leaves few small shared scripts. Bundlers make one for each circle of entries that share a module,
 * and there are many circles; so, seen in a bundle that was made before, what would be small goes to
 * the next wider circle: all its entries are made to import it. These imports are added to `imports`.
 */
export function joinScripts(
  imports: Imports,
  root: string,
  boot: string,
  { outputs }: Metafile,
): void {
  for (const { entries, sources } of joinSmall(circlesIn(outputs, boot))) {
    const lines = sources.map((source) => `import ${JSON.stringify(resolve(root, source))};`);
    for (const entry of entries) {
      const path = resolve(root, entry);
      imports.set(path, [...imports.get(path) ?? [], ...lines]);
    }
  }
}

/** Adds the imports to their entries. */
export function addImports(imports: Imports): Plugin {
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

/** An output and all it imports, near and far; on demand only if `later` says so. */
export function neededBy(
  path: string,
  outputs: Metafile["outputs"],
  later = false,
): Set<string> {
  const needed = new Set([path]);
  for (const each of needed) {
    for (const { kind, path } of outputs[each]!.imports) {
      if (later || kind === "import-statement") needed.add(path);
    }
  }
  return needed;
}

/** The circles of a bundle, the widest last. */
function circlesIn(outputs: Metafile["outputs"], boot: string): Circle[] {
  const entries = entriesOf(outputs);
  const later = new Set(entries.filter(({ after }) => after.size > 0).map(({ name }) => name));
  const circles = new Map<string, Circle>();
  for (const [path, { entryPoint, inputs, bytes }] of Object.entries(outputs)) {
    if (entryPoint !== undefined) continue;
    const circle = circleOf(path, entries, boot);
    const key = [...circle].sort().join();
    const known = circles.get(key) ??
      { entries: circle, isLater: circle.isSubsetOf(later), sources: [], bytes: 0 };
    known.sources.push(...Object.keys(inputs));
    known.bytes += bytes;
    circles.set(key, known);
  }
  return [...circles.values()].sort((a, b) => a.entries.size - b.entries.size);
}

/**
 * The entries that need an output, and those that are loaded after islands which all have it then, so
 * that they cut nothing that islands share. What `boot` needs is everybody's.
 */
function circleOf(
  path: string,
  entries: readonly Entry[],
  boot: string,
): Set<string> {
  const needing = new Set(
    entries.filter(({ needs }) => needs.has(path)).map(({ name }) => name),
  );
  const circle = entries.filter(({ name, after }) =>
    needing.has(boot) || needing.has(name) ||
    after.size > 0 && after.isSubsetOf(needing)
  );
  return new Set(circle.map(({ name }) => name));
}

function entriesOf(outputs: Metafile["outputs"]): Entry[] {
  const onDemand = new Set(
    Object.values(outputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path)
    ),
  );
  const points = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  const islands = points.filter(([path]) => !onDemand.has(path)).map((
    [path, { entryPoint }],
  ) => ({
    name: entryPoint!,
    reach: neededBy(path, outputs, true),
  }));
  return points.map(([path, { entryPoint }]) => ({
    name: entryPoint!,
    needs: neededBy(path, outputs),
    after: new Set(
      onDemand.has(path)
        ? islands.filter(({ reach }) => reach.has(path)).map(({ name }) => name)
        : [],
    ),
  }));
}

/** What is left once each small circle has joined the next wider one, if that is worth a request. */
function joinSmall(circles: readonly Circle[]): Circle[] {
  return circles.filter(({ entries, isLater, sources, bytes }, index) => {
    const wider = circles.slice(index + 1).find((circle) =>
      entries.isSubsetOf(circle.entries) && (circle.isLater || !isLater)
    );
    if (wider === undefined || bytes >= SMALL) return true;
    const others = wider.entries.size - entries.size;
    if (others * bytes > entries.size * REQUEST) return true;
    wider.sources.push(...sources);
    wider.bytes += bytes;
    return false;
  });
}
