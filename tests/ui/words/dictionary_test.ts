/** Words that come after the script that says them. */

import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { dictionary, fetchLacking } from "../../../lib/words/dictionary.ts";

const en = () => Promise.resolve({ en: "Hello" });
const es = () => Promise.resolve({ es: "Hola" });

Deno.test("words that come later are there once they have been waited for", async () => {
  const hello = dictionary.later({ en, es });
  assertThrows(() => hello("es"));
  await fetchLacking();
  assertEquals([hello("en"), hello("es")], ["Hello", "Hola"]);
});

Deno.test("words that could not be fetched are fetched again, by whoever waits next", async () => {
  let isOnline = false;
  const online = () => isOnline ? en() : Promise.reject(new TypeError("Failed to fetch"));
  const hello = dictionary.later({ en: online, es });
  await assertRejects(fetchLacking, TypeError);
  isOnline = true;
  await fetchLacking();
  assertEquals(hello("en"), "Hello");
});
