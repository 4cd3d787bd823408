/** The server's process under what would end it: bugs that nobody handled, too few file descriptors. */

import {
  assert,
  assertEquals,
  assertMatch,
  assertRejects,
  assertStringIncludes,
} from "@std/assert";
import { holdData } from "../../lib/server/start/hold_data.ts";
import { StartError } from "../../lib/server/start/start_error.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { freePort } from "./free_port.ts";
import { Production, type Server } from "./production.ts";

const PROGRAM = import.meta.resolve("./faulty_serve.ts");
/** Fewer than bots of one address may come, and more than the server needs for itself. */
const DESCRIPTORS = 120;

let production: Production;

Deno.test.beforeAll(async () => {
  production = await Production.build();
});

Deno.test.afterAll(() => production?.[Symbol.asyncDispose]());

/** Opens a room, as the form for friends does. */
async function openRoom({ url }: Server): Promise<string> {
  const { status, headers, body } = await fetch(`${url}/new`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, "content-type": "application/x-www-form-urlencoded" },
    body: "game=conquerors-v2&side=0",
  });
  await body?.cancel();
  assertEquals(status, 303);
  return headers.get("location")!.replace("/r/", "");
}

async function isHealthy({ url }: Server): Promise<boolean> {
  const response = await fetch(`${url}/healthz`);
  return await response.text() === "ok\n";
}

for (const fault of ["rejection", "error"]) {
  Deno.test(`after an unknown ${fault} it drains, saves and exits with an error`, async () => {
    const data = await Deno.makeTempDir();
    const server = await production.serve({ DATA: data }, { program: PROGRAM });
    const code = await openRoom(server);
    await assertRejects(() => holdData(data, 0), StartError);
    const players = [];
    for (let n = 0; n < 2; n++) players.push(await SocketPlayer.at(server.url, code));
    const [red] = players as [SocketPlayer];
    await red.until(() => red.has("began"));
    red.send({ t: "move", id: "one", on: 4, move: "a1,b1,a2,b2" });
    await red.until(() => red.has("ok"));
    await server.say(fault);
    const { code: exit, log } = await server.ended();
    assertEquals(exit, 1);
    assertMatch(log, /^(Unhandled rejection|Uncaught error): the server stops in order$/m);
    assertMatch(log, /^Error: injected\n +at .*faulty_serve\.ts/m, "with its stack");
    assertStringIncludes(log, "a test", "and its cause");
    for (const player of players) {
      await player.until(() => player.closed !== undefined);
      assert(player.heard.some((heard) => heard.t === "bye" && heard.why === "leaving"));
    }
    const next = await production.serve({ DATA: data });
    const watcher = await SocketPlayer.at(next.url, code, "watch");
    const [found] = watcher.heard.filter((heard) => heard.t === "snapshot");
    assertEquals(found!.room.moves, ["a1,b1,a2,b2"]);
    await watcher.close();
    await next.stop();
    await Deno.remove(data, { recursive: true });
  });
}

Deno.test("when a line breaks it goes on", async () => {
  const server = await production.serve({}, { program: PROGRAM });
  await server.say("broken line");
  await server.say("broken line");
  const told = /^Unhandled rejection: a line broke; the server goes on$/mg;
  await server.logs((log) => log.match(told)?.length === 2);
  assert(await isHealthy(server));
  await server.stop();
});

/** Connects until nobody gets in any more, and one more lot after that. */
async function exhaust(port: number): Promise<Deno.TcpConn[]> {
  const conns: Deno.TcpConn[] = [];
  let refused = 0;
  while (refused < 10 && conns.length < 3 * DESCRIPTORS) {
    try {
      conns.push(await Deno.connect({ hostname: "127.0.0.1", port }));
    } catch {
      refused++;
    }
  }
  return conns;
}

/** Asks until there is an answer: the server listens again a moment after it could. */
async function comesBack(server: Server): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    if (await isHealthy(server).catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

Deno.test("it outlives a lack of file descriptors, at both of its ports", async () => {
  const arenaPort = freePort();
  const settings = { ARENA_PORT: `${arenaPort}` };
  const server = await production.serve(settings, { descriptors: DESCRIPTORS });
  const player = await SocketPlayer.at(server.url, await openRoom(server));
  for (const port of [server.port, arenaPort]) {
    const conns = await exhaust(port);
    assert(conns.length > DESCRIPTORS, "more came than it has descriptors");
    // Who is connected plays on.
    player.send({ t: "ping" });
    await player.until(() => player.count("pong") > 0);
    for (const conn of conns) conn.close();
    assert(await comesBack(server));
  }
  const bot = await Deno.connect({ hostname: "127.0.0.1", port: arenaPort });
  assert(await bot.read(new Uint8Array(64)) !== null, "the arena greets bots again");
  bot.close();
  await player.close();
  await server.stop();
});
