/**
 * The characters of CCN: a text is games, a game is tags and tokens, each with its place. What they
 * mean is `notation.ts`'s.
 */

import { TextError } from "../../automaton/text_error.ts";

/** One game of a text: its lines, the first of which is line `line` of the text. */
export interface GameSource {
  /** Its line, from 1. */
  readonly line: number;
  /** The text of each line. */
  readonly lines: readonly string[];
}

/** `[Name "value"]`; the place is the value's. */
export interface Tag {
  /** What it is called. */
  readonly name: string;
  /** What it says. */
  readonly value: string;
  /** Its line, from 1. */
  readonly line: number;
  /** Its column, from 1. */
  readonly column: number;
}

/** A turn, or the board's hash `{8 hex}` that stands between two turns. */
export interface Token {
  /** What it is. */
  readonly kind: "turn" | "hash";
  /** As it was written. */
  readonly text: string;
  /** Its line, from 1. */
  readonly line: number;
  /** Its column, from 1. */
  readonly column: number;
}

/** Cuts a text into its games: one begins at the first tag that follows anything but a tag. */
export function splitGames(text: string): GameSource[] {
  const games: { line: number; lines: string[] }[] = [];
  let inTags = false;
  let inComment = false;
  text.replace(/^\uFEFF/, "").split("\n").forEach((line, index) => {
    const isTag = !inComment && line.startsWith("[");
    if (isTag && !inTags || games.length === 0 && line.trim() !== "") {
      games.push({ line: index + 1, lines: [] });
    }
    games.at(-1)?.lines.push(line);
    inTags = isTag;
    inComment = !isTag && opensComment(line, inComment);
  });
  return games;
}

function opensComment(line: string, inComment: boolean): boolean {
  for (const brace of line.replace(/[^{}]/g, "")) inComment = brace === "{";
  return inComment;
}

/** The tags at the head of a game; a name may stand once. */
export function readTags(source: GameSource): Tag[] {
  const tags: Tag[] = [];
  for (const [index, text] of source.lines.entries()) {
    if (!text.startsWith("[")) break;
    const tag = readTag(text, source.line + index);
    if (tags.some(({ name }) => name === tag.name)) {
      throw new TextError(`Tag ${tag.name} appears twice`, tag.line, 2);
    }
    tags.push(tag);
  }
  return tags;
}

function readTag(text: string, line: number): Tag {
  const match = /^\[([A-Za-z]\w*) "((?:[^"\\]|\\["\\])*)"\]\s*$/d.exec(text);
  if (!match) throw new TextError(`${text.trim()} is not a tag [Name "value"]`, line, 1);
  const value = match[2]!.replace(/\\(.)/g, "$1");
  return { name: match[1]!, value, line, column: match.indices![2]![0] + 1 };
}

/** The turns and hashes of a game in order; round numbers and comments are passed over. */
export function* readTokens(source: GameSource): Generator<Token> {
  const head = source.lines.findIndex((line) => !line.startsWith("["));
  if (head < 0) return;
  const text = source.lines.slice(head).join("\n");
  const lexeme = /\s+|\d+\.+|(\{[^{}]*\})|([^\s{}]+)|[{}]/g;
  let line = source.line + head, lineStart = 0;
  for (const match of text.matchAll(lexeme)) {
    const [all, comment, turn] = match;
    const place = { line, column: match.index - lineStart + 1 };
    if (all === "{" || all === "}") {
      throw new TextError(`This "${all}" has no partner`, place.line, place.column);
    }
    const hash = comment && /^\{\s*([0-9a-f]{8})\s*\}$/i.exec(comment)?.[1];
    if (hash) yield { kind: "hash", text: hash.toLowerCase(), ...place };
    if (turn) yield { kind: "turn", text: turn, ...place };
    const breaks = all.split("\n").length - 1;
    if (breaks === 0) continue;
    line += breaks;
    lineStart = match.index + all.lastIndexOf("\n") + 1;
  }
}
