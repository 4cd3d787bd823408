/**
 * Marks of who was forgotten, under the server's own key: what is restored from a backup of before is
 * rid of them, too.
 */

import type { Standing } from "../store.ts";
import { post } from "./notices.ts";
import { all, get, type Work } from "./work.ts";

/** How long a mark is kept, ms: older backups should be gone by then. */
const KEPT = 100 * 86_400_000;

/** All of whom something is kept for long. */
const PEOPLE = `
  SELECT identity FROM players
  UNION ALL SELECT identity FROM seated
  UNION ALL SELECT identity FROM puzzle_players
  UNION ALL SELECT identity FROM entrants WHERE identity <> ''
  UNION ALL SELECT maker FROM tournaments WHERE maker IS NOT NULL
  UNION ALL SELECT identity FROM follows
  UNION ALL SELECT identity FROM subscriptions
  UNION ALL SELECT identity FROM blocks
  UNION ALL SELECT identity FROM reports
  UNION ALL SELECT identity FROM tickets
  UNION ALL SELECT identity FROM checks WHERE verdict IS NULL
  UNION ALL SELECT owner FROM bots`;

/** Marks somebody who is about to be forgotten: only if there is something to forget. */
export function* markForgotten(
  identity: string,
  { subject = "", isBanned = false }: Standing,
  now: number,
): Work<void> {
  if (subject === "") return;
  const known = yield* get(
    `SELECT 1 AS one FROM (${PEOPLE}) AS people WHERE identity = ? LIMIT 1`,
    identity,
  );
  if (!known) return;
  const mark = { id: subject, author: "", about: "", body: isBanned, until: now + KEPT };
  yield* post([{ kind: "forgotten", ...mark }]);
}

/** All of whom something is kept for long, by their identities. */
export function* people(): Work<readonly string[]> {
  const rows = yield* all(`SELECT DISTINCT identity FROM (${PEOPLE}) AS people ORDER BY identity`);
  return rows.map(({ identity }) => String(identity));
}
