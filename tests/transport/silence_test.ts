/** Peers that fall silent, on a real clock: the opponent is told within 10 s. */

import { assert } from "@std/assert";
import { makeSecret } from "../../lib/transport/seat_keys.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serve, type Serving } from "./serving.ts";
import { SocketPlayer } from "./socket_player.ts";

const TOLD_WITHIN = 10_000;

/** A socket by hand, which joins and from then on answers nothing, pings included. */
async function joinAndFallSilent({ url }: Serving, code: string): Promise<Deno.Conn> {
  const { hostname, port } = new URL(url);
  const conn = await Deno.connect({ hostname, port: Number(port) });
  const key = btoa("0123456789abcdef");
  const head = `GET /api/ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\n` +
    `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
  await conn.write(new TextEncoder().encode(head));
  await conn.read(new Uint8Array(4_096));
  const token = makeSecret();
  const join = { t: "join", protocol: 1, code, wish: "sit", token, identity: token };
  await conn.write(frameOf(JSON.stringify(join)));
  return conn;
}

/** A masked text frame of 126 to 65 535 bytes (RFC 6455 §5.2); the mask is all zeros. */
function frameOf(text: string): Uint8Array<ArrayBuffer> {
  const payload = new TextEncoder().encode(text);
  const { length } = payload;
  return Uint8Array.from([0x81, 0xfe, length >> 8, length & 255, 0, 0, 0, 0, ...payload]);
}

async function timeUntilGone(witness: SocketPlayer): Promise<number> {
  const started = performance.now();
  await witness.until(() => witness.has("gone"));
  return performance.now() - started;
}

Deno.test("F9 a socket that falls silent, and a poll that is not followed by another", async () => {
  await using serving = await serve();
  const { hub } = serving.services;
  const rooms = [];
  for (let room = 0; room < 2; room++) {
    const opened = await hub.open(SETTINGS, [`${room}`]);
    assert("code" in opened);
    rooms.push(await SocketPlayer.at(serving.url, opened.code));
    if (room === 0) rooms.push(await joinAndFallSilent(serving, opened.code));
    else await joinByPollOnce(serving, opened.code);
  }
  const [first, conn, second] = rooms as [SocketPlayer, Deno.Conn, SocketPlayer];
  const times = await Promise.all([first, second].map(timeUntilGone));
  for (const time of times) assert(time < TOLD_WITHIN, `It took ${time} ms`);
  conn.close();
  await first.close();
  await second.close();
});

/** Joins, polls once until the hold ends, and never comes back. */
async function joinByPollOnce({ url }: Serving, code: string): Promise<void> {
  const token = makeSecret();
  const msg = { t: "join", protocol: 1, code, wish: "sit", token, identity: token };
  const body = JSON.stringify({ msg });
  const { sid } = await (await fetch(`${url}/api/send`, { method: "POST", body })).json();
  fetch(`${url}/api/poll?sid=${sid}&since=4`).then((response) => response.body?.cancel());
}
