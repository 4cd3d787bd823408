/** Positions kept in a browser, whatever somebody wrote there. */

import { assertEquals } from "@std/assert";
import {
  forgetSum,
  keepSum,
  keptSums,
  MOST_KEPT,
} from "../../../lib/ui/games/annihilation/kept_list.tsx";

Deno.test("sums are kept by name, the last first, and forgotten", () => {
  localStorage.clear();
  assertEquals(keptSums(), []);
  keepSum({ name: "one", link: "#sum=nim1" });
  keepSum({ name: "two", link: "#sum=nim2" });
  keepSum({ name: "one", link: "#sum=nim3" });
  assertEquals(keptSums(), [{ name: "one", link: "#sum=nim3" }, {
    name: "two",
    link: "#sum=nim2",
  }]);
  forgetSum("one");
  assertEquals(keptSums().map(({ name }) => name), ["two"]);
  for (let n = 0; n < MOST_KEPT + 5; n++) keepSum({ name: `${n}`, link: "#sum=nim1" });
  assertEquals([keptSums().length, keptSums()[0]!.name], [MOST_KEPT, `${MOST_KEPT + 4}`]);
  localStorage.clear();
});

Deno.test("what is damaged or no sum is left out", () => {
  const good = { name: "good", link: "#sum=nim1" };
  for (const text of ["{", "7", "null", '{"name":"x"}']) {
    localStorage.setItem("annihilationSums", text);
    assertEquals(keptSums(), []);
  }
  const mixed = [null, 3, { name: "x" }, { name: "x", link: "javascript:alert(1)" }, good];
  localStorage.setItem("annihilationSums", JSON.stringify(mixed));
  assertEquals(keptSums(), [good]);
  localStorage.clear();
});
