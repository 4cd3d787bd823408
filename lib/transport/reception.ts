/** Who may come in, and as whom. */

import type { Player } from "../rooms/event.ts";
import type { Limits } from "../rooms/limits.ts";
import { type Join, PROTOCOL, type ServerMessage, type Unseated } from "../rooms/protocol.ts";
import { Rate } from "../rooms/rate.ts";
import { holderOf, refuseSeat } from "../rooms/seats.ts";
import { cleanText } from "../rooms/chat.ts";
import { isRoomCode } from "../rooms/code.ts";
import { digest } from "./digest.ts";
import type { Hub } from "./hub.ts";
import type { LiveRoom } from "./live_room.ts";
import type { World } from "./world.ts";

/** The longest name, in UTF-16 code units. */
const LONGEST_NAME = 24;
const MINUTE = 60_000;
/** When one who came too often may try again, ms. */
const LIMIT_RETRY = 20_000;

export interface Admitted {
  readonly room: LiveRoom;
  readonly player: Player | null;
  /** The hash of the seat's token; empty for a watcher. */
  readonly token: string;
  readonly welcome: ServerMessage;
}

/** What one who is turned away hears. */
export interface TurnedAway {
  readonly farewell: ServerMessage;
}

export class Reception {
  readonly #joins: Rate;

  constructor(private readonly hub: Hub, private readonly world: World, limits: Limits) {
    this.#joins = new Rate(limits.joinsPerMinute, MINUTE);
  }

  async admit(join: Join, source: string): Promise<Admitted | TurnedAway> {
    if (join.protocol !== PROTOCOL) return fatal("outdated");
    const returning = join.wish === "back" ? await this.#back(join) : undefined;
    if (returning) return returning;
    if (!this.#joins.allow(sourcesOf(join, source), this.world.now())) return tooMuch;
    const room = await this.#find(join.code);
    if (!room) return fatal("unknown-room");
    switch (join.wish) {
      case "watch":
        return admitted(room, null, "");
      case "sit":
        return await sit(room, join);
      case "back":
        return fatal("bad-token");
      case "take":
        return await take(room, join);
    }
  }

  /** Whoever holds a seat is let in however often: after a restart a whole school may come back at once. */
  async #back({ code, token }: Join): Promise<Admitted | undefined> {
    const room = await this.#find(code);
    const hash = digest(token);
    const player = room && holderOf(room.secrets, hash);
    return player === undefined ? undefined : admitted(room!, player, hash);
  }

  async #find(code: string): Promise<LiveRoom | undefined> {
    return isRoomCode(code) ? await this.hub.find(code) : undefined;
  }
}

/** The sources a join counts for: where it comes from, and who says to come. */
export function sourcesOf({ identity }: Join, source: string): string[] {
  return identity === "" ? [source] : [source, digest(identity)];
}

export const tooMuch: TurnedAway = { farewell: { t: "bye", retry: LIMIT_RETRY, why: "limit" } };

/** Sitting down again with the same token is coming back: a join whose answer was lost is repeated. */
async function sit(room: LiveRoom, join: Join): Promise<Admitted> {
  const token = digest(join.token);
  const identity = digest(join.identity);
  const name = cleanText(join.name, LONGEST_NAME);
  await room.tell({ t: "sit", name, token, identity });
  const player = holderOf(room.secrets, token);
  if (player !== undefined) return admitted(room, player, token);
  return admitted(room, null, "", refuseSeat(room.secrets, identity));
}

async function take(room: LiveRoom, join: Join): Promise<Admitted | TurnedAway> {
  const token = digest(join.token);
  if (holderOf(room.secrets, token) === undefined) {
    await room.tell({ t: "take", key: digest(join.key), token });
  }
  const player = holderOf(room.secrets, token);
  return player === undefined ? fatal("bad-key") : admitted(room, player, token);
}

function admitted(room: LiveRoom, player: Player | null, token: string, why?: Unseated): Admitted {
  const welcome = why ? { t: "joined", player, why } as const : { t: "joined", player } as const;
  return { room, player, token, welcome };
}

function fatal(why: "outdated" | "unknown-room" | "bad-token" | "bad-key"): TurnedAway {
  return { farewell: { t: "fatal", why } };
}
