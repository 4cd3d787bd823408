/** What the server logs: lines of JSON or text, by level, and nothing of its visitors. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { readdir } from "node:fs/promises";
import {
  type Format,
  type Level,
  log,
  logError,
  setLog,
  withoutVisitors,
} from "../../lib/server/log/log.ts";
import { ROOT } from "../../lib/build/sources.ts";

/** What is written to the console meanwhile, with the name of its method. */
function linesOf(settings: { format: Format | undefined; level: Level }, say: () => void) {
  const lines: [method: string, line: string][] = [];
  const kept = { ...console };
  for (const method of ["log", "warn", "error"] as const) {
    console[method] = (line: string) => lines.push([method, line]);
  }
  setLog(settings);
  try {
    say();
  } finally {
    setLog({ format: undefined, level: "info" });
    Object.assign(console, kept);
  }
  return lines;
}

Deno.test("a line of JSON has a time, a level and a message, and of an error where it happened", () => {
  const [told, failed] = linesOf({ format: "json", level: "info" }, () => {
    log("warn", "The disk\nis slow");
    logError(new TypeError("none", { cause: "a test" }), "A sweep failed");
  });
  const { time, ...rest } = JSON.parse(told![1]);
  assert(Math.abs(Date.parse(time) - Date.now()) < 60_000);
  assertEquals(rest, { level: "warn", message: "The disk\nis slow" });
  assertEquals(told![0], "warn");
  const { level, message, error } = JSON.parse(failed![1]);
  assertEquals([failed![0], level, message], ["error", "error", "A sweep failed"]);
  assertMatch(error, /^TypeError: none\n +at .*log_test\.ts:\d+[^]*\nCaused by: a test$/);
  for (const [, line] of [told!, failed!]) assert(!line.includes("\n"), "it's one line");
});

Deno.test("what nobody reads by terminal is JSON", () => {
  const [[, line] = []] = linesOf({ format: undefined, level: "info" }, () => log("info", "up"));
  assertEquals(line!.startsWith("{"), !Deno.stderr.isTerminal());
});

Deno.test("text is the message, and what is below the level isn't logged", () => {
  const lines = linesOf({ format: "text", level: "warn" }, () => {
    log("info", "up");
    log("warn", "slow");
    logError("gone", "A line broke");
  });
  assertEquals(lines, [["warn", "slow"], ["error", "A line broke\ngone"]]);
});

Deno.test("an error's message loses what it may quote of a visitor", () => {
  const token = "Zm9vYmFyYmF6cXV4Zm9vYg";
  const parse = () => JSON.parse(`hello, I am Ada`);
  const secrets = {
    chat: [thrownBy(parse), "hello"],
    token: [`no seat of ${token}`, token],
    address: ["refused by 203.0.113.7:443", "203.0.113.7"],
    address6: ["refused by [2001:db8::7]:443", "2001:db8"],
    mapped: ["refused by ::ffff:203.0.113.7", "113"],
    key: ["GET /games.atom?key=abc.def failed", "abc"],
  };
  for (const [kind, [text, secret]] of Object.entries(secrets)) {
    const said = withoutVisitors(text!);
    assert(text!.includes(secret!), kind);
    assert(!said.includes(secret!) && said.includes("…"), `${kind}: ${said}`);
  }
  const plain = "Cannot read properties of undefined (reading 'length')";
  assertEquals(withoutVisitors(plain), plain);
});

function thrownBy(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  throw new Error("nothing was thrown");
}

/** What people run by hand, and read what it says. */
const COMMANDS =
  /^lib\/(commands|study|build\/engine_main|server\/(arena\/main|backup|dump\/main|move|post|start\/start_error))/;

Deno.test("the server prints only through its log", async () => {
  const names = (await Promise.all(["lib", "routes"].map(async (folder) => {
    const files = await readdir(`${ROOT}/${folder}`, { recursive: true });
    return files.map((file) => `${folder}/${file}`);
  }))).flat().filter((name) => /\.tsx?$/.test(name) && !COMMANDS.test(name));
  const loud = [];
  for (const name of [...names, "serve.ts", "main.ts"]) {
    const text = await Deno.readTextFile(`${ROOT}/${name}`);
    if (/\bconsole[.[]/.test(text)) loud.push(name);
  }
  assertEquals(loud, ["lib/server/log/log.ts"]);
  assertStringIncludes(names.join(), "lib/server/start_services.ts");
});
