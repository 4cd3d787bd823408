/** What a polling session is known by, and sessions whose requests reach another process each time. */

import { assert, assertEquals } from "@std/assert";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { digest } from "../../lib/server/digest.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { Services } from "../../lib/server/services.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { PollPasses } from "../../lib/server/transport/poll_pass.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { makeFolder } from "../folder.ts";
import { SETTINGS } from "../rooms/trial.ts";

const DAY = 24 * 60 * 60_000;
const PASS = { code: "ABCDEF", player: 1, token: digest("token") };

/** What signs and reads with a key, at a time. */
function passes(key: number, at = 1_700_000_000_000): Promise<PollPasses> {
  const find = () => Promise.resolve(new Uint8Array(32).fill(key));
  return PollPasses.open({ find }, { now: () => at, random: realWorld.random });
}

Deno.test("what one process writes another reads", async () => {
  const one = await passes(1), two = await passes(1, 1_700_000_000_000 + DAY);
  for (const pass of [PASS, { ...PASS, player: null, token: "" }]) {
    assertEquals(two.read(one.write(pass)), pass);
  }
  assert(one.write(PASS) !== one.write(PASS), "each is a session of its own");
});

Deno.test("nobody makes one up, changes one, or uses one forever", async () => {
  const ours = await passes(1), sid = ours.write(PASS);
  assertEquals((await passes(2)).read(sid), undefined);
  assertEquals((await passes(1, 1_700_000_000_001 + DAY)).read(sid), undefined);
  assertEquals(ours.read(sid.replace(".1.", ".0.")), undefined);
  for (let at = 0; at < sid.length; at++) {
    const other = sid[at] === "A" ? "B" : "A";
    assertEquals(ours.read(sid.slice(0, at) + other + sid.slice(at + 1)), undefined, `${at}`);
    assertEquals(ours.read(sid.slice(0, at) + sid.slice(at + 1)), undefined, `${at}`);
  }
  for (const text of ["", ".....", "x".repeat(2_000), `${sid}.`]) {
    assertEquals(ours.read(text), undefined);
  }
});

/** Two processes on one file. */
async function served(test: (one: Services, two: Services) => Promise<void>): Promise<void> {
  await using folder = await makeFolder();
  const start = () =>
    startServices({
      store: SqliteStore.open(folder.database),
      world: realWorld,
      limits: DEFAULT_LIMITS,
      trustedHops: 0,
    });
  const [one, two] = [await start(), await start()];
  try {
    await test(one, two);
  } finally {
    for (const services of [one, two]) {
      services.dismiss();
      await services.close();
    }
  }
}

/** Somebody who polls at a process, and what the session is known by. */
async function joined({ hub, polls }: Services, source: string) {
  const opened = await hub.open(SETTINGS, []);
  assert("code" in opened);
  const token = makeSecret(), { code } = opened;
  const msg = { t: "join", protocol: 1, code, wish: "sit", token, identity: token };
  const reply = await polls.send({ msg }, source);
  return { code, token, sid: reply!.sid! };
}

const kinds = (reply: { readonly msgs: readonly ServerMessage[] } | undefined) =>
  reply?.msgs.map(({ t }) => t);

Deno.test("a session goes on at another process, and is the same player there", () =>
  served(async (one, two) => {
    const { sid } = await joined(one, "10.0.0.1");
    assertEquals(kinds(await two.polls.poll({ sid, since: 0 }, "10.0.0.1")), [
      "snapshot",
      "watchers",
      "pong",
    ]);
    const say = { t: "say", text: "Hello", id: "1", on: 0 };
    const answer = await two.polls.send({ sid, msg: say }, "10.0.0.1");
    assertEquals(kinds(answer), ["ok"]);
    assertEquals(kinds(await one.polls.send({ sid, msg: say }, "10.0.0.1")), ["ok"], "it is known");
    assertEquals([one.polls.size, two.polls.size], [1, 1]);
  }));

Deno.test("who joins again at another process keeps the session, and who comes as another gets one", () =>
  served(async (one, two) => {
    const { sid, code, token } = await joined(one, "10.0.0.1");
    const join = { t: "join", protocol: 1, code, wish: "back", token, identity: token };
    assertEquals((await two.polls.send({ sid, msg: join }, "10.0.0.1"))?.sid, sid);
    const watch = { ...join, wish: "watch" };
    const other = (await two.polls.send({ sid, msg: watch }, "10.0.0.1"))?.sid;
    assert(other !== undefined && other !== sid);
    assertEquals(two.polls.size, 1, "the one before is given up");
  }));

Deno.test("who has left, is banned, or lost the seat does not go on", () =>
  served(async (one, two) => {
    const { sid, code } = await joined(one, "10.0.0.1");
    const room = (await one.hub.find(code))!;
    await room.tell({ t: "give", player: 0, key: digest("key") });
    await room.tell({ t: "take", key: digest("key"), token: "another", identity: "another's" });
    const [lost] = (await two.polls.poll({ sid, since: 0 }, "10.0.0.1"))!.msgs;
    assert(lost?.t === "fatal" && lost.why === "taken-along");
    const source = await joined(one, "10.0.0.2");
    const order = { t: "measure", measure: "ban-source", term: "day", reason: "" } as const;
    await two.moderation.obey({ ...order, target: { address: "10.0.0.2" } } as never);
    const [banned] = (await two.polls.poll({ sid: source.sid, since: 0 }, "10.0.0.2"))!.msgs;
    assert(banned?.t === "fatal" && banned.why === "banned");
    const [unknown] = (await two.polls.poll({ sid: "nonsense", since: 0 }, "10.0.0.3"))!.msgs;
    assert(unknown?.t === "bye" && unknown.why === "rejoin");
  }));

Deno.test("a process that has not heard of what others wrote sends nobody back in time", () =>
  served(async (one, two) => {
    // Both hold the room, and neither hears of the other: SQLite is asked twice a second at most.
    const { sid, code, token } = await joined(one, "10.0.0.1");
    await two.polls.poll({ sid, since: 0 }, "10.0.0.1");
    const say = (id: string, on: number) => ({ sid, msg: { t: "say", text: id, id, on } });
    let version = (await one.hub.find(code))!.view.version;
    for (let n = 0; n < 5; n++) {
      const at = [one, two][n % 2]!;
      const reply = await at.polls.send(say(`line-${n}`, version), "10.0.0.1");
      const answer = reply!.msgs.at(-1)!;
      assert(answer.t === "ok", JSON.stringify(answer));
      version = answer.v;
      const other = [two, one][n % 2]!;
      const polled = await other.polls.poll({ sid, since: version - 1 }, "10.0.0.1");
      assertEquals(kinds(polled), ["said", "watchers", "pong"], `${n}`);
    }
    const socket = { t: "join", protocol: 1, code, wish: "back", token, identity: token };
    const back = await two.polls.send({ msg: { ...socket, since: version } }, "10.0.0.1");
    assertEquals(kinds(back), ["joined", "watchers"]);
  }));

Deno.test("who sat down through one process a moment ago may come back through another", () =>
  served(async (one, two) => {
    const opened = await one.hub.open(SETTINGS, []);
    assert("code" in opened);
    const { code } = opened;
    // It has loaded the room, and doesn't know of them.
    await two.hub.find(code);
    const token = makeSecret(), join = { t: "join", protocol: 1, code, token, identity: token };
    assertEquals(kinds(await one.polls.send({ msg: { ...join, wish: "sit" } }, "10.0.0.1")), [
      "joined",
      "snapshot",
      "watchers",
    ]);
    assertEquals(kinds(await two.polls.send({ msg: { ...join, wish: "back" } }, "10.0.0.1")), [
      "joined",
      "snapshot",
      "watchers",
    ]);
  }));

Deno.test("a session takes a place at each process that serves it, and no more than there are", () =>
  served(async (_, two) => {
    const { pollsPerSource } = DEFAULT_LIMITS;
    const sessions = [];
    for (let n = 0; n <= pollsPerSource; n++) sessions.push(await joined(_, `10.0.${n}.1`));
    for (const { sid } of sessions) await two.polls.send({ sid, msg: { t: "ping" } }, "10.0.0.9");
    assertEquals(two.polls.size, pollsPerSource);
  }));
