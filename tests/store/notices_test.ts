/** What processes tell each other for a while. */

import { assert, assertEquals } from "@std/assert";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import type { Notice } from "../../lib/server/store/notices.ts";
import { owedFor, owedIn } from "../../lib/server/store/owed.ts";
import { Trial } from "../rooms/trial.ts";
import { subscriptionOf } from "./finished.ts";
import { booksTest, storeTest } from "./stores.ts";
import { NOW } from "./trial_books.ts";

function notice(id: string, given: Partial<Notice> = {}): Notice {
  const body = { says: id };
  return { kind: "challenge", id, author: "Ada's", about: "Ben's", body, until: NOW, ...given };
}

booksTest(
  "notices are found by kind, id and whom they're for, and replaced",
  async ({ notices }) => {
    const late = notice("late", { until: NOW + 1 }), other = notice("other", { about: "Cyd's" });
    const bot = notice("late", { kind: "bot-challenge" });
    assert(await notices.post([late, notice("soon"), other, bot]));
    assertEquals(await notices.about("challenge", "Ben's"), [notice("soon"), late]);
    assertEquals(await notices.all("challenge"), [other, notice("soon"), late]);
    assertEquals(await notices.find("challenge", ["late", "none", "soon"]), [late, notice("soon")]);
    const newer = notice("late", { body: [1, null], until: NOW + 2, author: "" });
    assert(await notices.post([newer]));
    assertEquals(await notices.find("challenge", ["late"]), [newer]);
    assertEquals(await notices.find("bot-challenge", ["late"]), [bot]);
  },
);

booksTest("who says a notice again doesn't undo what stands there since", async ({ notices }) => {
  const one = notice("one"), longer = notice("one", { until: NOW + 9 });
  assert(await notices.prolong([one, notice("absent")]));
  assertEquals(await notices.all("challenge"), [notice("absent"), one]);
  assert(await notices.prolong([longer]));
  assertEquals(await notices.find("challenge", ["one"]), [longer]);
  const ended = notice("one", { body: {}, author: "" });
  await notices.post([ended]);
  assert(await notices.prolong([longer]));
  assertEquals(await notices.find("challenge", ["one"]), [ended]);
});

booksTest("of several who take a notice down one has it", async ({ notices }) => {
  await notices.post([notice("one")]);
  const taken = await Promise.all([1, 2, 3].map(() => notices.take("challenge", "one")));
  assertEquals(taken.filter((one) => one !== undefined), [notice("one")]);
  assertEquals(await notices.all("challenge"), []);
});

booksTest("who is forgotten takes along what is from them and for them", async (books) => {
  const { notices } = books, kept = notice("kept", { author: "Cyd's", about: "Dot's" });
  await notices.post([notice("from"), notice("for", { author: "Ben's", about: "Ada's" }), kept]);
  assert(await books.forget("Ada's"));
  assertEquals(await notices.all("challenge"), [kept]);
});

storeTest("what holds no more is deleted a minute later", async ({ store }) => {
  const { notices } = store.books;
  await notices.post([notice("old"), notice("new", { until: NOW + 1 })]);
  await store.prune(NOW + 60_001);
  assertEquals((await notices.all("challenge")).map(({ id }) => id), ["new"]);
});

storeTest(
  "a reminder is owed from its turn on, to whoever has asked for reminders",
  async ({ store }) => {
    const trial = Trial.begun(), { notices, subscriptions } = store.books;
    const head = headOf(trial.room), { code } = head, [first, ...more] = trial.events;
    const turn = { identity: "Ada's", code, version: 1, game: "conway", opener: "" } as const;
    const append = (events: readonly LoggedEvent[], owed: Notice) =>
      store.append(head, events, undefined, owed);
    await subscriptions.keep("Cyd's", subscriptionOf("another"));
    assertEquals(await append([first!], owedFor(turn, NOW)), "kept");
    assertEquals(await notices.all("reminder"), []);
    await subscriptions.keep("Ada's", subscriptionOf("one"));
    const owed = owedFor({ ...turn, version: 2 }, NOW);
    assertEquals(await append([first!], owed), "taken");
    assertEquals(await notices.all("reminder"), []);
    assertEquals(await append(more, owed), "kept");
    assertEquals((await notices.all("reminder")).map(owedIn), [
      { turn: { ...turn, version: 2 }, since: NOW },
    ]);
  },
);
