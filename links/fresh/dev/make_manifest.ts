import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Manifest, StaticFile } from "../snapshot.ts";
import { bundle } from "./bundle.ts";
import { contentType } from "./content_type.ts";
import { filesBelow, modulesBelow } from "./files.ts";
import type { Project } from "./project.ts";

type Content = Uint8Array<ArrayBuffer>;
type Files = Record<string, StaticFile>;

/** Looks through a project and bundles its islands. */
export async function makeManifest(
  project: Project,
  dev: boolean,
): Promise<Manifest> {
  const names = await modulesBelow(project.islandDir, project.ignore);
  const routes = await modulesBelow(project.routeDir, project.ignore);
  const { islands, scripts } = await bundle(project, names, dev);
  const files = {
    ...await staticFiles(project),
    ...scriptFiles(project, scripts),
  };
  const tags = Object.entries(files).map(([url, { etag }]) => url + etag);
  return { buildId: hash(tags.join()), files, islands, routes };
}

async function staticFiles(
  { root, staticDir, ignore }: Project,
): Promise<Files> {
  const files: Files = {};
  for (const name of await filesBelow(staticDir, ignore)) {
    const path = join(staticDir, name);
    files[`/${name}`] = file(relative(root, path), await readFile(path), false);
  }
  return files;
}

function scriptFiles(
  { root, outDir }: Project,
  scripts: ReadonlyMap<string, Content>,
): Files {
  const files: Files = {};
  for (const [url, content] of scripts) {
    const path = relative(root, join(outDir, "static", url));
    files[url] = { ...file(path, content, true), content };
  }
  return files;
}

function file(path: string, content: Uint8Array, hashed: boolean): StaticFile {
  return { path, etag: `"${hash(content)}"`, type: contentType(path), hashed };
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
