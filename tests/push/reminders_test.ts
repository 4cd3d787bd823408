/** Who is reminded of a turn, how often, and in which language. */

import { assert, assertEquals } from "@std/assert";
import type { Awaited } from "../../lib/rooms/awaited.ts";
import type { Delivery } from "../../lib/server/push/push_sender.ts";
import { Reminders } from "../../lib/server/push/reminders.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { owedFor } from "../../lib/server/store/owed.ts";
import type { Subscription } from "../../lib/server/store/subscriptions.ts";
import { subscriptionOf } from "../store/finished.ts";

const TURN = {
  identity: "Ada's",
  code: "K7QX2M",
  version: 5,
  game: "conway",
  opener: "here",
} as const;

interface Sent {
  readonly endpoint: string;
  readonly text: string;
  readonly topic: string;
  readonly keptFor: number | undefined;
}

/** Reminders whose messages are kept here; `answer` says what comes of each. */
function reminding(answer: (sent: Sent) => Promise<Delivery> | Delivery = () => "delivered") {
  const { subscriptions, notices } = SqliteStore.open().books;
  const sent: Sent[] = [];
  const pushSender = {
    deliver: async (
      { endpoint }: Subscription,
      text: string,
      topic: string,
      keptFor?: number,
    ) => {
      sent.push({ endpoint, text, topic, keptFor });
      return await answer(sent.at(-1)!);
    },
    stop() {},
  };
  const limits = { reminders: 1_000, remindersPerSource: 10 };
  const clock = { now: 0 };
  const world = {
    now: () => clock.now,
    report(error: unknown) {
      throw error;
    },
  };
  return {
    clock,
    subscriptions,
    notices,
    sent,
    reminders: new Reminders({ subscriptions, notices, pushSender, world, limits }),
  };
}

Deno.test("each of a player's browsers is reminded, in its language", async () => {
  const { subscriptions, sent, reminders } = reminding();
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  await subscriptions.keep("Ada's", { ...subscriptionOf("two"), language: "en" });
  await subscriptions.keep("Ben's", subscriptionOf("three"));
  reminders.remind(TURN);
  await reminders.stop();
  assertEquals(sent.map(({ endpoint, text }) => [endpoint, JSON.parse(text)]), [
    ["one", { title: "Tu turno", body: "Conway por correo, K7QX2M", path: "/r/K7QX2M" }],
    ["two", { title: "Your turn", body: "Conway by Post, K7QX2M", path: "/r/K7QX2M" }],
  ]);
  const [{ topic }] = sent as [Sent];
  assert(/^[A-Za-z0-9]{20,32}$/.test(topic) && !topic.includes("K7QX2M"));
});

Deno.test("what a player missed takes the place of the reminder that may still wait", async () => {
  const { subscriptions, sent, reminders } = reminding();
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  reminders.remind(TURN);
  for (const kind of ["late", "over"] as const) reminders.inform({ ...TURN, kind });
  await reminders.settled();
  assertEquals(sent.map(({ text }) => JSON.parse(text).title), [
    "Tu turno",
    "Se te acabó el tiempo: pasaste",
    "Terminó la partida",
  ]);
  assertEquals(new Set(sent.map(({ topic }) => topic)).size, 1);
});

Deno.test("what comes last on a phone was said last, however slow another browser's service is", async () => {
  let isFirst = true;
  const { subscriptions, sent, reminders } = reminding(async (): Promise<Delivery> => {
    const ms = isFirst ? 50 : 0;
    isFirst = false;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return "delivered";
  });
  for (const name of ["one", "two"]) await subscriptions.keep("Ada's", subscriptionOf(name));
  reminders.inform({ ...TURN, kind: "late" });
  reminders.remind(TURN);
  await reminders.settled();
  const told = sent.map(({ endpoint, text }) => `${endpoint}: ${JSON.parse(text).title}`);
  const late = "Se te acabó el tiempo: pasaste";
  assertEquals(told, [`one: ${late}`, `two: ${late}`, "one: Tu turno", "two: Tu turno"]);
});

Deno.test("a reminder waits for a phone that's off as long as the turn does", async () => {
  const day = 86_400;
  for (const [clock, kept] of [[3 * day, 3 * day], [60, day], [null, 28 * day]] as const) {
    const { subscriptions, sent, reminders } = reminding();
    await subscriptions.keep("Ada's", subscriptionOf("one"));
    reminders.remind({ ...TURN, clock });
    await reminders.settled();
    assertEquals(sent.map(({ keptFor }) => keptFor), [kept]);
  }
});

Deno.test("who offers something is named, and it's told once an hour however often it's offered", async () => {
  const { clock, subscriptions, sent, reminders } = reminding();
  await subscriptions.keep("Ada's", { ...subscriptionOf("one"), language: "en" });
  const offered = { ...TURN, kind: "offered" } as const;
  const offers = [
    { ...offered, what: "draw", from: "Ben" },
    { ...offered, what: "takeback", from: "Ben" },
    { ...offered, what: "rematch", from: "", code: "OTHER1" },
  ] as const;
  for (const offer of [...offers, ...offers]) reminders.inform(offer);
  clock.now = 3_600_000;
  reminders.inform(offers[1]);
  await reminders.settled();
  const titles = sent.map(({ text }) => JSON.parse(text).title);
  assertEquals(titles, [
    "Ben offers a draw.",
    "Your opponent wants a rematch.",
    "Ben asks for a takeback.",
  ]);
});

Deno.test("a warning says how long is left, and waits no longer", async () => {
  const { subscriptions, sent, reminders } = reminding();
  for (const language of ["en", "es"] as const) {
    await subscriptions.keep("Ada's", { ...subscriptionOf(language), language });
  }
  // So that who warns many asks for no more at a time than one source may.
  await reminders.warn(TURN, 8 * 3_600);
  assertEquals(sent.map(({ text, keptFor }) => [JSON.parse(text).title, keptFor]), [
    ["Your turn: less than 8 hours left", 28_800],
    ["Tu turno: quedan menos de 8 horas", 28_800],
  ]);
});

Deno.test("a browser that is gone is forgotten, one that failed is not", async () => {
  const { subscriptions, sent, reminders } = reminding(({ endpoint }) =>
    endpoint === "one" ? "gone" : "failed"
  );
  for (const name of ["one", "two"]) await subscriptions.keep("Ada's", subscriptionOf(name));
  reminders.remind(TURN);
  await reminders.stop();
  assertEquals(sent.length, 2);
  assertEquals((await subscriptions.of("Ada's")).map(({ endpoint }) => endpoint), ["two"]);
});

Deno.test("a few are reminded at a time, and of too many in rooms of one source some never", async () => {
  const gate = Promise.withResolvers<Delivery>();
  const { subscriptions, sent, reminders } = reminding(() => gate.promise);
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  for (let n = 0; n < 100; n++) reminders.remind({ ...TURN, code: `ROOM${n}` });
  await Promise.resolve();
  await Promise.resolve();
  assertEquals(sent.length, 4);
  gate.resolve("delivered");
  await reminders.settled();
  assertEquals(sent.length, 14);
});

Deno.test("who stops sends what is on its way, and nothing that waits", async () => {
  const gate = Promise.withResolvers<Delivery>();
  const { subscriptions, sent, reminders } = reminding(() => gate.promise);
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  for (let n = 0; n < 10; n++) reminders.remind(TURN);
  await Promise.resolve();
  await Promise.resolve();
  const stopped = reminders.stop();
  gate.resolve("delivered");
  await stopped;
  assertEquals(sent.length, 4);
});

/** A room whose events after version 5 are these. */
function logOf(...kinds: readonly string[]) {
  return { read: () => Promise.resolve(kinds.map((t) => ({ t })) as never) };
}

Deno.test("a turn whose reminder wasn't sent is reminded of a minute later, unless somebody moved", async () => {
  const { subscriptions, notices, sent, reminders } = reminding();
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  const owe = (turn = TURN) => notices.post([owedFor(turn, 0)]);
  const left = async () => (await notices.all("reminder")).length;
  await owe();
  await reminders.catchUp(logOf(), 59_999);
  assertEquals([sent.length, await left()], [0, 1], "whoever kept the turn is at it");
  await reminders.catchUp(logOf("said"), 60_000);
  await reminders.settled();
  assertEquals([sent.length, await left()], [1, 0]);
  await owe();
  await reminders.catchUp(logOf("said", "turn"), 60_000);
  await reminders.settled();
  assertEquals([sent.length, await left()], [1, 0]);
  await owe({ ...TURN, version: 9 as never });
  reminders.remind(TURN);
  await reminders.settled();
  assertEquals([sent.length, await left()], [2, 1], "a later turn's is owed still");
});

Deno.test("what a server owed as it went away for a day is sent where the turn takes days", async () => {
  const hour = 3_600_000, day = 24 * hour;
  const sentAfter = async (turn: Awaited, ms: number) => {
    const { subscriptions, notices, sent, reminders } = reminding();
    await subscriptions.keep("Ada's", subscriptionOf("one"));
    const owed = owedFor(turn, 0);
    if (ms < owed.until) await notices.post([owed]);
    await reminders.catchUp(logOf(), ms);
    await reminders.settled();
    return sent.length;
  };
  const slow = { ...TURN, clock: 2 * day / 1_000 };
  assertEquals([await sentAfter(slow, day), await sentAfter(slow, 2 * day)], [1, 0]);
  assertEquals([await sentAfter(TURN, hour - 1), await sentAfter(TURN, hour)], [1, 0]);
  const endless = { ...TURN, clock: null };
  assertEquals([await sentAfter(endless, 3 * day - 1), await sentAfter(endless, 3 * day)], [1, 0]);
});

Deno.test("a reminder that no service took is tried once more, and owed where a stop broke it off", async () => {
  const answers: Delivery[] = ["failed", "failed", "failed"];
  const { subscriptions, notices, sent, reminders } = reminding(() => answers.shift()!);
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  const left = async () => (await notices.all("reminder")).length;
  for (const [tries, owed] of [[1, 1], [2, 0]] as const) {
    if (tries === 1) await notices.post([owedFor(TURN, 0)]);
    if (tries === 1) reminders.remind(TURN);
    else await reminders.catchUp(logOf(), 60_000);
    await reminders.settled();
    assertEquals([sent.length, await left()], [tries, owed]);
  }
  await notices.post([owedFor(TURN, 0)]);
  await reminders.catchUp(logOf(), 60_000);
  await reminders.stop();
  assertEquals([sent.length, await left()], [3, 1]);
});
