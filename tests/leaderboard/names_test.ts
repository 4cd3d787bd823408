import { assertEquals, assertNotEquals } from "@std/assert";
import { foldName, readName } from "../../lib/leaderboard/names.ts";

/** Names that must not live side by side. */
const ALIKE: readonly (readonly string[])[] = [
  [
    "Ada",
    "ADA",
    "ada",
    "Àdá",
    "A d a",
    "A.d-a_",
    "Ａｄａ",
    "Аdа", /* Cyrillic */
    "Αda", /* Greek */
  ],
  ["Lillian", "LiIIian", "li11ian", "l!llian", "ӏіllіаn"],
  ["Bob", "B0b", "вob", "Βοb"],
  ["modern", "modem", "rnodern"],
  ["wave", "vvave"],
  ["straße", "STRASSE", "5trasse"],
  ["ﬁne", "fine", "𝐟𝐢𝐧𝐞", "ⓕⓘⓝⓔ"],
  ["Zoë", "2oe", "zoe\u0301"],
  ["Σίσυφος", "ΣΊΣΥΦΟΣ"],
];

for (const names of ALIKE) {
  Deno.test(`names that look like ${names[0]} are one`, () => {
    for (const name of names) assertEquals(foldName(name), foldName(names[0]!), name);
  });
}

Deno.test("names that look different are different", () => {
  const names = ["Ada", "Adam", "Eda", "Ben", "Bea", "李", "王", "Οδυσσέας", "Иван", "Ivan", "❤"];
  const folded = names.map(foldName);
  assertEquals(new Set(folded).size, names.length, folded.join());
});

const READ: readonly (readonly [string, string | undefined])[] = [
  ["Ada", "Ada"],
  ["  Ada \n Lovelace ", "Ada Lovelace"],
  ["A\u200bd\u202ea", "Ada"],
  ["x".repeat(30), "x".repeat(24)],
  ["李小", "李小"],
  ["A", undefined],
  ["", undefined],
  ["--", undefined],
  ["\u0301\u0301", undefined],
];

for (const [text, name] of READ) {
  Deno.test(`${JSON.stringify(text)} is read as ${name ?? "no name"}`, () => {
    assertEquals(readName(text), name);
  });
}

Deno.test("a name is folded to something", () => {
  for (const name of ["Ada", "❤❤", "123"]) assertNotEquals(foldName(name), "");
});
