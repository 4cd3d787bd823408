/** What a sample comes to: the share that was detected, by area and by kind of change. */

import { areaOf } from "./mutant.ts";
import type { Verdict } from "./judge.ts";

export function* summary(verdicts: readonly Verdict[]): Iterable<string> {
  for (const [title, keyOf] of KEYS) {
    yield "";
    yield `${title.padEnd(20)}detected      of   share`;
    const groups = Map.groupBy(verdicts, keyOf);
    for (const [key, group] of [...groups].toSorted(([a], [b]) => a < b ? -1 : 1)) {
      yield row(key, group);
    }
  }
  const late = verdicts.filter(({ is }) => is === "late").length;
  yield "";
  yield row("all", verdicts) + (late > 0 ? `   (${late} by taking too long)` : "");
}

const KEYS: readonly (readonly [string, (verdict: Verdict) => string])[] = [
  ["area", ({ mutant }) => areaOf(mutant)],
  ["change", ({ mutant }) => mutant.operator],
];

function row(key: string, verdicts: readonly Verdict[]): string {
  const detected = verdicts.filter(({ is }) => is !== "survived").length;
  const share = `${Math.round(100 * detected / verdicts.length)} %`;
  return [key.padEnd(20), `${detected}`.padStart(8), `${verdicts.length}`.padStart(8)].join("") +
    share.padStart(8);
}
