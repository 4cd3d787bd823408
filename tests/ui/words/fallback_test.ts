import { assertEquals } from "@std/assert";
import { missingWords, withFallback } from "../../../lib/words/fallback.ts";

const cells = (count: number) => `${count} cells`;
const zellen = (count: number) => `${count} Zellen`;
const EN = {
  yes: "Yes",
  no: "No",
  cells,
  keys: [["x", "bomb"]],
  table: { undo: "Undo", in: { a: "A" } },
};

/** What has been translated, what a page says then, and what is missing. */
const CASES: [string, Parameters<typeof withFallback<typeof EN>>[1], object, string[]][] = [
  ["nothing at all", undefined, EN, ["yes", "no", "cells", "keys", "table.undo", "table.in.a"]],
  ["no word yet", {}, EN, ["yes", "no", "cells", "keys", "table.undo", "table.in.a"]],
  ["one word", { yes: "Ja" }, { ...EN, yes: "Ja" }, [
    "no",
    "cells",
    "keys",
    "table.undo",
    "table.in.a",
  ]],
  ["words with gaps", { cells: zellen }, { ...EN, cells: zellen }, [
    "yes",
    "no",
    "keys",
    "table.undo",
    "table.in.a",
  ]],
  [
    "a group in part",
    { table: { in: { a: "Ä" } } },
    { ...EN, table: { undo: "Undo", in: { a: "Ä" } } },
    ["yes", "no", "cells", "keys", "table.undo"],
  ],
  ["a list, which is whole", { keys: [["y", "Bombe"]] }, { ...EN, keys: [["y", "Bombe"]] }, [
    "yes",
    "no",
    "cells",
    "table.undo",
    "table.in.a",
  ]],
  ["an empty word, which is one", { no: "" }, { ...EN, no: "" }, [
    "yes",
    "cells",
    "keys",
    "table.undo",
    "table.in.a",
  ]],
];

for (const [name, own, said, missing] of CASES) {
  Deno.test(`a language with ${name}`, () => {
    assertEquals(withFallback(EN, own), said);
    assertEquals(missingWords(EN, own).map(([path]) => path), missing);
  });
}

Deno.test("what is missing comes with what is said instead", () => {
  assertEquals(missingWords(EN, { ...EN, no: undefined, cells: undefined }), [
    ["no", "No"],
    ["cells", cells],
  ]);
});
