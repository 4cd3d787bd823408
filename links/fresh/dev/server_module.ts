import { join, relative } from "node:path";
import type { Manifest } from "../snapshot.ts";
import type { Project } from "./project.ts";

/** The text of `server.js`: the app with its build, ready to be served. */
export function serverModule(project: Project, manifest: Manifest): string {
  const { root, outDir, serverEntry, islandDir, routeDir } = project;
  const here = (path: string) => JSON.stringify(`./${relative(outDir, path)}`);
  const islands = manifest.islands.map(({ name }) => here(join(islandDir, name)));
  const routes = manifest.routes.map((name) => here(join(routeDir, name)));
  return `// Written by the build.
import { applySnapshot, snapshotOf } from "fresh/internal";
import { app } from ${here(serverEntry)};
${islands.map((path, i) => `import * as island${i} from ${path};`).join("\n")}
${routes.map((path, i) => `import * as route${i} from ${path};`).join("\n")}

const manifest = ${JSON.stringify(manifest, withoutContent, 2)};
const root = new URL(${here(root)} + "/", import.meta.url).href;
const islands = [${islands.map((_, i) => `island${i}`).join(", ")}];
const routes = [${routes.map((_, i) => `route${i}`).join(", ")}];
applySnapshot(app, snapshotOf(manifest, root, islands, routes));

export default { fetch: app.handler() };
`;
}

/** On disk a script is a file. */
function withoutContent(key: string, value: unknown): unknown {
  return key === "content" ? undefined : value;
}
