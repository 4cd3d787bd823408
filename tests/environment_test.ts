import { readEnvironment } from "../lib/environment.ts";
import { assertEquals, assertThrows } from "@std/assert";

function given(settings: Record<string, string>) {
  return readEnvironment((name) => settings[name]);
}

Deno.test("what is not set has its default", () => {
  assertEquals(given({}), { port: 8000 });
  assertEquals(given({ PORT: "" }), { port: 8000 });
});

Deno.test("PORT is a port, and 0 any that is free", () => {
  assertEquals(given({ PORT: "80" }).port, 80);
  assertEquals(given({ PORT: "0" }).port, 0);
});

Deno.test("a bad value is refused with its name", () => {
  for (const PORT of ["x", "-1", "65536", "80.5", "1e3", " 80"]) {
    assertThrows(() => given({ PORT }), RangeError, `PORT must be a whole number`);
  }
});
