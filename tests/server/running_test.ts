/** What goes on by itself: it's held until it's done, and its error is reported. */

import { assertEquals } from "@std/assert";
import { Running } from "../../lib/server/running.ts";

Deno.test("what is done is held no longer, however it ends", async () => {
  const reported: unknown[] = [], failure = new Error("broken off");
  const running = new Running({ report: (error) => void reported.push(error) });
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  running.add(one.promise);
  running.add(other.promise);
  assertEquals(running.size, 2);
  let isDone = false;
  const done = running.done().then(() => isDone = true);
  one.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  assertEquals([running.size, isDone], [1, false]);
  other.reject(failure);
  await done;
  assertEquals([running.size, reported], [0, [failure]]);
});
