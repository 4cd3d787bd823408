/** A database that is reached through a pooler which lets notifications get lost. */

import { assertEquals, assertRejects } from "@std/assert";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { checkHearing } from "../../lib/server/store/postgres/connection_checks.ts";

/** A connection whose notifications arrive, or not. */
function clientThat(hears: boolean) {
  const told = new Map<string, (text: string) => void>();
  return {
    told,
    listen(channel: string, tell: (text: string) => void) {
      told.set(channel, tell);
      const unlisten = () => Promise.resolve(void told.delete(channel));
      return Promise.resolve({ unlisten }) as never;
    },
    notify(channel: string, text: string) {
      if (hears) queueMicrotask(() => told.get(channel)?.(text));
      return Promise.resolve() as never;
    },
  };
}

Deno.test("a database whose notifications don't arrive is refused, and others aren't", async () => {
  const deaf = clientThat(false), hearing = clientThat(true);
  await assertRejects(() => checkHearing(deaf, 1), StoreFailure, "a direct address");
  await checkHearing(hearing);
  assertEquals([deaf.told.size, hearing.told.size], [0, 0], "nobody listens any more");
});
