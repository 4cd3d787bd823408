/** Bots and their matches: who may come in, who meets whom (rules.md K7). */

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
  eachOnce,
  isSameBot,
  type MatchHead,
  type NameKey,
  type StoredMatch,
} from "../../arena/results.ts";
import { LEAST_BOTS, RoundRobin } from "./round_robin.ts";
import type { ArenaSettings } from "./settings.ts";
import type { LiveMatch } from "../../arena/shown.ts";
import { TRAINER, TrainingBot } from "./training_bot.ts";
import type { Watching, WatchSink } from "./watch.ts";

/** How often clocks are looked at, ms; watchers are served half as often. */
const CHECK_EVERY = 50;
/** A bot that comes back from a match is left alone for this long, ms: else two would never stop. */
const REST = 1_000;
/** How often bots of one address may come, or say something besides answers, in ten seconds. */
const MOST_SAID = 500, TEN_SECONDS = 10_000;
const HOUR = 3_600_000;

export class Arena {
  /** With the address of each. */
  readonly #bots = new Map<BotSession, string>();
  /** Those in the lobby, by turns of addresses, who has waited longest first. */
  readonly #lobby = new Set<BotSession>();
  readonly #bouts = new Map<string, Bout>();
  readonly #quota: Quota;
  readonly #matches: Quota;
  readonly #rate = new Rate(MOST_SAID, TEN_SECONDS);
  /** How often bots of one address fight for their standing. */
  readonly #ownMatches: Rate;
  /** The places that pages watch from. */
  readonly places: Quota;
  #isMatching = false;
  #isRunning = false;
  #robin: RoundRobin | undefined;
  /** The number of the last time at which a round robin was to begin. */
  #robins: number;

  constructor(
    readonly results: ArenaResults,
    private readonly world: World,
    readonly settings: ArenaSettings,
    /** Whether bots may train; else all wait for each other. */
    private readonly trains = true,
    /** Who may come; everyone unless told. */
    private readonly admits: (source: string) => boolean = () => true,
    /** Which bots may not, no matter who brings them; none unless told. */
    private readonly bars: (bot: BotName) => boolean = () => false,
  ) {
    this.#quota = new Quota(settings.bots, settings.botsPerSource);
    this.#matches = new Quota(settings.matches, settings.matchesPerSource);
    this.#ownMatches = new Rate(Math.max(1, HOUR / 1000 / settings.gameTime), HOUR);
    this.places = new Quota(settings.watchers, settings.watchersPerSource);
    this.#robins = this.#robinAt(world.now());
  }

  /** Takes in who came from an address; undefined where it, or the arena, has enough. */
  welcome(line: Line, source: string): BotSession | undefined {
    const maySay = () => this.#rate.allow([source], this.world.now());
    const why = !this.admits(source)
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
      bars: (name) => this.bars(name),
    });
    this.#bots.set(bot, source);
    if (!this.#isRunning) this.#run();
    return bot;
  }

  /** Sends away bots that may not come any more, and those of sources that are meant. */
  expel(isMeant: (known: { readonly source: string }) => boolean): void {
    for (const [guest, source] of [...this.#bots]) {
      if (this.bars(guest.bot) || isMeant({ source })) guest.refuse(BARRED);
    }
  }

  /** The places that bots have taken. */
  get taken(): number {
    return this.#quota.total;
  }

  /** The bots that wait for a match. */
  waiting(): BotName[] {
    return Array.from(this.#lobby, ({ bot }) => bot);
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

  /** How many round robins were to begin until then. */
  #robinAt(now: number): number {
    const { roundRobinHours: hours } = this.settings;
    return hours === 0 ? 0 : Math.floor(now / (hours * HOUR));
  }

  /** Begins one when it's time, and leaves out who has gone. */
  #holdRobins(): void {
    const now = this.world.now(), robins = this.#robinAt(now);
    if (robins === this.#robins && !this.#robin) return;
    const present = this.#entrants();
    if (robins !== this.#robins && present.length >= LEAST_BOTS) {
      this.#robin = new RoundRobin(now, present);
    }
    this.#robins = robins;
    this.#robin?.keep(present);
    if (this.#robin?.isOver) this.#robin = undefined;
  }

  /** Those who are ready for matches that count, each name once. */
  #entrants(): BotName[] {
    const ready = [...this.#bots.keys()].filter(({ state, config }) =>
      (state === "lobby" || state === "in_game") && !config.force_training
    );
    return eachOnce(ready.map(({ bot }) => bot));
  }

  /** Starts the round robin's matches between those who wait, and gives who may meet anyone. */
  #matchRobin(waiting: readonly BotSession[]): readonly BotSession[] {
    const robin = this.#robin;
    if (!robin) return waiting;
    let left = waiting;
    for (;;) {
      left = left.filter((bot) => this.#hasRoomFor([bot]));
      const pair = robin.next(left.map(({ bot }) => bot));
      if (!pair) break;
      const [a, b] = [left[pair[0]]!, left[pair[1]]!];
      left = left.filter((bot) => bot !== a && bot !== b);
      guarded(this.world, () => this.#fight(a, b, robin.startedAt))();
    }
    return left.filter(({ bot }) => !robin.awaits(bot));
  }

  /** Starts every match that can be. */
  #matchAll(): void {
    const now = this.world.now(), rated: BotSession[] = [];
    const isRested = (bot: BotSession) => bot.playedAt + REST <= now;
    const isFree = (bot: BotSession) => this.#hasRoomFor([bot]);
    const serious = [...this.#lobby].filter((bot) => !bot.config.force_training && isRested(bot));
    const others = new Set(this.#matchRobin(serious));
    const awaited = new Set(serious.filter((bot) => !others.has(bot)));
    for (const bot of [...this.#lobby]) {
      if (awaited.has(bot) || !isRested(bot) || !isFree(bot)) continue;
      if (this.trains && bot.config.force_training) this.#train(bot);
      else if (rated.push(bot) === 2) this.#match(rated.splice(0) as [BotSession, BotSession]);
    }
    const [alone] = rated;
    if (!this.trains || !alone?.config.allow_training || !isFree(alone)) return;
    if (now - alone.waitingSince >= 1000 * alone.config.training_timeout) this.#train(alone);
  }

  /** Whether they may begin a match: those who came before may be kept from that later. */
  #hasRoomFor(bots: readonly BotSession[]): boolean {
    const sources = this.#sourcesOf(bots);
    return sources.every((source) => this.admits(source)) && this.#matches.has(sources);
  }

  /** Starts a match; one of the two may have seen its address's share go to another's training. */
  #match(pair: [BotSession, BotSession]): void {
    if (this.#hasRoomFor(pair)) guarded(this.world, () => this.#fight(...pair))();
  }

  /** If the disk fails, or one of them has left meanwhile, who is there waits on. */
  async #fight(a: BotSession, b: BotSession, robin?: number): Promise<void> {
    const bots = [a.bot, b.bot] as const, keys = [a.key, b.key] as const;
    const sources = this.#share([a, b]);
    let isBegun = false;
    try {
      const isRated = !isSameBot(a.bot, b.bot) && await this.#areRated(bots, keys) &&
        (robin !== undefined || this.#maySettle(sources));
      isBegun = this.#bots.has(a) && this.#bots.has(b);
      if (isBegun) this.#start(bots, isRated, () => [a, b], keys, sources, robin);
    } finally {
      if (!isBegun) this.#callOff([a, b], sources);
    }
  }

  /**
   * Of bots of one address as many matches count as could be played to their ends: nobody's standing
   * rises faster by a bot of theirs that gives up than by fighting.
   */
  #maySettle(sources: readonly string[]): boolean {
    return sources.length > 1 || this.#ownMatches.allow(sources, this.world.now());
  }

  #callOff(bots: readonly BotSession[], sources: readonly string[]): void {
    this.#matches.release(sources);
    for (const bot of bots) if (this.#bots.has(bot)) this.#matchSoon(bot);
  }

  #train(bot: BotSession): void {
    const keys = [bot.key, undefined] as const, sources = this.#share([bot]);
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
    const bout = new Bout(head, contendersOf(head), this.settings, world.now, (match) => {
      this.#bouts.delete(id);
      this.#matches.release(sources);
      this.#keep(match, keys, bots.length > sources.length);
    });
    this.#bouts.set(id, bout);
    bout.start();
  }

  /** Takes bots out of the lobby for a match; others of their addresses wait behind everyone else. */
  #share(bots: readonly BotSession[]): readonly string[] {
    const sources = this.#sourcesOf(bots);
    this.#matches.count(sources);
    for (const bot of bots) this.#lobby.delete(bot);
    for (const bot of [...this.#lobby]) {
      if (!sources.includes(this.#bots.get(bot)!)) continue;
      this.#lobby.delete(bot);
      this.#lobby.add(bot);
    }
    return sources;
  }

  #sourcesOf(bots: readonly BotSession[]): readonly string[] {
    return [...new Set(bots.map((bot) => this.#bots.get(bot)!))];
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
    this.#holdRobins();
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
