/** Tournaments in a database. */

import { foldName } from "../../../leaderboard/fold_name.ts";
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
import { finish, pair, record, settle, start } from "./tournament_games.ts";
import { readLists, readSheet, readTrophies } from "./tournament_rows.ts";
import { all, type Database, get, run, together, type Work } from "./work.ts";

/** How many lines of a tournament are kept. */
const LINES_KEPT = 200;
/** How many numbers one statement names. */
const AT_ONCE = 25;

const BOT_ROOMS = `
  SELECT e.identity, p.code FROM pairings p
  JOIN entrants e ON e.tournament = p.tournament AND (e.number = p.one OR e.number = p.two)
  WHERE p.outcome IS NULL AND p.code IS NOT NULL AND e.bot = 1`;
const BOTS = `
  SELECT e.tournament, e.number, e.identity FROM entrants e
  JOIN tournaments t ON t.id = e.tournament
  WHERE t.phase <> 'over' AND e.bot = 1 AND e.state = 'in'`;

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
    await this.#write(() => together(plans.map((plan) => add(plan))));
  }

  make(plan: TournamentPlan, maker: Maker, share: TournamentShare) {
    return this.database.write(() => make(plan, maker, share));
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

const HAS_MET = `
  EXISTS (SELECT 1 FROM pairings p WHERE p.tournament = entrants.tournament
    AND (p.one = entrants.number OR p.two = entrants.number))`;

/**
 * Forgets a person: the place in the standings of one who has played is somebody's who is gone. Until
 * it's over that counts for the address on, as do tournaments they made: or nobody's share would mean
 * anything.
 */
export function* forgetTournaments(identity: string): Work<void> {
  const rows = yield* all("SELECT tournament, number FROM entrants WHERE identity = ?", identity);
  yield* run(`DELETE FROM entrants WHERE identity = ? AND NOT ${HAS_MET}`, identity);
  yield* run(
    `UPDATE entrants SET identity = '', token = '', owner = '', name = '', folded = '',
       state = 'out' WHERE identity = ?`,
    identity,
  );
  for (const { tournament, number } of rows) {
    yield* run(
      "DELETE FROM tournament_lines WHERE tournament = ? AND entrant = ?",
      String(tournament),
      Number(number),
    );
    yield* raise(String(tournament));
  }
  yield* run(
    "UPDATE tournaments SET maker = NULL, name = '', version = version + 1 WHERE maker = ?",
    identity,
  );
}

const DAY = 24 * 60 * 60 * 1000;
/** How long what was said is kept, and a tournament that is over, ms; one in which nobody played goes sooner. */
const LINES_LAST = 30 * DAY, LASTS = 400 * DAY, EMPTY_LASTS = DAY / 24;
const PRUNED = 100;

/** Deletes some of what is kept no longer, ms. */
export function* pruneTournaments(now: number): Work<void> {
  yield* run(
    `DELETE FROM tournament_lines WHERE tournament IN
      (SELECT id FROM tournaments WHERE phase = 'over' AND ended < ?)`,
    now - LINES_LAST,
  );
  const gone = yield* all(
    `SELECT id FROM tournaments t WHERE phase = 'over' AND (ended < ?1 OR ended < ?2
      AND NOT EXISTS (SELECT 1 FROM pairings p WHERE p.tournament = t.id)) LIMIT ${PRUNED}`,
    now - LASTS,
    now - EMPTY_LASTS,
  );
  for (const { id } of gone) {
    for (const table of ["entrants", "pairings", "tournament_lines"]) {
      yield* run(`DELETE FROM ${table} WHERE tournament = ?`, String(id));
    }
    yield* run("DELETE FROM tournaments WHERE id = ?", String(id));
  }
}

function* raise(id: string): Work<void> {
  yield* run("UPDATE tournaments SET version = version + 1 WHERE id = ?", id);
}

function* add(plan: TournamentPlan, maker?: Maker): Work<void> {
  const { id, kind, name, game, clock, starts, minutes, rounds, allowsBots } = plan;
  yield* run(
    `INSERT INTO tournaments (id, kind, name, game, clock, starts, minutes, rounds, bots, phase,
       round, version, honored, maker, source)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'coming', 0, 1, 0, ?, ?) ON CONFLICT DO NOTHING`,
    ...[id, kind, name, game, clock, starts, minutes, rounds, Number(allowsBots)],
    maker?.identity ?? null,
    maker?.source ?? "",
  );
}

const COUNT_MADE = `
  SELECT count(*) AS every, coalesce(sum(CASE WHEN source = ?1 THEN 1 ELSE 0 END), 0) AS near,
    coalesce(sum(CASE WHEN maker = ?2 THEN 1 ELSE 0 END), 0) AS own
  FROM tournaments WHERE source <> '' AND phase <> 'over'`;

function* make(
  plan: TournamentPlan,
  maker: Maker,
  { all, ofSource, ofIdentity = ofSource }: TournamentShare,
): Work<"kept" | "limit"> {
  const { every, near, own } = (yield* get(COUNT_MADE, maker.source, maker.identity))!;
  const isFree = Number(every) < all && Number(near) < ofSource && Number(own) < ofIdentity;
  if (!isFree) return "limit";
  yield* add(plan, maker);
  return "kept";
}

const COUNT_ENTERED = `
  SELECT count(*) AS every, coalesce(sum(CASE WHEN source = ?2 THEN 1 ELSE 0 END), 0) AS near,
    coalesce(max(number), 0) AS last
  FROM entrants WHERE tournament = ?1`;
const FIND = "SELECT number, state FROM entrants WHERE tournament = ? AND identity = ?";

function* enter(
  id: string,
  entry: Entry,
  now: number,
  share: TournamentShare,
): Work<Exclude<Entered, "failed">> {
  const { identity, token, owner, source, name, isBot, rating } = entry;
  const row = yield* get("SELECT phase, bots FROM tournaments WHERE id = ?", id);
  if (!row) return "unknown";
  if (row.phase === "over") return "over";
  if (isBot && Number(row.bots) === 0) return "bots";
  const known = yield* get(FIND, id, identity);
  if (known) {
    yield* run(
      `UPDATE entrants SET token = ?3, name = ?4, folded = ?5, heard = ?6, state = 'in',
         free = CASE WHEN state = 'in' THEN free ELSE ?6 END WHERE tournament = ?1 AND number = ?2`,
      ...[id, Number(known.number), token, name, isBot ? "" : foldName(name), now],
    );
  } else {
    const { every, near, last } = (yield* get(COUNT_ENTERED, id, source))!;
    if (Number(every) >= share.all || Number(near) >= share.ofSource) return "limit";
    yield* run(
      `INSERT INTO entrants (tournament, number, identity, token, owner, source, name, folded, bot,
         rating, state, sheet, lean, free, heard)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'in', '', 0, ?, ?)`,
      ...[id, Number(last) + 1, identity, token, owner, source, name],
      ...[isBot ? "" : foldName(name), Number(isBot), rating, now, now],
    );
  }
  yield* raise(id);
  return "kept";
}

/** Before it begins nothing is left of them. */
function* leave(id: string, identity: string): Work<Exclude<Entered, "failed">> {
  const known = yield* get(FIND, id, identity);
  const row = yield* get("SELECT phase FROM tournaments WHERE id = ?", id);
  if (!known || !row) return "unknown";
  if (row.phase === "over") return "over";
  const number = Number(known.number);
  if (row.phase === "coming") {
    yield* run("DELETE FROM tournament_lines WHERE tournament = ? AND entrant = ?", id, number);
    yield* run("DELETE FROM entrants WHERE tournament = ? AND number = ?", id, number);
  } else {
    yield* run("UPDATE entrants SET state = 'out' WHERE tournament = ? AND number = ?", id, number);
  }
  yield* raise(id);
  return "kept";
}

/** The same statement for any of them: the last stands for those it has no more of. */
function* hear(id: string, numbers: readonly number[], now: number): Work<void> {
  const marks = Array(AT_ONCE).fill("?").join(", ");
  const sql = `UPDATE entrants SET heard = ? WHERE tournament = ? AND number IN (${marks})`;
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE);
    const padded = [...some, ...Array<number>(AT_ONCE - some.length).fill(some.at(-1)!)];
    yield* run(sql, now, id, ...padded);
  }
}

function* say(
  id: string,
  identity: string,
  text: string,
  now: number,
  { lines, within }: { readonly lines: number; readonly within: number },
): Work<Exclude<Spoken, "failed">> {
  const known = yield* get(FIND, id, identity);
  if (!known) return "unknown";
  const number = Number(known.number);
  const row = yield* get(
    `SELECT coalesce(max(number), 0) AS last,
       coalesce(sum(CASE WHEN entrant = ?2 AND at > ?3 THEN 1 ELSE 0 END), 0) AS recent
     FROM tournament_lines WHERE tournament = ?1`,
    id,
    number,
    now - within,
  );
  if (Number(row!.recent) >= lines) return "flood";
  const next = Number(row!.last) + 1;
  yield* run(
    "INSERT INTO tournament_lines (tournament, number, entrant, at, text) VALUES (?, ?, ?, ?, ?)",
    ...[id, next, number, now, text],
  );
  yield* run(
    "DELETE FROM tournament_lines WHERE tournament = ? AND number <= ?",
    id,
    next - LINES_KEPT,
  );
  yield* raise(id);
  return "kept";
}
