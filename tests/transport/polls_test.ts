/** Polls that are held: what ends them, and what they hear then. */

import { assert, assertEquals } from "@std/assert";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serve, type Serving } from "./serving.ts";

/** Less than a poll is held, ms. */
const SOON = 2_000;

/** Somebody who watches a room: the session they poll in, the version they know, and the room's code. */
async function watching(serving: Serving, source = "here") {
  const { hub, polls } = serving.services, opened = await hub.open(SETTINGS, ["host"]);
  assert("code" in opened);
  const token = makeSecret(), { code } = opened;
  const msg = { t: "join", protocol: 1, code, wish: "watch", token, identity: token };
  const { sid } = await polls.send({ msg }, source);
  const since = (await hub.find(code))!.view.version;
  const joinAgain = (source: string) => polls.send({ sid, msg }, source);
  return { sid, since, code, joinAgain };
}

/** Begins to poll for more than they know. */
async function polling(serving: Serving) {
  const { sid, since } = await watching(serving);
  return () => serving.services.polls.poll({ sid, since }, "here");
}

Deno.test("a poll that is held as the server ends is told to come back", async () => {
  await using serving = await serve();
  const poll = await polling(serving), held = poll();
  await new Promise((resolve) => setTimeout(resolve, 50));
  serving.services.dismiss();
  assertEquals((await held).msgs.map(({ t }) => t), ["bye"]);
  assertEquals((await poll()).msgs.map(({ t }) => t), ["bye"]);
});

Deno.test("a session's next poll ends the one that is held", async () => {
  await using serving = await serve();
  const poll = await polling(serving), began = performance.now();
  const held = poll();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const next = poll();
  assertEquals((await held).msgs.map(({ t }) => t), ["watchers", "pong"]);
  assert(performance.now() - began < SOON);
  serving.services.dismiss();
  await next;
});

Deno.test("each poll of a room tells the server's clock, for devices whose own is put right", async () => {
  let now = 5_000;
  await using serving = await serve({ now: () => now });
  const { sid } = await watching(serving);
  for (; now < 7_000; now += 1_000) {
    const { msgs } = await serving.services.polls.poll({ sid, since: 0 }, "here");
    assertEquals(msgs.at(-1), { t: "pong", now });
  }
});

Deno.test("a class that loads its pages again has its places, though the pages before never left", async () => {
  let now = 0;
  await using serving = await serve({ limits: { pollsPerSource: 3 }, now: () => now });
  const { polls } = serving.services;
  const before = [], after = [];
  for (let pupil = 0; pupil < 3; pupil++) before.push(await watching(serving));
  assertEquals((await watching(serving)).sid, undefined, "who is there keeps the place");
  now += 3_000;
  for (let pupil = 0; pupil < 3; pupil++) after.push(await watching(serving));
  assert(after.every(({ sid }) => sid !== undefined));
  assertEquals(polls.size, 3);
  now += 3_000;
  const { sid, since } = before[0]!;
  const back = await polls.poll({ sid, since: since - 1 }, "here");
  assert(back.msgs.every(({ t }) => t !== "bye"), "who was only slow is let in again");
});

Deno.test("a poll that comes as its session is let go of leaves nobody in the room", async () => {
  let now = 0;
  await using serving = await serve({ limits: { pollsPerSource: 1 }, now: () => now });
  const { hub, polls } = serving.services, { sid, since, code } = await watching(serving);
  const room = (await hub.find(code))!, reached = Promise.withResolvers<void>();
  now += 3_000;
  polls.check();
  room.reach = () => reached.promise;
  const late = polls.poll({ sid, since }, "here");
  await Promise.resolve();
  await watching(serving);
  reached.resolve();
  assertEquals((await late).msgs, [{ t: "bye", retry: 0, why: "rejoin" }]);
  assertEquals(room.watchers, 0);
});

Deno.test("who comes from another network takes no place there after leaving", async () => {
  await using serving = await serve({ limits: { pollsPerSource: 1 } });
  const { polls } = serving.services, { sid, joinAgain } = await watching(serving, "at home");
  assertEquals((await joinAgain("on the way")).sid, sid);
  assert((await watching(serving, "at home")).sid !== undefined, "nobody is there any more");
  await polls.send({ sid, msg: { t: "leave" } }, "on the way");
  assert((await watching(serving, "on the way")).sid !== undefined);
  assertEquals(polls.size, 2);
});

Deno.test("who polls on from another network counts there: as near, and as banned", async () => {
  await using serving = await serve();
  const { hub, polls, moderation } = serving.services;
  const opened = await hub.open({ ...SETTINGS, listed: true }, ["host"]);
  assert("code" in opened);
  const { code } = opened, room = (await hub.find(code))!;
  const sit = async (source: string) => {
    const token = makeSecret();
    const msg = { t: "join", protocol: 1, code, wish: "sit", token, identity: token };
    return (await polls.send({ msg }, source)).sid!;
  };
  await sit("10.0.0.1");
  const sid = await sit("10.0.0.2");
  assert(!room.secrets.isNear);
  await polls.poll({ sid, since: room.view.version }, "10.0.0.1");
  assert(room.secrets.isNear);
  const order = { t: "measure", measure: "ban-source", term: "day", reason: "" } as const;
  await moderation.obey({ ...order, target: { address: "10.0.0.3" } });
  const [banned] = (await polls.poll({ sid, since: 0 }, "10.0.0.3")).msgs;
  assert(banned?.t === "fatal" && banned.why === "banned");
});

Deno.test("who polls may send only so much in ten seconds, and then again", async () => {
  let now = 0;
  await using serving = await serve({ limits: { messagesPerTenSeconds: 3 }, now: () => now });
  const { polls } = serving.services, { sid } = await watching(serving);
  const say = async () => {
    const { msgs } = await polls.send({ sid, msg: { t: "ping" } }, "here");
    return msgs.map((message) => "why" in message ? message.why : message.t);
  };
  const answers = [await say(), await say(), await say(), await say()];
  now += 10_000;
  answers.push(await say());
  assertEquals(answers, [["pong"], ["pong"], ["pong"], ["limit"], ["pong"]]);
});
