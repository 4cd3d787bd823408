/** What a board's ash is made of: how many of each thing that repeats itself. */

import { apgcode } from "./apgcode.ts";
import type { Board } from "./board.ts";
import { LIFE, type LifeRule } from "./life_rule.ts";
import { partsOf } from "./parts.ts";
import { clustersOf, fateOf, MAX_SPAN } from "./structures.ts";
import { cutOut } from "./turn_board.ts";

/** A thing of the ash. */
interface Kind {
  readonly code: string;
  /** How many there are. */
  readonly count: number;
  /** One of them, on the smallest board that holds it. */
  readonly pattern: Board;
}

/** What there is, the most frequent first. */
interface Census {
  readonly kinds: readonly Kind[];
  /** Cells of what does not repeat itself yet, or is too large to follow. */
  readonly restless: number;
}

/** Counts what lives on a board, by a rule that bears nothing where nothing lives. */
export function censusOf(board: Board, rule: LifeRule = LIFE): Census {
  const found = new Map<string, { count: number; readonly pattern: Board }>();
  const known = new Map<string, readonly Named[] | undefined>();
  let restless = 0;
  for (const cells of clustersOf(board)) {
    const pattern = cutOut(board, cells), key = keyOf(pattern);
    if (!known.has(key)) known.set(key, namedParts(pattern, rule));
    const parts = known.get(key);
    if (!parts) restless += cells.length;
    for (const { code, pattern } of parts ?? []) {
      const kind = found.get(code) ?? { count: 0, pattern };
      kind.count++;
      found.set(code, kind);
    }
  }
  const kinds = [...found].map(([code, { count, pattern }]) => ({ code, count, pattern }));
  return { kinds: kinds.sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)), restless };
}

interface Named {
  readonly code: string;
  readonly pattern: Board;
}

/** The things that a cluster is made of, by their codes; undefined if it does not repeat itself. */
function namedParts(pattern: Board, rule: LifeRule): readonly Named[] | undefined {
  if (Math.max(pattern.width, pattern.height) > MAX_SPAN) return undefined;
  const fate = fateOf(pattern, rule);
  if (fate.kind === "spaceship") return [{ code: apgcode(pattern, rule, fate)!, pattern }];
  if (fate.kind !== "still" && fate.kind !== "oscillator") return undefined;
  const period = fate.kind === "still" ? 1 : fate.period;
  return partsOf(pattern, period, rule).map((part) => ({
    code: apgcode(part, rule)!,
    pattern: part,
  }));
}

function keyOf({ width, cells }: Board): string {
  return `${width} ${cells.map((state) => Math.min(state, 1)).join("")}`;
}
