/** Checks in a database. */

import type { Counted } from "../../../leaderboard/counted.ts";
import { TIME } from "../../../leaderboard/cpu_record.ts";
import { archivedFor, type Check, type Checks, countedFor, type Unproven } from "../checks.ts";
import type { Kept } from "../failure.ts";
import { archive, partsOf } from "./archive.ts";
import { isOpen } from "./tickets.ts";
import { all, type Database, get, run, type Work } from "./work.ts";

/** How long a verdict is kept, ms: twice as long as a ticket holds, for clocks may be put back. */
const VERDICT_LASTS = 2 * TIME.most * 1000;

export class SqlChecks implements Checks {
  constructor(private readonly database: Database) {}

  file(check: Check): Promise<Kept> {
    return this.database.write(() => file(check), [`player ${check.identity}`]);
  }

  find(id: string): Promise<Counted | "pending" | undefined> {
    return this.database.read(find(id));
  }

  pending(): Promise<readonly Check[]> {
    return this.database.read(pending());
  }

  settle(check: Check, refused?: Unproven): Promise<Kept> {
    return this.database.write(() => settle(check, refused), partsOf([check.game]));
  }
}

/** Deletes verdicts that no ticket asks for any more. */
export function* pruneChecks(now: number): Work<void> {
  yield* run("DELETE FROM checks WHERE settled < ?", now - VERDICT_LASTS);
}

function* file(check: Check): Work<Kept> {
  const { game, identity, recheck: { seed } } = check;
  // Who is forgotten meanwhile has none any more.
  if (!(yield* isOpen(identity, seed))) return "taken";
  const added = yield* run(
    "INSERT INTO checks (game, identity, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    game.id,
    identity,
    JSON.stringify(check),
  );
  if (added === 0) return "taken";
  yield* run(
    "UPDATE tickets SET open = NULL, source = '' WHERE identity = ? AND seed = ?",
    identity,
    seed,
  );
  return "kept";
}

function* find(id: string): Work<Counted | "pending" | undefined> {
  const row = yield* get("SELECT verdict FROM checks WHERE game = ?", id);
  if (!row) return undefined;
  return row.verdict === null ? "pending" : JSON.parse(String(row.verdict));
}

function* pending(): Work<readonly Check[]> {
  const rows = yield* all("SELECT body FROM checks WHERE verdict IS NULL ORDER BY id");
  return rows.map(({ body }) => JSON.parse(String(body)));
}

function* settle(check: Check, refused: Unproven | undefined): Work<Kept> {
  const { id, endedAt } = check.game;
  if ((yield* find(id)) !== "pending") return "taken";
  const isNew = yield* archive(archivedFor(check, refused));
  yield* run(
    "UPDATE checks SET identity = '', body = '', verdict = ?, settled = ? WHERE game = ?",
    JSON.stringify(countedFor(check, refused, isNew)),
    endedAt,
    id,
  );
  return "kept";
}
