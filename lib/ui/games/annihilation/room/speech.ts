/** A game on a digraph in sentences. */

import type { AnnihilationGame } from "../../../../games/annihilation/annihilation.ts";
import type { AnnihilationPosition } from "../../../../games/annihilation/position.ts";
import type { Seat } from "../../../../games/game.ts";
import type { Words } from "../../../../words/mod.ts";
import type { ResultWords } from "../../../table/game_ui.ts";
import { resultHeadline } from "../../../table/headline.ts";
import type { MatchResult, Turn } from "../../../table/match.ts";
import { litVertices } from "../part.ts";
import type { AnnihilationWords } from "../words/mod.ts";
import type { AnnihilationRoomWords } from "./words/mod.ts";

type Firing = Turn<AnnihilationGame>;

/** The words of all games, of games on digraphs, and of their rooms. */
export interface RoomSpeechWords {
  readonly words: Words;
  readonly own: AnnihilationWords;
  readonly room: AnnihilationRoomWords;
}

/** A table in words, and who sits at it. */
interface RoomTeller extends RoomSpeechWords {
  readonly match: { readonly mine: readonly Seat[] };
  /** Whether who cannot move wins. */
  readonly isMisere?: boolean | undefined;
}

/** "You: fire z4, complement z0." */
export function turnSentence(teller: RoomTeller, { seat, move, before }: Firing): string {
  return teller.own.made(whoIs(teller, seat), teller.own.move(move, before.names));
}

/** "Lit: z0 and z3.", by the vertices' names. */
export function litSentence(room: AnnihilationRoomWords, position: AnnihilationPosition): string {
  return room.lit(litVertices({ position }), position.names);
}

/** "You", "Opponent", or for who watches which of the two. */
function whoIs({ words, own, match: { mine } }: RoomTeller, seat: Seat): string {
  if (mine.length === 0) return own.sides[seat]!;
  return mine.includes(seat) ? own.you : words.room.opponent;
}

/** "Defeat: you cannot move.", "Victory by resignation."; in misère play who cannot move has won. */
export function resultWords(teller: RoomTeller, result: MatchResult): ResultWords {
  const { words, room, match: { mine } } = teller, { winner } = result;
  const isWatched = mine.length === 0 && winner !== null;
  const headline = isWatched ? room.wins[winner]! : resultHeadline(words, result, mine);
  const reason = reasonPhrase(teller, result);
  const joint = result.by === "blocked" ? ": " : " ";
  return { headline, reason, score: "", sentence: `${headline}${joint}${reason}.` };
}

/** "by resignation" */
function reasonPhrase(
  { words, room, match: { mine }, isMisere }: RoomTeller,
  result: MatchResult,
): string {
  const { winner, by } = result;
  if (by !== "blocked") return words.result.by[by](0);
  const blocked = isMisere ? winner! : 1 - winner!;
  if (mine.length > 0) return mine.includes(blocked) ? room.blocked.you : room.blocked.other;
  return isMisere ? room.blocked.itself : room.blocked.other;
}
