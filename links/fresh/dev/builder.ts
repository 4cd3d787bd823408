import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { App } from "../app.ts";
import { applySnapshot, snapshotOf } from "../snapshot.ts";
import type { Manifest } from "../snapshot.ts";
import { liveReload } from "./live_reload.ts";
import { makeManifest } from "./make_manifest.ts";
import { projectOf } from "./project.ts";
import type { BuildOptions, Project } from "./project.ts";
import { serverModule } from "./server_module.ts";

type ApplySnapshot = <State>(app: App<State>) => void;

/** Builds an app: its islands for the browser, and the list of all it serves. */
export class Builder {
  readonly #project: Project;

  constructor(options: BuildOptions = {}) {
    this.#project = projectOf(options);
  }

  /** Builds for production, into the output folder or into memory. */
  build(options: { snapshot: "memory" }): Promise<ApplySnapshot>;
  build(options?: { snapshot?: "disk" }): Promise<void>;
  build(
    options: { snapshot?: "disk" | "memory" } = {},
  ): Promise<void | ApplySnapshot> {
    return options.snapshot === "memory" ? this.#inMemory(false) : this.#onDisk();
  }

  /** Serves for development; pages reload when the server restarts. */
  async listen<State>(
    load: () => Promise<{ app: App<State> }>,
    options: Deno.ServeTcpOptions = {},
  ): Promise<void> {
    const apply = await this.#inMemory(true);
    const { app } = await load();
    apply(app);
    await Deno.serve(options, liveReload(app.handler())).finished;
  }

  async #inMemory(dev: boolean): Promise<ApplySnapshot> {
    const { root, routeDir, islandDir } = this.#project;
    const manifest = await makeManifest(this.#project, dev);
    const islands = await importAll(
      islandDir,
      manifest.islands.map(({ name }) => name),
    );
    const routes = await importAll(routeDir, manifest.routes);
    const snapshot = snapshotOf(
      { ...manifest, files: withoutTags(manifest.files) },
      pathToFileURL(root + "/").href,
      islands,
      routes,
    );
    return (app) => applySnapshot(app, snapshot);
  }

  /** Writes the scripts, and a `server.js` that knows where everything is. */
  async #onDisk(): Promise<void> {
    const { root, outDir } = this.#project;
    const manifest = await makeManifest(this.#project, false);
    await rm(outDir, { recursive: true, force: true });
    for (const { path, content } of Object.values(manifest.files)) {
      if (content !== undefined) await write(join(root, path), content);
    }
    await write(
      join(outDir, "server.js"),
      serverModule(this.#project, manifest),
    );
  }
}

/** As in 2.3.3, static files that are in memory have no tags. */
function withoutTags(files: Manifest["files"]): Manifest["files"] {
  const untagged = Object.entries(files).map(([url, { etag, ...file }]) =>
    [url, file.hashed ? { ...file, etag } : file] as const
  );
  return Object.fromEntries(untagged) as Manifest["files"];
}

function importAll(
  folder: string,
  names: readonly string[],
): Promise<Record<string, unknown>[]> {
  return Promise.all(
    names.map((name) => import(pathToFileURL(join(folder, name)).href)),
  );
}

async function write(
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
