/** The pages of the repository lead to what is there, and leave nothing out. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { readdir, stat } from "node:fs/promises";
import { basename } from "node:path";
import { PATTERN_IDS } from "../../lib/automaton/catalogue.ts";
import { TARGET } from "../../lib/build/bundle_static.ts";
import { AGE_SCRIPT } from "../../lib/server/http/scripts/page.ts";
import { SPEEDS } from "../../lib/ui/sandbox/run.ts";
import { MOST_SIDE } from "../../lib/ui/sandbox/sizes.ts";
import { ENGLISH } from "../banned.ts";

const FENCE = /^```.*?^```/gms;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;
const WITH_SCHEME = /^[a-z]+:/;

/** The links of a page that stay within the repository. */
function linksOf(page: string): string[] {
  const targets = page.replace(FENCE, "").matchAll(LINK).map(([, target]) => target!);
  return [...targets.filter((target) => !WITH_SCHEME.test(target))];
}

/** The anchors of a page's headings, as GitHub names them. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of page.replace(FENCE, "").matchAll(HEADING)) {
    const name = slugOf(heading!);
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Letters, digits, hyphens and underscores stay, spaces become hyphens. */
function slugOf(heading: string): string {
  const text = heading.replace(LINK, "]").toLowerCase();
  return text.replace(/[^\p{L}\p{N}\p{M} _-]/gu, "").replaceAll(" ", "-");
}

/** Files that a page tells how to make: of a language or a game. */
const TO_BE_MADE = /^de\.ts$|your_game/;

const ROOT = new URL("../../", import.meta.url);

function read(name: string): Promise<string> {
  return Deno.readTextFile(new URL(name, ROOT));
}

/** The pages in the repository's root and in docs/. */
async function pages(): Promise<string[]> {
  const [root, docs] = await Promise.all([ROOT, new URL("docs/", ROOT)].map((url) => readdir(url)));
  const names = [...root!, ...docs!.map((name) => `docs/${name}`)];
  return names.filter((name) => name.endsWith(".md"));
}

/** Why a link of a page leads nowhere; nothing where it leads somewhere. */
async function faultOf(page: string, link: string): Promise<string | undefined> {
  const [path, anchor] = link.split("#");
  const url = new URL(path || page.split("/").at(-1)!, new URL(page, ROOT));
  if (!await exists(url)) return `${page}: there is no ${link}`;
  if (anchor === undefined) return;
  const anchors = anchorsOf(await Deno.readTextFile(url));
  if (!anchors.has(anchor)) return `${page}: no heading of ${path} is #${anchor}`;
}

async function exists(url: URL): Promise<boolean> {
  try {
    await stat(url);
    return true;
  } catch {
    return false;
  }
}

Deno.test("headings are linked to as GitHub names them", () => {
  const page = "# A\n```\n# no heading\n```\n## Points: RR-001 §4.3\n## `links/`, why?\n## A\n";
  assertEquals([...anchorsOf(page)], ["a", "points-rr-001-43", "links-why", "a-1"]);
});

Deno.test("a link within the repository is found, and none in code or to other sites", () => {
  const page = "[a](b.md#c) ![d](e.svg) [f](https://g.example)\n```\n[h](i)\n```\n";
  assertEquals(linksOf(page), ["b.md#c", "e.svg"]);
});

Deno.test("what is said in rooms is in their docs, message by message", async () => {
  const files = ["event", "protocol", "schemas"].map((name) => read(`lib/rooms/${name}.ts`));
  const source = (await Promise.all(files)).join("\n"), docs = await read("docs/rooms.md");
  const names = source.matchAll(/\bt: (?:v\.literal\()?"(\w+)"/g).map(([, name]) => name!);
  // A join is shown in full, and a room's first event only ever comes in a snapshot.
  const told = new Set(names).difference(new Set(["join", "opened"]));
  assert(told.size > 40, "the messages are found");
  assertEquals([...told].filter((name) => !docs.includes(`\`${name}\``)), []);
});

Deno.test("every link of the pages leads somewhere", async () => {
  const names = await pages();
  const faults = [];
  let count = 0;
  for (const name of names) {
    for (const link of linksOf(await read(name))) {
      count++;
      faults.push(await faultOf(name, link));
    }
  }
  assertEquals(faults.filter((fault) => fault !== undefined), []);
  assert(names.includes("README.md") && count > 100, `${count} links`);
  assert(await faultOf("README.md", "docs/none.md"));
  assert(await faultOf("docs/rules.md", "#none"));
});

Deno.test("the pages say it as the house does", async () => {
  const names = await pages();
  const faults = await Promise.all(names.map(async (name) => {
    // Others may say it as they like.
    const text = (await read(name)).replace(/"[^"]{0,99}"/g, "");
    return text.split("\n").filter((line) => ENGLISH.some(([way]) => way.test(line)))
      .map((line) => `${name}: ${line}`);
  }));
  assertEquals(faults.flat(), []);
  assert(names.length > 10, `${names.length} pages`);
});

Deno.test("files that the pages name are there", async () => {
  const folders = ["examples", "islands", "lib", "routes", "tests"];
  const inside = await Promise.all(
    folders.map((folder) => readdir(new URL(folder, ROOT), { recursive: true })),
  );
  const known = new Set([...await readdir(ROOT), ...inside.flat()].map((path) => basename(path)));
  for (const page of await pages()) {
    const named = (await read(page)).matchAll(/`([\w/]+\.tsx?)`/g).map(([, path]) => path!);
    const lacking = named.filter((path) => !known.has(basename(path)) && !TO_BE_MADE.test(path));
    assertEquals([...lacking], [], page);
  }
});

Deno.test("the README is short", async () => {
  const lines = (await read("README.md")).trimEnd().split("\n").length;
  assert(lines <= 120, `${lines} lines`);
});

Deno.test("the index of docs has every page", async () => {
  const linked = linksOf(await read("docs/README.md")).map((link) => `docs/${link}`);
  const docs = (await pages()).filter((name) => name.startsWith("docs/"));
  assertEquals(docs.filter((name) => name !== "docs/README.md" && !linked.includes(name)), []);
});

Deno.test("docs/tasks.md has every task", async () => {
  const rows = (await read("docs/tasks.md")).matchAll(/^\| `([a-z:]+)[^`]*` +\|/gm);
  const { tasks } = JSON.parse(await read("deno.json"));
  assertEquals([...rows].map(([, name]) => name).toSorted(), Object.keys(tasks).toSorted());
});

Deno.test("docs/architecture.md has every folder of lib, lib/ui and lib/server", async () => {
  const page = await read("docs/architecture.md");
  for (const parent of ["lib", "lib/ui", "lib/server"]) {
    const entries = await readdir(new URL(`${parent}/`, ROOT), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== "words");
    const missing = folders.filter(({ name }) => !page.includes(`](../${parent}/${name})`));
    assertEquals(missing.map(({ name }) => name), [], parent);
  }
});

/** What the browsers' page promises, and what asks for it: the first version of each browser. */
async function promised() {
  const page = await read("docs/browsers.md");
  const said = /Chrome or Edge (\S+), Firefox (\S+) .*or Safari ([\d.]+),/.exec(page)!.slice(1);
  const rows = page.matchAll(/^\| (.*?) +\| (\d\S*) +\| (\d\S*) +\| (\d\S*) +\|$/gm);
  const needed = [...rows].map(([, what, ...row]) => ({ what: what!, first: row.map(Number) }));
  return { said: said.map(Number), needed };
}

/** The least of each browser that knows all of it. */
function newest(needed: readonly { readonly first: readonly number[] }[]): number[] {
  return [0, 1, 2].map((column) => Math.max(...needed.map(({ first }) => first[column]!)));
}

Deno.test("the browsers that are said to do know all of the list, as the build expects", async () => {
  const { said, needed } = await promised();
  assertEquals(said, newest(needed));
  assertEquals(["chrome", "firefox", "safari"].map((name, at) => name + said[at]), TARGET);
});

Deno.test("a browser is called too old if it's more than a version older, and only then", async () => {
  const { said, needed } = await promised();
  const asked = [...AGE_SCRIPT.matchAll(/(Promise\.\w+)|supports\("(\w+)/g)].map((
    [, name, property],
  ) => name ?? property!);
  const rows = needed.filter(({ what }) => asked.some((name) => what.includes(name)));
  assertEquals(rows.length, asked.length);
  const late = newest(rows).map((first, at) => said[at]! - first);
  assert(late.every((versions) => versions === 0 || versions === 1), String(late));
});

Deno.test("the sandbox's table says the numbers that hold", async () => {
  const text = await read("docs/sandbox.md");
  const rows = new Map(
    text.split("\n").filter((line) => line.startsWith("| ")).map((line) => {
      const [, feature, sandbox] = line.split("|").map((cell) => cell.trim());
      return [feature!, sandbox!];
    }),
  );
  const says = (feature: string, what: string) => assertStringIncludes(rows.get(feature)!, what);
  says("catalogue", `${PATTERN_IDS.length} patterns`);
  says("universe", `${MOST_SIDE} × ${MOST_SIDE}`);
  says("speed", `up to ${SPEEDS.at(-1)} generations per second`);
});
