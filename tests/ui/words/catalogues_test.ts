import { assertEquals, assertNotEquals } from "@std/assert";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import { en } from "../../../lib/words/en.ts";
import { es } from "../../../lib/words/es.ts";

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

Deno.test("every word says something, in both languages", () => {
  for (const catalogue of [en, es]) {
    for (const [path, text] of sayings(catalogue)) {
      assertNotEquals(text.trim(), "", `${catalogue.language}${path}`);
    }
  }
});

Deno.test("both catalogues have the same words, as many in each list", () => {
  const paths = (catalogue: unknown) => sayings(catalogue).map(([path]) => path).sort();
  assertEquals(paths(es), paths(en));
});

Deno.test("whole sentences end as sentences in both languages or in neither", () => {
  const ends = (catalogue: unknown) =>
    sayings(catalogue).filter(([, text]) => text.endsWith(".")).map(([path]) => path);
  assertEquals(ends(es), ends(en));
});
