/** What the README says about speed, made of what `deno task bench --keep` measured. */

import { type Measured, rounded } from "./goals.ts";

const PUBLISHED = "the published way";

/** What is claimed: the work, the name of what was measured, and against what. */
const CLAIMS: readonly (readonly [work: string, name: string, against: string])[] = [
  ["a generation of 26 × 28", "generations of 24 game boards, bits", PUBLISHED],
  ["a turn: judged, placed, lived", "24 turns of Conquerors V2, play", PUBLISHED],
  ["the same", "24 turns of Conquerors V2, play", "a generation"],
  ["2000 × 2000, crowded all over", "a crowded board, friendly, vectors", PUBLISHED],
  ["the same", "a crowded board, friendly, vectors", "C"],
  ["400 generations of a duel on it", "400 generations of a duel, vectors", `one ${PUBLISHED}`],
  ["the same", "400 generations of a duel, vectors", "C"],
];

const FIRST = "<!-- measured -->", LAST = "<!-- /measured -->";

/** A row for each claim; throws where one was not measured. */
export function claimsOf(measured: readonly Measured[]): string {
  const rows = CLAIMS.map(([work, name, against]) => {
    const found = measured.find((one) => one.name === name && one.unit.endsWith(` as ${against}`));
    if (!found) throw new Error(`"${name}" was not measured against ${against}`);
    return [work, `${rounded(found.value)} ${found.unit}`] as const;
  });
  const width = (column: 0 | 1, title: string) =>
    Math.max(title.length, ...rows.map((row) => row[column].length));
  const [first, second] = [width(0, "work"), width(1, "measured")];
  const line = (a: string, b: string) => `| ${a.padEnd(first)} | ${b.padEnd(second)} |`;
  return [
    line("work", "measured"),
    `| ${"-".repeat(first)} | ${"-".repeat(second)} |`,
    ...rows.map(([work, said]) => line(work, said)),
  ].join("\n");
}

/** The text with the claims between its marks. */
export function withClaims(text: string, claims: string): string {
  const from = text.indexOf(FIRST), to = text.indexOf(LAST);
  if (from < 0 || to < from) throw new Error("The text has no place for what was measured");
  return `${text.slice(0, from)}${FIRST}\n\n${claims}\n\n${text.slice(to)}`;
}
