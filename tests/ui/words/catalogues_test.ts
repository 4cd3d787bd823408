import { assertEquals, assertNotEquals } from "@std/assert";
import { dirname, relative } from "node:path";
import { ROOT } from "../../../lib/build/sources.ts";
import { findCatalogues } from "../../../lib/commands/catalogues.ts";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import { helpWordsIn } from "../../../lib/ui/table/help.tsx";
import { hostWordsIn } from "../../../lib/ui/table/room/host_ways.tsx";
import { companyWordsIn } from "../../../lib/ui/table/words/company/mod.ts";
import { premoveWordsIn } from "../../../lib/ui/table/room/premoves.tsx";
import { roomWordsIn } from "../../../lib/ui/table/words/room/mod.ts";
import { replayWordsIn } from "../../../lib/ui/replay/words/mod.ts";
import { en } from "../../../lib/words/en.ts";
import { es } from "../../../lib/words/es.ts";
import { modulesIn } from "../../imports.ts";

const { rules } = conquerorsV2;

/** What words with a gap are filled with: each takes one of these. */
const FILLINGS = [[rules], ["home", true], ["x", 1, 2], [1, 2], ["x", "y", "z"]];

/** All that a catalogue says, by path; a word with gaps is filled with the first that fits. */
function sayings(words: unknown, path = ""): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") return sayings(fill(words as Word, path), path);
  return Object.entries(words as object).flatMap(([key, word]) => sayings(word, `${path}/${key}`));
}

type Word = (...filling: unknown[]) => unknown;

function fill(word: Word, path: string): unknown {
  for (const filling of FILLINGS) {
    const filled = tryWord(word, filling);
    if (filled !== undefined && !/undefined|NaN|object/.test(JSON.stringify(filled))) return filled;
  }
  throw new Error(`Nothing fits ${path}`);
}

/** What a word makes of a filling; nothing if it was made for another. */
function tryWord(word: Word, filling: readonly unknown[]): unknown {
  try {
    return word(...filling);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Catalogues in English and in Spanish. */
const CATALOGUES: readonly (readonly [name: string, en: unknown, es: unknown])[] = [
  ["the game", en, es],
  ["a table's help", helpWordsIn("en"), helpWordsIn("es")],
  ["a room", roomWordsIn("en"), roomWordsIn("es")],
  ["a room with others", companyWordsIn("en"), companyWordsIn("es")],
  ["a room's host", hostWordsIn("en"), hostWordsIn("es")],
  ["premoves", premoveWordsIn("en"), premoveWordsIn("es")],
  ["replays", replayWordsIn("en"), replayWordsIn("es")],
];

for (const [name, ...catalogues] of CATALOGUES) {
  Deno.test(`every word of ${name} says something, in both languages`, () => {
    for (const [path, text] of catalogues.flatMap((catalogue) => sayings(catalogue))) {
      assertNotEquals(text.trim(), "", path);
    }
  });

  Deno.test(`both catalogues of ${name} have the same words, as many in each list`, () => {
    const [one, other] = catalogues.map((words) => sayings(words).map(([path]) => path).sort());
    assertEquals(other, one);
  });

  Deno.test(`whole sentences of ${name} end as sentences in both languages or in neither`, () => {
    const isWhole = ([, text]: readonly [string, string]) => text.endsWith(".");
    const [one, other] = catalogues.map((words) =>
      sayings(words).filter(isWhole).map(([path]) => path)
    );
    assertEquals(other, one);
  });
}

Deno.test("the commands for translators find every catalogue, whatever lists its languages", async () => {
  const english = (await modulesIn("lib")).filter((name) => name.endsWith("/en.ts"));
  const found = (await findCatalogues()).map(({ folder }) => relative(ROOT, folder));
  assertEquals(found.sort(), english.map(dirname).sort());
});
