import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Manifest, StaticFile } from "../snapshot.ts";
import { bundle, RUNTIME, scriptName } from "./bundle.ts";
import { contentType } from "./content_type.ts";
import { filesBelow, modulesBelow } from "./files.ts";
import type { Project } from "./project.ts";
import { withBuiltAddresses } from "./style_addresses.ts";

type Content = Uint8Array<ArrayBuffer>;
type Files = Record<string, StaticFile>;

/** Looks through a project and bundles its islands. */
export async function makeManifest(project: Project, dev: boolean): Promise<Manifest> {
  const names = await modulesBelow(project.islandDir, project.ignore);
  const routes = await modulesBelow(project.routeDir, project.ignore);
  const scripts = await bundle(project, names, dev);
  const statics = await staticFiles(project);
  const tags = [...scripts.values().map(hash), ...Object.values(statics).map(({ etag }) => etag)];
  // Told what it is made of, a build has other addresses for whatever is done to its scripts afterwards.
  const told = dev ? undefined : Deno.env.get("DENO_DEPLOYMENT_ID");
  const buildId = hash([told ?? "", ...tags].join());
  const urlOf = (script: string) => `/_fresh/js/${buildId}/${script}`;
  const files = { ...statics };
  const add = (url: string, content: Content, hashed: boolean) => {
    const path = relative(project.root, join(project.outDir, "static", url));
    files[url] = { ...file(path, content, hashed), content };
  };
  for (const [name, content] of scripts) add(urlOf(name), content, true);
  for (const [url, { path }] of Object.entries(statics)) {
    if (!url.endsWith(".css")) continue;
    const style = await readFile(join(project.root, path), "utf8");
    add(url, new TextEncoder().encode(withBuiltAddresses(style, buildId)), false);
  }
  const islands = names.map((name) => ({ name, url: urlOf(scriptName(name)) }));
  return { buildId, files, runtime: urlOf(RUNTIME), islands, routes };
}

async function staticFiles({ root, staticDir, ignore }: Project): Promise<Files> {
  const files: Files = {};
  for (const name of await filesBelow(staticDir, ignore)) {
    const path = join(staticDir, name);
    files[`/${name}`] = file(relative(root, path), await readFile(path), false);
  }
  return files;
}

function file(path: string, content: Uint8Array, hashed: boolean) {
  return { path, etag: `W/"${hash(content)}"`, type: contentType(path), hashed };
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
