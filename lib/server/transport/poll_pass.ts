/**
 * What a polling session is known by: who polls in which room, signed with a key that all processes of
 * a database share. So any of them serves any poll, and nobody makes one up.
 */

import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { isRoomCode } from "../../rooms/code.ts";
import type { Player } from "../../rooms/event.ts";
import { PROTOCOL } from "../../rooms/protocol.ts";
import type { World } from "../clock.ts";
import { secretOf } from "../digest.ts";
import type { Keys } from "../store/books.ts";

export interface PollPass {
  readonly code: string;
  /** Null for a watcher. */
  readonly player: Player | null;
  /** The hash of the seat's token; empty for a watcher. */
  readonly token: string;
}

/** How long it may be used, ms; polling on after that means joining again. */
const LASTS = 24 * 60 * 60_000;
const KEY_BYTES = 32;
/** An id of its own, the room, the player, the token's hash, when it was made, and the signature. */
const FORM = /^([\w-]{22})\.(\w+)\.(\d{0,2})\.([\w+/=]{0,44})\.(\d{1,16})\.([\w-]{43})$/;

export class PollPasses {
  private constructor(
    private readonly key: Uint8Array,
    private readonly world: Pick<World, "now" | "random">,
  ) {}

  static async open(keys: Keys, world: Pick<World, "now" | "random">): Promise<PollPasses> {
    const key = await keys.find("polls", () => crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
    return new PollPasses(key, world);
  }

  /** One that was never written before. */
  write({ code, player, token }: PollPass): string {
    const { now, random } = this.world;
    const text = [secretOf(random), code, player ?? "", token, now()].join(".");
    return `${text}.${this.#sign(text)}`;
  }

  /** Undefined for what this database's processes have not written, or long ago, or for older pages. */
  read(sid: string): PollPass | undefined {
    const [, , code, player, token, at, signature] = FORM.exec(sid) ?? [];
    if (signature === undefined || !isRoomCode(code!)) return undefined;
    const signed = this.#sign(sid.slice(0, -signature.length - 1));
    if (!timingSafeEqual(Buffer.from(signed), Buffer.from(signature))) return undefined;
    if (this.world.now() - Number(at) > LASTS) return undefined;
    return { code: code!, player: player === "" ? null : Number(player), token: token! };
  }

  #sign(text: string): string {
    return createHmac("sha256", this.key).update(`${PROTOCOL} ${text}`).digest("base64url");
  }
}
