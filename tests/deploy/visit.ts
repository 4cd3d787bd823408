/**
 * What a visitor needs from a server, wherever it runs:
 *   deno run -A tests/deploy/visit.ts URL [KEPT]
 * Loads pages and a script, makes a room, and plays a turn there against the computer. It prints what
 * the server must keep; given that, it looks whether it did.
 */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Action, ServerMessage } from "../../lib/rooms/protocol.ts";
import { SocketPlayer } from "../transport/socket_player.ts";

interface Kept {
  readonly code: string;
  readonly moves: readonly string[];
}

/** A page, and the scripts that it names, arrive whole. */
async function load(url: string, path: string): Promise<void> {
  const page = await read(url + path);
  assertMatch(page, /<\/html>\s*$/);
  const scripts = [...page.matchAll(/["'](\/[^"'\\]+\.js[^"'\\]*)["']/g)].map(([, src]) => src!);
  assert(scripts.length > 0, `${path} names no script`);
  for (const src of scripts) assert((await read(new URL(src, url + path).href)).length > 0, src);
}

/** Fails where the body is shorter or longer than its header says. */
async function read(url: string): Promise<string> {
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  const text = await response.text();
  assertEquals(response.status, 200, `${url}: ${text}`);
  return text;
}

/** The first turn of a room by post, and the computer's answer, which a worker chooses. */
async function play(url: string): Promise<Kept> {
  const body = new URLSearchParams({ game: "conway", seats: "2", size: "8", side: "0" });
  const made = await fetch(`${url}/new`, { method: "POST", body, redirect: "manual" });
  await made.body?.cancel();
  assertEquals(made.status, 303);
  const code = made.headers.get("location")!.split("/").at(-1)!;
  const host = await SocketPlayer.at(url, code);
  const until = async (isSo: () => boolean) => {
    await host.until(() => isSo() || host.has("refused") || host.has("malformed"));
    assert(isSo(), JSON.stringify(host.heard));
  };
  const act = (action: Action) => host.send({ ...action, id: action.t, on: versionOf(host.heard) });
  const moves = () => host.heard.flatMap((heard) => heard.t === "turn" ? [heard.move] : []);
  act({ t: "enlist", levels: ["hard"] });
  await until(() => host.has("enlisted"));
  act({ t: "narrow", seats: 2 });
  await until(() => host.has("began"));
  act({ t: "move", move: "b2" });
  await until(() => moves().length === 2);
  await host.close();
  return { code, moves: moves() };
}

function versionOf(heard: readonly ServerMessage[]): number {
  return Math.max(...heard.map((message) => {
    return message.t === "snapshot" ? message.room.version : "v" in message ? message.v : 0;
  }));
}

async function assertKept(url: string, { code, moves }: Kept): Promise<void> {
  const watcher = await SocketPlayer.at(url, code, "watch");
  await watcher.close();
  const snapshot = watcher.heard.find(({ t }) => t === "snapshot");
  assert(snapshot?.t === "snapshot", `Only ${JSON.stringify(watcher.heard)} was heard`);
  assertEquals(snapshot.room.moves, moves);
}

const [url, kept] = Deno.args;
if (url === undefined) throw new Error("Say which server: visit.ts URL [KEPT]");
for (const path of ["/", "/play?level=easy"]) await load(url, path);
// Their texts are files that the server reads.
for (const path of ["/changelog", "/arena/protocol", "/api/bots", "/api/rooms"]) {
  await read(url + path);
}
if (kept === undefined) console.log(JSON.stringify(await play(url)));
else await assertKept(url, JSON.parse(kept));
