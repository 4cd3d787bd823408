/** The smallest books: the server's secrets, and players' push subscriptions. */

import { assertEquals } from "@std/assert";
import { MOST_SUBSCRIPTIONS } from "../../lib/server/store/subscriptions.ts";
import { subscriptionOf } from "./finished.ts";
import { booksTest } from "./stores.ts";

booksTest("a secret is made once", async (books) => {
  const { keys } = books;
  const made = await keys.find("tickets", () => new Uint8Array([1, 2, 3]));
  assertEquals([...made], [1, 2, 3]);
  assertEquals([...await keys.find("tickets", () => new Uint8Array([4]))], [1, 2, 3]);
  assertEquals([...await keys.find("other", () => new Uint8Array([5]))], [5]);
});

booksTest("a subscription is one identity's, and so many are kept of each", async (books) => {
  const { subscriptions } = books;
  const endpoints = async (identity: string) =>
    (await subscriptions.of(identity)).map(({ endpoint }) => endpoint);
  for (let n = 0; n <= MOST_SUBSCRIPTIONS; n++) {
    assertEquals(await subscriptions.keep("Ada's", subscriptionOf(`push ${n}`)), "kept");
  }
  assertEquals(await endpoints("Ada's"), [1, 2, 3, 4, 5].map((n) => `push ${n}`));
  assertEquals((await subscriptions.of("Ada's"))[0], subscriptionOf("push 1"));
  await subscriptions.keep("Ben's", subscriptionOf("push 3"));
  await subscriptions.drop("push 5");
  await subscriptions.drop("push 9");
  assertEquals(await endpoints("Ada's"), [1, 2, 4].map((n) => `push ${n}`));
  assertEquals(await endpoints("Ben's"), ["push 3"]);
  await books.forget("Ada's");
  assertEquals([await endpoints("Ada's"), await endpoints("Ben's")], [[], ["push 3"]]);
});

booksTest(
  "however many come at once, no more subscriptions are kept than there may be",
  async (books) => {
    const { subscriptions } = books, share = { all: 4, ofSource: 3 };
    const keep = (identity: string, name: string, source: string) =>
      subscriptions.keep(identity, subscriptionOf(name), source, share);
    const near = await Promise.all([1, 2, 3, 4, 5].map((n) => keep("Ada's", `push ${n}`, "here")));
    assertEquals(near.toSorted(), ["kept", "kept", "kept", "limit", "limit"]);
    const far = await Promise.all([6, 7].map((n) => keep("Ben's", `push ${n}`, "there")));
    assertEquals(far.toSorted(), ["kept", "limit"]);
    const [first] = await subscriptions.of("Ada's");
    assertEquals(await keep("Ada's", first!.endpoint, "here"), "kept", "it's theirs already");
    assertEquals((await subscriptions.of("Ada's")).length, 3);
  },
);
