/** Which questions go through a whole table of those that grow for as long as a site is played on. */

import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Those with rows for each game, player or visit: with a million rows a walk takes seconds. */
const GROWING = new Set([
  ..."computers entrants events games looks openings pairings players puzzle_players".split(" "),
  ..."puzzle_tries seated sittings totals tournament_lines".split(" "),
]);

/** Indexes of what is still open: as long as a table may be, they stay short. */
const SHORT = new Set(["open_pairings"]);

/** A database that notes what its questions go through. */
export class WatchedDatabase extends DatabaseSync {
  readonly scans: string[] = [];

  override prepare(sql: string): StatementSync {
    const statement = super.prepare(sql);
    if (/^\s*(SELECT|INSERT|UPDATE|DELETE)/.test(sql)) {
      const plan = super.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      this.scans.push(...scansIn(sql, plan.map(({ detail }) => String(detail))));
    }
    return statement;
  }
}

/**
 * What a plan goes through from one end to the other. To walk along an index for a page of rows is none,
 * nor is to read a table as a whole, as tests do.
 */
function scansIn(sql: string, plan: readonly string[]): string[] {
  if (/^\s*SELECT (\*|count\(\*\) AS n) FROM \w+\s*$/.test(sql)) return [];
  return plan.flatMap((step) => {
    const [, name, index] = /^SCAN (\w+)(?: USING.* INDEX (\w+))?/.exec(step) ?? [];
    const isShort = index !== undefined && (SHORT.has(index) || /\bLIMIT\b/.test(sql));
    return name && !isShort && GROWING.has(tableOf(sql, name)) ? [`${step}: ${sql}`] : [];
  });
}

/** The table that a question calls so. */
function tableOf(sql: string, name: string): string {
  if (GROWING.has(name)) return name;
  return new RegExp(`\\b(\\w+)\\s+(?:AS\\s+)?${name}\\b(?!\\.)`).exec(sql)?.[1] ?? name;
}
