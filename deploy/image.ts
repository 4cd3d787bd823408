/**
 * Builds the app and copies only what serving needs into a folder: the contents of an image.
 *   deno run -A deploy/image.ts FOLDER [CONFIG]
 * The folder must be new. Once moved it starts half a second later: Deno keeps compiled code by its path.
 */

import { cp, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Files the server reads while it runs. */
const FILES = [
  "CHANGELOG.md",
  "LICENSE",
  "docs/arena.md",
  "docs/bots.md",
  "docs/rooms.md",
  "main.ts",
  "serve.ts",
];
const FOLDERS = ["_fresh", "islands", "lib", "routes", "static"];

/** What runs: the server, the workers it starts, and the tasks of its host. */
const MODULES = [
  "serve.ts",
  "_fresh/server.js",
  "lib/server/http/draw_worker.ts",
  "lib/server/rooms/check_worker.ts",
  "lib/server/rooms/choose_worker.ts",
];
const TASKS = ["backup", "restore", "dump", "move"];

/** What packages need only where somebody compiles with them. Deno installs it along: 24 MB. */
const PEER = "typescript";

/** Imports everything that runs, to find what it needs. It's there until the folder is whole. */
const ENTRY = "half_made_image.ts";

const ROOT = resolve(import.meta.dirname!, "..");

interface Config {
  readonly imports: Readonly<Record<string, string>>;
  readonly tasks: Readonly<Record<string, { readonly command: string }>>;
  readonly links?: readonly string[];
  readonly lock?: string;
}

interface Module {
  readonly specifier: string;
  readonly dependencies?: readonly { readonly specifier: string; readonly code?: unknown }[];
}

async function makeImage(folder: string, configName: string): Promise<void> {
  await makeWay(folder);
  const whole: Config = JSON.parse(await Deno.readTextFile(join(ROOT, configName)));
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, ENTRY), "");
  // Before the build, which would write one with all of development's packages.
  const lock = join(ROOT, whole.lock ?? "deno.lock");
  if (await exists(lock)) await cp(lock, join(folder, "deno.lock"));
  await deno(["run", "-A", "--config", configName, "dev.ts", "build"], ROOT);
  await copyApp(folder, whole);
  const tasks = TASKS.filter((name) => name in whole.tasks);
  const scripts = tasks.map((name) => whole.tasks[name]!.command.match(/\S+\.ts\b/)![0]);
  const entry = [...MODULES, ...scripts].map((path) => `import "./${path}";\n`).join("");
  await Deno.writeTextFile(join(folder, ENTRY), entry);
  const config = configOf(whole, configName, tasks);
  await writeConfig(folder, config);
  await writeConfig(folder, await withoutUnused(folder, config));
  await install(folder);
  await Deno.remove(join(folder, ENTRY));
}

/** Only what an attempt left that was cut off is removed. */
async function makeWay(folder: string): Promise<void> {
  if (await exists(join(folder, ENTRY))) await Deno.remove(folder, { recursive: true });
  else if (await exists(folder)) end(`${folder} is there already: remove it first`);
}

function end(why: string): never {
  console.error(why);
  Deno.exit(1);
}

/** The app's own files. Links become folders within it, wherever they were. */
async function copyApp(folder: string, { links = [] }: Config): Promise<void> {
  const copy = (from: string, to = from) =>
    cp(resolve(ROOT, from), join(folder, to), { recursive: true, preserveTimestamps: true });
  for (const path of [...FILES, ...FOLDERS]) await copy(path);
  for (const link of links) await copy(link, linked(link));
}

function linked(link: string): string {
  return `./links/${basename(link)}`;
}

/** `manual`: a start takes the packages as they are. Otherwise Deno would try to lock their folder, and retry. */
function configOf(whole: Config, configName: string, tasks: readonly string[]) {
  const commands = tasks.map((name) => {
    const { command } = whole.tasks[name]!;
    return [name, { command: command.replace(configName, "deno.json") }] as const;
  });
  const forDevelopment = ["lock", "fmt", "lint", "test", "exclude"];
  const kept = Object.entries(whole).filter(([key]) => !forDevelopment.includes(key));
  return {
    ...Object.fromEntries(kept),
    nodeModulesDir: "manual",
    links: (whole.links ?? []).map(linked),
    tasks: Object.fromEntries(commands),
    imports: whole.imports,
  };
}

/** Without the packages that nothing imports at run time, and without their links. */
async function withoutUnused(folder: string, config: ReturnType<typeof configOf>) {
  const found = await deno(["info", "--json", "--node-modules-dir=none", ENTRY], folder);
  const { modules }: { modules: readonly Module[] } = JSON.parse(found);
  const imported = modules.flatMap(({ dependencies = [] }) =>
    dependencies.filter(({ code }) => code).map(({ specifier }) => specifier)
  );
  const isImported = (name: string) =>
    imported.some((specifier) => specifier === name || specifier.startsWith(`${name}/`));
  const isLinked = (link: string) => {
    const url = pathToFileURL(`${folder}/${link}/`).href;
    return modules.some(({ specifier }) => specifier.startsWith(url));
  };
  for (const link of config.links) {
    if (!isLinked(link)) await Deno.remove(join(folder, link), { recursive: true });
  }
  const imports = Object.entries(config.imports).filter(([name]) => isImported(name));
  return {
    ...config,
    links: config.links.filter(isLinked),
    imports: Object.fromEntries(imports),
  };
}

/** Installs the packages that the lock pins, and compiles everything ahead. */
async function install(folder: string): Promise<void> {
  await deno(["install", "--node-modules-dir=auto", "--entrypoint", ENTRY], folder);
  await removePeer(join(folder, "node_modules/.deno"));
  await deno(["cache", ENTRY], folder, { DENO_DIR: join(folder, ".deno") });
}

/** With the links to it that packages have. */
async function removePeer(packages: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(packages)) {
    if (!isDirectory) continue;
    const path = name.startsWith(`${PEER}@`) ? name : `${name}/node_modules/${PEER}`;
    await rm(join(packages, path), { recursive: true, force: true });
  }
}

async function writeConfig(folder: string, config: object): Promise<void> {
  await Deno.writeTextFile(join(folder, "deno.json"), `${JSON.stringify(config, null, 2)}\n`);
}

async function exists(path: string): Promise<boolean> {
  try {
    await Deno.stat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** Runs Deno with this process's settings, except permissions. Returns what it prints. */
async function deno(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const command = new Deno.Command(Deno.execPath(), { args: [...args], cwd, env });
  const { success, stdout, stderr } = await command.output();
  if (!success) throw new Error(`deno ${args.join(" ")}: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}

const [folder, configName = "deno.json"] = Deno.args;
if (folder === undefined) end("Say into which folder: deploy/image.ts FOLDER [CONFIG]");
await makeImage(resolve(folder), configName);
