/** A game of this page as its browser keeps it: the sum it began with, who plays, and the moves. */

import { effect } from "@preact/signals";
import { readStored, writeStored } from "../../parts/stored.ts";
import type { GameState } from "../../table/kept_game.ts";
import { cameBack } from "../../table/use_keeper.ts";
import type { History, Step } from "./history.ts";
import { isMisereLink, isSumLink, readLink, writeLink } from "./link.ts";
import { readMove, writeMove } from "./move_text.ts";
import { isBoard, type Part, playMove, refusePart } from "./part.ts";
import type { SumEditor } from "./sum_editor.ts";
import { type Player, PLAYERS } from "./history.ts";

/** Where a game is kept: a sum of a link has a game of its own. */
export function sumHref(): string {
  return location.pathname + (isSumLink(location.hash) ? location.hash : "");
}

/** Under what the sum is kept that a tab shows: where it was begun, and on the next line its link. */
const KEPT = "sum";

/** The link of what this page showed when it was left, for who reloads it or comes back. */
export function keptLink(): string | undefined {
  const [href, link] = readStored("sessionStorage", KEPT).split("\n");
  return cameBack() && href === sumHref() ? link : undefined;
}

/** Keeps what is shown in this tab; returns how to stop. */
export function keepLink({ parts, isMisere }: SumEditor): () => void {
  const href = sumHref();
  return effect(() => {
    writeStored("sessionStorage", KEPT, `${href}\n${writeLink(parts.value, isMisere.value)}`);
  });
}

/** The game as it stands; without moves where none is played. */
export function stateOfSum(editor: SumEditor): GameState {
  const { mode, game, players, isMisere, winner, words } = editor;
  const isPlayed = mode.value === "play" && game.value.length > 1;
  return {
    title: words.title,
    status: "",
    moves: isPlayed ? writeSum(game.value, players.value, isMisere.value) : "",
    draft: [],
    seed: "",
    isResigned: false,
    isOver: winner.value !== undefined,
  };
}

function writeSum(history: History, players: readonly Player[], isMisere: boolean): string {
  const [first, ...steps] = history;
  const moves = steps.map(({ move }, index) => writeMove(history[index]!.parts, move!));
  const link = writeLink(first!.parts, isMisere);
  return [players.join(), link, ...moves.map((move) => move.replace(" ", ""))].join(" ");
}

/** Goes on with a game that was kept; false where it cannot be read, which anybody may have written. */
export function resumeSum(editor: SumEditor, written: string): boolean {
  const [seats = "", link = "", ...lines] = written.split(" ");
  const players = seats.split(",") as Player[];
  const parts = readLink(link);
  const areKnown = players.length === 2 && players.every((player) => PLAYERS.includes(player));
  if (!areKnown || !parts || "problem" in parts) return false;
  const history = played(parts, lines);
  if (!history) return false;
  editor.resume(players, history, isMisereLink(link));
  return true;
}

/** Moves are kept by the vertices' numbers, which may be the names of others. */
function nameless(part: Part): Part {
  if (!isBoard(part)) return part;
  const { names: _, ...position } = part.position;
  return { ...part, position };
}

function played(start: readonly Part[], lines: readonly string[]): History | undefined {
  let parts = start;
  const history: Step[] = [{ parts }];
  for (const line of lines) {
    const move = readMove(parts.map(nameless), line);
    if (!move || refusePart(parts[move.part]!, move.move)) return undefined;
    parts = playMove(parts, move);
    history.push({ parts, move });
  }
  return history;
}
