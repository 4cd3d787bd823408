/** How the API says no. */

import { assertEquals } from "@std/assert";
import { REFUSALS } from "../../lib/server/api/refusals.ts";
import { refusal, refuse } from "../../lib/server/http/refusal.ts";

/** What an answer tells programs. */
async function told(response: Response) {
  const { status, headers } = response;
  const hints = [headers.get("www-authenticate"), headers.get("retry-after")];
  return [status, ...hints, await response.json()];
}

Deno.test("a refusal says why, by which token, and when to ask again", async () => {
  const [unauthorized, limit, storage] = ["unauthorized", "limit", "storage"] as const;
  const body = (refused: keyof typeof REFUSALS) => ({ refused, message: REFUSALS[refused] });
  assertEquals(await told(refusal(unauthorized)), [401, "Bearer", null, body(unauthorized)]);
  assertEquals(await told(refusal(limit)), [429, null, "10", body(limit)]);
  assertEquals(await told(refusal(storage, {}, 3)), [503, null, "3", body(storage)]);
  assertEquals(await told(refusal("unknown")), [404, null, null, body("unknown")]);
});

Deno.test("a refusal may have a sentence of its own, or none", async () => {
  const own = { message: "It's over.", until: 7 };
  assertEquals(await told(refuse("over", 409, own)), [409, null, null, {
    refused: "over",
    ...own,
  }]);
  assertEquals(await told(refuse("taken", 409)), [409, null, null, { refused: "taken" }]);
});
