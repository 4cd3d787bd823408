import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import type { Script } from "../snapshot.ts";
import { addImports, type Imports, joinScripts, neededBy } from "./common_script.ts";
import type { Project } from "./project.ts";

/** The scripts of a build, by their addresses. */
export interface Bundle {
  readonly boot: string;
  readonly scripts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly islands: readonly Script[];
}

/** Bundles islands for the browser: one script each, what they share and what they load later. */
export async function bundle(
  project: Project,
  names: string[],
  dev: boolean,
): Promise<Bundle> {
  const boot = ours("../runtime/boot.ts");
  const paths = names.map((name) => join(project.islandDir, name));
  const options = { ...settings(project, dev), entryPoints: [boot, ...paths] };
  const { outputFiles, metafile } = await bundleJoined(
    options,
    relative(project.root, boot),
  );
  const find = (path: string) => scriptOf(metafile, relative(project.root, path));
  return {
    boot: find(boot).url,
    scripts: new Map(
      outputFiles.map((
        file,
      ) => [urlOf(file.path), new Uint8Array(file.contents)]),
    ),
    islands: paths.map((path, i) => ({ name: names[i]!, ...find(path) })),
  };
}

/** What joins others draws what it imports along: seen again, more can be joined. */
const LOOKS = 2;

async function bundleJoined(
  options: ReturnType<typeof settings>,
  boot: string,
) {
  const imports: Imports = new Map();
  let built = await esbuild.build(options);
  for (let look = 0; look < LOOKS; look++) {
    joinScripts(imports, options.absWorkingDir, boot, built.metafile);
    const plugins = [addImports(imports)];
    built = await esbuild.build({ ...options, plugins });
  }
  return built;
}

function settings({ root, target, sourceMap }: Project, dev: boolean) {
  return {
    absWorkingDir: root,
    alias: { "fresh/runtime": ours("../runtime/mod.ts") },
    bundle: true,
    chunkNames: "chunk-[hash]",
    define: { "process.env.NODE_ENV": dev ? '"development"' : '"production"' },
    entryNames: "[name]-[hash]",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "warning",
    // A package without side effects is shared through what it is imported for.
    logOverride: { "ignored-bare-import": "silent" },
    metafile: true,
    minify: !dev,
    outdir: root,
    platform: "browser",
    sourcemap: sourceMap,
    splitting: true,
    target,
    write: false,
  } satisfies esbuild.BuildOptions;
}

/** The script an entry became, and the scripts it imports, near and far, but not on demand. */
function scriptOf(
  { outputs }: esbuild.Metafile,
  entry: string,
): Omit<Script, "name"> {
  const own = Object.keys(outputs).find((path) => outputs[path]!.entryPoint === entry);
  if (own === undefined) throw new Error(`No script was built for ${entry}`);
  const [url, ...preload] = [...neededBy(own, outputs)].map(urlOf) as [
    string,
    ...string[],
  ];
  return { url, preload };
}

function ours(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}

function urlOf(path: string): string {
  return `/_fresh/js/${basename(path)}`;
}
