/**
 * The server's own bots: they play those who have waited long for an opponent, in arenas that few have
 * entered, and each other while somebody watches and nobody plays. They are programs like all others:
 * marked as bots, in games that people aren't rated for, and with ratings from games between bots.
 * Of the processes that share a database one has them.
 */

import { below } from "../../games/kit/rng.ts";
import type { LevelId } from "../../games/game.ts";
import { DEFAULT_GAME } from "../../games/life_games.ts";
import { POOL_CLOCKS } from "../../rooms/pool.ts";
import { readSettings } from "../../rooms/settings.ts";
import type { RoomSummary } from "../../rooms/summary.ts";
import { phaseOf } from "../../rooms/view.ts";
import type { World } from "../clock.ts";
import { digest, secretOf } from "../digest.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { PairingQueue, Place } from "../pairing/queue.ts";
import type { Choose } from "../rooms/workers.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Lobby } from "../rooms/lobby.ts";
import type { Tv } from "../rooms/tv.ts";
import { type Bots, HOUSE as SOURCE } from "../store/bots.ts";
import { isStoreFailure } from "../store/failure.ts";
import type { Keys } from "../store/books.ts";
import type { TournamentDesk } from "../tournaments/desk.ts";
import { HouseArenas } from "./house_arenas.ts";
import { HouseSeat } from "./house_seat.ts";

/** How long somebody waits for a person before a bot sits down with them, ms. */
export const PATIENCE = 45_000;
/** How many games a bot plays at a time, and all of them with people at one address. */
const MOST_GAMES = 4, MOST_OF_SOURCE = 3;
/** How soon a game begins that is arranged, ms. */
const BEGINS_WITHIN = 10_000;

/** Whom a bot plays: those rated below. */
const BOTS: readonly { readonly name: string; readonly level: LevelId; readonly below: number }[] =
  [
    { name: "House Bot 1", level: "normal", below: 1400 },
    { name: "House Bot 2", level: "hard", below: 1700 },
    { name: "House Bot 3", level: "fierce", below: Infinity },
  ];

const KEY = "house bots";
/** Nobody else has these bots: no share is taken of others'. */
const SHARE = { all: 1e9, ofSource: 1e9, ofOwner: 1e9 };

/** A bot as the server knows it. */
interface HouseBot {
  readonly name: string;
  readonly level: LevelId;
  readonly below: number;
  readonly identity: string;
  readonly owner: string;
}

interface HouseParts {
  readonly queue: PairingQueue;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly book: Bots;
  readonly keys: Keys;
  readonly tv: Pick<Tv, "isWatched" | "isQuiet">;
  readonly tournaments: Pick<TournamentDesk, "book" | "look" | "joinBot">;
  readonly moderation: Pick<Moderation, "isPaused">;
  readonly choose: Choose;
  readonly world: World;
}

export class House {
  readonly #seats = new Map<string, HouseSeat>();
  readonly #arenas: HouseArenas;
  /** Where those are whom bots play, by identity, and since when they do. */
  readonly #rivals = new Map<string, { readonly source: string; readonly since: number }>();
  #bots: Promise<readonly HouseBot[]> | undefined;
  /** Whether the bots are this process's. */
  #isOurs = false;

  constructor(private readonly parts: HouseParts) {
    this.#arenas = new HouseArenas({ ...parts, source: SOURCE });
  }

  /**
   * Sits down with those who have waited long, plays in arenas that lack players, shows a game where
   * there's none to watch, and plays on.
   */
  async tend(): Promise<void> {
    if (!this.#isOurs) return;
    try {
      const bots = await this.#known();
      await this.#lineUp(bots);
      await this.#exhibit(bots);
      await this.#arenas.tend(bots);
      for (const bot of bots) await this.#play(bot);
    } catch (error) {
      // It's tried again.
      if (!isStoreFailure(error)) throw error;
    }
  }

  /** Whether the bots are this process's, from now on: those of another sit at their tables instead. */
  assign(isOurs: boolean): void {
    this.#isOurs = isOurs;
    if (!isOurs) { for (const seat of [...this.#seats.values()]) seat.leave(); }
  }

  /** They're the same after a restart, and for every process; nobody can name them who lacks the key. */
  #known(): Promise<readonly HouseBot[]> {
    const known = this.#bots ??= this.#register();
    known.catch(() => this.#bots = undefined);
    return known;
  }

  async #register(): Promise<readonly HouseBot[]> {
    const { book, keys, world } = this.parts;
    const key = await keys.find(KEY, () => crypto.getRandomValues(new Uint8Array(32)));
    const bots = BOTS.map((bot) => ({
      ...bot,
      identity: digest(`${bot.level} ${key.toHex()}`),
      owner: digest(`owner of ${bot.level} ${key.toHex()}`),
    }));
    for (const { name, identity, owner } of bots) {
      const token = digest(secretOf(world.random));
      const issue = { identity, owner, name, scopes: ["play"] as const, token, source: SOURCE };
      await book.issue(issue, world.now(), SHARE);
    }
    return bots;
  }

  /** Waits next to who has waited long: then they're paired as any two are. */
  async #lineUp(bots: readonly HouseBot[]): Promise<void> {
    const { queue, world } = this.parts, now = world.now();
    const present = await queue.present(now), own = new Set(bots.map(({ identity }) => identity));
    const games = await this.#gamesOf(bots);
    const free = bots.filter((bot) => countOf(games, bot) < MOST_GAMES);
    this.#forgetRivals(games, now);
    for (const place of present) {
      if (own.has(place.identity) || now - place.since < PATIENCE) continue;
      const near = [...this.#rivals.values()].filter(({ source }) => source === place.source);
      if (this.#rivals.has(place.identity) || near.length >= MOST_OF_SOURCE) continue;
      const bot = free.find(({ below }) => place.rating < below) ?? free.at(-1);
      if (!bot) return;
      free.splice(free.indexOf(bot), 1);
      this.#rivals.set(place.identity, { source: place.source, since: now });
      await queue.enter(this.#placeNextTo(place, bot), now);
    }
  }

  /** Forgets those who play no bot any more; a game begins a moment after it's arranged. */
  #forgetRivals(games: readonly RoomSummary[], now: number): void {
    const playing = new Set(
      games.flatMap(({ players = [] }) => players.map(({ identity }) => identity)),
    );
    for (const [identity, { since }] of this.#rivals) {
      if (!playing.has(identity) && now - since > BEGINS_WITHIN) this.#rivals.delete(identity);
    }
  }

  /** For that one, whoever else comes; as strong as they need, as nobody is rated for it. */
  #placeNextTo(
    { pool, rating, deviation, since, identity: only }: Place,
    { name, identity, owner }: HouseBot,
  ): Place {
    const id = digest(secretOf(this.parts.world.random)), blocked = new Set<string>();
    const meeting = { pool, rating, deviation, since, blocked, last: "", only };
    return { ...meeting, id, identity, owner, name, source: SOURCE };
  }

  /** A game between two of them, while somebody watches and there's none of people's. */
  async #exhibit(bots: readonly HouseBot[]): Promise<void> {
    const { tv, hub, moderation, world } = this.parts;
    if (moderation.isPaused || !tv.isWatched || !await tv.isQuiet()) return;
    if ((await this.#gamesOf(bots)).length > 0) return;
    const first = below(bots.length, world.random);
    const pair = [bots[first]!, bots[(first + 1) % bots.length]!];
    const chosen: Readonly<Record<string, string>> = {
      game: DEFAULT_GAME,
      clock: POOL_CLOCKS[0],
      listed: "1",
    };
    const settings = readSettings((name) => chosen[name], (seats) => below(seats, world.random))!;
    const sitters = pair.map(({ name, identity, owner }) => ({
      name,
      identity,
      owner,
      token: digest(secretOf(world.random)),
    }));
    await hub.open(settings, [SOURCE], sitters);
  }

  /** What they play. */
  async #gamesOf(bots: readonly HouseBot[]): Promise<readonly RoomSummary[]> {
    const heads = await this.parts.lobby.of(...bots.map(({ identity }) => identity));
    return heads.filter(({ phase }) => phase === "playing");
  }

  /** Is at every table where it plays. */
  async #play(bot: HouseBot): Promise<void> {
    const { hub, lobby, choose, world } = this.parts;
    for (const { code } of await lobby.of(bot.identity)) {
      const id = `${code} ${bot.level}`;
      if (this.#seats.has(id)) continue;
      const room = await hub.find(code);
      const player = room?.secrets.holders.findIndex(({ identity }) => identity === bot.identity);
      if (!room || player === undefined || player < 0 || phaseOf(room.view) !== "playing") continue;
      if (!this.#isOurs || this.#seats.has(id)) continue;
      const seat = new HouseSeat(room, player, bot.level, SOURCE, {
        choose,
        world,
        over: () => this.#seats.delete(id),
      });
      this.#seats.set(id, seat);
      seat.enter();
    }
  }
}

/** How many of these games a bot plays. */
function countOf(games: readonly RoomSummary[], { identity }: HouseBot): number {
  return games.filter(({ players = [] }) => players.some((one) => one.identity === identity))
    .length;
}
