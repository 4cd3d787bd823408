/** How a source takes connections, rooms and places in the queue for an opponent. */

import { Connections } from "../../lib/server/net/connections.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { BEFORE, limits, openRoom, send, type Served, type Take } from "./small_server.ts";

/** On each something is asked, so that none gives way to the next. */
export function connections(): Take {
  const connections = new Connections(limits);
  return (source) => {
    const socket = { destroy() {} };
    const isIn = connections.admit(socket, source);
    if (isIn) connections.work(socket);
    return isIn ? () => connections.leave(socket) : undefined;
  };
}

export const rooms = (app: Served): Take => async (source) => {
  if (await openRoom(app, source) === "") return undefined;
  return async () => {
    // The time of all has come at once.
    app.skip(11 * 60_000);
    await app.services.hub.tend();
  };
};

function watch(code: string) {
  const token = makeSecret();
  return { t: "join", protocol: 1, code, wish: "watch", token, identity: token };
}

export async function polls(app: Served): Promise<Take> {
  const code = await openRoom(app, BEFORE);
  return async (source) => {
    const { body: { sid } } = await send(app, "/api/send", source, { msg: watch(code) });
    return sid && (() => send(app, "/api/send", source, { sid, msg: { t: "leave" } }));
  };
}

export async function sockets(app: Served): Promise<Take> {
  const code = await openRoom(app, BEFORE), { sockets } = app.services;
  return async (source) => {
    const player = new SocketPlayer(app.url, { headers: { "x-forwarded-for": source } });
    await player.open();
    player.send(watch(code));
    await player.until(() => player.has("joined") || player.closed !== undefined);
    if (!player.has("joined")) return undefined;
    return async () => {
      const before = sockets.size;
      await player.close();
      while (sockets.size >= before) await new Promise((resolve) => setTimeout(resolve, 5));
    };
  };
}

/** Each by polling, and each for a game of their own. */
export const seekers = (app: Served): Take => async (source) => {
  const msg = { t: "seek", protocol: 1, pool: "conquerors-v2.60", ...secrets() };
  const { body: { sid } } = await send(app, "/api/send", source, { msg });
  return sid && (() => send(app, "/api/send", source, { sid, msg: { t: "leave" } }));
};

function secrets() {
  return { token: makeSecret(), identity: makeSecret() };
}
