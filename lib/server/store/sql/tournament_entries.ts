/** Who makes a tournament, enters it, leaves it and speaks in it, in a database. */

import { foldName } from "../../../leaderboard/fold_name.ts";
import type { TournamentPlan } from "../../../tournaments/tournament.ts";
import type { Entered, Entry, Maker, Spoken, TournamentShare } from "../tournaments.ts";
import { get, listed, run, together, type Work } from "./work.ts";

/** How many lines of a tournament are kept. */
const LINES_KEPT = 200;
/** How many numbers one statement names. */
const AT_ONCE = 25;

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

/** The site's own: their ids are made of their times. */
const UNPLAN = `
  DELETE FROM tournaments WHERE phase = 'coming' AND id LIKE 'arena-________-____-%'
    AND NOT EXISTS (SELECT 1 FROM entrants e WHERE e.tournament = tournaments.id)
    AND id || ' ' || clock || ' ' || minutes NOT IN`;

/** The schedule may be another than before, and the clock, too. */
export function* plan(plans: readonly TournamentPlan[]): Work<void> {
  const planned = plans.map(({ id, clock, minutes }) => `${id} ${clock} ${minutes}`);
  const { marks, values } = listed(["", ...planned]);
  yield* run(`${UNPLAN} (${marks})`, ...values);
  yield* together(plans.map((one) => add(one)));
}

const COUNT_MADE = `
  SELECT count(*) AS every, coalesce(sum(CASE WHEN source = ?1 THEN 1 ELSE 0 END), 0) AS near,
    coalesce(sum(CASE WHEN maker = ?2 THEN 1 ELSE 0 END), 0) AS own
  FROM tournaments WHERE source <> ''`;

export function* make(
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

export function* enter(
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
      ...[id, Number(known.number), token, name, foldName(name), now],
    );
  } else {
    const { every, near, last } = (yield* get(COUNT_ENTERED, id, source))!;
    if (Number(every) >= share.all || Number(near) >= share.ofSource) return "limit";
    yield* run(
      `INSERT INTO entrants (tournament, number, identity, token, owner, source, name, folded, bot,
         rating, state, sheet, lean, free, heard)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'in', '', 0, ?, ?)`,
      ...[id, Number(last) + 1, identity, token, owner, source, name],
      ...[foldName(name), Number(isBot), rating, now, now],
    );
  }
  yield* raise(id);
  return "kept";
}

/** Before it begins nothing is left of them. */
export function* leave(id: string, identity: string): Work<Exclude<Entered, "failed">> {
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
export function* hear(id: string, numbers: readonly number[], now: number): Work<void> {
  const marks = Array(AT_ONCE).fill("?").join(", ");
  const sql = `UPDATE entrants SET heard = ? WHERE tournament = ? AND number IN (${marks})`;
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE);
    const padded = [...some, ...Array<number>(AT_ONCE - some.length).fill(some.at(-1)!)];
    yield* run(sql, now, id, ...padded);
  }
}

export function* say(
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

/** Whoever looks at the tournament is to look again. */
export function* raise(id: string): Work<void> {
  yield* run("UPDATE tournaments SET version = version + 1 WHERE id = ?", id);
}
