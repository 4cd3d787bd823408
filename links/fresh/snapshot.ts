import type { App } from "./app.ts";
import { setBuildId } from "./runtime/asset.ts";

export const SNAPSHOT: unique symbol = Symbol("snapshot");

/** A file in the routes folder: its name below it, and what it exports. */
export interface RouteFile {
  readonly name: string;
  readonly module: Record<string, unknown>;
}

/** A component that lives in the browser, and the script that carries it. */
export interface Island {
  readonly url: string;
  readonly exportName: string;
  /** What the script will ask for, so that the page can ask first. */
  readonly preload: readonly string[];
}

/** A file served as it is. */
export interface StaticFile {
  readonly etag: string;
  readonly type: string;
  /** Whether its address names its content. */
  readonly hashed: boolean;
  open(): Promise<ReadableStream | Uint8Array<ArrayBuffer>>;
}

/** The result of a build, as an app uses it. */
export interface Snapshot {
  readonly boot: string;
  readonly buildId: string;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly islands: ReadonlyMap<unknown, Island>;
  readonly routes: readonly RouteFile[];
}

/** The result of a build, as it is written down. */
export interface Manifest {
  /** The script that wakes islands. */
  readonly boot: string;
  readonly buildId: string;
  readonly files: Record<string, ManifestFile>;
  readonly islands: readonly { readonly url: string; readonly preload: readonly string[] }[];
  readonly routes: readonly string[];
}

/** Its content is at `path`, relative to the manifest, unless it is at hand. */
export interface ManifestFile {
  readonly etag: string;
  readonly type: string;
  readonly hashed: boolean;
  readonly path: string;
  readonly content?: Uint8Array<ArrayBuffer>;
}

/** The modules a manifest speaks of, in its order. */
export interface Modules {
  readonly islands: readonly Record<string, unknown>[];
  readonly routes: readonly Record<string, unknown>[];
}

/** Puts a written build and its modules together. */
export function restore(manifest: Manifest, modules: Modules, base: string): Snapshot {
  const files = Object.entries(manifest.files);
  return {
    boot: manifest.boot,
    buildId: manifest.buildId,
    files: new Map(files.map(([pathname, file]) => [pathname, staticFile(file, base)])),
    islands: new Map(
      manifest.islands.flatMap((island, i) => islandsOf(island, modules.islands[i]!)),
    ),
    routes: manifest.routes.map((name, i) => ({ name, module: modules.routes[i]! })),
  };
}

/** Gives an app its build. */
export function applySnapshot<State>(app: App<State>, snapshot: Snapshot): void {
  setBuildId(snapshot.buildId);
  app[SNAPSHOT] = snapshot;
}

function staticFile(file: ManifestFile, base: string): StaticFile {
  const { etag, type, hashed, path, content } = file;
  const open = async () => content ?? (await Deno.open(new URL(path, base))).readable;
  return { etag, type, hashed, open };
}

function islandsOf(
  island: Manifest["islands"][number],
  module: Record<string, unknown>,
): [unknown, Island][] {
  const components = Object.entries(module).filter(([, value]) => typeof value === "function");
  return components.map(([exportName, component]) => [component, { ...island, exportName }]);
}
