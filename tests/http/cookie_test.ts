import { readCookie } from "../../lib/server/http/cookie.ts";
import { assertEquals } from "@std/assert";

Deno.test("a cookie is found by its whole name", () => {
  assertEquals(readCookie("slang=en; lang=es; language=de", "lang"), "es");
  assertEquals(readCookie("lang=es", "lang"), "es");
});

Deno.test("a cookie that is not there is undefined", () => {
  assertEquals(readCookie(null, "lang"), undefined);
  assertEquals(readCookie("", "lang"), undefined);
  assertEquals(readCookie("lang", "lang"), undefined);
});
