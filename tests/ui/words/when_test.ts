import { assertEquals } from "@std/assert";
import { whenText } from "../../../lib/words/when.ts";

Deno.test("a moment is told where the browser's language is none", () => {
  const at = Date.UTC(2026, 0, 2, 15, 4);
  const own = { language: "C", languages: ["C"] };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  try {
    const style = { dateStyle: "medium", timeStyle: "short" } as const;
    assertEquals(whenText("es", at), new Date(at).toLocaleString("es", style));
  } finally {
    for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
  }
});
