/**
 * Work on a database, written once for all of them: a generator hands out questions and is handed
 * the answers. SQLite answers at once, PostgreSQL is waited for. Its SQL is what both understand, with
 * SQLite's `?` and `?1` for values.
 */

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, unknown>>;

export interface Question {
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface Answer {
  readonly rows: readonly Row[];
  /** How many rows were written. */
  readonly changes: number;
}

/** Questions that are handed out together don't need each other's answers. */
export type Work<Result> = Generator<readonly Question[], Result, readonly Answer[]>;

/** A database that does such work. */
export interface Database {
  /** Does work that only reads; throws what `isStoreFailure` knows if the database fails. */
  read<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Does work in a transaction; if the database fails, nothing of it is done. It may be begun more than
   * once. No other work writes meanwhile, or none that writes any of the parts, where it's said which.
   */
  write<Result>(work: () => Work<Result>, parts?: readonly Part[]): Promise<Result | "failed">;
}

/**
 * A part of what is kept, and what is found by it: all about a player (by identity), a puzzle's rating,
 * or a whole list. Rows that belong to none of them, such as how many players a leaderboard has, are
 * written last, and in one order, so that no two works wait for each other.
 */
export type Part =
  | `player ${string}`
  | `puzzle ${string}`
  | "notices"
  | "openings"
  | "seekers"
  | "tickets";

/** All rows of an answer. */
export function* all(sql: string, ...values: readonly Value[]): Work<readonly Row[]> {
  const [answer] = yield [{ sql, values }];
  return answer!.rows;
}

/** The first row of an answer. */
export function* get(sql: string, ...values: readonly Value[]): Work<Row | undefined> {
  return (yield* all(sql, ...values))[0];
}

/** Writes; how many rows. */
export function* run(sql: string, ...values: readonly Value[]): Work<number> {
  const [answer] = yield [{ sql, values }];
  return answer!.changes;
}

/** What becomes of works, in their order. */
type Results<Works> = {
  -readonly [Nth in keyof Works]: Works[Nth] extends Work<infer Result> ? Result : never;
};

/** Does works side by side that don't depend on each other. */
export function* together<const Works extends readonly Work<unknown>[]>(
  works: Works,
): Work<Results<Works>> {
  const steps = works.map((work) => work.next());
  for (;;) {
    const asking = steps.flatMap((step) => step.done ? [] : step.value);
    if (steps.every(({ done }) => done)) {
      return steps.map(({ value }) => value) as unknown as Results<Works>;
    }
    const answers = yield asking;
    let given = 0;
    for (const [n, step] of steps.entries()) {
      if (step.done) continue;
      const own = answers.slice(given, given += step.value.length);
      steps[n] = works[n]!.next(own);
    }
  }
}

/** Rows written with one statement at most. */
const MOST_ROWS = 64;

/**
 * Inserts rows of values, and gives those that it returns. `into` names the table and the columns, `then`
 * is what stands behind the values.
 */
export function* insert(
  into: string,
  rows: readonly (readonly Value[])[],
  then = "",
): Work<readonly Row[]> {
  const inserted = yield* together(
    grouped(rows).map((some) =>
      all(`INSERT INTO ${into} VALUES ${rowsOf(some)} ${then}`, ...some.flat())
    ),
  );
  return inserted.flat();
}

/** In groups whose sizes are powers of two, so that there are few statements. */
function grouped<One>(values: readonly One[]): readonly (readonly One[])[] {
  const groups: One[][] = [];
  for (let at = 0; at < values.length;) {
    const left = Math.min(MOST_ROWS, values.length - at), size = 2 ** Math.floor(Math.log2(left));
    groups.push(values.slice(at, at += size));
  }
  return groups;
}

/** The marks of as many rows of values as these, for an `INSERT`. */
export function rowsOf(rows: readonly (readonly Value[])[]): string {
  return rows.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
}

/** Values for an `IN (…)`, and their marks; the last is repeated up to a power of two, so that there are few statements. */
export function listed<One extends Value>(
  values: readonly One[],
): { readonly marks: string; readonly values: readonly One[] } {
  const size = 2 ** Math.ceil(Math.log2(values.length));
  const asked = Array.from({ length: size }, (_, n) => values[n] ?? values.at(-1)!);
  return { marks: asked.map(() => "?").join(", "), values: asked };
}
