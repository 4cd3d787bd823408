/** Which lines of which files a run went through, read from its coverage. */

import { relative } from "node:path";

/** Lines that ran, by file of the project. */
export type Lines = ReadonlyMap<string, ReadonlySet<number>>;

/** A line that a report tells of, and whether all of it ran. */
interface Told {
  readonly line: number;
  readonly ran: boolean;
}

/**
 * The lines in a report as `deno coverage --lcov` writes it, of a project at `root`. Of a
 * line some part of which never ran, such as the end of `if (isOver) return`, it says that it didn't
 * run: one after a line that did may well have begun.
 */
export function linesIn(report: string, root: string): Lines {
  const lines = new Map<string, ReadonlySet<number>>();
  for (const part of report.split("end_of_record\n")) {
    const file = /^SF:(.*)$/m.exec(part)?.[1];
    const told = [...part.matchAll(/^DA:(\d+),(\d+)$/gm)].map(([, line, count]) => ({
      line: Number(line),
      ran: Number(count) > 0,
    }));
    if (file) lines.set(relative(root, file), new Set(begun(told)));
  }
  return lines;
}

/** What isn't told of belongs to the line before, as in a text of several lines. */
function* begun(told: readonly Told[]): Iterable<number> {
  for (const [n, { line, ran }] of told.entries()) {
    if (!ran && !told[n - 1]?.ran) continue;
    const end = told[n + 1]?.line ?? line + 1;
    for (let one = line; one < end; one++) yield one;
  }
}
