import { assertEquals, assertRejects } from "@std/assert";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { Outage } from "../../lib/server/transport/outage.ts";

/** What those hear who come at these moments while the store fails, ms. */
async function retries(moments: readonly number[]): Promise<unknown[]> {
  let now = 0;
  const outage = new Outage({ now: () => now }), told = [];
  for (const moment of moments) {
    now = moment;
    const turned = await outage.orTurnAway(() => Promise.reject(new StoreFailure("gone")));
    told.push("rejection" in turned && "retry" in turned.rejection && turned.rejection.retry);
  }
  return told;
}

Deno.test("whom the store keeps out is back within a second of a short outage", async () => {
  assertEquals(await retries([0, 300, 900]), [1_000, 1_000, 1_000]);
});

Deno.test("the longer an outage lasts the less often they try", async () => {
  assertEquals(await retries([0, 1_000, 2_000, 4_000, 8_000, 16_000, 26_000]), [
    1_000,
    1_000,
    2_000,
    4_000,
    8_000,
    10_000,
    10_000,
  ]);
});

Deno.test("the next outage begins anew", async () => {
  assertEquals(await retries([0, 1_000, 3_000, 9_001]), [1_000, 1_000, 3_000, 1_000]);
});

Deno.test("what isn't the store's failure is nobody's outage", async () => {
  const outage = new Outage({ now: () => 0 });
  const bug = () => Promise.reject(new TypeError("a bug"));
  await assertRejects(() => outage.orTurnAway(bug), TypeError);
  assertEquals(await outage.orTurnAway(() => Promise.resolve("done")), "done");
});
