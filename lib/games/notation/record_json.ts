/**
 * A record as JSON: the same fields as CCN, for programs that would rather not read CCN. What the
 * fields mean is up to CCN.
 */

import { TextError } from "../../automaton/text_error.ts";
import { readTags, readTokens, splitGames } from "./record_source.ts";
import { writeTag } from "./write_record.ts";

/** `{"tags":{"Game":"conquerors-v2",…},"moves":["c12,d12,c13,d13",…]}` */
export interface RecordJson {
  /** The tags by name. */
  readonly tags: Readonly<Record<string, string>>;
  /** The turns in CCN. */
  readonly moves: readonly string[];
}

/** The first game of a CCN text, unjudged. */
export function recordToJson(ccn: string): RecordJson {
  const [source] = splitGames(ccn);
  if (!source) throw new TextError("There's no game in this text", 1, 1);
  const tags = readTags(source).map(({ name, value }) => [name, value]);
  const turns = [...readTokens(source)].filter(({ kind }) => kind === "turn");
  return { tags: Object.fromEntries(tags), moves: turns.map(({ text }) => text) };
}

/** The CCN of what was read as JSON, to be judged when that is read; throws a `TextError`. */
export function recordFromJson(json: unknown): string {
  if (!isRecordJson(json)) {
    throw new TextError("The JSON doesn't have a game's tags and moves", 1, 1);
  }
  const tags = Object.entries(json.tags).map(([name, value]) => writeTag(name, value));
  return [...tags, "", ...json.moves, ""].join("\n");
}

function isRecordJson(json: unknown): json is RecordJson {
  const { tags, moves } = Object(json);
  return typeof tags === "object" && tags !== null && Object.values(tags).every(isText) &&
    Array.isArray(moves) && moves.every((move) => isText(move) && /^[^\s{}[\]]+$/.test(move));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
