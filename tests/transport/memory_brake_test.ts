/** What happens while the process has taken too much memory. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { collectGarbage } from "../../lib/server/start/memory.ts";
import { MemoryBrake } from "../../lib/server/transport/memory_brake.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { RawSocket } from "./raw_socket.ts";
import { serve, type Serving } from "./serving.ts";
import { SocketPlayer } from "./socket_player.ts";

const MEGABYTE = 2 ** 20;

Deno.test("it's on above the limit, and off once memory has fallen well below it", () => {
  let megabytes = 0;
  const brake = new MemoryBrake(100, { used: () => megabytes * MEGABYTE, collect() {} });
  const { log, warn } = console, told: string[] = [];
  console.log = console.warn = (line: string) => told.push(line);
  const seen = [99, 101, 99, 91, 89, 99, 101].map((now) => {
    megabytes = now;
    brake.check();
    return brake.isOn;
  });
  Object.assign(console, { log, warn });
  assertEquals(seen, [false, true, true, true, false, false, true]);
  assertEquals(told.length, 3, "each change is logged");
  assertStringIncludes(told[0]!, "101 MB are taken, more than LIMIT_MEGABYTES");
});

Deno.test("garbage turns nobody away, what's needed does, and collecting it takes little time", () => {
  let now = 0, needed = 50, garbage = 0, collected = 0;
  const brake = new MemoryBrake(100, {
    used: () => (needed + garbage) * MEGABYTE,
    collect() {
      collected++;
      garbage = 0;
      now += 100;
    },
    now: () => now,
  });
  for (let checks = 0; checks < 120; checks++, now += 500, garbage += 10) {
    brake.check();
    assertEquals(brake.isOn, false);
  }
  assertEquals(collected, 19, "whenever it's about to turn somebody away");
  needed = 101;
  for (let checks = 0; checks < 120; checks++, now += 500) {
    brake.check();
    assertEquals(brake.isOn, true);
  }
  assertEquals(collected, 19 + 5, "ever more seldom: nothing else happens meanwhile");
  needed = 50;
  for (let checks = 0; checks < 120; checks++, now += 500, garbage += 10) brake.check();
  assertEquals(brake.isOn, false);
  assert(collected > 30, "and as often as before, once it is of use");
});

Deno.test("what nothing refers to is given back at once", () => {
  let garbage: unknown = Array.from({ length: 1_000_000 }, (_, at) => ({ at }));
  const held = Deno.memoryUsage().heapUsed;
  assert(garbage);
  garbage = undefined;
  collectGarbage();
  assert(held - Deno.memoryUsage().heapUsed > 10 * MEGABYTE);
});

/** Waits until it has looked at the memory. */
async function untilOn({ services: { brake } }: Serving): Promise<void> {
  while (!brake.isOn) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function ready({ url }: Serving): Promise<[number, string]> {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.text()];
}

Deno.test("nobody new gets in by a socket, who is in stays, and who lost the line polls", async () => {
  await using serving = await serve({ limits: { megabytes: 1 } });
  const opened = await serving.services.hub.open(SETTINGS, ["here"]);
  assert("code" in opened);
  const player = await SocketPlayer.at(serving.url, opened.code);
  await untilOn(serving);

  for (const path of ["/api/ws", "/api/arena/watch/AAAAAAAAAA"]) {
    using refused = await RawSocket.open(serving.url, {}, path);
    assertEquals(refused.status, 503);
    assert(refused.head.toLowerCase().includes("retry-after: 30"), refused.head);
  }
  assertEquals(await ready(serving), [503, "short of memory\n"]);

  player.send({ t: "ping" });
  await player.until(() => player.has("pong"));
  const { token } = player;
  const join = { t: "join", protocol: 1, code: opened.code, wish: "back", token, identity: token };
  const send = async (msg: object) => {
    const body = JSON.stringify({ msg });
    const reply = await fetch(`${serving.url}/api/send`, { method: "POST", body });
    return (await reply.json()).msgs[0];
  };
  assertEquals((await send(join)).t, "joined");
  const secrets = { token: makeSecret(), identity: makeSecret() };
  const seek = { t: "seek", protocol: 1, pool: "conquerors-v2.60", ...secrets };
  assertEquals((await send(seek)).why, "limit");
  await player.close();
});
