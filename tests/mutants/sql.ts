/** Where a question to SQLite can be changed, in the source of its text. */

import type { Change } from "./mutant.ts";

const VERB =
  /\b(SELECT .* FROM|INSERT INTO|REPLACE INTO|UPDATE \w+ SET|DELETE FROM|CREATE \w+|WHERE)\b/s;
/** A part of a question, such as the list of games puts together. */
const PART = /^["'`]\(?[\w.]+ (=|<|>|<>) \?/;

const COMPARISON = /[\w.]+ (?:=|<>|<=|>=|<|>) (?:\?\d*|:\w+|\d+|'[^']*'|[\w.]+)/;
const CONDITION = new RegExp(`(?<=\\b(?:WHERE|AND|ON)\\s+)${COMPARISON.source}`, "g");

export function isSql(text: string): boolean {
  return VERB.test(text) || PART.test(text);
}

/** Conditions that always hold, or hold for all others; "or" for "and"; limits one further. */
export function* sqlChanges(text: string): Iterable<Change> {
  for (const { index, 0: before } of text.matchAll(CONDITION)) {
    yield change(index, before, `(${before} OR 1)`);
    if (before.includes(" = ")) yield change(index, before, before.replace(" = ", " <> "));
  }
  for (const { index, 0: before } of text.matchAll(/\bAND\b/g)) yield change(index, before, "OR");
  for (const { index, 0: before } of text.matchAll(/(?<!\bINSERT )\bOR\b/g)) {
    yield change(index, before, "AND");
  }
  for (const { index, 0: before } of text.matchAll(/(?<= )[<>]=?(?= )/g)) {
    yield change(index, before, before.length === 1 ? `${before}=` : before[0]!);
  }
  for (const { index, 0: before } of text.matchAll(/ DESC\b/g)) yield change(index, before, "");
}

function change(start: number, before: string, after: string): Change {
  return { start, end: start + before.length, after };
}
