/** What a source may take a number of times, and how it is given back: over real lines, by every path. */

import { assert, assertEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { Quota } from "../../lib/server/rooms/quota.ts";
import { digest } from "../../lib/server/digest.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { storeOn } from "../store/virtual_store.ts";
import { Hub } from "../../lib/server/rooms/hub.ts";
import { tooMuch } from "../../lib/server/transport/admission.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { assertGivesBack } from "../give_back.ts";
import { codeOf } from "../pages/ask.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serveApp } from "../serve_app.ts";
import { tickingWorld } from "../ticking_world.ts";
import { nobodyIn } from "./nobody.ts";
import { RawSocket } from "./raw_socket.ts";
import { serve, type Serving } from "./serving.ts";
import { VirtualTime } from "./simulator/time.ts";

const MINUTE = 60_000;
/** The code of a room whose finding meets a bug. */
const BUG = "BBBBBB";
const CLOSE = 0x8, BINARY = 0x2;

/** A clock that can be put forward. */
class Clock {
  #ahead = 0;
  readonly now = () => realWorld.now() + this.#ahead;

  skip(ms: number): void {
    this.#ahead += ms;
  }
}

async function openRoom({ services: { hub } }: Serving): Promise<string> {
  const opened = await hub.open(SETTINGS, ["host"]);
  assert("code" in opened);
  return opened.code;
}

function joinOf(code: string): object {
  const token = makeSecret();
  return { t: "join", protocol: 1, code, wish: "watch", token, identity: token };
}

/** Reads on until the other end closes. */
async function drain(socket: RawSocket): Promise<void> {
  for (let frame = await socket.read(); frame && frame.opcode !== CLOSE;) {
    frame = await socket.read();
  }
  socket[Symbol.dispose]();
}

Deno.test("a quota's places", async () => {
  const quota = new Quota(100, 7);
  await assertGivesBack({
    most: 7,
    take: () => Promise.resolve(quota.take(["here"]) || undefined),
    taken: () => quota.total,
  }, { release: () => quota.release(["here"]) });
  assertEquals(quota.sources, 0);
});

Deno.test("sockets", async () => {
  const clock = new Clock();
  await using serving = await serve({ limits: { sockets: 3 }, now: clock.now });
  const { services: { sockets, hub, world } } = serving;
  const code = await openRoom(serving);
  const find = hub.find.bind(hub), reports: unknown[] = [];
  hub.find = (code) => code === BUG ? Promise.reject(new Error("a test's")) : find(code);
  world.report = (error) => reports.push(error);
  const join = JSON.stringify(joinOf(code));
  const joined = async (socket: RawSocket) => {
    await socket.send(join);
    await socket.read();
  };
  await assertGivesBack({
    most: 3,
    async take() {
      const socket = await RawSocket.open(serving.url);
      if (socket.status === 101) return socket;
      assertEquals(socket.status, 429);
      socket[Symbol.dispose]();
    },
    taken: () => sockets.size,
  }, {
    "a close": async (socket) => {
      await socket.send("", { opcode: CLOSE });
      await drain(socket);
    },
    "a line that breaks": (socket) => socket[Symbol.dispose](),
    "a line that breaks in a room": async (socket) => {
      await joined(socket);
      socket[Symbol.dispose]();
    },
    "leaving the room": async (socket) => {
      await joined(socket);
      await socket.send('{"t":"leave"}');
      await drain(socket);
    },
    "bytes that are no text": async (socket) => {
      await socket.send("nothing", { opcode: BINARY });
      await drain(socket);
    },
    "a message too long": async (socket) => {
      await socket.send("x".repeat(2_049));
      await drain(socket);
    },
    "a room that there is not": async (socket) => {
      await socket.send(JSON.stringify(joinOf("HJKMNP")));
      await drain(socket);
    },
    "never joining": async (socket) => {
      clock.skip(11_000);
      await drain(socket);
    },
    "silence in a room": async (socket) => {
      await joined(socket);
      clock.skip(76_000);
      await drain(socket);
    },
    "a bug": async (socket) => {
      await socket.send(JSON.stringify(joinOf(BUG)));
      await drain(socket);
    },
  });
  assertEquals(reports.length, 3);
});

Deno.test("connections that were WebSockets", async () => {
  await using serving = await serve({ limits: { connections: 100, connectionsPerSource: 3 } });
  await assertGivesBack({
    most: 3,
    async take() {
      // The server hears of a connection's end a little later.
      for (let tried = 0; tried < 25; tried++) {
        const socket = await RawSocket.open(serving.url);
        if (socket.status === 101) return socket;
        socket[Symbol.dispose]();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    taken: () => serving.services.sockets.size,
  }, {
    "a close": async (socket) => {
      await socket.send("", { opcode: CLOSE });
      await drain(socket);
    },
    "a line that breaks": (socket) => socket[Symbol.dispose](),
  });
});

Deno.test("places in rooms", async () => {
  const clock = new Clock();
  await using serving = await serve({ limits: { socketsPerSource: 4 }, now: clock.now });
  const { services: { sockets } } = serving;
  const code = await openRoom(serving);
  const join = JSON.stringify(joinOf(code));
  const ends = {
    "a close": async (socket: RawSocket) => {
      await socket.send("", { opcode: CLOSE });
      await drain(socket);
    },
    "a line that breaks": (socket: RawSocket) => socket[Symbol.dispose](),
    "leaving the room": async (socket: RawSocket) => {
      await socket.send('{"t":"leave"}');
      await drain(socket);
    },
    silence: async (socket: RawSocket) => {
      clock.skip(76_000);
      await drain(socket);
    },
  };
  await assertGivesBack({
    most: 3,
    async take() {
      const socket = await RawSocket.open(serving.url);
      await socket.send(join);
      const { payload } = (await socket.read())!;
      if (JSON.parse(new TextDecoder().decode(payload)).t === "joined") return socket;
      await drain(socket);
      while (sockets.size > 3) await new Promise((resolve) => setTimeout(resolve, 2));
    },
    taken: () => sockets.size,
  }, ends);
});

Deno.test("who hasn't joined gives way to the next, and only while the line is there", async () => {
  const most = 8;
  await using serving = await serve({ limits: { socketsPerSource: most } });
  const { services: { sockets } } = serving;
  const arrive = () => RawSocket.open(serving.url);
  for (let time = 0; time < most + 1; time++) (await arrive())[Symbol.dispose]();
  while (sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  // Nobody has joined, so that all of the address's are free.
  const first = await arrive(), others: RawSocket[] = [];
  while (others.length < most - 1) others.push(await arrive());
  const next = await arrive();
  const { payload } = (await first.read())!;
  assertEquals(JSON.parse(new TextDecoder().decode(payload)), tooMuch.rejection);
  await drain(first);
  await next.send(JSON.stringify(joinOf(await openRoom(serving))));
  assert((await next.read())!.opcode !== CLOSE);
  for (const line of [next, ...others]) line[Symbol.dispose]();
  while (sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 2));
});

Deno.test("polling sessions", async () => {
  const clock = new Clock();
  await using serving = await serve({ limits: { pollsPerSource: 3 }, now: clock.now });
  const code = await openRoom(serving);
  const send = async (body: unknown): Promise<{ sid?: string }> => {
    const response = await fetch(`${serving.url}/api/send`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    return await response.json();
  };
  await assertGivesBack({
    most: 3,
    take: async () => (await send({ msg: joinOf(code) })).sid,
    taken: () => serving.services.polls.size,
  }, {
    leaving: (sid) => send({ sid, msg: { t: "leave" } }),
    "leaving twice": (sid) => Promise.all([1, 2].map(() => send({ sid, msg: { t: "leave" } }))),
    silence: () => clock.skip(61_000),
  });
});

/** A hub in a time of the test's own, whose disk may be full. */
function hubOn(time: VirtualTime) {
  const store = storeOn(time), append = store.append.bind(store);
  const disk = { isFull: false };
  store.append = (...room) => disk.isFull ? Promise.resolve("failed") : append(...room);
  const world = {
    now: () => time.now,
    random: seededRng("give back"),
    after: (ms: number, call: () => void) => time.after(ms, call),
    report(error: unknown) {
      throw error;
    },
  };
  const lobby = new Lobby(store.rooms, { ...DEFAULT_LIMITS, roomsPerSource: 3 }, world);
  return { hub: new Hub(store, lobby, world, nobodyIn(world)), disk };
}

Deno.test("rooms", async () => {
  const time = new VirtualTime();
  const { hub, disk } = hubOn(time);
  const sources = ["here"];
  const open = async () => {
    const opened = await hub.open(SETTINGS, sources);
    if ("code" in opened) return opened.code;
    assertEquals(opened.refused, disk.isFull ? "storage" : "limit");
  };
  // Rooms that a full disk does not take use up nothing.
  disk.isFull = true;
  for (let n = 0; n < 10; n++) assertEquals(await open(), undefined);
  disk.isFull = false;
  await assertGivesBack({ most: 3, take: open }, {
    "a sweep after its game": async (code, all) => {
      const room = (await hub.find(code))!;
      for (const name of ["Ada", "Ben"]) {
        await room.tell({ t: "sit", name, token: `${name}'s`, identity: name });
      }
      await room.ask(0, { t: "resign", id: "one", on: room.view.version });
      if (code !== all[0]) return;
      assertEquals(await open(), undefined, "games that are over count on");
      await time.pass(121 * MINUTE);
      await hub.tend();
    },
    "a sweep": async (code, all) => {
      if (code !== all[0]) return;
      await time.pass(11 * MINUTE);
      await hub.tend();
    },
  });
});

Deno.test("what may be asked and drawn in a minute", async () => {
  using world = tickingWorld();
  const clock = new Clock();
  clock.skip(MINUTE - clock.now() % MINUTE);
  await using app = await serveApp({ accountsPerMinute: 3, drawingsPerMinute: 3 }, {
    world: { ...world, now: clock.now },
  });
  const post = async (path: string, body: unknown) => {
    const response = await fetch(app.url + path, { method: "POST", body: JSON.stringify(body) });
    await response.body?.cancel();
    if (response.status === 200) return true;
    assertEquals(response.status, 429);
  };
  const identity = codeOf("Ada"), link = `${app.url}/r/HJKMNP`;
  const ends = {
    "the next minute": (_: true, all: readonly true[]) => clock.skip(MINUTE / all.length),
  };
  await assertGivesBack({ most: 3, take: () => post("/api/me", { identity }) }, ends);
  clock.skip(MINUTE);
  await assertGivesBack({ most: 3, take: () => post("/api/qr", { link }) }, ends);
});

Deno.test("pages in ten seconds, and names in an hour", async () => {
  using world = tickingWorld();
  const clock = new Clock();
  clock.skip(60 * MINUTE - clock.now() % (60 * MINUTE));
  const limits = { pagesPerTenSeconds: 20, namesPerHour: 2 };
  await using app = await serveApp(limits, { world: { ...world, now: clock.now } });
  const pass = (ms: number) => ({ "time that passes": () => clock.skip(ms) });
  const get = async () => {
    const response = await fetch(`${app.url}/about`);
    await response.body?.cancel();
    return response.status === 200 || void assertEquals(response.status, 429);
  };
  const many = 20, seconds = 10_000 / many;
  await assertGivesBack({ most: many, take: get }, pass(seconds));
  clock.skip(10_000);
  let players = 0;
  await assertGivesBack({
    most: 2,
    async take() {
      const identity = codeOf(`player${++players}`), name = `Ada the ${"one".repeat(players)}`;
      const seats = [{ identity: digest(identity), name: "" }, { identity: "Ben's", name: "" }];
      const endedAt = clock.now(), id = gameId(players);
      await app.services.archive.keep(finishedGame({ id, seats, endedAt }));
      const response = await fetch(`${app.url}/api/me/name`, {
        method: "POST",
        body: JSON.stringify({ identity, name }),
      });
      const { player } = await response.json();
      return player && true || void assertEquals(response.status, 429);
    },
  }, pass(30 * MINUTE));
});
