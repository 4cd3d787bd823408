/** Acting in a room, but for playing turns. */

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Cell } from "../../../automaton/board.ts";
import type { PositionOf, Seat } from "../../../games/game.ts";
import type { AnyPlayed } from "../../../games/known_games.ts";
import type { Player } from "../../../rooms/event.ts";
import type { Action, Answer } from "../../../rooms/protocol.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { late } from "../../parts/late.ts";
import type { Match } from "../match.ts";
import type { Speaker } from "../match_table.ts";
import type { RoomWords } from "../words/room/mod.ts";

/** What a room knows of the table of its game, whichever that is. */
export interface RoomSeat extends Speaker {
  readonly match: Match<AnyPlayed>;
  readonly ui: {
    readonly seats: readonly string[];
    readonly field: { readonly placeholder: string };
    begin?(position: PositionOf<AnyPlayed>): string | undefined;
    readTurn?(position: PositionOf<AnyPlayed>, line: string): unknown;
    typed?(position: PositionOf<AnyPlayed>, token: string): string;
  };
  readonly myTurn: ReadonlySignal<boolean>;
  readonly drafted: Signal<readonly Cell[]>;
  readonly toolInHand: { readonly name: string } | undefined;
  readonly target: Signal<Cell | undefined>;
  takeAgain(name: string, target?: Cell): void;
  draftAgain(cells: readonly Cell[]): void;
  /** Drafts nothing any more. */
  reset(): void;
}

/** What each part of a room is given: its table, the line to it, and what rooms say. */
export interface RoomPartProps {
  readonly line: RoomLine;
  readonly table: RoomSeat;
  readonly words: RoomWords;
}

/** What a game may say in words of its own. */
export interface RoomSayings {
  /** Whose turn it is, to who does not play that side. */
  turnOf(seat: Seat): string;
  /** As a game begins, to who plays a side. */
  begins(seat: Seat, isFirst: boolean): string;
  /** How many cells are still drafted after a reload. */
  kept(count: number): string;
}

/** Who may act here; null for a watcher, and once the line has ended. */
export function actorOf({ state }: RoomLine): Player | null {
  const { player, status } = state.value;
  return status === "ended" ? null : player;
}

/** Asks the room for something, and tells why if it is not done. Resolves with whether it was. */
export async function ask(part: RoomPartProps, action: Action): Promise<boolean> {
  const answer = await part.line.send(action);
  if (answer.t === "ok") return true;
  part.table.say(await reasonOf(answer, part));
  return false;
}

async function reasonOf(
  { why, until }: Extract<Answer, { t: "refused" }>,
  { table }: RoomPartProps,
): Promise<string> {
  if (until === undefined) return table.reason(why);
  const part = await late(() => import("./rejection.tsx")).catch(() => undefined);
  const { language } = table.words;
  return part?.restrainedText(language, why === "muted", until) ?? table.reason(why);
}
