/**
 * The streams of bots that listen to this process. What is asked of a bot through another process is
 * found in the database: at once when that tells of it, and otherwise a moment later.
 */

import type { RoomSummary } from "../../rooms/summary.ts";
import { guarded, type World } from "../clock.ts";
import type { Presence } from "../pairing/presence.ts";
import { type Hub, SEATED } from "../rooms/hub.ts";
import type { Lobby } from "../rooms/lobby.ts";
import type { Peer } from "../rooms/peer.ts";
import { Quota } from "../rooms/quota.ts";
import type { Bot } from "../store/bots.ts";
import { StoreFailure } from "../store/failure.ts";
import type { BotLine } from "./bot_line.ts";
import { BotStream } from "./bot_stream.ts";
import type { Asked, Challenges } from "./challenges.ts";
import type { Heard, Listening } from "./listening.ts";

/** How often it's looked what other processes have done, ms. */
const LOOK_EVERY = 2_000;
/** When a stream that ends with the server may be opened again, ms. */
const COME_BACK = 1_000;
/** When one that another took the place of may be, ms: two programs would end each other's at once. */
const REPLACED = 60_000;
/** What processes tell each other when something has changed for a bot. */
const CHANGED = "bots";

interface Parts {
  readonly listening: Listening;
  readonly challenges: Challenges;
  readonly hub: Pick<Hub, "find">;
  readonly lobby: Pick<Lobby, "of" | "heads">;
  readonly peer: Pick<Peer, "tell" | "onTold" | "isAlone">;
  readonly presence: Pick<Presence, "saw">;
  readonly world: World;
  readonly places: Quota;
  /** Ends a challenge whose time is up: the process that made it may have been killed meanwhile. */
  readonly expire: (id: string) => Promise<void>;
}

interface Open extends Heard {
  readonly bot: Bot;
  readonly stream: BotStream;
  /** The challenges that it was told of, and those that it was told are gone. */
  readonly told: Set<string>;
  readonly gone: Set<string>;
  /** Whether it's kept that this is the bot's stream: until then, another one's key says nothing. */
  isHeld: boolean;
}

export class Streams {
  /** By the bots' numbers. */
  readonly #open = new Map<number, Open>();
  readonly #byIdentity = new Map<string, BotStream>();
  #isRunning = false;
  #isLeaving = false;
  /** The look that is to come; anyone who is told of a change before it begins needs no other. */
  #next: Promise<void> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    parts.peer.onTold(CHANGED, guarded(parts.world, () => this.look()));
    parts.peer.onTold(SEATED, guarded(parts.world, (code) => this.#lookAt(code)));
  }

  get size(): number {
    return this.#open.size;
  }

  get(id: number): BotStream | undefined {
    return this.#open.get(id)?.stream;
  }

  /**
   * Tells a bot all by this line instead of any other, wherever that is, and lets it begin; false if
   * there's no place.
   */
  async open(
    bot: Bot,
    source: string,
    line: BotLine,
    begin: (stream: BotStream) => Promise<void>,
  ): Promise<boolean> {
    const { places, world, listening } = this.parts;
    const before = this.get(bot.id);
    // Where there's no place for this line, the one before goes on.
    if (before?.source !== source && !places.has([source])) return false;
    before?.end("replaced", REPLACED);
    if (!places.take([source])) return false;
    const key = crypto.randomUUID(), since = world.now();
    const stream = new BotStream(bot, source, world, line, () => {
      places.release([source]);
      if (this.get(bot.id) === stream) {
        this.#open.delete(bot.id);
        this.#byIdentity.delete(bot.identity);
      }
      guarded(world, () => listening.leave(one))();
    });
    const one: Open = { bot, stream, key, since, told: new Set(), gone: new Set(), isHeld: false };
    this.#open.set(bot.id, one);
    this.#byIdentity.set(bot.identity, stream);
    if (!this.#isRunning) this.#run();
    try {
      await this.#announce(one);
      await begin(stream);
    } catch (error) {
      stream.end("leaving", COME_BACK);
      throw error;
    }
    // Bots come back at once after a goodbye, and the server would wait for this stream, too.
    if (this.#isLeaving) stream.end("leaving", COME_BACK);
    return true;
  }

  async #announce(one: Open): Promise<void> {
    const { listening, challenges, presence } = this.parts;
    presence.saw(one.bot.identity);
    if (!await listening.hold([one])) throw new StoreFailure("Nobody can tell that a bot listens");
    one.isHeld = true;
    const asked = await challenges.all();
    for (const { challenge: { id, from }, gone } of asked) {
      if (!gone) continue;
      one.gone.add(id);
      // Nobody may have ended it while its bot didn't listen.
      if (gone === "expired" && from.id === one.bot.id) this.#expire(id);
    }
    this.#tell(asked);
    this.parts.peer.tell(CHANGED);
  }

  /** Ends a bot's stream, wherever that is. */
  async end(id: number): Promise<void> {
    this.get(id)?.end("replaced", REPLACED);
    await this.parts.listening.end(id);
    this.parts.peer.tell(CHANGED);
  }

  /** Ends the streams here of bots that are meant, by who they are or where they come from. */
  expel(isMeant: (bot: Bot, source: string) => boolean): void {
    for (const { bot, stream } of [...this.#open.values()]) {
      if (isMeant(bot, stream.source)) stream.end("replaced", 0);
    }
  }

  /** Takes note of who sits in a room. */
  async seated({ code, players }: RoomSummary): Promise<void> {
    if (this.#open.size === 0) return;
    for (const { identity } of players) await this.seat(identity, code);
  }

  /** The stream of the bot that is known by this hash. */
  by(identity: string): BotStream | undefined {
    return this.#byIdentity.get(identity);
  }

  /** Tells a bot of a room in which it sits, unless it knows, or doesn't listen here. */
  async seat(identity: string, code: string): Promise<void> {
    const stream = this.by(identity);
    if (!stream || stream.isAt(code)) return;
    const room = await this.parts.hub.find(code);
    if (room) stream.join(room);
  }

  /** A challenge was made, or is gone: bots are to hear of it, here and elsewhere. */
  async changed(): Promise<void> {
    this.#tell(await this.parts.challenges.all());
    this.parts.peer.tell(CHANGED);
  }

  /** Tells bots what has happened since, in whichever process. */
  look(): Promise<void> {
    return this.#next ??= this.#lookAfter(this.#last);
  }

  async #lookAfter(last: Promise<unknown>): Promise<void> {
    await last;
    this.#next = undefined;
    const look = this.#look();
    // Who asked for this one hears of its failure; the next one is another.
    this.#last = look.catch(() => {});
    await look;
  }

  async #look(): Promise<void> {
    if (this.#open.size === 0) return;
    const open = [...this.#open.values()].filter(({ isHeld }) => isHeld);
    const { listening, challenges, presence } = this.parts;
    for (const { bot } of open) presence.saw(bot.identity);
    const [ended, asked] = await Promise.all([listening.renew(open), challenges.all()]);
    for (const { key, stream } of open) if (ended.has(key)) stream.end("replaced", REPLACED);
    this.#tell(asked);
    if (!this.parts.peer.isAlone) await this.#findSeats();
  }

  /** Tells both bots of a challenge what they haven't heard of it yet. */
  #tell(asked: readonly Asked[]): void {
    for (const one of asked) {
      const { challenge: { from, to } } = one;
      for (const id of new Set([from.id, to.id])) {
        const open = this.#open.get(id), isNews = open !== undefined && tellOf(open, one);
        if (isNews && id === from.id && one.gone === "expired") this.#expire(one.challenge.id);
      }
    }
  }

  #expire(id: string): void {
    const { expire, world } = this.parts;
    guarded(world, expire)(id);
  }

  /** Bots may have sat down through other processes. */
  async #findSeats(): Promise<void> {
    const heads = await this.parts.lobby.of(...this.#byIdentity.keys());
    for (const head of heads) await this.seated(head);
  }

  /** Somebody has sat down through another process. */
  async #lookAt(code: string): Promise<void> {
    if (this.#open.size === 0) return;
    for (const head of await this.parts.lobby.heads([code])) await this.seated(head);
  }

  /** Ends all, and all that open after. */
  dismiss(): void {
    this.#isLeaving = true;
    for (const { stream } of [...this.#open.values()]) stream.end("leaving", COME_BACK);
  }

  #run(): void {
    this.#isRunning = this.#open.size > 0;
    if (!this.#isRunning) return;
    this.parts.world.after(LOOK_EVERY, () => {
      this.#run();
      return this.look();
    });
  }
}

/** What a bot hasn't heard of a challenge yet; whether there was anything. */
function tellOf({ bot, stream, told, gone }: Open, { challenge, gone: why }: Asked): boolean {
  const { id, from, to } = challenge, isAsked = to.id === bot.id;
  if (why && !gone.has(id) && (told.has(id) || from.id === bot.id)) {
    gone.add(id);
    stream.tell({ type: "challengeGone", id, why });
    return true;
  }
  if (why || !isAsked || told.has(id)) return false;
  told.add(id);
  stream.tell({ type: "challenge", challenge });
  return true;
}
