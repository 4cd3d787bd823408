import type { App } from "./app.ts";
import { setBuildId } from "./runtime/asset.ts";

export const SNAPSHOT: unique symbol = Symbol("snapshot");

type Module = Record<string, unknown>;

/** What a build has found and made, as plain data. */
export interface Manifest {
  readonly buildId: string;
  readonly files: Record<string, StaticFile>;
  /** The address of the script that wakes islands. */
  readonly runtime: string;
  /** The islands' files, with the addresses of their scripts. */
  readonly islands: readonly Script[];
  /** The routes' files, by their names below the routes folder. */
  readonly routes: readonly string[];
}

/** A file served as it is. */
export interface StaticFile {
  /** Undefined where nothing was written to disk. */
  readonly etag?: string;
  readonly type: string;
  /** Whether its address names the build. */
  readonly hashed: boolean;
  /** Where it is, relative to the root of the project. */
  readonly path: string;
  /** What it holds, where nothing was written to disk. */
  readonly content?: Uint8Array<ArrayBuffer>;
}

/** A script that was made of an island's file. */
interface Script {
  readonly name: string;
  readonly url: string;
}

/** A component that lives in the browser. */
export interface Island extends Script {
  readonly exportName: string;
}

/** A manifest with its modules. */
export interface Snapshot {
  readonly manifest: Manifest;
  /** A URL. */
  readonly root: string;
  /** By their components. */
  readonly islands: ReadonlyMap<unknown, Island>;
  /** By their names. */
  readonly routes: ReadonlyMap<string, Module>;
}

/** Puts a manifest and its modules, given in its order, together. */
export function snapshotOf(
  manifest: Manifest,
  root: string,
  islands: readonly Module[],
  routes: readonly Module[],
): Snapshot {
  return {
    manifest,
    root,
    islands: new Map(manifest.islands.flatMap((script, i) => components(script, islands[i]!))),
    routes: new Map(manifest.routes.map((name, i) => [name, routes[i]!])),
  };
}

function components(script: Script, module: Module): [unknown, Island][] {
  const found = Object.entries(module).filter(([, value]) => typeof value === "function");
  return found.map(([exportName, component]) => [component, { ...script, exportName }]);
}

/** Gives an app its build. */
export function applySnapshot<State>(app: App<State>, snapshot: Snapshot): void {
  setBuildId(snapshot.manifest.buildId);
  app[SNAPSHOT] = snapshot;
}
