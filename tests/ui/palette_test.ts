/** Colors as old browsers tell them. */

import { assertEquals } from "@std/assert";
import { ofTheme } from "../../lib/ui/board/palette.ts";

Deno.test("a board has the colors of its theme in Chrome 123, which tells those of both", () => {
  // As 123.0.6312 says them.
  const blue = "light-dark(rgb(0, 114, 178), rgb(86, 180, 233))";
  const lock = "light-dark(rgba(17, 32, 27, 0.13), rgba(233, 241, 235, 0.12))";
  assertEquals([false, true].map((isDark) => ofTheme(blue, isDark)), [
    "rgb(0, 114, 178)",
    "rgb(86, 180, 233)",
  ]);
  assertEquals([false, true].map((isDark) => ofTheme(lock, isDark)), [
    "rgba(17, 32, 27, 0.13)",
    "rgba(233, 241, 235, 0.12)",
  ]);
  for (const same of ["rgba(255, 255, 255, 0.38)", "CanvasText"]) {
    assertEquals(ofTheme(same, true), same);
  }
});
