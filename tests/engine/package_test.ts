/** The engine as an npm package: packed, installed into a bare project, and loaded by a bare page. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { buildEngine, ENTRIES, layOutEngine } from "../../lib/build/engine.ts";
import { ROOT } from "../../lib/build/sources.ts";
import { chromium } from "playwright-core";
import { CHROMIUM } from "../chromium.ts";
import { CONFIG } from "../config.ts";
import { runs } from "../full.ts";

async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  assert(success, `${program} ${args.join(" ")}: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}

/** The built package, and a project that has it installed: made once for all tests. */
let installed: { built: string; project: string };
let folder: string;

Deno.test.beforeAll(async () => {
  folder = await Deno.makeTempDir();
  installed = { built: `${folder}/built`, project: `${folder}/project` };
  const { built, project } = installed;
  await buildEngine(built);
  const packed = (await run(folder, "npm", "pack", "--silent", built)).trim();
  await Deno.mkdir(project);
  await Deno.writeTextFile(`${project}/package.json`, '{"type":"module","private":true}');
  const quiet = ["--offline", "--no-audit", "--no-fund"];
  await run(project, "npm", "install", ...quiet, `../${packed}`);
});

Deno.test.afterAll(() => Deno.remove(folder, { recursive: true }));

Deno.test("the package installs into a bare project, and each example runs in Node", async () => {
  const ends = { glider: /O/, game: /(draw|easy|normal) (extinction|majority)/, solve: /moves/ };
  for (const [name, end] of Object.entries(ends)) {
    const text = await Deno.readTextFile(`${ROOT}/examples/engine/${name}.js`);
    assert(text.trim().split("\n").length <= 20, `${name} is no longer than 20 lines`);
    await Deno.writeTextFile(`${installed.project}/${name}.js`, text);
    assertMatch(await run(installed.project, "node", `${name}.js`), end);
  }
  for (const path of Object.values(ENTRIES)) {
    const types = `${installed.built}/types/${path.replace("lib/", "").replace(".ts", ".d.ts")}`;
    assert(!(await Deno.readTextFile(types)).includes('.ts"'), types);
  }
});

Deno.test("the task lays the sources out where it's told, from wherever it's started", async () => {
  const main = `${ROOT}/lib/build/engine_main.ts`, told = ["near", `${folder}/far`];
  for (const where of told) {
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "--config", CONFIG, main, "--jsr", where],
      cwd: folder,
      env: { INIT_CWD: `${folder}/project` },
    }).output();
    assert(success, where);
  }
  for (const made of ["project/near", "far"]) {
    assert((await Deno.stat(`${folder}/${made}/deno.json`)).isFile, made);
  }
});

// What a change is likely to break of that, a missing text, every run sees below.
if (runs(0, 1)) {
  Deno.test("JSR would take the package: all that it checks before it is sent", async () => {
    const folder = await Deno.makeTempDir();
    try {
      await layOutEngine(folder);
      await run(folder, Deno.execPath(), "publish", "--dry-run", "--allow-dirty", "--quiet");
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  });
}

Deno.test({
  name: "a bare page plays a turn with the package, and nothing else is loaded",
  ignore: CHROMIUM === undefined,
  fn: playInPage,
});

async function playInPage(): Promise<void> {
  const asked: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === "/") return new Response("<!doctype html>", HTML);
    const file = await Deno.readFile(`${installed.built}${pathname}`).catch(() => undefined);
    return file
      ? new Response(file, { headers: { "content-type": "text/javascript" } })
      : new Response("", { status: 404 });
  });
  const browser = await chromium.launch({
    executablePath: CHROMIUM!,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.addr.port}/`);
  const position = await page.evaluate(async () => {
    const at = (name: string) => import(`/${name}.js`);
    const [{ gameOf }, { chooseMove }] = [await at("games"), await at("search")];
    const game = gameOf("conquerors-v2"), start = game.initial({});
    const move = chooseMove({ game: game.id, position: start, level: "easy", seed: "page" });
    return game.text.writePosition(game.play(start, move));
  });
  assertMatch(position, / r 1 0,0 0,0$/);
  assertEquals(asked.filter((path) => !/^\/([\w-]+\.js|favicon\.ico)?$/.test(path)), []);
  await browser.close();
  await server.shutdown();
}

const HTML = { headers: { "content-type": "text/html" } };

Deno.test("everything that the package exports is documented", async () => {
  const args = ["doc", "--config", CONFIG, "--lint", ...Object.values(ENTRIES)];
  const { success, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd: ROOT }).output();
  assert(success, new TextDecoder().decode(stderr));
});
