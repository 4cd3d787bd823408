/** Bots and their matches: who may come in, who meets whom (rules.md K7). */

import { below, seededRng } from "../../games/kit/rng.ts";
import { makeStem } from "../../rooms/code.ts";
import { Quota } from "../rooms/quota.ts";
import { Rate } from "../rooms/rate.ts";
import type { World } from "../clock.ts";
import { Bout, type Contenders } from "./bout.ts";
import { Guest, type Line } from "./bot_session.ts";
import type {
  ArenaResults,
  Bot,
  BotName,
  MatchHead,
  NameKey,
  StoredMatch,
} from "../../arena/results.ts";
import type { ArenaSettings } from "./settings.ts";
import type { LiveMatch } from "../../arena/shown.ts";
import { TRAINER, TrainingBot } from "./training_bot.ts";
import type { Watching, WatchSink } from "./watch.ts";

/** How often clocks are looked at, ms; watchers are served half as often. */
const CHECK_EVERY = 50;
/** A bot that comes back from a match is left alone for so long, ms: else two would never stop. */
const REST = 1_000;
/** How often bots of one address may come, or say something beside answers, in ten seconds. */
const MOST_SAID = 500, TEN_SECONDS = 10_000;

export class Arena {
  /** With the address of each. */
  readonly #guests = new Map<Guest, string>();
  /** Those in the lobby, by turns of addresses, who has waited longest first. */
  readonly #lobby = new Set<Guest>();
  readonly #bouts = new Map<string, Bout>();
  readonly #quota: Quota;
  readonly #matches: Quota;
  readonly #rate = new Rate(MOST_SAID, TEN_SECONDS);
  /** The places that pages watch from. */
  readonly places: Quota;
  #isMatching = false;
  #isRunning = false;

  constructor(
    readonly results: ArenaResults,
    private readonly world: World,
    private readonly settings: ArenaSettings,
    /** Whether bots may train; else all wait for each other. */
    private readonly trains = true,
    /** Who may come; everyone unless told. */
    private readonly admits: (source: string) => boolean = () => true,
  ) {
    this.#quota = new Quota(settings.bots, settings.botsPerSource);
    this.#matches = new Quota(settings.matches, settings.matchesPerSource);
    this.places = new Quota(settings.watchers, settings.watchersPerSource);
  }

  /** Takes in who came from an address; undefined where it, or the arena, has enough. */
  welcome(line: Line, source: string): Guest | undefined {
    const maySay = () => this.#rate.allow([source], this.world.now());
    if (!this.admits(source) || !maySay() || !this.#quota.take([source])) return undefined;
    const guest = new Guest(line, this.world, {
      ready: () => this.#matchSoon(guest),
      gone: () => this.#forget(guest, source),
      maySay,
    });
    this.#guests.set(guest, source);
    if (!this.#isRunning) this.#run();
    return guest;
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
    for (const guest of [...this.#guests.keys()]) guest.close();
  }

  #matchSoon(guest: Guest): void {
    this.#lobby.add(guest);
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
    const now = this.world.now();
    const rated: Guest[] = [];
    for (const guest of [...this.#lobby]) {
      if (guest.playedAt + REST > now || !this.#matches.has(this.#sourcesOf([guest]))) continue;
      if (this.trains && guest.config.force_training) this.#train(guest);
      else if (rated.push(guest) === 2) {
        const pair = rated.splice(0) as [Guest, Guest];
        // One of them may have seen its address's share go to another's training.
        if (this.#matches.has(this.#sourcesOf(pair))) this.#fight(...pair);
      }
    }
    const [alone] = rated;
    if (!this.trains || !alone?.config.allow_training) return;
    if (!this.#matches.has(this.#sourcesOf([alone]))) return;
    if (now - alone.waitingSince >= 1000 * alone.config.training_timeout) this.#train(alone);
  }

  #fight(a: Guest, b: Guest): void {
    const bots = [a.bot, b.bot] as const, keys = [a.key, b.key] as const;
    // First, since the disk may fail: both then wait on.
    const isRated = !isSame(a.bot, b.bot) && this.#areRated(bots, keys);
    const sources = this.#share([a, b]);
    this.#start(bots, isRated, () => [a, b], keys, sources);
  }

  #train(guest: Guest): void {
    const keys = [guest.key, undefined] as const, sources = this.#share([guest]);
    this.#start(
      [guest.bot, TRAINER],
      false,
      (head) => [guest, new TrainingBot(head)],
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
  ): void {
    const { world, settings: { width, height } } = this;
    const id = makeStem(world.random), seed = makeStem(world.random);
    const first = below(2, seededRng(seed)) as Bot;
    const head: MatchHead = { id, bots, width, height, seed, first, rated, startedAt: world.now() };
    const bout = new Bout(head, contendersOf(head), this.settings, world.now, (match) => {
      this.#bouts.delete(id);
      this.#matches.release(sources);
      this.#keep(match, keys);
    });
    this.#bouts.set(id, bout);
    bout.start();
  }

  /** Takes bots out of the lobby for a match; others of their addresses wait behind everyone else. */
  #share(guests: readonly Guest[]): readonly string[] {
    const sources = this.#sourcesOf(guests);
    this.#matches.count(sources);
    for (const guest of guests) this.#lobby.delete(guest);
    for (const guest of [...this.#lobby]) {
      if (!sources.includes(this.#guests.get(guest)!)) continue;
      this.#lobby.delete(guest);
      this.#lobby.add(guest);
    }
    return sources;
  }

  #sourcesOf(guests: readonly Guest[]): readonly string[] {
    return [...new Set(guests.map((guest) => this.#guests.get(guest)!))];
  }

  #areRated(bots: MatchHead["bots"], keys: readonly [NameKey, NameKey]): boolean {
    return bots.every((bot, n) => this.results.isRated(bot, keys[n]));
  }

  /** Another match may have settled the key of a name since this one began: that is asked again. */
  async #keep(match: StoredMatch, keys: readonly [NameKey, NameKey]): Promise<void> {
    try {
      const rated = match.rated && this.#areRated(match.bots, keys);
      if (await this.results.keep({ ...match, rated }, keys)) return;
      throw new Error(`The arena's match ${match.id} could not be kept`);
    } catch (error) {
      this.world.report(error);
    }
  }

  #forget(guest: Guest, source: string): void {
    this.#guests.delete(guest);
    this.#lobby.delete(guest);
    this.#quota.release([source]);
  }

  #check(): void {
    for (const guest of [...this.#guests.keys()]) guest.check();
    for (const bout of [...this.#bouts.values()]) bout.check();
    this.#matchAll();
  }

  #serve(): void {
    for (const { watchers } of this.#bouts.values()) watchers.serve(this.world.now());
  }

  /** Looks at clocks, and serves watchers every other time, for as long as there are bots. */
  #run(isServing = false): void {
    if (this.#guests.size === 0) return void (this.#isRunning = false);
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

function isSame(a: BotName, b: BotName): boolean {
  return a.author === b.author && a.name === b.name;
}
