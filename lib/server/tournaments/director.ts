/**
 * Runs tournaments: starts them, pairs those who are free, records what becomes of their games, and
 * ends them. One process does it for all; what it does is written so that another may do it again.
 */

import { pairArena } from "../../tournaments/arena_pairing.ts";
import { type DailyArena, dueArenas } from "../../tournaments/schedule.ts";
import { LEAST_FOR_TROPHY, standingsOf } from "../../tournaments/standings.ts";
import { pairSwiss } from "../../tournaments/swiss_pairing.ts";
import {
  endOf,
  LAST_CALL,
  mostRounds,
  type Pairing,
  type Tournament,
} from "../../tournaments/tournament.ts";
import type { World } from "../clock.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Lobby } from "../rooms/lobby.ts";
import { isStoreFailure } from "../store/failure.ts";
import type { Store } from "../store/store.ts";
import type {
  KeptEntrant,
  NumberPair,
  TournamentBook,
  TournamentSheet,
} from "../store/tournaments.ts";
import { apartAmong, type Blocks } from "../moderation/blocks.ts";
import { openGame, OPENS_WITHIN, resultOf } from "./game_rooms.ts";

/** How often the site's own arenas are planned, and rooms looked for that are no game's, ms. */
const PLAN_EVERY = 60_000;
/** For how long somebody counts as there who was heard of, ms. */
export const PRESENT = 15_000;
/** How long players rest between the rounds of a Swiss, ms. */
const BREAK = 10_000;

interface DirectorParts {
  readonly book: TournamentBook;
  readonly hub: Pick<Hub, "open" | "find" | "loaded" | "end">;
  readonly lobby: Pick<Lobby, "heads" | "of">;
  readonly store: Pick<Store, "read">;
  readonly blocksAmong: Blocks["among"];
  /** Whether somebody may not play any more. */
  readonly isBanned: (entrant: KeptEntrant) => boolean;
  /** Whether no new games may begin. */
  readonly isPaused: () => boolean;
  readonly arenas: readonly DailyArena[];
  readonly world: Pick<World, "now" | "report">;
}

export class Director {
  /** What was read of each that is running. */
  readonly #sheets = new Map<string, TournamentSheet>();
  /** Since when the players of a Swiss rest, and after which round. */
  readonly #rests = new Map<string, { readonly round: number; readonly since: number }>();
  /** By tournament, rooms that were opened, until it's written which of them are its games'. */
  readonly #opened = new Map<string, string[]>();
  #plannedAt = -Infinity;

  constructor(private readonly parts: DirectorParts) {}

  /** Does what is due. */
  async direct(): Promise<void> {
    const { book, arenas, world } = this.parts, now = world.now();
    const isTime = now - this.#plannedAt >= PLAN_EVERY;
    if (isTime) {
      await book.plan(dueArenas(arenas, now));
      this.#plannedAt = now;
    }
    // The database failed before that was written.
    for (const id of [...this.#opened.keys()]) await this.#guarded(() => this.#endStrays(id));
    const due = await book.due(now);
    for (const id of [...this.#sheets.keys()]) if (!due.has(id)) this.#forget(id);
    for (const [id, version] of due) {
      await this.#guarded(() => this.#directOne(id, version));
      if (isTime) await this.#guarded(() => this.#endLost(id));
    }
  }

  /** One that can't go on keeps no other from doing so. */
  async #guarded(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isStoreFailure(error)) this.parts.world.report(error);
    }
  }

  async #directOne(id: string, version: number): Promise<void> {
    let sheet = await this.#sheetOf(id, version);
    if (!sheet) return;
    if (sheet.tournament.phase === "coming") sheet = await this.#start(sheet);
    if (sheet && await this.#openLeft(sheet)) sheet = await this.#read(id);
    if (sheet && await this.#record(sheet)) sheet = await this.#read(id);
    if (!sheet || sheet.tournament.phase !== "running") return;
    if (sheet.tournament.kind === "arena") await this.#directArena(sheet);
    else await this.#directSwiss(sheet);
  }

  #forget(id: string): void {
    this.#sheets.delete(id);
    this.#rests.delete(id);
  }

  async #sheetOf(id: string, version: number): Promise<TournamentSheet | undefined> {
    const known = this.#sheets.get(id);
    return known?.tournament.version === version ? known : await this.#read(id);
  }

  async #read(id: string): Promise<TournamentSheet | undefined> {
    const sheet = await this.parts.book.read(id);
    if (sheet) this.#sheets.set(id, sheet);
    return sheet;
  }

  /** A Swiss to which nobody came is over at once. */
  async #start({ tournament, entrants }: TournamentSheet): Promise<TournamentSheet | undefined> {
    const { book, world } = this.parts, { id, kind } = tournament;
    const players = entrants.filter(({ state }) => state === "in").length;
    if (kind === "swiss" && players < 2) await book.finish(id, [], false, world.now());
    else await book.start(id, mostRounds(players), world.now());
    return await this.#read(id);
  }

  /** Whether any game was over. */
  async #record({ tournament: { id }, pairings }: TournamentSheet): Promise<boolean> {
    const { book, world } = this.parts, now = world.now();
    const open = pairings.filter(({ outcome }) => outcome === null);
    const codes = open.flatMap(({ code }) => code ?? []);
    const heads = await this.parts.lobby.heads(codes);
    const playing = new Set(heads.flatMap(({ code, phase }) => phase === "playing" ? code : []));
    const results = await Promise.all(
      open.map((pairing) => resultOf(pairing, now, playing, this.parts)),
    );
    const known = results.filter((result) => result !== undefined);
    return known.length > 0 && await book.record(id, known, now) > 0;
  }

  async #directArena(sheet: TournamentSheet): Promise<void> {
    const { book, world } = this.parts, { tournament, entrants } = sheet, now = world.now();
    const left = endOf(tournament) - now;
    if (left <= 0) return await this.#finish(sheet);
    const free = this.#playing(entrants).filter(({ pairing }) => pairing === null);
    if (left <= LAST_CALL || free.length < 2 || this.parts.isPaused()) return;
    const present = await book.present(tournament.id, now - PRESENT);
    const there = free.filter(({ number }) => present.has(number));
    const pairs = pairArena(there, now, await apartAmong(there, this.parts.blocksAmong));
    await this.#open(sheet, 0, pairs.map(([one, two]) => [one.number, two.number]));
  }

  async #directSwiss(sheet: TournamentSheet): Promise<void> {
    const { tournament: { round, rounds }, entrants, pairings } = sheet;
    if (pairings.some(({ outcome }) => outcome === null)) return;
    const players = this.#playing(entrants);
    if (round >= rounds || players.length < 2) return await this.#finish(sheet);
    if (this.#isResting(sheet.tournament) || this.parts.isPaused()) return;
    const areApart = await apartAmong(players, this.parts.blocksAmong);
    const { pairs, byes } = pairSwiss(players, pairings, areApart);
    // All who are left have met: a round of nothing but rounds off would only give points away.
    if (pairs.length === 0) return await this.#finish(sheet);
    await this.#open(sheet, round + 1, [
      ...pairs.map(([one, two]): NumberPair => [one.number, two.number]),
      ...byes.map(({ number }): NumberPair => [number, null]),
    ]);
  }

  /** Those who are in it, and may play. */
  #playing(entrants: readonly KeptEntrant[]): KeptEntrant[] {
    return entrants.filter((one) => one.state === "in" && !this.parts.isBanned(one));
  }

  /** For a moment after the last game of a round. */
  #isResting({ id, round }: Tournament): boolean {
    if (round === 0) return false;
    const now = this.parts.world.now(), known = this.#rests.get(id);
    const since = known?.round === round ? known.since : now;
    this.#rests.set(id, { round, since });
    return now - since < BREAK;
  }

  async #open(
    { tournament, entrants }: TournamentSheet,
    round: number,
    pairs: readonly NumberPair[],
  ): Promise<void> {
    const { book, world } = this.parts;
    if (pairs.length === 0) return;
    const made = await book.pair(tournament.id, round, pairs, world.now());
    await this.#openRooms({ tournament, entrants }, made);
  }

  /** Opens what's left of a Swiss's round: who paired it ended, or never heard that it's written. */
  async #openLeft({ tournament, entrants, pairings }: TournamentSheet): Promise<boolean> {
    const { world, isPaused } = this.parts, now = world.now();
    const gone = new Set(entrants.flatMap(({ isGone, number }) => isGone ? number : []));
    const left = pairings.filter(({ outcome, code, made, one, two }) =>
      outcome === null && code === null && now - made > OPENS_WITHIN && !gone.has(one) &&
      !gone.has(two!)
    );
    if (tournament.kind !== "swiss" || left.length === 0 || isPaused()) return false;
    await this.#openRooms({ tournament, entrants }, left);
    return true;
  }

  async #openRooms(
    { tournament, entrants }: Pick<TournamentSheet, "tournament" | "entrants">,
    pairings: readonly Pairing[],
  ): Promise<void> {
    const { book, hub } = this.parts, { id } = tournament;
    const byNumber = new Map(entrants.map((entrant) => [entrant.number, entrant]));
    const codes = this.#opened.get(id) ?? [];
    this.#opened.set(id, codes);
    const games = await Promise.all(pairings.map((pairing) => {
      const players = [pairing.one, pairing.two!].map((number) => byNumber.get(number)!);
      return openGame(
        hub,
        tournament,
        pairing,
        players as [KeptEntrant, KeptEntrant],
        (code) => codes.push(code),
      );
    }));
    await book.settle(id, games.filter((game) => game !== undefined));
    await this.#endStrays(id);
  }

  /** A room isn't kept if others opened the game's, or one of its players was forgotten meanwhile. */
  async #endStrays(id: string): Promise<void> {
    const sheet = await this.#read(id), codes = this.#opened.get(id)!;
    const gone = new Set(sheet?.entrants.flatMap(({ isGone, number }) => isGone ? number : []));
    const kept = new Set(
      sheet?.pairings.flatMap(({ code, one, two }) => gone.has(one) || gone.has(two!) ? [] : code),
    );
    for (const code of codes) if (!kept.has(code)) await this.parts.hub.end(code);
    this.#opened.delete(id);
  }

  /** Who opened a room may have ended before it was written whose game it is: nobody comes there. */
  async #endLost(id: string): Promise<void> {
    const { lobby, hub, world } = this.parts, before = world.now() - OPENS_WITHIN;
    const sheet = await this.#read(id);
    if (sheet?.tournament.phase !== "running") return;
    const players = sheet.entrants.flatMap(({ identity, isGone }) => isGone ? [] : identity);
    const codes = new Set(sheet.pairings.map(({ code }) => code));
    for (const { code, phase, tournament, touched } of await lobby.of(...players)) {
      const isOurs = tournament === id && phase === "playing";
      if (isOurs && touched < before && !codes.has(code)) await hub.end(code);
    }
  }

  async #finish({ tournament, entrants, pairings }: TournamentSheet): Promise<void> {
    const { book, world } = this.parts;
    const played = standingsOf(tournament.kind, entrants, pairings)
      .map(({ entrant }) => entrant as KeptEntrant).filter(({ sheet }) => sheet !== "");
    const sources = new Set(played.filter(({ isBot }) => !isBot).map(({ source }) => source));
    const isHonored = sources.size >= LEAST_FOR_TROPHY;
    await book.finish(tournament.id, played.map(({ number }) => number), isHonored, world.now());
  }
}
