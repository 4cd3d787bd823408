/** Bots and their matches: who may come in, what is fought (rules.md K7). */

import { below, seededRng } from "../../games/kit/rng.ts";
import { makeStem } from "../../rooms/code.ts";
import { Quota } from "../rooms/quota.ts";
import { Rate } from "../rooms/rate.ts";
import { guarded, type World } from "../clock.ts";
import { Bout, type Contenders } from "./bout.ts";
import { BARRED, BotSession, type Line } from "./bot_session.ts";
import {
  type ArenaResults,
  type Bot,
  type BotName,
  isSameBot,
  type MatchHead,
  type NameKey,
  type StoredMatch,
} from "../../arena/results.ts";
import { Lobby } from "./lobby.ts";
import type { RoundRobin } from "./round_robin.ts";
import type { ArenaSettings } from "./settings.ts";
import type { LiveMatch } from "../../arena/shown.ts";
import { TRAINER, TrainingBot } from "./training_bot.ts";
import type { Watching, WatchSink } from "./watch.ts";

/** How often clocks are looked at, ms; watchers are served half as often. */
const CHECK_EVERY = 50;
/** How often bots of one address may come, or say something besides answers, in ten seconds. */
const MOST_SAID = 500, TEN_SECONDS = 10_000;

/** Who comes in, and what for. */
interface Door {
  /** Whether bots may train; else all wait for each other. */
  readonly trains: boolean;
  /** From where bots may come. */
  readonly admits: (source: string) => boolean;
  /** Which bots may not, no matter who brings them. */
  readonly bars: (bot: BotName) => boolean;
  /** Where bots fight, in words, if not here. */
  readonly elsewhere: () => string | undefined;
}

const OPEN: Door = {
  trains: true,
  admits: () => true,
  bars: () => false,
  elsewhere: () => undefined,
};

export class Arena {
  /** With the address of each. */
  readonly #bots = new Map<BotSession, string>();
  readonly #lobby: Lobby;
  readonly #bouts = new Map<string, Bout>();
  readonly #quota: Quota;
  readonly #rate = new Rate(MOST_SAID, TEN_SECONDS);
  readonly #door: Door;
  /** The places that pages watch from. */
  readonly places: Quota;
  #isMatching = false;
  #isRunning = false;

  constructor(
    readonly results: ArenaResults,
    private readonly world: World,
    readonly settings: ArenaSettings,
    door: Partial<Door> = {},
  ) {
    this.#door = { ...OPEN, ...door };
    const { trains, admits } = this.#door;
    this.#quota = new Quota(settings.bots, settings.botsPerSource);
    const sourceOf = (bot: BotSession) => this.#bots.get(bot)!;
    this.#lobby = new Lobby(settings, world.now(), trains, sourceOf, admits);
    this.places = new Quota(settings.watchers, settings.watchersPerSource);
  }

  /** Takes in who came from an address; undefined where it, or the arena, has enough. */
  welcome(line: Line, source: string): BotSession | undefined {
    const maySay = () => this.#rate.allow([source], this.world.now());
    const elsewhere = this.#door.elsewhere();
    const why = elsewhere !== undefined
      ? `${elsewhere}.`
      : !this.#door.admits(source)
      ? "The arena takes in nobody from here now."
      : !maySay()
      ? `More than ${MOST_SAID} connections or messages from this address in ten seconds.`
      : this.#quota.take([source])
      ? undefined
      : "There is no more room for bots, from this address or at all.";
    if (why !== undefined) {
      line.send({ error: why });
      return undefined;
    }
    const bot = new BotSession(line, this.world, {
      ready: () => this.#matchSoon(bot),
      gone: () => this.#forget(bot, source),
      maySay,
      bars: (name) => this.#door.bars(name),
    });
    this.#bots.set(bot, source);
    if (!this.#isRunning) this.#run();
    return bot;
  }

  /** Sends away bots that may not come any more, and those of sources that are meant. */
  expel(isMeant: (known: { readonly source: string }) => boolean): void {
    for (const [guest, source] of [...this.#bots]) {
      if (this.#door.bars(guest.bot) || isMeant({ source })) guest.refuse(BARRED);
    }
  }

  /** The places that bots have taken. */
  get taken(): number {
    return this.#quota.total;
  }

  /** The bots that wait for a match. */
  waiting(): BotName[] {
    return this.#lobby.names();
  }

  /** The matches that are being fought, the newest first. */
  live(): LiveMatch[] {
    return Array.from(this.#bouts.values(), ({ head, match, watchers }) => ({
      ...head,
      generation: match.board.generation,
      cells: match.cells(),
      watchers: watchers.size,
    })).reverse();
  }

  /**
   * Sends a match to a sink while it is fought: first the board, then what is placed on it. Undefined
   * where no such match is being fought.
   */
  watch(id: string, sink: WatchSink): Watching | undefined {
    return this.#bouts.get(id)?.watchers.add(sink, this.world.now());
  }

  /** Ends all lines, and breaks off what is being fought: it is no bot's doing, and nobody's loss. */
  close(): void {
    for (const bout of this.#bouts.values()) bout.breakOff();
    this.#bouts.clear();
    for (const bot of [...this.#bots.keys()]) bot.close();
  }

  #matchSoon(bot: BotSession): void {
    this.#lobby.add(bot);
    if (this.#isMatching) return;
    this.#isMatching = true;
    // Later, since both bots of a match that has ended come back one after the other.
    this.world.after(0, () => {
      this.#isMatching = false;
      this.#matchAll();
    });
  }

  /** Starts every match that can be. */
  #matchAll(): void {
    this.#lobby.matchAll(this.world.now(), {
      fight: (...meeting) => guarded(this.world, () => this.#fight(...meeting))(),
      train: (bot) => this.#train(bot),
    });
  }

  /** If the disk fails, or one of them has left meanwhile, who is there waits on. */
  async #fight(a: BotSession, b: BotSession, robin?: RoundRobin): Promise<void> {
    const bots = [a.bot, b.bot] as const, keys = [a.key, b.key] as const;
    const sources = this.#lobby.take([a, b]);
    let isBegun = false;
    try {
      const isRated = !isSameBot(a.bot, b.bot) && await this.#areRated(bots, keys) &&
        (robin !== undefined || this.#lobby.mayCount(sources, this.world.now()));
      isBegun = this.#bots.has(a) && this.#bots.has(b);
      if (isBegun) this.#start(bots, isRated, () => [a, b], keys, sources, robin?.startedAt);
    } finally {
      if (!isBegun) {
        if (robin) this.#lobby.giveBack(robin, a, b);
        this.#callOff([a, b], sources);
      }
    }
  }

  #callOff(bots: readonly BotSession[], sources: readonly string[]): void {
    this.#lobby.release(sources);
    // Not at once: a disk that fails would be asked again without end.
    for (const bot of bots) if (this.#bots.has(bot)) this.#lobby.add(bot);
  }

  #train(bot: BotSession): void {
    const keys = [bot.key, undefined] as const, sources = this.#lobby.take([bot]);
    this.#start(
      [bot.bot, TRAINER],
      false,
      (head) => [bot, new TrainingBot(head, this.world)],
      keys,
      sources,
    );
  }

  #start(
    bots: MatchHead["bots"],
    rated: boolean,
    contendersOf: (head: MatchHead) => Contenders,
    keys: readonly [NameKey, NameKey],
    sources: readonly string[],
    robin?: number,
  ): void {
    const { world, settings: { width, height } } = this;
    const id = makeStem(world.random), seed = makeStem(world.random);
    const first = below(2, seededRng(seed)) as Bot;
    const startedAt = world.now(), ofRobin = robin !== undefined && { robin };
    const head: MatchHead = { id, bots, width, height, seed, first, rated, startedAt, ...ofRobin };
    const bout = new Bout(head, contendersOf(head), this.settings, world.now, async (match) => {
      this.#lobby.release(sources);
      if (match) await this.#keep(match, keys, bots.length > sources.length);
      this.#bouts.delete(id);
    });
    this.#bouts.set(id, bout);
    bout.start();
  }

  async #areRated(bots: MatchHead["bots"], keys: readonly [NameKey, NameKey]): Promise<boolean> {
    for (const [n, bot] of bots.entries()) {
      if (!await this.results.isRated(bot, keys[n])) return false;
    }
    return true;
  }

  async #keep(
    match: StoredMatch,
    keys: readonly [NameKey, NameKey],
    isNear: boolean,
  ): Promise<void> {
    try {
      if (await this.results.keep(match, keys, isNear)) return;
      throw new Error(`The arena's match ${match.id} could not be kept`);
    } catch (error) {
      this.world.report(error);
    }
  }

  #forget(bot: BotSession, source: string): void {
    this.#bots.delete(bot);
    this.#lobby.delete(bot);
    this.#quota.release([source]);
  }

  #check(): void {
    for (const bot of [...this.#bots.keys()]) bot.check();
    for (const bout of [...this.#bouts.values()]) bout.check();
    this.#lobby.holdRobins([...this.#bots.keys()], this.world.now());
    this.#matchAll();
  }

  #serve(): void {
    for (const { watchers } of this.#bouts.values()) watchers.serve(this.world.now());
  }

  /** Looks at clocks, and serves watchers every other time, for as long as there are bots. */
  #run(isServing = false): void {
    if (this.#bots.size === 0) return void (this.#isRunning = false);
    this.#isRunning = true;
    this.world.after(CHECK_EVERY, () => {
      try {
        this.#check();
        if (isServing) this.#serve();
      } finally {
        this.#run(!isServing);
      }
    });
  }
}
