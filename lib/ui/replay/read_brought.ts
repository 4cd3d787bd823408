/** Understands what somebody brings as a game. */

import { TextError } from "../../automaton/text_error.ts";
import { readLink } from "../../games/notation/link.ts";
import { type GameRecord, readRecords } from "../../games/notation/notation.ts";
import { recordFromJson } from "../../games/notation/record_json.ts";

/** CCN, the same as JSON, or a link; throws a `TextError` at the first thing wrong. */
export function readBrought(text: string): GameRecord {
  const brought = text.trim();
  if (brought.startsWith("{")) return firstOf(recordFromJson(parseJson(brought)));
  const link = /^\S*#(\S+)$/.exec(brought)?.[1];
  return link ? readLink(link) : firstOf(brought);
}

function firstOf(ccn: string): GameRecord {
  const [record] = readRecords(ccn);
  if (!record) throw new TextError("There's no game in this text", 1, 1);
  return record;
}

/** A shorter hash in an address names a generation, or nothing. */
const SHORTEST_LINK = 10;

/** The game that lies in an address's hash, if one does. */
export function readHash(hash: string): GameRecord | "damaged" | undefined {
  if (hash.length < SHORTEST_LINK) return undefined;
  try {
    return readBrought(hash);
  } catch (error) {
    if (error instanceof TextError) return "damaged";
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TextError("The JSON is incomplete", 1, 1);
  }
}
