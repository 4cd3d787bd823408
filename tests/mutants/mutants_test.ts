/** What the mutants of a program are, who sees them, and that a seed draws the same ones. */

import { assert, assertEquals } from "@std/assert";
import { linesIn } from "./lines.ts";
import { changed, type Operator, OPERATORS } from "./mutant.ts";
import { reaches, watchersOf } from "./reach.ts";
import { drawn } from "./sample.ts";
import { isProgram, mutantsOf } from "./sites.ts";

/** Programs, and all that one operator makes of each. */
const CHANGED: readonly (readonly [Operator, string, readonly string[]])[] = [
  ["release", "socket.close();", [";"]],
  ["release", "await this.#pool.release(one);", [";"]],
  ["release", "const stop = () => clearTimeout(timer);", ["const stop = () => {};"]],
  ["release", "using file = open();", ["const file = open();"]],
  ["await", "await write();", ["write();"]],
  ["await", "async () => { return await read(); };", []],
  ["negate", "if (!isOpen) begin();", ["if (isOpen) begin();"]],
  ["negate", "const is = a === b;", ["const is = a !== b;"]],
  ["and-or", "is(a && b || c);", ["is(((a && b) && c));", "is((a || b) || c);"]],
  ["boundary", "is(a < b);", ["is(a <= b);"]],
  ["number", "take(1, 21);", ["take(2, 21);"]],
  ["early return", "if (isOver) return;", [";"]],
  ["early return", "if (isOver) end();", []],
  ["swap", "move(from, to);", ["move(to, from);"]],
  ["swap", "move(from, 2);", []],
  ["statement", "count++;", [";"]],
  ["statement", "log(text);", []],
  ["optional", "a?.b();", ["a!.b();"]],
  ["optional", "is(a ?? b);", ["is((b));", "is((a)!);"]],
  ["sql", '"DELETE FROM t WHERE a = ?"', [
    '"DELETE FROM t WHERE (a = ? OR 1)"',
    '"DELETE FROM t WHERE a <> ?"',
  ]],
  ["sql", '"this AND that"', []],
];

for (const [operator, program, expected] of CHANGED) {
  Deno.test(`${operator}: ${program}`, () => {
    const mutants = mutantsOf("lib/a.ts", program).filter((mutant) => mutant.operator === operator);
    const made = mutants.map((mutant) => changed(program, mutant));
    assertEquals(made, expected);
    assert(made.every(isProgram));
  });
}

Deno.test("a seed draws the same mutants, of each kind as many, and fewer from the beginning", () => {
  const text = CHANGED.map(([, program]) => program).join("\n");
  const all = mutantsOf("lib/a.ts", text);
  const order = drawn(all, "one");
  assertEquals(order, drawn(all, "one"));
  assertEquals(order.length, all.length);
  assert(JSON.stringify(order) !== JSON.stringify(drawn(all, "two")));
  assertEquals(order.slice(0, OPERATORS.length).map(({ operator }) => operator), [...OPERATORS]);
});

Deno.test("tests see what they import, and what is started by name; the nearest first", () => {
  const texts = new Map(Object.entries({
    "lib/a/near.ts": 'import "./far.ts"; import type { T } from "./types.ts";',
    "lib/a/far.ts": 'new Worker(new URL("./worker.ts", import.meta.url));',
    "lib/a/worker.ts": "",
    "lib/a/types.ts": "",
    "tests/a/far_test.ts": 'import { far } from "../../lib/a/far.ts";',
    "tests/b/near_test.ts": 'import "../../lib/a/near.ts";',
    "tests/c/worker_test.ts": 'import "../b/near_test.ts";',
    "tests/b/none_test.ts": 'start("lib/a/types.ts");',
  }));
  const reach = reaches(texts);
  const watchers = ["far", "worker", "types"].map((name) => watchersOf(`lib/a/${name}.ts`, reach));
  assertEquals(watchers, [
    ["tests/a/far_test.ts", "tests/b/near_test.ts", "tests/c/worker_test.ts"],
    ["tests/c/worker_test.ts", "tests/a/far_test.ts", "tests/b/near_test.ts"],
    ["tests/b/none_test.ts"],
  ]);
});

Deno.test("a test sees the lines that it ran, or began, and those of a text that began there", () => {
  const told = { 3: 1, 4: 0, 5: 0, 8: 2, 9: 2, 12: 1, 13: 0 };
  const lines = Object.entries(told).map(([line, count]) => `DA:${line},${count}\n`).join("");
  const report = `SF:/site/lib/a.ts\nFNDA:1,a\n${lines}end_of_record\n` +
    "SF:/site/lib/b.ts\nDA:1,0\nend_of_record\n";
  assertEquals(
    linesIn(report, "/site"),
    new Map([
      ["lib/a.ts", new Set([3, 4, 8, 9, 10, 11, 12, 13])],
      ["lib/b.ts", new Set<number>()],
    ]),
  );
});
