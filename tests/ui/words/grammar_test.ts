import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { listed } from "../../../lib/words/grammar.ts";
import { numberText } from "../../../lib/words/numbers.ts";

const WORDS = ["home", "neutral", "z3", "isla", "Hilo", "hielo", "hiato", "iglesia", "70 points"];

for (const language of ["en", "es", "de"]) {
  Deno.test(`a list is as Intl has it, ${language}`, () => {
    const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 });
    fc.assert(fc.property(words, (items) => {
      assertEquals(listed(language, items), new Intl.ListFormat(language).format(items));
    }));
  });
}

Deno.test("a number is as Intl has it, with the digits that are wished", () => {
  for (const language of ["en", "es", "de"]) {
    for (const value of [0, 0.05, 12.345, 1234567.8, -3]) {
      assertEquals(numberText(language, value), value.toLocaleString(language));
      const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
      assertEquals(numberText(language, value, 1, 2), value.toLocaleString(language, digits));
    }
  }
});
