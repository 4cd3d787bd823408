/** One connection that polls, from one request to the next. */

import type { Player } from "../../rooms/event.ts";
import type { Limits } from "../rooms/limits.ts";
import { Rate } from "../rooms/rate.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Connection } from "../rooms/room_presence.ts";
import type { Admitted } from "./admission.ts";
import type { World } from "../clock.ts";

const TEN_SECONDS = 10_000;

export class PollSession implements Connection {
  readonly room: LiveRoom;
  /** The address that its place counts for. */
  source = "";
  player: Player | null = null;
  token = "";
  present = true;
  #heard = 0;
  /** Ends the poll that is being held. */
  #release: (() => void) | undefined;
  readonly #rate: Rate;

  constructor({ room }: Admitted, { messagesPerTenSeconds }: Limits) {
    this.room = room;
    this.#rate = new Rate(messagesPerTenSeconds, TEN_SECONDS);
  }

  /** Comes in, for the first time or again, perhaps as somebody else or from elsewhere. */
  enter({ player, token }: Admitted, source: string, now: number): void {
    this.room.detach(this);
    this.source = source;
    this.player = player;
    this.token = token;
    this.present = true;
    this.#heard = now;
    this.room.attach(this);
  }

  /** The hash of who holds the seat; empty for a watcher. */
  get identity(): string {
    return this.room.identityAt(this.player);
  }

  /** Notes a sign of life; false when there are too many of them. */
  hear(now: number): boolean {
    this.#heard = now;
    this.setPresent(true);
    return this.#rate.allow([""], now);
  }

  /** How long nothing came, ms; while a poll is held, that is no silence. */
  silence(now: number): number {
    return this.#release ? 0 : now - this.#heard;
  }

  setPresent(present: boolean): void {
    if (this.present === present) return;
    this.present = present;
    this.room.attach(this);
  }

  /** Waits for news, but at most some ms. */
  hold({ after, now }: World, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const release = () => {
        cancel();
        if (this.#release === release) this.#release = undefined;
        this.#heard = now();
        resolve();
      };
      const cancel = after(ms, release);
      this.#release = release;
    });
  }

  wake(): void {
    this.#release?.();
  }

  leave(): void {
    this.wake();
    this.room.detach(this);
  }
}
