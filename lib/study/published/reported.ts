/**
 * The three campaigns of RR-001 §6.2 and §6.6 as it reports them, and played again here with the
 * numbers that it gives. Shares in percent.
 */

import type { Study } from "../study.ts";
import classic54 from "./campaign_54.json" with { type: "json" };
import classic55 from "./campaign_55.json" with { type: "json" };
import v2 from "./campaign_v2.json" with { type: "json" };

/** A row of RR-001: P1 moves first. */
interface ReportedRow {
  readonly first: number;
  readonly second: number;
  readonly draw: number;
  readonly extinction: number;
  readonly round: number;
}

export interface Campaign {
  readonly id: "v54" | "v55" | "v2";
  /** In the order of the study's rows. */
  readonly reported: readonly ReportedRow[];
  readonly study: Study;
}

/** In RR-001's order: each level against itself, then Easy-Normal, Easy-Hard, Normal-Hard. */
const V54 = [[82, 17, 2, 47, 9.6], [53, 43, 4, 6, 11.7], [40, 56, 4, 9, 11.7]];
const V54_PAIRS = [[35, 64, 1, 19, 10.9], [21, 79, 0, 23, 10.7], [49, 48, 4, 0, 12]];
const V55 = [[76, 23, 1, 53, 9.5], [72, 27, 1, 11, 11.3], [32, 65, 3, 5, 11.8]];
const V55_PAIRS = [[30, 70, 0, 16, 10.8], [10, 89, 1, 34, 10.6], [35, 64, 1, 0, 12]];
const V2 = [[64, 36, 1, 37, 10.1], [66, 32, 3, 4, 11.8], [50, 46, 4, 32, 10.8]];
const V2_PAIRS = [[21, 77, 2, 21, 10.9], [1, 99, 0, 66, 9.2], [5, 92, 3, 19, 11]];

export const CAMPAIGNS: readonly Campaign[] = [
  { id: "v54", reported: rowsOf([...V54, ...V54_PAIRS]), study: studyOf(classic54) },
  { id: "v55", reported: rowsOf([...V55, ...V55_PAIRS]), study: studyOf(classic55) },
  { id: "v2", reported: rowsOf([...V2, ...V2_PAIRS]), study: studyOf(v2) },
];

function rowsOf(rows: readonly number[][]): ReportedRow[] {
  return rows.map(([first, second, draw, extinction, round]) => ({
    first: first!,
    second: second!,
    draw: draw!,
    extinction: extinction!,
    round: round!,
  }));
}

/** JSON knows no literals and no tuples. */
function studyOf(json: unknown): Study {
  return json as Study;
}
