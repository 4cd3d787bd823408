import { fileURLToPath, pathToFileURL } from "node:url";
import { stampOf } from "./stamp.ts";

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What the build bundles into the static folder, since Fresh bundles no workers and no styles. */
export const GENERATED = [
  "analysis.css",
  "embed.css",
  "embed.js",
  "end.css",
  "ending.js",
  "home.css",
  "line.js",
  "lists.css",
  "offline.js",
  "openings.css",
  "predecessor.js",
  "sandbox.css",
  "searcher.js",
  "site.css",
  "solver.js",
  "tournaments.css",
  "worker.js",
].map((name) => `static/${name}`);

const SOURCES = [
  "deno.json",
  "dev.ts",
  "main.ts",
  "islands",
  "lib",
  "links",
  "routes",
  "static",
  "styles",
];

/** What a build made now would be made of. */
export function currentStamp(): Promise<string> {
  // Without the folder, so that a project may be moved.
  const framework = import.meta.resolve("fresh").replace(pathToFileURL(ROOT).href, "");
  return stampOf(ROOT, framework, SOURCES, GENERATED);
}
