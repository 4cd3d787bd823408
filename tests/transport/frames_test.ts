/** What the runtime's WebSocket does with frames that browsers do not send; the game relies on it. */

import { assert, assertEquals } from "@std/assert";
import { RawSocket } from "./raw_socket.ts";
import { serve } from "./serving.ts";

const PING = 0x9;
const PONG = 0xa;
const CLOSE = 0x8;
const CONTINUATION = 0x0;

const text = (payload?: Uint8Array) => new TextDecoder().decode(payload);

Deno.test("a message in fragments arrives whole", async () => {
  await using serving = await serve();
  using socket = await RawSocket.open(serving.url);
  await socket.send('{"t":"pi', { final: false });
  await socket.send('ng"}', { opcode: CONTINUATION });
  const fault = '{"t":"malformed","why":"Send a join first"}';
  assertEquals(text((await socket.read())?.payload), fault, "a ping before joining");
});

Deno.test("a protocol ping is answered by a pong with its payload", async () => {
  await using serving = await serve();
  using socket = await RawSocket.open(serving.url);
  await socket.send("hello", { opcode: PING });
  const frame = await socket.read();
  assertEquals([frame?.opcode, text(frame?.payload)], [PONG, "hello"]);
});

Deno.test("a close is echoed", async () => {
  await using serving = await serve();
  using socket = await RawSocket.open(serving.url);
  await socket.send("", { opcode: CLOSE });
  assertEquals((await socket.read())?.opcode, CLOSE);
});

Deno.test("a frame of a tebibyte is not waited for", async () => {
  await using serving = await serve();
  using socket = await RawSocket.open(serving.url);
  await socket.raw([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const frame = await socket.read();
  assert(frame === undefined || frame.opcode === CLOSE);
});

Deno.test("other versions of the protocol, and requests that are no upgrade, are refused", async () => {
  await using serving = await serve();
  using old = await RawSocket.open(serving.url, { "Sec-WebSocket-Version": "8" });
  assertEquals(old.status, 426);
  using plain = await RawSocket.open(serving.url, { Upgrade: "nothing" });
  assertEquals(plain.status, 426);
});
