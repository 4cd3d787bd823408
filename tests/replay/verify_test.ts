/** `deno task verify`: a line a game, and 1 if any game is false. */

import { basename, dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { runTask, verify, withFiles } from "./replay.ts";

const OPEN = '[Game "conquerors-v2"]\n\n1. a1,b1,a2,b2 z1,aa1,z2,aa2\n';
const OVER = '[Game "conquerors-classic"]\n[Result "blue extinction"]\n\n1. a1,b1,a2,b2 pass\n';
const LIE = OVER.replace("blue", "red");

Deno.test("the task says of every game whether it is true", async () => {
  const { code, lines, errors } = await runTask("verify", ["-"], OPEN + OVER);
  assertEquals([code, lines], [0, [
    "-:1: true: conquerors-v2, 2 turns, *",
    "-:4: true: conquerors-classic, 2 turns, blue extinction",
  ]]);
  assertMatch(errors, /^Task verify .*\n$/);
});

Deno.test("files are called as they are where the task is called", async () => {
  await withFiles([OPEN], async ([file]) => {
    const { code, lines } = await runTask("verify", [basename(file!)], "", dirname(file!));
    assertEquals([code, lines], [0, ["game 1.ccn:1: true: conquerors-v2, 2 turns, *"]]);
  });
});

Deno.test("one false game among true ones is found, whichever file it is in", async () => {
  await withFiles([OPEN + LIE, OVER], async ([bad, good]) => {
    const { code, lines, errors } = await verify([bad!, good!]);
    assertEquals([code, errors], [1, ""]);
    assertEquals(lines, [
      `${bad}:1: true: conquerors-v2, 2 turns, *`,
      `${bad}:5:10: false: The result is "blue extinction", not "red extinction"`,
      `${good}:1: true: conquerors-classic, 2 turns, blue extinction`,
    ]);
  });
});

Deno.test("a month of games is read as a site hands it out, packed by gzip", async () => {
  await withFiles([OPEN + OVER], async ([file]) => {
    await Deno.writeFile(`${file}.gz`, gzipSync(await Deno.readFile(file!)));
    const { code, lines } = await verify([`${file}.gz`]);
    assertEquals([code, lines.length], [0, 2]);
    await Deno.remove(`${file}.gz`);
  });
});

Deno.test("a file that holds no game proves nothing", async () => {
  const { code, lines } = await verify(["-"], "\n");
  assertEquals([code, lines], [1, ["-: false: There's no game in this file"]]);
});

Deno.test("a file that is not there is an error of its own, as is no file", async () => {
  const missing = await verify(["no-such.ccn"]);
  assertEquals([missing.code, missing.lines], [2, []]);
  assertStringIncludes(missing.errors, "no-such.ccn");
  const none = await verify([]);
  assertEquals([none.code, none.lines], [2, []]);
  assertStringIncludes(none.errors, "Usage");
});
