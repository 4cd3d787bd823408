/** A study as a terminal and as other programs read it. */

import { en } from "./words/en.ts";
import { ratingTable, rowTable, type Style, type Table } from "./table.ts";
import type { Study } from "./study.ts";
import { intervalOf, type Row, SHARES } from "./tally.ts";

const STYLE: Style = { language: "en", name: (player) => player };

/** The tables in Markdown, aligned for reading as they are. */
export function writeText({ rows, ratings }: Study): string {
  const tables = [rowTable(rows, STYLE), ratingTable(ratings, STYLE)];
  return tables.filter((table) => table.rows.length > 0).map(writeTable).join("\n");
}

function writeTable({ columns, rows }: Table): string {
  const head = columns.map((id) => en.columns[id]);
  const widths = head.map((title, n) =>
    Math.max(title.length, ...rows.map((row) => row[n]!.length))
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, n) => text.padEnd(widths[n]!)).join(" | ")} |\n`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|\n`;
  return line(head) + rule + rows.map(line).join("");
}

export function writeJson({ rows, ratings, ...about }: Study): string {
  const whole = rows.map((row) => ({
    ...row,
    intervals: Object.fromEntries(SHARES.map((name) => [name, intervalOf(row, name)])),
  }));
  return `${JSON.stringify({ ...about, rows: whole, ratings }, null, 2)}\n`;
}

/** The rows in CSV (RFC 4180, but for line ends), a line of names first. */
export function writeCsv({ rows }: Study): string {
  const flat = rows.map(flatten);
  const names = [...new Set(flat.flatMap(Object.keys))];
  const lines = flat.map((row) => names.map((name) => quote(String(row[name] ?? ""))));
  return [names, ...lines].map((line) => `${line.join(",")}\n`).join("");
}

/** Options and intervals as columns of their own: `komi`, `blueWinLow`, `blueWinHigh`. */
function flatten(row: Row): Record<string, string | number | null> {
  const { options, ...columns } = row;
  const ends = SHARES.flatMap((name) => {
    const [low, high] = intervalOf(row, name);
    return [[`${name}Low`, low], [`${name}High`, high]];
  });
  return { ...columns, ...options, ...Object.fromEntries(ends) };
}

function quote(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
