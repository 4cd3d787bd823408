import { join, relative } from "node:path";
import type { Made } from "./make_manifest.ts";
import type { Project } from "./project.ts";

/** The text of `server.js`: the app with its build, ready to be served. */
export function serverModule(project: Project, { manifest, islands, routes }: Made): string {
  const { root, outDir, serverEntry, islandDir, routeDir } = project;
  const here = (path: string) => JSON.stringify(relative(outDir, path).replace(/^(?!\.)/, "./"));
  const imports = (name: string, folder: string, files: readonly string[]) =>
    files.map((file, i) => `import * as ${name}${i} from ${here(join(folder, file))};`);
  const list = (name: string, files: readonly string[]) => files.map((_, i) => name + i).join(", ");
  return [
    `import { applySnapshot, restore } from "fresh/internal";`,
    `import { app } from ${here(serverEntry)};`,
    ...imports("island", islandDir, islands),
    ...imports("route", routeDir, routes),
    ``,
    `const manifest = ${JSON.stringify(manifest, withoutContent, 2)};`,
    `const islands = [${list("island", islands)}];`,
    `const routes = [${list("route", routes)}];`,
    `const root = new URL(${here(root + "/")}, import.meta.url).href;`,
    `applySnapshot(app, restore(manifest, { islands, routes }, root + "/"));`,
    ``,
    `export default { fetch: app.handler() };`,
    ``,
  ].join("\n");
}

/** On disk a script is a file. */
function withoutContent(key: string, value: unknown): unknown {
  return key === "content" ? undefined : value;
}
