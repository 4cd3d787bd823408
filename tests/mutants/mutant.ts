/** What a mutant is: one small change of one file, such as somebody might make by mistake. */

/** What kinds of changes there are. */
export const OPERATORS = [
  /** Something isn't closed, cleared or given back. */
  "release",
  /** Something isn't waited for. */
  "await",
  /** A condition is turned around. */
  "negate",
  /** And becomes or, or becomes and. */
  "and-or",
  /** A limit is one further: `<` becomes `<=`. */
  "boundary",
  /** A small number is one more. */
  "number",
  /** An early return, break or throw is left out. */
  "early return",
  /** Two arguments change places. */
  "swap",
  /** A statement is left out. */
  "statement",
  /** What may be missing is taken to be there, or always to be missing. */
  "optional",
  /** A question to the database asks for more, or for something else. */
  "sql",
] as const;
export type Operator = typeof OPERATORS[number];

/** A piece of text to be replaced. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

export interface Mutant extends Change {
  /** The path within the project: `lib/rooms/room.ts`. */
  readonly file: string;
  readonly operator: Operator;
  /** From 1. */
  readonly line: number;
  readonly before: string;
}

/** A file's text with the change. */
export function changed(text: string, { start, end, after }: Change): string {
  return text.slice(0, start) + after + text.slice(end);
}

/** The folder of a mutant's file: `rooms`, `server/store`, `routes`. */
export function areaOf({ file }: Mutant): string {
  const [top, ...folders] = file.split("/").slice(0, -1);
  return top === "lib" ? folders.slice(0, 2).join("/") : top!;
}
