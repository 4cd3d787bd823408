/**
 * The image, built by what the Dockerfile says and started as a container runtime would, without one:
 * as its own user, on a read-only file system, without a network.
 */

import { assert, assertEquals } from "@std/assert";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../../lib/build/sources.ts";
import { CONFIG } from "../config.ts";
import { Container, whyNotIsolated } from "./container.ts";
import { buildImage, type Image } from "./dockerfile.ts";

const VISIT = fileURLToPath(new URL("./visit.ts", import.meta.url));

/** After how much processor time it must be healthy, ms, and how much it may add to its base, bytes. */
const HEALTHY_AFTER = 5_000;
const LARGEST = 40e6;

/** What only building and testing take. */
const FOR_DEVELOPMENT = [
  "esbuild",
  "fast-check",
  "playwright-core",
  "axe-core",
  "jsqr",
  "upng-js",
  "yaml",
  "@std/assert",
  "typescript",
];

const obstacle = whyNotIsolated();
if (obstacle !== undefined) {
  const what = `The image runs as this user, on a file system it may write to: ${obstacle}`;
  if (Deno.env.get("CI") === "true" && Deno.uid() === 0) throw new Error(what);
  console.log(what);
}

/** A build only gets the project: packages linked from elsewhere can't come along. */
const { links = [] } = JSON.parse(await Deno.readTextFile(CONFIG)) as { links?: string[] };
const isWhole = !links.some((link) => link.startsWith("../"));
if (!isWhole) console.log("The image isn't built: packages outside of the project are linked");

function test(name: string, fn: () => void | Promise<void>): void {
  Deno.test({ name, ignore: !isWhole, fn });
}

let image: Image;
Deno.test.beforeAll(async () => {
  if (isWhole) image = await buildImage(ROOT, { CONFIG: basename(CONFIG) });
});
Deno.test.afterAll(async () => {
  // Where it couldn't be built, that is the error to see.
  if (image as Image | undefined) await Deno.remove(image.root, { recursive: true });
});

/** Who the image's programs are, where they may write, and, with nothing more, where the network leads. */
const PROBE = `id -u
  for path in app data bin; do touch "../$path/probe" 2>/dev/null && echo "$path" || echo no; done
  ip route`;

test("the image starts in time, serves, and keeps its rooms over a restart", async () => {
  const visit = ["run", "-A", "--config", CONFIG, VISIT];
  let kept = "";
  {
    await using container = new Container(image, obstacle === undefined);
    await container.healthy();
    const ms = await container.processorTime();
    assert(ms <= HEALTHY_AFTER, `healthy after ${ms} ms`);
    kept = await container.run(Deno.execPath(), ...visit, container.url);
    assertEquals(await container.stop(), 0);
  }
  await using container = new Container(image, obstacle === undefined);
  await container.healthy();
  await container.run(Deno.execPath(), ...visit, container.url, kept);
  if (obstacle !== undefined) return;
  const [data] = image.volumes;
  await container.inside("deno", "task", "backup", `${data}/copy.sqlite`);
  await container.inside("deno", "task", "dump", `${data}/dumps`);
  const told = await container.inside("sh", "-c", PROBE);
  assertEquals(told.trim().split("\n"), [`${image.user}`, "no", "data", "no"]);
});

test("the image adds little to its base, and nothing that only development takes", async () => {
  assertEquals(image.layers, ["app", "data"].map((name) => join(image.root, name)));
  const files = await list(image.root + "/app");
  const size = files.reduce((sum, { size }) => sum + size, 0);
  assert(size > 1e6 && size <= LARGEST, `${size} bytes`);
  const packages = files.flatMap(({ path }) =>
    path.match(/node_modules\/\.deno\/(.+?)@\d/)?.[1] ?? []
  );
  assert(packages.includes("preact"));
  for (const name of FOR_DEVELOPMENT) {
    assert(!packages.some((found) => found.includes(name.replace("/", "+"))), name);
  }
  const { imports, tasks } = JSON.parse(await Deno.readTextFile(`${image.root}/app/deno.json`));
  assertEquals(FOR_DEVELOPMENT.filter((name) => name in imports), []);
  assertEquals(Object.keys(tasks), ["backup", "restore", "dump", "move"]);
});

test("the image's user isn't root, and its server is granted the volume and the memory's size only", () => {
  assert(image.user > 0);
  assertEquals(image.volumes, [image.env["DATA"]!]);
  const granted = image.command.filter((flag) =>
    /^(-A|--allow-(write|all|run|ffi|sys))/.test(flag)
  );
  const { DATA } = image.env;
  assertEquals(granted, ["--allow-sys=systemMemoryInfo", `--allow-write=${DATA}`]);
});

async function list(folder: string): Promise<{ path: string; size: number }[]> {
  const files: { path: string; size: number }[] = [];
  for await (const { name, isDirectory, isSymlink } of Deno.readDir(folder)) {
    const path = join(folder, name);
    if (isDirectory) files.push(...await list(path));
    else files.push({ path, size: isSymlink ? 0 : (await Deno.stat(path)).size });
  }
  return files;
}
