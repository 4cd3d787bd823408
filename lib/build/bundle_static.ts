import { build, type BuildOptions } from "esbuild";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readText } from "./sources.ts";

/**
 * The oldest browsers that know all the CSS and JavaScript of the app (docs/browsers.md); `lib` in
 * `deno.browser.json` has what JavaScript they know.
 */
export const TARGET = ["chrome120", "firefox128", "safari17.4"];

/** For who only reads a page with a frame in it: the last Chrome for Windows 7, and what is as old. */
const FRAME_TARGET = ["chrome109", "firefox115", "safari16"];

/**
 * Bundles what Fresh does not, workers and styles, into static files. Their addresses are
 * `asset("/worker.js")` and `asset("/searcher.js")`, which play the computer's levels (the latter loads
 * `line.js` and `ending.js` where it needs them),
 * `asset("/solver.js")`, which solves,
 * `asset("/predecessor.js")`, which looks back, `asset("/offline.js")`, which `/sw.js` imports, and
 * `asset("/site.css")`; the first page has `home.css` next to it, pages with lists `lists.css`,
 * tournaments `tournaments.css`, the opening explorer `openings.css`, the sandbox `sandbox.css`, a table
 * fetches `end.css` once its game is over, and a replay `analysis.css` once it's to be analyzed. Frames
 * on other sites have `embed.js` and `embed.css`.
 */
export async function bundleStatic(root: string): Promise<void> {
  await bundle(root, "lib/search/worker.ts", "worker.js", { format: "esm" });
  await bundle(root, "lib/search/searcher.ts", "searcher.js", { format: "esm" });
  await bundle(root, "lib/search/line.ts", "line.js", { format: "esm" });
  await bundle(root, "lib/search/ending.ts", "ending.js", { format: "esm" });
  await bundle(root, "lib/solver/worker.ts", "solver.js", { format: "esm" });
  await bundle(root, "lib/ui/sandbox/predecessor_worker.ts", "predecessor.js", { format: "esm" });
  const offline = { format: "iife", globalName: "offline" } as const;
  await bundle(root, "lib/ui/offline/worker.ts", "offline.js", offline);
  await bundle(root, "lib/ui/embed/script.ts", "embed.js", {
    format: "iife",
    target: FRAME_TARGET,
  });
  await bundle(root, "styles/embed.css", "embed.css", { target: FRAME_TARGET });
  await bundle(root, "styles/site.css", "site.css", {});
  await bundle(root, "styles/analysis.css", "analysis.css", {});
  await bundle(root, "styles/openings.css", "openings.css", {});
  await bundle(root, "styles/sandbox.css", "sandbox.css", {});
  await bundle(root, "styles/end.css", "end.css", {});
  await bundle(root, "styles/home.css", "home.css", {});
  await bundle(root, "styles/lists.css", "lists.css", {});
  await bundle(root, "styles/tournaments.css", "tournaments.css", {});
}

async function bundle(root: string, from: string, name: string, shape: BuildOptions) {
  const { outputFiles } = await build({
    target: TARGET,
    ...shape,
    entryPoints: [join(root, from)],
    bundle: true,
    minify: true,
    // Fonts are served as they are.
    external: ["*.woff2"],
    write: false,
  });
  const { text: whole } = outputFiles![0]!;
  const text = name.endsWith(".css") ? splitThemes(mergeLayers(whole)) : whole;
  const file = join(root, "static", name);
  // A file that stays as it is keeps its time: a server for development would start over.
  if (await readText(file) !== text) await writeFile(file, text);
}

const START = /^@layer ([\w-]+)\{/;

/**
 * Puts the blocks of a layer that follow each other into one. A bundler makes a block of each file that
 * is imported into a layer, and every block weighs a few bytes.
 *
 * @param css minified, with no braces in its strings
 */
export function mergeLayers(css: string): string {
  const blocks: string[] = [];
  let last: string | undefined;
  for (const block of topLevel(css)) {
    const [start, layer] = START.exec(block) ?? [];
    if (start && layer === last) {
      blocks.push(blocks.pop()!.slice(0, -1) + block.slice(start.length));
    } else blocks.push(block);
    last = layer;
  }
  return blocks.join("");
}

/** What a sheet consists of: blocks in braces, each with what stands before it. */
function topLevel(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0, from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth === 0) {
      blocks.push(css.slice(from, index + 1));
      from = index + 1;
    }
  }
  return [...blocks, css.slice(from)];
}

/** A color that is one by day and another by night. Either may be a function, such as `rgb()`. */
const BOTH = /light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)/g;

/**
 * A sheet in the words of browsers that don't know `light-dark()`. Which color it is says not an
 * element's `color-scheme`, but the two variables of `styles/base.css`.
 */
export function splitThemes(css: string): string {
  return css.replace(BOTH, "var(--day,$1)var(--night,$2)");
}
