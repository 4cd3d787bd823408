/** `csrf`: who may change state. */

import { App, csrf } from "fresh";
import { assertEquals } from "@std/assert";
import { request } from "./request.ts";

const OTHER = "https://elsewhere.example";

type Options = NonNullable<Parameters<typeof csrf>[0]>;

async function status(method: string, headers: HeadersInit, options?: Options): Promise<number> {
  const app = new App().use(csrf(options)).all("/", () => new Response("done"));
  return (await app.handler()(request("/", { method, headers }))).status;
}

Deno.test("anyone may read", async () => {
  assertEquals(await status("GET", { origin: OTHER, "sec-fetch-site": "cross-site" }), 200);
  assertEquals(await status("HEAD", { origin: OTHER }), 200);
});

Deno.test("the site itself may change state", async () => {
  assertEquals(await status("POST", { "sec-fetch-site": "same-origin" }), 200);
  assertEquals(await status("POST", { origin: "http://localhost" }), 200);
  const behindProxy = { origin: "https://localhost", "sec-fetch-site": "same-origin" };
  assertEquals(await status("POST", behindProxy), 200);
});

Deno.test("another site may not, whatever the method", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    assertEquals(await status(method, { origin: OTHER, "sec-fetch-site": "cross-site" }), 403);
  }
  assertEquals(await status("POST", { origin: OTHER }), 403);
  assertEquals(await status("POST", { origin: OTHER, "sec-fetch-site": "same-site" }), 403);
});

Deno.test("trusted sites may: by name, by list, by function", async () => {
  const headers = { origin: OTHER, "sec-fetch-site": "cross-site" };
  assertEquals(await status("POST", headers, { origin: OTHER }), 200);
  assertEquals(await status("POST", headers, { origin: ["https://a.example", OTHER] }), 200);
  assertEquals(await status("POST", headers, { origin: (origin) => origin === OTHER }), 200);
  assertEquals(await status("POST", headers, { origin: "https://a.example" }), 403);
});
