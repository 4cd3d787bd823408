/** Which bots listen, as several processes say it of each other. */

import { assert, assertEquals } from "@std/assert";
import { type Heard, Listening } from "../../lib/server/bots/listening.ts";
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
    take: (...asked) => notices.take(...asked),
  }, now);
  // Nothing is kept of it yet, as after its owner was forgotten: it's time to say it again.
  assertEquals(await here.renew([stream]), new Set());
  assert(hasEnded);
  assertEquals(await here.renew([stream]), new Set(["key"]));
  assertEquals(await elsewhere.all(), []);
  await store.close();
});

Deno.test("a stream that ends as another takes its place isn't said to be that one", async () => {
  const store = SqliteStore.open();
  const { notices } = store.books, listening = new Listening(notices, () => 0);
  const bot = { id: 1, name: "Ada One", identity: "one's", owner: "Ada's" };
  const streams: Heard[] = ["old", "new"].map((key, since) => ({ bot, key, since }));
  await listening.hold([streams[0]!]);
  const leaving = listening.leave(streams[0]!), holding = listening.hold([streams[1]!]);
  await Promise.all([leaving, holding]);
  assertEquals((await listening.all()).map(({ key }) => key), ["new"]);
  await listening.leave(streams[1]!);
  assertEquals(await listening.all(), []);
  await store.close();
});
