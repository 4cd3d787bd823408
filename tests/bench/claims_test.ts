/** The README claims what was measured, and nothing that was not. */

import { assertEquals, assertThrows } from "@std/assert";
import { claimsOf, withClaims } from "./claims.ts";
import { isHeld, lineOf, type Measured } from "./goals.ts";
import measured from "./measured.json" with { type: "json" };

Deno.test("the README's claims are those of the last measurement that was kept", async () => {
  const readme = await Deno.readTextFile(new URL("../../README.md", import.meta.url));
  assertEquals(withClaims(readme, claimsOf(measured as Measured[])), readme);
});

Deno.test("what was not measured can't be claimed", () => {
  for (const { name } of measured) {
    const others = (measured as Measured[]).filter((one) => one.name !== name);
    const isClaimed = claimsOf(measured as Measured[]) !== tryClaims(others);
    if (isClaimed) assertThrows(() => claimsOf(others), Error, name);
  }
  assertThrows(() => withClaims("no marks", ""), Error, "no place");
});

function tryClaims(some: readonly Measured[]): string {
  try {
    return claimsOf(some);
  } catch {
    return "";
  }
}

Deno.test("a goal is held from its number on", () => {
  const least = { sign: "≥", value: 2 } as const, most = { sign: "≤", value: 2 } as const;
  assertEquals([1.9, 2, 2.1].map((value) => isHeld(value, least)), [false, true, true]);
  assertEquals([1.9, 2, 2.1].map((value) => isHeld(value, most)), [true, true, false]);
  const one = { name: "play", value: 123.4, unit: "times as fast as before" };
  assertEquals(lineOf(one), "play: 123 times as fast as before");
  assertEquals(lineOf({ ...one, goal: most }), `${lineOf(one)} (goal ≤2: missed)`);
});
