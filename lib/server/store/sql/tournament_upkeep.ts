/** What is deleted of tournaments in a database: people who are forgotten, and what is kept no longer. */

import { raise } from "./tournament_entries.ts";
import { all, run, together, type Work } from "./work.ts";

const HAS_MET = `
  EXISTS (SELECT 1 FROM pairings p WHERE p.tournament = entrants.tournament
    AND (p.one = entrants.number OR p.two = entrants.number))`;

/** Said so that the index of those who aren't forgotten finds them. */
const IS_THEIRS = "identity = ? AND identity <> ''";

/**
 * Forgets a person: the place in the standings of one who has played is somebody's who is gone. Until
 * it's over that counts for the address on, as do tournaments they made: or nobody's share would mean
 * anything.
 */
export function* forgetTournaments(identity: string): Work<void> {
  const rows = yield* all(`SELECT tournament, number FROM entrants WHERE ${IS_THEIRS}`, identity);
  yield* run(`DELETE FROM entrants WHERE ${IS_THEIRS} AND NOT ${HAS_MET}`, identity);
  yield* run(
    `UPDATE entrants SET identity = '', token = '', owner = '', name = '', folded = '',
       state = 'out' WHERE ${IS_THEIRS}`,
    identity,
  );
  yield* together(rows.flatMap(({ tournament, number }): Work<unknown>[] => [
    run(
      "DELETE FROM tournament_lines WHERE tournament = ? AND entrant = ?",
      String(tournament),
      Number(number),
    ),
    raise(String(tournament)),
  ]));
  yield* run(
    "UPDATE tournaments SET maker = NULL, name = '', version = version + 1 WHERE maker = ?",
    identity,
  );
}

/** Takes a person's name out of all tournaments; the place in the standings stays theirs. */
export function* takeEntrantsName(identity: string): Work<void> {
  yield* run(
    `UPDATE tournaments SET version = version + 1
     WHERE id IN (SELECT tournament FROM entrants WHERE ${IS_THEIRS})`,
    identity,
  );
  yield* run(`UPDATE entrants SET name = '', folded = '' WHERE ${IS_THEIRS}`, identity);
}

/** Takes a tournament's title away, and all that was said in it. */
export function* clearTournament(id: string): Work<void> {
  yield* run("UPDATE tournaments SET name = '' WHERE id = ?", id);
  yield* run("DELETE FROM tournament_lines WHERE tournament = ?", id);
  yield* raise(id);
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
