/** Understands what somebody brings as a game. This module is browser compatible. */

import { TextError } from "../../automaton/text_error.ts";
import { readLink } from "../../games/link.ts";
import { recordFromJson } from "../../games/record_json.ts";
import { readReplayed, type ReplayedGame, replayedOf } from "./replayed_game.ts";

/** CCN, the same as JSON, or a link; throws a `TextError` at the first thing wrong. */
export function readBrought(text: string): ReplayedGame {
  const brought = text.trim();
  if (brought.startsWith("{")) return readReplayed(recordFromJson(parseJson(brought)));
  const link = /^\S*#(\S+)$/.exec(brought)?.[1];
  return link ? replayedOf(readLink(link)) : readReplayed(brought);
}

/** A shorter hash in an address names a generation, or nothing. */
const SHORTEST_LINK = 10;

/** The game that lies in an address's hash, if one does. */
export function readHash(hash: string): ReplayedGame | "damaged" | undefined {
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
    throw new TextError("The JSON is not whole", 1, 1);
  }
}
