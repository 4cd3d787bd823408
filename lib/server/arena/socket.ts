/** The arena over WebSockets, for hosts without TCP: each frame's JSON is a message of text. */

import { Buffer } from "node:buffer";
import type { ServedSocket } from "../net/upgrade.ts";
import { guarded, type World } from "../clock.ts";
import type { Arena } from "./arena.ts";
import type { ArenaView } from "./view.ts";
import { LONGEST_FRAME } from "../../arena/frames.ts";
import type { Line } from "./bot_session.ts";
import type { ServerMessage } from "./messages.ts";
import { Pace } from "./pace.ts";
import type { WatchSink } from "./watch.ts";

const OPEN = 1;

/** WebSocket's codes for what is no text, too much, and an arena that is full (RFC 6455 §7.4.1). */
const NO_TEXT = 1003, TOO_MUCH = 1009, FULL = 1013;

/** The code of a match that isn't under way, or not any more; and of one that was broken off. */
const OVER = 1000, RESTART = 1012;

/** A bot this far ahead of what it may send, ms, isn't waited for. */
const MOST_AHEAD = 2_000;

/** Lets a bot in by a socket. */
export function serveSocket(
  socket: ServedSocket,
  arena: Arena,
  world: World,
  source: string,
): void {
  const pace = new Pace(), line = new SocketLine(socket);
  const bot = arena.welcome(line, source);
  if (!bot) return socket.close(FULL, "No room");
  const refuse = (code: number, fault: string) => {
    line.code = code;
    bot.refuse(fault);
  };
  socket.onmessage = guarded(world, ({ data }) => {
    if (typeof data !== "string") return refuse(NO_TEXT, "A message is text, not bytes.");
    const bytes = Buffer.byteLength(data);
    const isTooMuch = bytes > LONGEST_FRAME || pace.count(bytes, world.now()) > MOST_AHEAD;
    if (isTooMuch) refuse(TOO_MUCH, "That's too much at a time.");
    else bot.hear(data);
  });
  socket.onclose = socket.onerror = guarded(world, () => bot.close());
}

class SocketLine implements Line {
  /** Why it's closed, if not because all is said. */
  code: number | undefined;

  constructor(private readonly socket: ServedSocket) {}

  get buffered(): number {
    return this.socket.bufferedAmount;
  }

  send(message: ServerMessage): void {
    if (this.socket.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    if (this.socket.readyState <= OPEN) this.socket.close(this.code);
  }
}

/**
 * Lets a page watch a live match by a socket: bytes as a `WatchSink` takes them, and a regular close
 * when the match is over, or isn't under way. Whatever the page says asks for the board again.
 */
export function serveWatcher(
  socket: ServedSocket,
  arena: Pick<ArenaView, "places" | "watch">,
  world: Pick<World, "report">,
  id: string,
  source: string,
): void {
  if (!arena.places.take([source])) return socket.close(FULL, "No room");
  let isThere = true;
  const leave = () => {
    watching?.stop();
    if (isThere) arena.places.release([source]);
    isThere = false;
  };
  const end = (code: number, reason: string) => {
    leave();
    socket.close(code, reason);
  };
  const sink: WatchSink = {
    get buffered() {
      return socket.bufferedAmount;
    },
    send: (bytes) => socket.readyState === OPEN && socket.send(bytes),
    end: (isKept) => isKept ? end(OVER, "Over") : end(RESTART, "Broken off"),
  };
  const watching = arena.watch(id, sink);
  if (!watching) return end(OVER, "Not live");
  socket.onmessage = () => watching.renew();
  socket.onclose = socket.onerror = guarded(world, leave);
}
