import { assert } from "@std/assert";
import { killAgainAndAgain } from "./kill.ts";

Deno.test({
  name: "F18 F19 kill -9 of a real server under load loses nothing, three times",
  // Sockets that a killed server leaves behind end when the system sees to it.
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    const { acknowledged } = await killAgainAndAgain(3, 4, "suite");
    assert(acknowledged > 3);
  },
});
