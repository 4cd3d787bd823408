/** Peers that fall silent on real lines: the opponent hears of it. How soon is in `line_faults_test.ts`. */

import { assert } from "@std/assert";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { RawSocket } from "./raw_socket.ts";
import { serve, type Serving } from "./serving.ts";
import { SocketPlayer } from "./socket_player.ts";

/** A socket by hand, which joins and from then on answers nothing, pings included. */
async function joinAndFallSilent({ url }: Serving, code: string): Promise<RawSocket> {
  const socket = await RawSocket.open(url);
  const token = makeSecret();
  const join = { t: "join", protocol: 1, code, wish: "sit", token, identity: token };
  await socket.send(JSON.stringify(join));
  return socket;
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
  const [first, silent, second] = rooms as [SocketPlayer, RawSocket, SocketPlayer];
  for (const witness of [first, second]) await witness.until(() => witness.has("gone"));
  silent[Symbol.dispose]();
  await first.close();
  await second.close();
});

/** Joins, polls once until the hold ends, and never comes back. */
async function joinByPollOnce({ url }: Serving, code: string): Promise<void> {
  const token = makeSecret();
  const msg = { t: "join", protocol: 1, code, wish: "sit", token, identity: token };
  const body = JSON.stringify({ msg });
  const { sid } = await (await fetch(`${url}/api/send`, { method: "POST", body })).json();
  const last = { method: "POST", body: JSON.stringify({ sid, since: 4 }) };
  fetch(`${url}/api/poll`, last).then((response) => response.body?.cancel());
}
