/**
 * `deno task fuzz [MESSAGES]`: sends nonsense over both transports to a real server, in whose room
 * two others play. Every message must be answered or its socket closed with a documented code,
 * and the two must not notice.
 */

import { assert, assertEquals } from "@std/assert";
import type { Rng } from "../../lib/games/game.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { nonsense } from "./nonsense.ts";
import { SocketPlayer } from "./socket_player.ts";

/** Closes that the server may answer nonsense with: left or turned away, not text, too much, too long. */
const DOCUMENTED = [1000, 1003, 1008, 1009];
const BURST = 50;

interface Fuzzed {
  readonly messages: number;
  readonly answers: number;
  readonly closes: number;
}

/** Sends a number of messages, half of them over sockets, to the room of that code. */
export async function fuzz(
  url: string,
  code: string,
  messages: number,
  seed: string,
): Promise<Fuzzed> {
  const rng = seededRng(seed);
  const sockets = await fuzzSockets(url, code, messages >> 1, rng);
  const requests = await fuzzRequests(url, code, messages - (messages >> 1), rng);
  return { messages, answers: sockets.answers + requests, closes: sockets.closes };
}

async function fuzzSockets(url: string, code: string, messages: number, rng: Rng) {
  let answers = 0;
  let closes = 0;
  for (let sent = 0; sent < messages;) {
    const player = new SocketPlayer(url);
    await player.open();
    if (rng() < 0.5) player.join(code, "watch");
    const burst = Math.min(BURST, messages - sent);
    for (let i = 0; i < burst && !player.closed; i++, sent++) {
      const heard = player.heard.length;
      player.raw(nonsense(rng, code));
      await player.until(() => player.heard.length > heard || player.closed !== undefined);
      answers++;
    }
    if (player.closed) {
      closes++;
      assert(DOCUMENTED.includes(player.closed.code), `Closed with ${player.closed.code}`);
    } else await player.close();
  }
  return { answers, closes };
}

async function fuzzRequests(
  url: string,
  code: string,
  messages: number,
  rng: Rng,
): Promise<number> {
  let sid = "";
  for (let sent = 0; sent < messages; sent++) {
    const isPoll = rng() < 0.1;
    const body = isPoll ? pollOf(nonsense(rng, code), rng) : bodyOf(nonsense(rng, code), sid, rng);
    const response = await fetch(`${url}/api/${isPoll ? "poll" : "send"}`, {
      method: "POST",
      body,
    });
    assert([200, 400, 413].includes(response.status), `Status ${response.status}`);
    const reply = await response.json();
    assert(Array.isArray(reply.msgs));
    if (reply.sid) sid = reply.sid;
  }
  return messages;
}

function pollOf(text: string, rng: Rng): string {
  return rng() < 0.3 ? text : JSON.stringify({ sid: text, since: below(3, rng) });
}

function bodyOf(text: string, sid: string, rng: Rng): string {
  if (rng() < 0.2) return text;
  if (rng() < 0.3) return `{"msg":${text}}`;
  return `{"sid":${rng() < 0.8 ? JSON.stringify(sid) : text},"msg":${text}}`;
}

/** Two who play in the room meanwhile; their turns must be all that happens. */
export async function seatTwo(url: string, code: string): Promise<SocketPlayer[]> {
  const players = [await SocketPlayer.at(url, code), await SocketPlayer.at(url, code)];
  for (const player of players) assertEquals(player.heard[0]?.t, "joined");
  return players;
}
