/** Bots that wait for a match, and who meets whom next (rules.md K7). */

import { type BotName, eachOnce } from "../../arena/results.ts";
import { Quota } from "../rooms/quota.ts";
import { Rate } from "../rooms/rate.ts";
import type { BotSession } from "./bot_session.ts";
import { LEAST_BOTS, RoundRobin } from "./round_robin.ts";
import type { ArenaSettings } from "./settings.ts";

/** A bot that comes back from a match is left alone for this long, ms: else two would never stop. */
const REST = 1_000;
const HOUR = 3_600_000;

/** Begins matches: each takes its bots from the lobby at once. */
interface Matches {
  /** Begins one between two bots, of a round robin, if told. */
  fight(a: BotSession, b: BotSession, robin?: RoundRobin): void;
  /** Begins one against the trainer. */
  train(bot: BotSession): void;
}

export class Lobby {
  /** By turns of addresses, who has waited longest first. */
  readonly #waiting = new Set<BotSession>();
  readonly #matches: Quota;
  /** How many have begun, and how many go on. */
  #begun = 0;
  #going = 0;
  /** How often bots of one address fight each other for their standing. */
  readonly #ownMatches: Rate;
  #robin: RoundRobin | undefined;
  /** The number of the last time at which a round robin was to begin. */
  #robins: number;

  constructor(
    private readonly settings: ArenaSettings,
    now: number,
    /** Whether bots may train; else all wait for each other. */
    private readonly trains: boolean,
    /** Where a bot comes from. */
    private readonly sourceOf: (bot: BotSession) => string,
    /** Whether who comes from there may begin a match. */
    private readonly admits: (source: string) => boolean,
  ) {
    this.#matches = new Quota(settings.matches, settings.matchesPerSource);
    this.#ownMatches = new Rate(Math.max(1, HOUR / 1000 / settings.gameTime), HOUR);
    this.#robins = this.#robinAt(now);
  }

  add(bot: BotSession): void {
    this.#waiting.add(bot);
  }

  delete(bot: BotSession): void {
    this.#waiting.delete(bot);
  }

  names(): BotName[] {
    return Array.from(this.#waiting, ({ bot }) => bot);
  }

  /** Takes bots out for a match, and gives their addresses: others of these wait behind everyone else. */
  take(bots: readonly BotSession[]): readonly string[] {
    const sources = this.#sourcesOf(bots);
    this.#matches.count(sources);
    this.#going++;
    this.#begun++;
    for (const bot of bots) {
      this.#waiting.delete(bot);
      bot.lastMatch = this.#begun;
      for (const other of bots) bot.met.set(other, this.#begun);
    }
    for (const bot of [...this.#waiting]) {
      if (!sources.includes(this.sourceOf(bot))) continue;
      this.#waiting.delete(bot);
      this.#waiting.add(bot);
    }
    return sources;
  }

  /** After a match of bots from there. */
  release(sources: readonly string[]): void {
    this.#matches.release(sources);
    this.#going--;
  }

  /** A match of a round robin couldn't begin; it may have been the last to come. */
  giveBack(robin: RoundRobin, a: BotSession, b: BotSession): void {
    robin.giveBack(a.bot, b.bot);
    this.#robin ??= robin;
  }

  /**
   * Whether a match of bots from there may count, and counts it. Of bots of one address as many may as
   * could be played to their ends: nobody's standing rises faster by a bot of theirs that gives up than
   * by fighting.
   */
  mayCount(sources: readonly string[], now: number): boolean {
    return sources.length > 1 || this.#ownMatches.allow(sources, now);
  }

  /** Begins a round robin when it's time, and leaves out of one who is gone: those are all that are here. */
  holdRobins(here: readonly BotSession[], now: number): void {
    const robins = this.#robinAt(now);
    if (robins === this.#robins && !this.#robin) return;
    const entrants = entrantsOf(here);
    if (robins !== this.#robins && entrants.length >= LEAST_BOTS) {
      this.#robin = new RoundRobin(now, entrants);
    }
    this.#robins = robins;
    this.#robin?.keep(entrants);
    if (this.#robin?.isOver) this.#robin = undefined;
  }

  /**
   * Begins every match that can be: who has waited longest meets whom they met longest ago. Two who met
   * last wait for others as long as a match may bring some, and no longer than one takes with the rest
   * after it: they end together, and would otherwise meet forever.
   */
  matchAll(now: number, matches: Matches): void {
    const isRested = (bot: BotSession) => bot.playedAt + REST <= now;
    const serious = [...this.#waiting].filter((bot) => !bot.config.force_training && isRested(bot));
    const others = new Set(this.#matchRobin(serious, matches));
    const awaited = new Set(serious.filter((bot) => !others.has(bot)));
    const left: BotSession[] = [];
    for (const bot of [...this.#waiting]) {
      if (awaited.has(bot) || !isRested(bot) || !this.#hasRoomFor([bot])) continue;
      if (this.trains && bot.config.force_training) matches.train(bot);
      else left.push(bot);
    }
    const resting = [...this.#waiting].filter((bot) => !isRested(bot));
    const isFighterResting = resting.some(({ config }) => !config.force_training);
    const patience = 1000 * this.settings.gameTime + (isFighterResting ? 2 * REST : 0);
    const mayCome = this.#going > 0 || resting.length > 0;
    while (left.length > 1) {
      const first = left.shift()!, other = metLongestAgo(first, left);
      const isPatient = mayCome && now - first.waitingSince < patience;
      if (isPatient && first.met.get(other) === first.lastMatch) return;
      left.splice(left.indexOf(other), 1);
      // One of the two may have seen its address's share go to another's training.
      if (this.#hasRoomFor([first, other])) matches.fight(first, other);
    }
    const [alone] = left;
    if (!this.trains || !alone?.config.allow_training || !this.#hasRoomFor([alone])) return;
    if (now - alone.waitingSince >= 1000 * alone.config.training_timeout) matches.train(alone);
  }

  /** Begins the round robin's matches between those who wait, and gives who may meet anyone. */
  #matchRobin(waiting: readonly BotSession[], matches: Matches): readonly BotSession[] {
    const robin = this.#robin;
    if (!robin) return waiting;
    let left = waiting;
    for (;;) {
      left = left.filter((bot) => this.#hasRoomFor([bot]));
      const pair = robin.next(left.map(({ bot }) => bot));
      if (!pair) break;
      const [a, b] = [left[pair[0]]!, left[pair[1]]!];
      left = left.filter((bot) => bot !== a && bot !== b);
      matches.fight(a, b, robin);
    }
    return left.filter(({ bot }) => !robin.awaits(bot));
  }

  /** Whether they may begin a match: those who came before may be kept from that later. */
  #hasRoomFor(bots: readonly BotSession[]): boolean {
    const sources = this.#sourcesOf(bots);
    return sources.every((source) => this.admits(source)) && this.#matches.has(sources);
  }

  #sourcesOf(bots: readonly BotSession[]): readonly string[] {
    return [...new Set(bots.map(this.sourceOf))];
  }

  /** How many round robins were to begin until then. */
  #robinAt(now: number): number {
    const { roundRobinHours: hours } = this.settings;
    return hours === 0 ? 0 : Math.floor(now / (hours * HOUR));
  }
}

/** Those who are ready for matches that count, each name once. */
function entrantsOf(bots: readonly BotSession[]): BotName[] {
  const ready = bots.filter(({ state, config }) =>
    (state === "lobby" || state === "in_game") && !config.force_training
  );
  return eachOnce(ready.map(({ bot }) => bot));
}

/** Of several the one that a bot met longest ago, or never. */
function metLongestAgo({ met }: BotSession, others: readonly BotSession[]): BotSession {
  return others.reduce((one, other) => (met.get(other) ?? 0) < (met.get(one) ?? 0) ? other : one);
}
