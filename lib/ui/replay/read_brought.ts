/** Understands what somebody brings as a game. Fetched on demand: most come by a link. */

import { TextError } from "../../automaton/text_error.ts";
import { readLink } from "../../games/notation/link.ts";
import { type GameRecord, readRecords } from "../../games/notation/notation.ts";
import { recordFromJson } from "../../games/notation/record_json.ts";
import { isArchiveId } from "../../leaderboard/finished_game.ts";
import { unfenced } from "../parts/unfenced.ts";

/** The path of a finished game's page, if the text is its address on this site. */
export function archivedIn(text: string, origin: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text), id = /^\/g\/([^/.]+)$/.exec(url.pathname)?.[1];
  return url.origin === origin && id !== undefined && isArchiveId(id) ? `/g/${id}` : undefined;
}

/** CCN, the same as JSON, or a link; throws a `TextError` at the first thing wrong. */
export function readBrought(text: string): GameRecord {
  const brought = text.trim();
  if (brought.startsWith("{")) return firstOf(recordFromJson(parseJson(brought)));
  const link = /^\S*#(\S+)$/.exec(brought)?.[1];
  return link ? readLink(link) : firstOf(tidied(text));
}

function firstOf(ccn: string): GameRecord {
  const [record] = readRecords(ccn);
  if (!record) throw new TextError("There's no game in this text", 1, 1);
  return record;
}

const TAG = /^\[\w+ "/m;

/**
 * A text as it was before a chat or a mail made something of it: without marks of what's quoted, and with
 * plain quotes and spaces. Words before the game are blank, so that places in it stay.
 */
function tidied(text: string): string {
  const plain = unfenced(text.replace(/^(> ?)+/gm, "")).replace(/[\u00a0\u202f]/g, " ");
  const quoted = TAG.test(plain) ? plain : plain.replace(/[“”„«»]/g, '"');
  const start = Math.max(0, quoted.search(TAG));
  return quoted.slice(0, start).replace(/./g, "") + quoted.slice(start);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TextError("The JSON is incomplete", 1, 1);
  }
}
