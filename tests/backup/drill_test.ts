import { assert } from "@std/assert";
import { drill } from "./drill.ts";

Deno.test({
  name: "a backup of a server under load has all that was acknowledged before it began",
  // Sockets that a killed server leaves behind end when the system sees to it.
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const { events, games, later } = await drill(8, 0, 400);
    assert(events > 400 && games > 8 && later > 0);
  },
});
