import { resolve } from "node:path";
import process from "node:process";
import type { BuildOptions as EsbuildOptions } from "esbuild";

type SourceMap = NonNullable<EsbuildOptions["sourcemap"]>;

/** Where a project keeps what, and how it is built. */
export interface BuildOptions {
  /** The browsers scripts are written for, in esbuild's words. */
  readonly target?: string | string[];
  readonly root?: string;
  readonly serverEntry?: string;
  readonly outDir?: string;
  readonly staticDir?: string;
  readonly islandDir?: string;
  readonly routeDir?: string;
  /** Files that are not to be taken for routes, islands or static files. */
  readonly ignore?: readonly RegExp[];
  readonly sourceMap?: { readonly kind?: SourceMap };
}

/** The same with nothing left open: every path is absolute. */
export interface Project extends Omit<Required<BuildOptions>, "sourceMap"> {
  readonly sourceMap: SourceMap;
}

/** Fills in what was left open. */
export function projectOf(options: BuildOptions): Project {
  const root = resolve(options.root ?? process.cwd());
  return {
    root,
    target: options.target ?? ["es2024"],
    serverEntry: resolve(root, options.serverEntry ?? "main.ts"),
    outDir: resolve(root, options.outDir ?? "_fresh"),
    staticDir: resolve(root, options.staticDir ?? "static"),
    islandDir: resolve(root, options.islandDir ?? "islands"),
    routeDir: resolve(root, options.routeDir ?? "routes"),
    ignore: options.ignore ?? [],
    sourceMap: options.sourceMap?.kind ?? false,
  };
}
