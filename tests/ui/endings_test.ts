import { assertEquals } from "@std/assert";
import { LANGUAGES } from "../../lib/words/language.ts";
import { wordsIn } from "../../lib/words/mod.ts";

/** Whoever is against the reader. */
const OTHER = /opponent|rival/i;

Deno.test("how a game ended is said so that it's true for who won, who lost and who watched", () => {
  const told = LANGUAGES.flatMap((language) => {
    const { by } = wordsIn(language).result;
    return Object.values(by).map((say) => say(3));
  });
  assertEquals(told.filter((reason) => OTHER.test(reason)), []);
});
