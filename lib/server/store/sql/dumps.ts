/** Dumps in a database, in pieces, so that every process has them. */

import type { Draft, Dump, Dumps, Packed } from "../dumps.ts";
import { all, type Database, get, type Row, run, type Work } from "./work.ts";

/** How many pieces of files that are gone are deleted at a time. */
const PRUNED = 8;

export class SqlDumps implements Dumps {
  constructor(private readonly database: Database) {}

  async list(): Promise<readonly Dump[]> {
    const rows = await this.database.read(
      all("SELECT * FROM dumps WHERE sha256 IS NOT NULL ORDER BY month DESC, kind"),
    );
    return rows.map(dumpOf);
  }

  async firstGame(): Promise<number | undefined> {
    const row = await this.database.read(get("SELECT min(ended) AS ended FROM games"));
    return row?.ended == null ? undefined : Number(row.ended);
  }

  async dropMadeAfter(now: number): Promise<void> {
    await this.database.write(() => run("DELETE FROM dumps WHERE made > ?", now));
  }

  async begin(draft: Draft): Promise<boolean> {
    return await this.database.write(() => begin(draft)) === 1;
  }

  async add(id: string, number: number, bytes: Uint8Array): Promise<boolean> {
    return await this.database.write(() => add(id, number, bytes)) === 1;
  }

  async finish(id: string, packed: Packed): Promise<boolean> {
    return await this.database.write(() => finish(id, packed)) === 1;
  }

  async piece(id: string, number: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const row = await this.database.read(get(
      `SELECT bytes FROM dump_pieces WHERE dump = ? AND number = ?
         AND dump IN (SELECT id FROM dumps WHERE sha256 IS NOT NULL)`,
      id,
      number,
    ));
    return row && new Uint8Array(row.bytes as Uint8Array<ArrayBuffer>);
  }
}

/** Takes away the files of all months that a player's games ended in. */
export function* dropDumpsOf(player: number): Work<void> {
  yield* run(
    `DELETE FROM dumps WHERE EXISTS (SELECT 1 FROM sittings s
       WHERE s.player = ? AND s.ended >= dumps.starts AND s.ended < dumps.ends)`,
    player,
  );
}

/** Takes away the files of all months in which somebody was called by a name, given as it is folded. */
export function* dropDumpsNaming(fold: string): Work<void> {
  yield* run(
    `DELETE FROM dumps WHERE EXISTS (SELECT 1 FROM sittings s
       WHERE s.folded = ? AND s.folded <> '' AND s.ended >= dumps.starts AND s.ended < dumps.ends)`,
    fold,
  );
}

/** Files that are gone, and may name somebody who was forgotten, leave these. */
export const ORPHANS = "FROM dump_pieces WHERE dump NOT IN (SELECT id FROM dumps)";
/** Deletes some of them. */
export const PRUNE_DUMPS = `
  DELETE FROM dump_pieces WHERE (dump, number) IN (SELECT dump, number ${ORPHANS} LIMIT ${PRUNED})`;

/** Deletes some pieces of files that are gone; how many. */
export function* pruneDumps(): Work<number> {
  return yield* run(PRUNE_DUMPS);
}

function* begin({ id, month, kind, starts, ends, made }: Draft): Work<number> {
  yield* run("DELETE FROM dumps WHERE month = ? AND kind = ? AND sha256 IS NULL", month, kind);
  // Another process may have made it since this one looked.
  const done = "SELECT 1 AS one FROM dumps WHERE month = ? AND kind = ?";
  if (yield* get(done, month, kind)) return 0;
  return yield* run(
    "INSERT INTO dumps (id, month, kind, starts, ends, made) VALUES (?, ?, ?, ?, ?, ?)",
    id,
    month,
    kind,
    starts,
    ends,
    made,
  );
}

function* add(id: string, number: number, bytes: Uint8Array): Work<number> {
  const draft = yield* get("SELECT 1 AS one FROM dumps WHERE id = ?", id);
  if (!draft) return 0;
  return yield* run(
    "INSERT INTO dump_pieces (dump, number, bytes) VALUES (?, ?, ?)",
    id,
    number,
    bytes,
  );
}

function* finish(id: string, { games, size, sha256 }: Packed): Work<number> {
  return yield* run(
    "UPDATE dumps SET games = ?, size = ?, sha256 = ? WHERE id = ?",
    games,
    size,
    sha256,
    id,
  );
}

function dumpOf({ id, month, kind, made, games, size, sha256 }: Row): Dump {
  return {
    id: String(id),
    month: String(month),
    kind: kind as Dump["kind"],
    made: Number(made),
    games: Number(games),
    size: Number(size),
    sha256: String(sha256),
  };
}
