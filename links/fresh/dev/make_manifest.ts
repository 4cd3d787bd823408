import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Manifest, ManifestFile } from "../snapshot.ts";
import { bundle } from "./bundle.ts";
import { contentType } from "./content_type.ts";
import { filesBelow, modulesAmong } from "./files.ts";
import type { Project } from "./project.ts";

type Content = Uint8Array<ArrayBuffer>;

/** A build on paper, and the files behind its islands and routes, in its order. */
export interface Made {
  readonly manifest: Manifest;
  readonly islands: readonly string[];
  readonly routes: readonly string[];
}

/** Looks through a project and bundles its islands. Paths are relative to the root. */
export async function makeManifest(project: Project, dev: boolean): Promise<Made> {
  const { root, islandDir, routeDir, ignore, target, sourceMap } = project;
  const islands = modulesAmong(await filesBelow(islandDir, ignore));
  const routes = modulesAmong(await filesBelow(routeDir, ignore));
  const paths = islands.map((name) => join(islandDir, name));
  const bundled = await bundle({ root, islands: paths, target, sourceMap, dev });
  const files = { ...await staticFiles(project), ...scriptFiles(project, bundled.scripts) };
  const buildId = hash(JSON.stringify(Object.entries(files).map(([url, { etag }]) => [url, etag])));
  const manifest = { boot: bundled.boot, buildId, files, islands: bundled.islands, routes };
  return { manifest, islands, routes };
}

async function staticFiles(project: Project): Promise<Record<string, ManifestFile>> {
  const { root, staticDir, ignore } = project;
  const names = await filesBelow(staticDir, ignore);
  const entries = names.map(async (name) => {
    const path = join(staticDir, name);
    return [`/${name}`, file(relative(root, path), await readFile(path), false)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function scriptFiles(
  { root, outDir }: Project,
  scripts: ReadonlyMap<string, Content>,
): Record<string, ManifestFile> {
  const folder = relative(root, join(outDir, "static"));
  const entries = [...scripts].map(([url, content]) =>
    [url, { ...file(join(folder, url), content, true), content }] as const
  );
  return Object.fromEntries(entries);
}

function file(path: string, content: Uint8Array, hashed: boolean): ManifestFile {
  return { path, etag: `"${hash(content)}"`, type: contentType(path), hashed };
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
