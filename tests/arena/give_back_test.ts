/** The arena's places for bots and for watchers of one address, and how they are given back. */

import { assertEquals } from "@std/assert";
import { writeFrame } from "../../lib/arena/frames.ts";
import { serveTcp } from "../../lib/server/arena/tcp.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { assertGivesBack } from "../give_back.ts";
import { serve } from "../transport/serving.ts";
import { RawBot, SMALL } from "./serving.ts";

const MOST = 3;
const ARENA = {
  ...SMALL,
  botsPerSource: MOST,
  watchersPerSource: MOST,
  generations: 10_000,
  gameTime: 3600,
  responseTime: 3600,
};

/** A server whose clock can be put forward, with the arena's port. */
async function serveArena() {
  const clock = { ahead: 0 };
  const serving = await serve({
    arenaSettings: ARENA,
    now: () => realWorld.now() + clock.ahead,
  });
  const { arena, world } = serving.services;
  const tcp = serveTcp(arena, world, { port: 0, hostname: "127.0.0.1" });
  return {
    arena,
    port: tcp.port,
    url: serving.url.replace("http", "ws"),
    skip: (ms: number) => void (clock.ahead += ms),
    async [Symbol.asyncDispose]() {
      tcp.close();
      await serving[Symbol.asyncDispose]();
      await tcp.ended;
    },
  };
}

const identity = (name: string) => ({ identity: { author: "tests", name } });
const READY = { configure: { allow_training: false } };

Deno.test("bots' places, by TCP", async () => {
  await using served = await serveArena();
  const { arena, port } = served;
  const ended = async (bot: RawBot) => {
    while (await bot.read());
    bot[Symbol.dispose]();
  };
  await assertGivesBack<RawBot>({
    most: MOST,
    async take() {
      const bot = await RawBot.connect(port);
      if ((await bot.read())?.state) return bot;
      bot[Symbol.dispose]();
    },
    taken: () => arena.taken,
  }, {
    "a line that breaks": (bot) => bot[Symbol.dispose](),
    "saying so": async (bot) => {
      await bot.send({ disconnect: null });
      await ended(bot);
    },
    "what is no message": async (bot) => {
      await bot.raw(writeFrame("nonsense"));
      await ended(bot);
    },
    "what is no text": async (bot) => {
      const frame = writeFrame("no text");
      frame.fill(0xff, -4);
      await bot.raw(frame);
      await ended(bot);
    },
    "a line that breaks in a match": async (bot, all) => {
      await bot.send(identity(`bot ${all.indexOf(bot)}`));
      await bot.send(READY);
      if (all.indexOf(bot) < 2) await bot.until("setup_game");
      bot[Symbol.dispose]();
    },
    silence: async (bot) => {
      served.skip(61_000);
      await ended(bot);
    },
    "the arena's end": async (bot) => {
      arena.close();
      await ended(bot);
    },
  });
});

/** An open socket, once the server has answered or closed it. */
async function open(
  address: string,
  isIn: (data: unknown) => boolean,
): Promise<WebSocket | undefined> {
  const socket = new WebSocket(address);
  const closed = new Promise<false>((resolve) => socket.onclose = () => resolve(false));
  const entered = new Promise<true>((resolve) => {
    socket.onmessage = ({ data }) => isIn(data) && resolve(true);
  });
  return await Promise.race([entered, closed]) ? socket : undefined;
}

function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => socket.onclose = () => resolve());
}

Deno.test("bots' places, by WebSocket", async () => {
  await using served = await serveArena();
  const { arena, url } = served;
  const ends = (act: (socket: WebSocket) => void) => async (socket: WebSocket) => {
    const end = closed(socket);
    act(socket);
    await end;
  };
  await assertGivesBack<WebSocket>({
    most: MOST,
    take: () => open(`${url}/api/arena`, (data) => String(data).includes("state")),
    taken: () => arena.taken,
  }, {
    "a close": ends((socket) => socket.close()),
    "saying so": ends((socket) => socket.send('{"disconnect":null}')),
    "what is no message": ends((socket) => socket.send("[")),
    "what is no text": ends((socket) => socket.send(Uint8Array.of(1))),
    silence: ends(() => served.skip(61_000)),
    "the arena's end": ends(() => arena.close()),
  });
});

Deno.test("watchers' places", async () => {
  await using served = await serveArena();
  const { arena, url, port } = served;
  const bots: RawBot[] = [];
  const fight = async () => {
    while (bots.length > 0) bots.pop()![Symbol.dispose]();
    while (arena.taken > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    for (const name of ["Ada", "Ben"]) bots.push(await RawBot.enter(port, name));
    for (const bot of bots) await bot.until("setup_game");
  };
  await fight();
  await assertGivesBack<WebSocket>({
    most: MOST,
    async take() {
      if (arena.live().length === 0) await fight();
      return await open(`${url}/api/arena/watch/${arena.live()[0]!.id}`, () => true);
    },
    taken: () => arena.places.total,
  }, {
    "a close": async (socket) => {
      const end = closed(socket);
      socket.close();
      await end;
    },
    "the match's end": async (socket, all) => {
      const end = closed(socket);
      if (socket === all[0]) bots.pop()![Symbol.dispose]();
      await end;
    },
    "the arena's end": async (socket) => {
      const end = closed(socket);
      arena.close();
      await end;
    },
  });
  // A match that isn't under way takes no place for long.
  for (let n = 0; n < 2 * MOST; n++) {
    assertEquals(await open(`${url}/api/arena/watch/nosuch`, () => true), undefined);
  }
  assertEquals(arena.places.total, 0);
  for (const bot of bots) bot[Symbol.dispose]();
});
