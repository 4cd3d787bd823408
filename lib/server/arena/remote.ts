/**
 * The arena of another process: what goes on there, and its matches for those who watch through this
 * one. All who watch a match here share what is sent of it: anyone who comes later waits for a board.
 */

import { Buffer } from "node:buffer";
import { frameOf, FrameReader } from "../../arena/frames.ts";
import type { LiveMatch } from "../../arena/shown.ts";
import { isBoardFrame } from "../../arena/watch_frames.ts";
import { guarded, type World } from "../clock.ts";
import type { Peer } from "../rooms/peer.ts";
import type { Notices } from "../store/notices.ts";
import { ASKED, TOLD, WISH_HOLDS } from "./relay.ts";
import type { Watching, WatchSink } from "./watch.ts";

/** How often a process says that it still wants a match, ms; it may ask for the board as often. */
const KEEP_EVERY = 1_000;
/** A watcher with this many bytes still unsent gets nothing until the next board. */
const MOST_BUFFERED = 65_536;
/** How long it's good to know what goes on, ms. */
const FRESH = 1_000;

/** What goes on in an arena. */
export interface ArenaNow {
  readonly live: readonly LiveMatch[];
  /** Bots that wait for a match. */
  readonly waiting: number;
}

const NOTHING: ArenaNow = { live: [], waiting: 0 };

interface RemoteParts {
  readonly notices: Notices;
  readonly peer: Pick<Peer, "tell" | "onTold">;
  readonly world: World;
}

interface Watcher {
  readonly sink: WatchSink;
  needsBoard: boolean;
}

/** A match that somebody watches here. */
class Feed {
  id = crypto.randomUUID();
  readonly watchers = new Set<Watcher>();
  heardAt: number;
  #next = 0;
  #reader = new FrameReader(Infinity);

  constructor(readonly match: string, now: number) {
    this.heardAt = now;
  }

  /** Takes in what comes next; false if something before it was lost. */
  take(number: number, bytes: Uint8Array): boolean {
    if (number !== this.#next++) return false;
    for (const body of this.#reader.push(bytes)) this.#bring(frameOf(body), isBoardFrame(body));
    return true;
  }

  /** Begins again under another id: what still comes of the old one counts for nothing. */
  restart(): void {
    this.id = crypto.randomUUID();
    this.#next = 0;
    this.#reader = new FrameReader(Infinity);
    for (const watcher of this.watchers) watcher.needsBoard = true;
  }

  end(isKept: boolean): void {
    for (const { sink } of [...this.watchers]) sink.end(isKept);
    this.watchers.clear();
  }

  #bring(frame: Uint8Array<ArrayBuffer>, isBoard: boolean): void {
    for (const watcher of this.watchers) {
      if (watcher.sink.buffered > MOST_BUFFERED) watcher.needsBoard = true;
      else if (isBoard || !watcher.needsBoard) {
        watcher.needsBoard = false;
        watcher.sink.send(frame);
      }
    }
  }
}

export class RemoteArena {
  /** By match. */
  readonly #feeds = new Map<string, Feed>();
  #now: Promise<ArenaNow> | undefined;
  #askedAt = -Infinity;

  constructor(private readonly parts: RemoteParts) {
    parts.peer.onTold(TOLD, guarded(parts.world, (text) => this.#told(text)));
  }

  /** What goes on there. */
  now(): Promise<ArenaNow> {
    const now = this.parts.world.now();
    if (this.#now && now - this.#askedAt < FRESH) return this.#now;
    this.#askedAt = now;
    const asked = this.#ask();
    asked.catch(() => this.#now = undefined);
    return this.#now = asked;
  }

  /** Lets somebody watch; where there's no such match, that ends at once. */
  watch(match: string, sink: WatchSink): Watching {
    const known = this.#feeds.get(match), feed = known ?? this.#open(match);
    const watcher: Watcher = { sink, needsBoard: true };
    feed.watchers.add(watcher);
    return {
      renew: () => watcher.needsBoard = true,
      stop: () => {
        feed.watchers.delete(watcher);
      },
    };
  }

  async #ask(): Promise<ArenaNow> {
    const { notices, world } = this.parts;
    const [notice] = await notices.find("arena", ["now"]);
    return notice && world.now() < notice.until ? notice.body as ArenaNow : NOTHING;
  }

  #open(match: string): Feed {
    const feed = new Feed(match, this.parts.world.now());
    this.#feeds.set(match, feed);
    this.#tell("open", feed);
    this.#keep(feed);
    return feed;
  }

  #tell(wish: "open" | "keep" | "again" | "stop", { id, match }: Feed): void {
    this.parts.peer.tell(ASKED, wish === "open" ? `open ${id} ${match}` : `${wish} ${id}`);
  }

  #told(text: string): void {
    const [id, what, number, bytes] = text.split(" ");
    const feed = [...this.#feeds.values()].find((one) => one.id === id);
    if (!feed) return;
    feed.heardAt = this.parts.world.now();
    if (what === "over" || what === "broken") return this.#end(feed, what === "over");
    if (what !== "bytes" || feed.take(Number(number), Buffer.from(bytes!, "base64"))) return;
    this.#tell("stop", feed);
    feed.restart();
    this.#tell("open", feed);
  }

  #keep(feed: Feed): void {
    const { world } = this.parts;
    world.after(KEEP_EVERY, () => {
      if (this.#feeds.get(feed.match) !== feed) return;
      const isSilent = world.now() - feed.heardAt > WISH_HOLDS;
      if (isSilent || feed.watchers.size === 0) {
        this.#tell("stop", feed);
        return this.#end(feed, false);
      }
      const isWaited = [...feed.watchers].some(({ needsBoard }) => needsBoard);
      if (isWaited) this.#tell("again", feed);
      this.#tell("keep", feed);
      this.#keep(feed);
    });
  }

  #end(feed: Feed, isKept: boolean): void {
    this.#feeds.delete(feed.match);
    feed.end(isKept);
  }
}
