import { assertEquals } from "@std/assert";
import { numberText } from "../../lib/study/numbers.ts";

Deno.test("a number is as Intl has it, with the digits that are wished", () => {
  for (const language of ["en", "es", "de"]) {
    for (const value of [0, 0.05, 12.345, 1234567.8, -3]) {
      assertEquals(numberText(language, value), value.toLocaleString(language));
      const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
      assertEquals(numberText(language, value, 1, 2), value.toLocaleString(language, digits));
    }
  }
});
