/** How a source takes what there is for programs, and places to watch them. */

import { BodyLine } from "../../lib/server/bots/bot_line.ts";
import type { Line } from "../../lib/server/arena/bot_session.ts";
import { later, type Served, type Take } from "./small_server.ts";

/** A bot's end of a line that nobody is at. */
const line: Line = { buffered: 0, send() {}, close() {} };

export function bots({ services: { arena } }: Served): Take {
  return (source) => {
    const guest = arena.welcome(line, source);
    return guest && (() => guest.close());
  };
}

/** More bots than matches: those of a source that has its match wait. */
export function matches({ services: { arena } }: Served): Take {
  const config = { allow_training: true, force_training: true };
  return async (source) => {
    const before = arena.live().length, guest = arena.welcome(line, source);
    if (!guest) return undefined;
    guest.hear(JSON.stringify({ identity: { author: "tests", name: source } }));
    guest.hear(JSON.stringify({ configure: config }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (arena.live().length === before) return void guest.close();
    return async () => {
      guest.close();
      while (arena.live().length > before) await later(undefined);
    };
  };
}

export function watchers({ services: { arena: { places } } }: Served): Take {
  return (source) => places.take([source]) ? () => places.release([source]) : undefined;
}

/** A bot of an owner of its own, given back with the owner. */
export function botTokens({ services: { botDesk, forget } }: Served): Take {
  let owners = 0;
  return async (source) => {
    const owner = `owner ${owners++}`;
    const issued = await botDesk.tokens.issue(owner, `Bot ${owners}`, ["play"], source);
    return typeof issued === "string" ? undefined : () => forget(owner);
  };
}

export function botStreams({ services: { botDesk } }: Served): Take {
  let bots = 0;
  return async (source) => {
    const id = ++bots, identity = `bot ${id}`;
    const bot = { id, identity, owner: "owner", name: identity, scopes: [] };
    const line = new BodyLine();
    return await botDesk.listen(bot, source, line) ? () => line.body.cancel() : undefined;
  };
}
