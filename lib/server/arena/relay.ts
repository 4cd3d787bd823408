/**
 * Lets pages of other processes watch the matches of this one. Anyone who has watchers there asks for a
 * match as bytes, as one watcher would, and says every few seconds that it still wants them.
 */

import { Buffer } from "node:buffer";
import { guarded, type World } from "../clock.ts";
import type { Peer } from "../rooms/peer.ts";
import { LONGEST_TOLD } from "../store/peers.ts";
import type { Notices } from "../store/notices.ts";
import type { Arena } from "./arena.ts";
import type { ArenaHome } from "./home.ts";
import type { Watching, WatchSink } from "./watch.ts";

/** What those who ask tell, and what they are told. */
export const ASKED = "watch", TOLD = "watched";
/** For how long a wish holds, ms. */
export const WISH_HOLDS = 10_000;
/** How often it's noted what goes on in the arena, and for how long that holds, ms. */
const NOTE_EVERY = 2_000, NOTE_HOLDS = 6_000;
/** How long bytes are collected, ms. */
const COLLECT = 50;
/** Bytes in one text: four characters for three of them, after the feed's id and a number. */
const MOST_BYTES = Math.floor((LONGEST_TOLD - 100) / 4) * 3;
/** Feeds of all processes together. */
const MOST_FEEDS = 1_000;

interface RelayParts {
  readonly arena: Pick<Arena, "watch" | "live" | "waiting">;
  readonly home: Pick<ArenaHome, "isHere">;
  readonly notices: Notices;
  readonly peer: Pick<Peer, "tellOne" | "onTold">;
  readonly world: World;
}

/** A match as it's sent to another process. */
class Feed implements WatchSink {
  watching: Watching | undefined;
  until = 0;
  #pieces: Uint8Array[] = [];
  #sent = 0;

  constructor(
    private readonly world: World,
    private readonly tell: (texts: readonly string[]) => void,
    private readonly ended: () => void,
  ) {}

  get buffered(): number {
    return this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }

  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#pieces.length === 0) this.world.after(COLLECT, () => this.#flush());
    this.#pieces.push(bytes);
  }

  end(isKept: boolean): void {
    this.#flush();
    this.tell([isKept ? "over" : "broken"]);
    this.ended();
  }

  #flush(): void {
    const texts: string[] = [];
    for (const piece of this.#pieces) {
      for (let at = 0; at < piece.length; at += MOST_BYTES) {
        const part = Buffer.from(piece.subarray(at, at + MOST_BYTES)).toString("base64");
        texts.push(`bytes ${this.#sent++} ${part}`);
      }
    }
    this.#pieces = [];
    if (texts.length > 0) this.tell(texts);
  }
}

export class ArenaRelay {
  readonly #feeds = new Map<string, Feed>();
  #isNoted = false;

  constructor(private readonly parts: RelayParts) {
    const { peer, world } = parts;
    peer.onTold(ASKED, guarded(world, (text, by) => this.#asked(text, by)));
    this.#run();
  }

  #asked(text: string, by: string): void {
    const [wish, id = "", match = ""] = text.split(" "), feed = this.#feeds.get(id);
    if (wish === "open" && this.parts.home.isHere) this.#open(id, match, by);
    if (!feed) return;
    if (wish === "stop") return this.#stop(id);
    feed.until = this.parts.world.now() + WISH_HOLDS;
    if (wish === "again") feed.watching?.renew();
    if (wish === "keep") this.parts.peer.tellOne(by, TOLD, [`${id} lives`]);
  }

  #open(id: string, match: string, by: string): void {
    const { arena, peer, world } = this.parts;
    const tell = (texts: readonly string[]) =>
      peer.tellOne(by, TOLD, texts.map((text) => `${id} ${text}`));
    const feed = new Feed(world, tell, () => this.#feeds.delete(id));
    const isFull = this.#feeds.size >= MOST_FEEDS;
    feed.watching = isFull ? undefined : arena.watch(match, feed);
    if (!feed.watching) return tell(["over"]);
    feed.until = world.now() + WISH_HOLDS;
    this.#feeds.set(id, feed);
  }

  #stop(id: string): void {
    this.#feeds.get(id)?.watching?.stop();
    this.#feeds.delete(id);
  }

  #run(): void {
    this.parts.world.after(NOTE_EVERY, () => {
      this.#run();
      const now = this.parts.world.now();
      for (const [id, { until }] of [...this.#feeds]) if (until < now) this.#stop(id);
      return this.#note();
    });
  }

  /** Notes what goes on, for the lists of other processes. */
  async #note(): Promise<void> {
    const { arena, home, notices, world } = this.parts;
    const live = arena.live(), waiting = arena.waiting().length;
    const isIdle = !home.isHere || live.length + waiting === 0;
    if (isIdle && !this.#isNoted) return;
    this.#isNoted = !isIdle;
    const until = world.now() + NOTE_HOLDS, body = { live, waiting };
    await notices.post([{ kind: "arena", id: "now", author: "", about: "", body, until }]);
  }
}
