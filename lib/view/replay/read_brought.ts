/** Understands what somebody brings as a game. This module is browser compatible. */

import { TextError } from "../../automaton/text_error.ts";
import { recordFromJson } from "../../games/record_json.ts";
import { readReplayed, type ReplayedGame } from "./replayed_game.ts";

/** CCN, or the same as JSON; throws a `TextError` at the first thing wrong. */
export function readBrought(text: string): ReplayedGame {
  const brought = text.trim();
  return readReplayed(brought.startsWith("{") ? recordFromJson(parseJson(brought)) : brought);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TextError("The JSON is not whole", 1, 1);
  }
}
