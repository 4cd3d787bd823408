/** Strangers who are paired, over both transports of a served API. */

import { assert, assertEquals } from "@std/assert";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { SECONDS_OF_DAY } from "../../lib/rooms/view.ts";
import { digest } from "../../lib/server/digest.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { kinds, poll, post } from "./requests.ts";
import { serve, type Serving } from "./serving.ts";
import { SocketPlayer } from "./socket_player.ts";

const POOL = "conquerors-v2.60";

/** Each from an address of its own. */
const MANY = { trustedHops: 1 };

function seekOf(more: object = {}) {
  return {
    t: "seek",
    protocol: 1,
    pool: POOL,
    token: makeSecret(),
    identity: makeSecret(),
    ...more,
  };
}

type SeekOf = ReturnType<typeof seekOf>;

let sources = 0;

async function openSocket({ url }: Serving, source = `10.0.0.${++sources}`): Promise<SocketPlayer> {
  const player = new SocketPlayer(url, { headers: { "x-forwarded-for": source } });
  await player.open();
  return player;
}

async function seek(serving: Serving, message: SeekOf, source?: string): Promise<SocketPlayer> {
  const player = await openSocket(serving, source);
  player.send(message);
  return player;
}

/** Resolves once somebody's place in the queue is known to them. */
async function waiting(serving: Serving, message: SeekOf, source?: string): Promise<SocketPlayer> {
  const player = await seek(serving, message, source);
  await player.until(() => player.has("seeking"));
  return player;
}

/** The room that somebody was given. */
async function pairedIn(player: SocketPlayer): Promise<string> {
  await player.until(() => player.has("paired"));
  const message = player.heard.find(({ t }) => t === "paired");
  assert(message?.t === "paired");
  return message.code;
}

Deno.test("two strangers get a room in which both sit, rated, with sides drawn", async () => {
  await using serving = await serve(MANY);
  const [ada, ben] = [seekOf({ name: "Ada" }), seekOf({ name: "Ben" })];
  const lines = [await waiting(serving, ada), await seek(serving, ben)];
  const [code, other] = await Promise.all(lines.map(pairedIn));
  assertEquals(code, other);
  for (const [n, { token, identity }] of [ada, ben].entries()) {
    const player = await openSocket(serving);
    player.join(code!, "back", { token, identity });
    await player.until(() => player.has("snapshot"));
    const joined = player.heard.find(({ t }) => t === "joined");
    const snapshot = player.heard.find(({ t }) => t === "snapshot");
    assert(joined?.t === "joined" && snapshot?.t === "snapshot");
    assertEquals(snapshot.room.players[joined.player!]!.name, ["Ada", "Ben"][n]);
    const { settings, games } = snapshot.room;
    assertEquals([settings.clock, settings.listed, games], [60, true, 1]);
    await player.close();
  }
  assertEquals(await serving.services.lobby.waiting(), [], "nobody else is invited");
});

Deno.test("a player who polls is paired with one who has a socket", async () => {
  let later = 0;
  await using serving = await serve({ now: () => Math.floor(performance.now()) + later });
  const ada = seekOf(), ben = seekOf({ pool: "conquerors-v2.600+5" }), cyd = seekOf();
  const { sid, msgs } = await post(serving, { since: 0, msg: ada });
  assertEquals(kinds(msgs), ["seeking"]);
  const held = poll(serving, sid!, 0);
  const other = await waiting(serving, ben);
  assertEquals(kinds(await held), ["seeking"], "another clock");
  const socket = await waiting(serving, cyd);
  // Of one address: they wait a while for others.
  later += 10_000;
  let told = await poll(serving, sid!, 0);
  while (told[0]!.t === "seeking") told = await poll(serving, sid!, 0);
  assertEquals(told, [{ t: "paired", code: await pairedIn(socket) }]);
  assertEquals(await poll(serving, sid!, 0), told, "told again if the answer is lost");
  await other.close();
});

Deno.test("players who wait, by sockets or by polling, hear that the server leaves and come back", async () => {
  await using serving = await serve();
  const ada = await waiting(serving, seekOf());
  const { sid } = await post(serving, { since: 0, msg: seekOf() });
  /** Asks again for as long as it hears how many wait. */
  const ask = async (): Promise<ServerMessage[]> => {
    const told = await poll(serving, sid!, 0);
    return told[0]!.t === "seeking" ? await ask() : told;
  };
  const held = ask();
  // By the time this is answered the poll is there, too.
  ada.send({ t: "ping" });
  await ada.until(() => ada.has("pong"));
  serving.services.polls.dismiss(700);
  serving.services.sockets.dismiss(700);
  const bye = { t: "bye", retry: 700, why: "leaving" } as const;
  assertEquals(await held, [bye]);
  await ada.until(() => ada.has("bye"));
  assertEquals(ada.heard.filter(({ t }) => t === "bye"), [bye]);
  await ada.close();
});

Deno.test("who leaves is paired with nobody, and hears so by no answer", async () => {
  await using serving = await serve(MANY);
  const ada = seekOf(), ben = seekOf();
  const line = await waiting(serving, ada);
  line.send({ t: "leave" });
  await line.until(() => line.closed !== undefined);
  const polled = await post(serving, { since: 0, msg: ben });
  await post(serving, { sid: polled.sid, msg: { t: "leave" } });
  assertEquals(kinds(await poll(serving, polled.sid!, 0)), ["bye"]);
  const cyd = await waiting(serving, seekOf());
  assertEquals(cyd.heard.at(-1), { t: "seeking", waiting: 1 });
  assert(!cyd.has("paired"));
  await cyd.close();
});

Deno.test("who comes back with the same token keeps the place, and nobody is paired with the absent", async () => {
  let later = 0;
  await using serving = await serve({ ...MANY, now: () => Math.floor(performance.now()) + later });
  const ada = seekOf();
  const line = await waiting(serving, ada);
  await line.close();
  const ben = await waiting(serving, seekOf());
  later += 4_000;
  await ben.until(() => ben.heard.length > 0);
  assert(!ben.has("paired"), "Ada is not there");
  const again = await seek(serving, ada);
  assertEquals(await pairedIn(again), await pairedIn(ben));
});

Deno.test("coming back to a place isn't coming again: it goes by no limit", async () => {
  await using serving = await serve({
    limits: { joinsPerMinute: 1, joinsPerMinutePerIdentity: 1 },
  });
  const ada = seekOf();
  for (let times = 0; times < 3; times++) await (await waiting(serving, ada)).close();
  const ben = await seek(serving, seekOf());
  await ben.until(() => ben.has("bye"));
  await ben.close();
});

Deno.test("two who have blocked each other are never paired, though they do so while they wait", async () => {
  await using serving = await serve(MANY);
  const { moderation: { blocks } } = serving.services;
  const [ada, ben, cyd] = [seekOf(), seekOf(), seekOf()];
  await blocks.add(digest(ada.identity), digest(ben.identity), "source");
  const [one, other] = [await waiting(serving, ada), await waiting(serving, ben)];
  await one.until(() =>
    one.heard.some((message) => message.t === "seeking" && message.waiting === 2)
  );
  assert(!one.has("paired") && !other.has("paired"));
  const third = await seek(serving, cyd);
  const code = await pairedIn(third);
  const isLeft = ({ heard }: SocketPlayer) => alone(heard.at(-1));
  for (const line of [one, other]) await line.until(() => line.has("paired") || isLeft(line));
  const paired = [one, other].filter((line) => line.has("paired"));
  assertEquals(paired.length, 1);
  assertEquals(await pairedIn(paired[0]!), code);
  for (const line of [one, other]) await line.close();
});

function alone(message: unknown): boolean {
  return (message as { waiting?: number }).waiting === 1;
}

Deno.test("one browser has one place: the later tab has it", async () => {
  await using serving = await serve(MANY);
  const identity = makeSecret();
  const first = await waiting(serving, seekOf({ identity }));
  const second = await waiting(serving, seekOf({ identity }));
  await first.until(() => first.closed !== undefined);
  assertEquals(first.heard.at(-1), { t: "fatal", why: "taken-along" });
  const other = await seek(serving, seekOf());
  assertEquals(await pairedIn(second), await pairedIn(other));
});

Deno.test("who plays already is sent to that game", async () => {
  await using serving = await serve(MANY);
  const ada = seekOf();
  const lines = [await waiting(serving, ada), await seek(serving, seekOf())];
  const code = await pairedIn(lines[0]!);
  const again = await seek(serving, { ...ada, token: makeSecret() });
  await again.until(() => again.closed !== undefined);
  assertEquals(again.heard, [{ t: "playing", code }]);
});

Deno.test("who only waits in a room, or for turns that take days, is paired", async () => {
  await using serving = await serve(MANY);
  const { lobby } = serving.services, live = { phase: "playing", listed: true, clock: 60 };
  const others = [
    { phase: "waiting" },
    { listed: false },
    { clock: null },
    { clock: SECONDS_OF_DAY },
    { phase: "waiting", bank: 600 },
    { listed: false, bank: 600 },
  ].map((other) => ({ ...live, code: "BCDFGH", ...other }));
  lobby.of = () => Promise.resolve(others as never);
  const free = await waiting(serving, seekOf());
  await free.close();
  for (const more of [{}, { clock: SECONDS_OF_DAY - 1 }, { clock: null, bank: 600 }]) {
    lobby.of = () => Promise.resolve([...others, { ...live, code: "JKMNPQ", ...more }] as never);
    const busy = await seek(serving, seekOf());
    await busy.until(() => busy.closed !== undefined);
    assertEquals(busy.heard, [{ t: "playing", code: "JKMNPQ" }]);
  }
});

Deno.test("an address has its share of places, and gets it back", async () => {
  await using serving = await serve({ ...MANY, limits: { seekersPerSource: 2 } });
  const lines: SocketPlayer[] = [];
  for (let n = 0; n < 3; n++) {
    const line = await seek(serving, seekOf(), "203.0.113.9");
    await line.until(() => line.has("seeking") || line.closed !== undefined);
    lines.push(line);
  }
  assertEquals(lines.map((line) => line.has("seeking")), [true, true, false]);
  lines[0]!.send({ t: "leave" });
  await lines[0]!.until(() => lines[0]!.closed !== undefined);
  const next = await waiting(serving, seekOf(), "203.0.113.9");
  for (const line of [lines[1]!, next]) await line.close();
});

Deno.test("a player who says what nobody may hears so", async () => {
  await using serving = await serve();
  for (const bad of [{ pool: "conquerors-v2.61" }, { pool: "conway.60" }, { token: "short" }]) {
    const line = await seek(serving, seekOf(bad));
    await line.until(() => line.heard.length > 0);
    assertEquals(line.heard.map(({ t }) => t), ["malformed"], JSON.stringify(bad));
    await line.close();
  }
  const old = await seek(serving, seekOf({ protocol: 0 }));
  await old.until(() => old.closed !== undefined);
  assertEquals(old.heard, [{ t: "fatal", why: "outdated" }]);
});
