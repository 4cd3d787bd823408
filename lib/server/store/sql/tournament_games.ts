/** The games of tournaments in a database: paired, settled and recorded, each once. */

import type { Mark, Outcome, Pairing } from "../../../tournaments/tournament.ts";
import type { Entered, NumberPair, Recorded } from "../tournaments.ts";
import { pairingOf } from "./tournament_rows.ts";
import { all, get, type Row, run, together, type Work } from "./work.ts";

/** What an outcome is for the one in the first seat, and for the other. */
const MARKS: Readonly<Record<Outcome, readonly [Mark | "", Mark | ""]>> = {
  one: ["w", "l"],
  two: ["l", "w"],
  draw: ["d", "d"],
  bye: ["b", ""],
  void: ["", ""],
};

export function* start(id: string, rounds: number, now: number): Work<boolean> {
  const changed = yield* run(
    `UPDATE tournaments SET phase = 'running', version = version + 1,
       rounds = CASE WHEN rounds > ?2 THEN ?2 ELSE rounds END
     WHERE id = ?1 AND phase = 'coming'`,
    id,
    rounds,
  );
  if (changed === 0) return false;
  yield* run("UPDATE entrants SET free = ?2 WHERE tournament = ?1", id, now);
  return true;
}

/** Who goes to a game isn't there until they come back; programs listen all the time. */
const ENGAGE = `
  UPDATE entrants SET pairing = ?, heard = CASE WHEN bot = 1 THEN heard ELSE 0 END
  WHERE tournament = ? AND number IN (?, ?)`;

/** An arena has no rounds: there it's 0. */
export function* pair(
  id: string,
  round: number,
  pairs: readonly NumberPair[],
  now: number,
): Work<readonly Pairing[]> {
  const row = yield* get(
    `SELECT round, (SELECT coalesce(max(number), 0) FROM pairings WHERE tournament = ?1) AS last
     FROM tournaments WHERE id = ?1 AND phase = 'running'`,
    id,
  );
  if (!row || round > 0 && Number(row.round) !== round - 1) return [];
  const rows = yield* all(
    "SELECT number FROM entrants WHERE tournament = ? AND state = 'in' AND pairing IS NULL",
    id,
  );
  const free = new Set(rows.map(({ number }) => Number(number)));
  const last = Number(row.last);
  const made = pairs.flatMap((pair) => freeOf(pair, free, round > 0))
    .map(([one, two], index): Pairing => ({
      number: last + 1 + index,
      round,
      one,
      two,
      code: null,
      game: null,
      made: now,
      outcome: two === null ? "bye" : null,
    }));
  yield* together(made.map((pairing) => add(id, pairing)));
  if (made.length > 0 || round > 0) {
    yield* run(
      "UPDATE tournaments SET round = ?2, version = version + 1 WHERE id = ?1",
      id,
      round,
    );
  }
  return made.filter(({ two }) => two !== null);
}

/** A pair, if both are still free; of a Swiss's the one whose opponent left this moment has the round off. */
function freeOf(pair: NumberPair, free: ReadonlySet<number>, hasByes: boolean): NumberPair[] {
  const [one, two = null] = pair.filter((number) => number !== null && free.has(number));
  if (typeof one !== "number") return [];
  return two !== null || hasByes ? [[one, two]] : [];
}

function* add(id: string, { number, round, one, two, made, outcome }: Pairing): Work<void> {
  yield* run(
    `INSERT INTO pairings (tournament, number, round, one, two, made, outcome)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[id, number, round, one, two, made, outcome],
  );
  if (two === null) {
    yield* mark(id, one, { mark: "b", lean: 0, other: null, now: made, isAbsent: false });
  } else {
    yield* run(ENGAGE, number, id, one, two);
  }
}

/** Notes where games are played whose pairing has no room yet and isn't over. */
export function* settle(
  id: string,
  rooms: readonly { readonly number: number; readonly code: string; readonly game: string }[],
): Work<void> {
  yield* together(rooms.map(({ number, code, game }) =>
    run(
      `UPDATE pairings SET code = ?3, game = ?4
       WHERE tournament = ?1 AND number = ?2 AND code IS NULL AND outcome IS NULL`,
      ...[id, number, code, game],
    )
  ));
  yield* run("UPDATE tournaments SET version = version + 1 WHERE id = ?", id);
}

export function* record(id: string, results: readonly Recorded[], now: number): Work<number> {
  const done = yield* together(results.map((result) => recordOne(id, result, now)));
  const count = done.filter((isNew) => isNew).length;
  if (count > 0) yield* run("UPDATE tournaments SET version = version + 1 WHERE id = ?", id);
  return count;
}

function* recordOne(
  id: string,
  { number, outcome, absent }: Recorded,
  now: number,
): Work<boolean> {
  const row: Row | undefined = yield* get(
    `UPDATE pairings SET outcome = ?3
     WHERE tournament = ?1 AND number = ?2 AND outcome IS NULL RETURNING *`,
    ...[id, number, outcome],
  );
  if (!row) return false;
  const { one, two } = pairingOf(row), [first, second] = MARKS[outcome];
  const isPlayed = outcome !== "void";
  yield* together([
    mark(id, one, {
      mark: first,
      lean: isPlayed ? 1 : 0,
      other: isPlayed ? two : null,
      now,
      isAbsent: absent.includes(one),
    }),
    mark(id, two!, {
      mark: second,
      lean: isPlayed ? -1 : 0,
      other: isPlayed ? one : null,
      now,
      isAbsent: absent.includes(two!),
    }),
  ]);
  return true;
}

interface Marked {
  readonly mark: Mark | "";
  readonly lean: number;
  readonly other: number | null;
  readonly now: number;
  readonly isAbsent: boolean;
}

/** Anyone who never moved isn't paired until they say so. */
function* mark(id: string, number: number, marked: Marked): Work<void> {
  const { mark, lean, other, now, isAbsent } = marked;
  yield* run(
    `UPDATE entrants SET sheet = sheet || ?3, lean = lean + ?4, last = coalesce(?5, last),
       pairing = NULL, free = ?6,
       state = CASE WHEN ?7 = 1 AND state = 'in' THEN 'paused' ELSE state END
     WHERE tournament = ?1 AND number = ?2`,
    ...[id, number, mark, lean, other, now, Number(isAbsent)],
  );
}

/** The mark of the maker's address stays, and with it their share is taken, until all of it is deleted. */
export function* callOff(
  id: string,
  maker: string,
  now: number,
): Work<Exclude<Entered, "failed">> {
  const changed = yield* run(
    `UPDATE tournaments SET phase = 'over', ended = ?3, version = version + 1
     WHERE id = ?1 AND maker = ?2 AND phase = 'coming'`,
    ...[id, maker, now],
  );
  if (changed === 0) {
    return (yield* get("SELECT 1 FROM tournaments WHERE id = ? AND maker = ?", id, maker))
      ? "over"
      : "unknown";
  }
  yield* free(id);
  return "kept";
}

export function* finish(
  id: string,
  ranked: readonly number[],
  isHonored: boolean,
  now: number,
): Work<boolean> {
  const changed = yield* run(
    `UPDATE tournaments SET phase = 'over', honored = ?2, ended = ?3, source = '',
       version = version + 1 WHERE id = ?1 AND phase <> 'over'`,
    ...[id, Number(isHonored), now],
  );
  if (changed === 0) return false;
  yield* run(
    "UPDATE pairings SET outcome = 'void' WHERE tournament = ? AND outcome IS NULL",
    id,
  );
  yield* free(id);
  yield* together(ranked.map((number, index) =>
    run(
      "UPDATE entrants SET rank = ?3 WHERE tournament = ?1 AND number = ?2",
      ...[id, number, index + 1],
    )
  ));
  return true;
}

function* free(id: string): Work<void> {
  yield* run(
    "UPDATE entrants SET pairing = NULL, token = '', source = '' WHERE tournament = ?",
    id,
  );
}
