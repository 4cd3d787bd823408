/** A server that clients come to and leave, again and again, holds in the end what it held before. */

import { assert } from "@std/assert";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { runs } from "../full.ts";
import { type Held, OpenServer } from "./open_server.ts";
import { RawSocket } from "./raw_socket.ts";
import { openRooms } from "./server_process.ts";

/** How often they come, and how often before the server is first looked at. */
const VISITS = runs(800, 10_000);
const BEFORE = 400;
/** How many come at the same time. */
const AT_ONCE = 20;
/** When the silent are surely given up, ms. */
const SILENCE = 90_000;
/** What may be left of a visit, bytes: much less than any line takes. */
const PER_VISIT = 100;
/** What compiling what runs often takes, bytes. */
const COMPILED = 1_500_000;
/** How many files may be opening or closing just now. */
const PASSING = 10;
/** How long the server may take to hear that all have gone, ms. */
const PATIENCE = 20_000;
const CLOSE = 0x8;

function joinOf(code: string, wish: string) {
  const token = makeSecret();
  return { t: "join", protocol: 1, code, wish, token, identity: token };
}

/** Comes in over a socket, and hears of the room. */
async function enter(url: string, code: string, wish: string): Promise<RawSocket> {
  const socket = await RawSocket.open(url);
  await socket.send(JSON.stringify(joinOf(code, wish)));
  await socket.read();
  return socket;
}

async function send(url: string, body: unknown): Promise<{ sid: string }> {
  const response = await fetch(`${url}/api/send`, { method: "POST", body: JSON.stringify(body) });
  return await response.json();
}

/** The ways to come and go. */
const WAYS: readonly ((url: string, code: string) => Promise<unknown>)[] = [
  async (url, code) => (await enter(url, code, "watch"))[Symbol.dispose](),
  async (url, code) => {
    using socket = await enter(url, code, "watch");
    await socket.send('{"t":"leave"}');
    while ((await socket.read())?.opcode !== CLOSE);
  },
  async (url, code) => (await enter(url, code, "sit"))[Symbol.dispose](),
  async (url) => (await enter(url, "HJKMNP", "watch"))[Symbol.dispose](),
  async (url, code) => {
    const { sid } = await send(url, { msg: joinOf(code, "watch") });
    await send(url, { sid, msg: { t: "leave" } });
  },
  (url, code) => send(url, { msg: joinOf(code, "watch") }),
];

async function visit(url: string, codes: readonly string[], visits: number): Promise<void> {
  let started = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let n = started++; n < visits; n = started++) {
      await WAYS[n % WAYS.length]!(url, codes[n % codes.length]!);
    }
  }));
}

/** What is held when all have gone: the other end of a line hears of it a little later. */
async function heldAfter(server: OpenServer, url: string, codes: readonly string[]): Promise<Held> {
  await server.held(SILENCE);
  // What is counted for a minute is forgotten when somebody comes after it.
  await visit(url, codes, WAYS.length);
  let held = await server.held(SILENCE);
  const until = performance.now() + PATIENCE;
  while (held.sockets + held.polls + held.rooms > 0) {
    assert(performance.now() < until, `${JSON.stringify(held)} when all have gone`);
    held = await server.held();
  }
  return held;
}

Deno.test({
  name: "memory and open files are as before, however many came and left",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const folder = await Deno.makeTempDir();
    const path = `${folder}/rooms.sqlite`;
    const codes = await openRooms(path, 7, "growth");
    const server = new OpenServer(path);
    const url = await server.line();
    await visit(url, codes, BEFORE);
    const before = await heldAfter(server, url, codes), files = server.files();
    await visit(url, codes, VISITS);
    const after = await heldAfter(server, url, codes);
    const grown = after.memory - before.memory, opened = server.files() - files;
    assert(grown < COMPILED + VISITS * PER_VISIT, `${VISITS} visits left ${grown} bytes`);
    assert(opened < PASSING, `${VISITS} visits left ${opened} open files`);
    await server.end();
    await Deno.remove(folder, { recursive: true });
  },
});
