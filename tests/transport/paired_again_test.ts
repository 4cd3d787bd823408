/** Strangers who have just played each other: others come first, whoever else they have met since. */

import { assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { openPairing } from "./open_pairing.ts";

/** After how many seconds two who come at the same time are paired, if they are within 20. */
async function secondsUntilPaired(
  { time, pairing }: ReturnType<typeof openPairing>,
  names: readonly string[],
): Promise<number | undefined> {
  const ids = names.map((name) => digest(`${name} at ${time.now}`));
  for (const [n, id] of ids.entries()) {
    const name = names[n]!, strength = { rating: 1500, deviation: 50, blocked: new Set<string>() };
    await pairing.enter({
      id,
      pool: "conquerors-v2.60",
      identity: digest(name),
      name,
      source: name,
      ...strength,
    });
  }
  const stays = await Promise.all(ids.map((id) => pairing.listen(id, () => {})));
  const isPaired = async () => (await pairing.news(ids[0]!)).t === "paired";
  let seconds = 0;
  while (seconds < 20 && !await isPaired()) {
    seconds++;
    await time.pass(1_000);
  }
  const found = await isPaired();
  for (const stay of stays) await stay.leave();
  return found ? seconds : undefined;
}

const AT_ONCE = 1, LATER = 11;

/** Pairs that come one after another, and how long each waits, s. */
const EVENINGS: readonly (readonly (readonly [string, string, number])[])[] = [
  [["Ada", "Ben", AT_ONCE], ["Ada", "Ben", LATER]],
  [["Ada", "Ben", AT_ONCE], ["Ben", "Cyd", AT_ONCE], ["Ada", "Ben", LATER]],
  [["Ada", "Ben", AT_ONCE], ["Ada", "Cyd", AT_ONCE], ["Ada", "Ben", LATER]],
  [
    ["Ada", "Ben", AT_ONCE],
    ["Ben", "Cyd", AT_ONCE],
    ["Ada", "Dan", AT_ONCE],
    ["Ada", "Ben", AT_ONCE],
  ],
];

for (const evening of EVENINGS) {
  Deno.test(evening.map(([one, other]) => `${one} and ${other}`).join(", "), async () => {
    const opened = openPairing();
    for (const [one, other, seconds] of evening) {
      assertEquals(await secondsUntilPaired(opened, [one, other]), seconds);
    }
  });
}

Deno.test("who is forgotten has played with nobody", async () => {
  const opened = openPairing();
  assertEquals(await secondsUntilPaired(opened, ["Ada", "Ben"]), AT_ONCE);
  await opened.pairing.forget(digest("Ada"));
  assertEquals(await secondsUntilPaired(opened, ["Ada", "Ben"]), AT_ONCE);
});
