/** Tournaments in a database. */

import type { Pairing, TournamentPlan } from "../../../tournaments/tournament.ts";
import type {
  Entered,
  Entry,
  Maker,
  NumberPair,
  Recorded,
  Spoken,
  TournamentBook,
  TournamentShare,
} from "../tournaments.ts";
import { StoreFailure } from "../failure.ts";
import { enter, hear, leave, make, plan, say } from "./tournament_entries.ts";
import { callOff, finish, pair, record, settle, start } from "./tournament_games.ts";
import { readLists, readSheet, readTrophies } from "./tournament_rows.ts";
import { all, type Database, get, type Work } from "./work.ts";

const BOT_ROOMS = `
  SELECT e.identity, p.code FROM pairings p
  JOIN entrants e ON e.tournament = p.tournament AND (e.number = p.one OR e.number = p.two)
  WHERE p.outcome IS NULL AND p.code IS NOT NULL AND e.bot = 1`;
const BOTS = `
  SELECT e.tournament, e.number, e.identity FROM tournaments t
  CROSS JOIN entrants e
  WHERE t.phase IN ('coming', 'running') AND e.tournament = t.id AND e.bot = 1 AND e.state = 'in'`;

export class SqlTournaments implements TournamentBook {
  constructor(private readonly database: Database) {}

  lists() {
    return this.database.read(readLists());
  }

  read(id: string) {
    return this.database.read(readSheet(id));
  }

  async due(now: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.read(all(
      `SELECT id, version FROM tournaments
       WHERE phase = 'running' OR phase = 'coming' AND starts <= ? ORDER BY id`,
      now,
    ));
    return new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
  }

  async version(id: string): Promise<number | undefined> {
    const row = await this.database.read(get("SELECT version FROM tournaments WHERE id = ?", id));
    return row && Number(row.version);
  }

  async plan(plans: readonly TournamentPlan[]): Promise<void> {
    await this.#write(() => plan(plans));
  }

  make(plan: TournamentPlan, maker: Maker, share: TournamentShare) {
    return this.database.write(() => make(plan, maker, share));
  }

  callOff(id: string, maker: string, now: number): Promise<Entered> {
    return this.database.write(() => callOff(id, maker, now));
  }

  enter(id: string, entry: Entry, now: number, share: TournamentShare): Promise<Entered> {
    return this.database.write(() => enter(id, entry, now, share));
  }

  leave(id: string, identity: string): Promise<Entered> {
    return this.database.write(() => leave(id, identity));
  }

  async heard(id: string, numbers: readonly number[], now: number): Promise<void> {
    if (numbers.length > 0) await this.#write(() => hear(id, numbers, now));
  }

  async present(id: string, since: number): Promise<ReadonlySet<number>> {
    const sql = "SELECT number FROM entrants WHERE tournament = ? AND state = 'in' AND heard >= ?";
    const rows = await this.database.read(all(sql, id, since));
    return new Set(rows.map(({ number }) => Number(number)));
  }

  start(id: string, rounds: number, now: number): Promise<boolean> {
    return this.#write(() => start(id, rounds, now));
  }

  pair(
    id: string,
    round: number,
    pairs: readonly NumberPair[],
    now: number,
  ): Promise<readonly Pairing[]> {
    return this.#write(() => pair(id, round, pairs, now));
  }

  async settle(id: string, rooms: Parameters<TournamentBook["settle"]>[1]): Promise<void> {
    await this.#write(() => settle(id, rooms));
  }

  record(id: string, results: readonly Recorded[], now: number): Promise<number> {
    return this.#write(() => record(id, results, now));
  }

  finish(id: string, ranked: readonly number[], isHonored: boolean, now: number) {
    return this.#write(() => finish(id, ranked, isHonored, now));
  }

  say(
    id: string,
    identity: string,
    text: string,
    now: number,
    most: { readonly lines: number; readonly within: number },
  ): Promise<Spoken> {
    return this.database.write(() => say(id, identity, text, now, most));
  }

  async botRooms() {
    const rows = await this.database.read(all(BOT_ROOMS));
    return rows.map(({ identity, code }) => ({ identity: String(identity), code: String(code) }));
  }

  async bots() {
    const rows = await this.database.read(all(BOTS));
    return rows.map(({ tournament, number, identity }) => ({
      tournament: String(tournament),
      number: Number(number),
      identity: String(identity),
    }));
  }

  trophies(player: number) {
    return this.database.read(readTrophies(player));
  }

  async #write<Result>(work: () => Work<Result>): Promise<Result> {
    const done = await this.database.write(work);
    if (done === "failed") throw new StoreFailure("A tournament can't be written");
    return done as Result;
  }
}
