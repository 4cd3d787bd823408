/** Which lines of which files a run went through, read from its coverage. */

import { relative } from "node:path";

/** Lines that ran, by file of the project. */
export type Lines = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * The lines in a report as `deno coverage --lcov` writes it, of a project that lies at `root`. A line
 * that the report doesn't tell of belongs to the one before, as in a text of several lines.
 */
export function linesIn(report: string, root: string): Lines {
  const lines = new Map<string, ReadonlySet<number>>();
  for (const part of report.split("end_of_record\n")) {
    const file = /^SF:(.*)$/m.exec(part)?.[1];
    if (file) lines.set(relative(root, file), ranIn(part));
  }
  return lines;
}

function ranIn(part: string): Set<number> {
  const told = [...part.matchAll(/^DA:(\d+),(\d+)$/gm)].map(([, line, count]) => ({
    line: Number(line),
    ran: Number(count) > 0,
  }));
  const ran = new Set<number>();
  for (const [n, one] of told.entries()) {
    const end = told[n + 1]?.line ?? one.line + 1;
    for (let line = one.line; one.ran && line < end; line++) ran.add(line);
  }
  return ran;
}
