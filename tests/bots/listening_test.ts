/** Which bots listen, as several processes say it of each other. */

import { assert, assertEquals } from "@std/assert";
import { Listening } from "../../lib/server/bots/listening.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";

Deno.test("a stream that is ended while it's said again stays ended", async () => {
  const store = SqliteStore.open();
  const { notices } = store.books, now = () => 0;
  const elsewhere = new Listening(notices, now);
  const bot = { id: 1, name: "Ada One", identity: "one's", owner: "Ada's" };
  const stream = { bot, key: "key", since: 0 };
  let hasEnded = false;
  const find: typeof notices.find = async (...asked) => {
    const found = await notices.find(...asked);
    if (!hasEnded) await elsewhere.end(bot.id);
    hasEnded = true;
    return found;
  };
  const here = new Listening({
    find,
    post: (posted) => notices.post(posted),
    prolong: (posted) => notices.prolong(posted),
    all: (kind) => notices.all(kind),
    about: (kind, identity) => notices.about(kind, identity),
    take: (kind, id) => notices.take(kind, id),
  }, now);
  // Nothing is kept of it yet, as after its owner was forgotten: it's time to say it again.
  assertEquals(await here.renew([stream]), new Set());
  assert(hasEnded);
  assertEquals(await here.renew([stream]), new Set(["key"]));
  assertEquals(await elsewhere.all(), []);
  await store.close();
});
