/** Bots and their tokens: which of them count, and how long they are kept. */

import { assertEquals } from "@std/assert";
import { HOUSE } from "../../lib/server/store/bots.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { finishedGame } from "./finished.ts";
import { run } from "../../lib/server/store/sql/work.ts";
import { storeTest, type StoreTrial } from "./stores.ts";
import { ARENA, entry, MANY } from "./tournament_plans.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = finishedGame().endedAt;
const PLENTY = { all: 99, ofSource: 99, ofOwner: 99 };

/** Makes a bot its token; its number, or why not. */
function issue({ books: { bots } }: Store, name: string, share = PLENTY, source = "here") {
  const issue = { identity: name, owner: "Ada's", name, scopes: ["play"], source } as const;
  return bots.issue({ ...issue, token: `${name}'s token` }, NOW, share);
}

async function play({ books: { archive } }: Store, one: string, other: string): Promise<void> {
  const seats = [one, other].map((identity) => ({
    identity,
    name: identity,
    isBot: true as const,
  }));
  assertEquals(await archive.keep(finishedGame({ opponent: "bot", seats })), "kept");
}

/** The bots there are, and whether each has a token. */
async function left({ books: { bots } }: Store): Promise<[string, boolean][]> {
  return (await bots.of("Ada's")).map(({ name, made }) => [name, made !== null]);
}

for (const what of ["all", "ofSource", "ofOwner"] as const) {
  storeTest(`a token that was revoked counts no more, ${what}`, async ({ store }) => {
    const share = { ...PLENTY, [what]: 2 };
    const ids = [await issue(store, "One", share), await issue(store, "Two", share)] as number[];
    await play(store, "One", "Two");
    assertEquals(await issue(store, "Three", share), "limit");
    assertEquals(await issue(store, "Two", share), ids[1], "a new token for one that counts");
    assertEquals(await store.books.bots.revoke("Ada's", ids[0]!), true);
    assertEquals(typeof await issue(store, "Three", share), "number");
    assertEquals(await issue(store, "One", share), "limit", "it counts again with a token");
    await store.books.bots.revoke("Ada's", ids[1]!);
    assertEquals(await issue(store, "One", share), ids[0], "the same name is the same bot");
    assertEquals(await left(store), [["One", true], ["Two", false], ["Three", true]]);
  });
}

storeTest("a bot that never played is gone with its token", async ({ store }) => {
  const id = await issue(store, "One") as number;
  assertEquals(await store.books.bots.revoke("Ben's", id), false);
  assertEquals(await left(store), [["One", true]]);
  assertEquals(await store.books.bots.revoke("Ada's", id), true);
  assertEquals(await left(store), []);
});

storeTest(
  "what isn't used goes: new bots after a month, others' tokens after a year",
  async (trial) => {
    const { store } = trial, { bots } = store.books;
    for (const name of ["New", "Used", "One", "Two"]) await issue(store, name);
    await issue(store, "House", PLENTY, HOUSE);
    await play(store, "One", "Two");
    await store.prune(NOW + 30 * DAY);
    assertEquals((await left(store)).length, 5);
    await bots.find("Used's token", NOW + 29 * DAY);
    await store.prune(NOW + 30 * DAY + 1);
    const rest = (has: boolean) => [["One", has], ["Two", has], ["House", true]];
    assertEquals(await left(store), [["Used", true], ...rest(true)]);
    await store.prune(NOW + 365 * DAY);
    assertEquals(await left(store), rest(true));
    await store.prune(NOW + 365 * DAY + 1);
    assertEquals(await left(store), rest(false));
    assertEquals(
      await bots.identitiesOf("Ada's"),
      ["One", "Two", "House"],
      "to be forgotten with her",
    );
  },
);

/** What there may be of a bot without a token: each keeps its name, for as long as its owner stays. */
const TRACES: Readonly<Record<string, (trial: StoreTrial) => Promise<unknown>>> = {
  "a seat": ({ database }) =>
    database.write(() => run("INSERT INTO seated VALUES ('One', 'K7QX2M', 0)")),
  "a tournament": async ({ store: { books: { tournaments } } }) => {
    await tournaments.make(ARENA, { identity: "Ada's", source: "there" }, MANY);
    const one = { ...entry("One", { isBot: true, owner: "Ada's" }), identity: "One" };
    assertEquals(await tournaments.enter(ARENA.id, one, NOW, MANY), "kept");
  },
  "a report": ({ store: { books: { moderation } } }) => {
    const about = { kind: "name", identity: "One", source: null, name: "One" } as const;
    const share = { all: 9, each: 9 };
    return moderation.file({ ...about, room: null, lines: [] }, NOW, "somebody", share);
  },
};

for (const [trace, leave] of Object.entries(TRACES)) {
  storeTest(`a bot of which there is ${trace} is not gone with its token`, async (trial) => {
    const { store } = trial, id = await issue(store, "One") as number;
    await leave(trial);
    assertEquals(await store.books.bots.revoke("Ada's", id), true);
    assertEquals(await left(store), [["One", false]]);
  });
}

storeTest("of many bots some are looked at, and the next the next time", async (trial) => {
  const { store, database } = trial, HALF_A_MINUTE = 30_000;
  await issue(store, "First");
  await issue(store, "Last");
  await database.write(() => run("UPDATE bots SET id = 2500 WHERE name = 'Last'"));
  const start = Math.ceil((NOW + 31 * DAY) / (3 * HALF_A_MINUTE)) * 3 * HALF_A_MINUTE;
  const names = [];
  for (const turn of [1, 2, 3]) {
    await store.prune(start + turn * HALF_A_MINUTE);
    names.push((await left(store)).map(([name]) => name).join());
  }
  assertEquals(names, ["First,Last", "First", ""]);
});
