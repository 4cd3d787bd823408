import { pickLanguage } from "../../../lib/words/language.ts";
import { assertEquals } from "@std/assert";

/** What is asked, what was chosen, what the browser prefers, and what comes of it. */
const cases: [string | null, string | null, string | null, "en" | "es"][] = [
  [null, null, null, "en"],
  ["es", "en", "en", "es"],
  ["en", "es", "es", "en"],
  [null, "es", "en", "es"],
  [null, null, "es", "es"],
  [null, null, "es-MX,es;q=0.9,en;q=0.8", "es"],
  [null, null, "en-GB,en;q=0.9,es;q=0.8", "en"],
  [null, null, "en;q=0.3, es;q=0.7", "es"],
  [null, null, "tlh-KX, xx;q=0.9, es;q=0.5", "es"],
  [null, null, "es;q=0, en;q=0.1", "en"],
  [null, null, "tlh, *;q=0.5", "en"],
  ["tlh", "xx", "es", "es"],
  ["", "", "", "en"],
  ["ES", null, null, "es"],
  [null, null, "es;q=no", "en"],
];

for (const [query, cookie, accepted, expected] of cases) {
  Deno.test(`?lang=${query}, cookie ${cookie}, Accept-Language: ${accepted} → ${expected}`, () => {
    assertEquals(pickLanguage(query, cookie, accepted), expected);
  });
}
