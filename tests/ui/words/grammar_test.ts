import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { listed } from "../../../lib/words/grammar.ts";

const WORDS = ["home", "neutral", "z3", "isla", "Hilo", "hielo", "hiato", "iglesia", "70 points"];

for (const language of ["en", "es", "de"]) {
  Deno.test(`a list is as Intl has it, ${language}`, () => {
    const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 });
    fc.assert(fc.property(words, (items) => {
      assertEquals(listed(language, items), new Intl.ListFormat(language).format(items));
    }));
  });
}
