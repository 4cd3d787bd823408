/** A table of this device whose game is kept as it is played. */

import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { AnyPlayed } from "../../games/known_games.ts";
import { isUnsent, readRanked } from "../net/ranked_game.ts";
import { GameKeeper, type GameState, readKept } from "./kept_game.ts";
import { type LocalMatch, movesOf } from "./match.ts";
import type { Table } from "./table.ts";

/** What a table cannot tell of itself. */
type StateAround = Pick<GameState, "title" | "seed" | "counted">;

/** The keeper of the game at an address; none while the server renders the page. */
export function useGameKeeper(href: () => string): GameKeeper | undefined {
  return useMemo(() => {
    if (!globalThis.document) return undefined;
    try {
      // None in Firefox without storage, and in apps that show pages themselves.
      if (!localStorage) return undefined;
      // In another language it's the same game.
      const name = href().replace(/([?&])lang=[^&]*&?/, "$1").replace(/[?&]$/, "");
      return new GameKeeper(localStorage, name, cameBack() || isUnheard(name));
    } catch {
      // Storage is forbidden.
      return undefined;
    }
  }, []);
}

/** Whether this page was seen before: reloaded, come back to, or in another language. */
export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== "navigate" || /\blang=/.test(location.search);
}

/** Whether the game that is kept there is over, and counts once the server hears of it. */
function isUnheard(name: string): boolean {
  const kept = readKept(localStorage, name);
  return kept !== undefined && kept !== "damaged" && isUnsent(readRanked(localStorage), kept.seed);
}

/** Has a new table say what to do to who moves first, before anything else is said. */
export function sayBeginning<Kind extends AnyPlayed>(table: Table<Kind>): Table<Kind> {
  const { ui, match, myTurn, said } = table;
  if (myTurn.peek()) said.value = ui.begin?.(match.position.peek()) ?? "";
  return table;
}

/** See `keepTable`. */
export function useKept<Kind extends AnyPlayed>(
  ...given: Parameters<typeof keepTable<Kind>>
): void {
  useEffect(() => keepTable(...given), []);
}

/**
 * Takes up the game that was kept and keeps it from now on; returns how to stop. `resume` hears of it
 * before the game goes on, and says which turns to play.
 */
export function keepTable<Kind extends AnyPlayed>(
  table: Table<Kind>,
  match: LocalMatch<Kind>,
  keeper: GameKeeper | undefined,
  around: () => StateAround,
  resume: () => string = () => keeper?.found?.moves ?? "",
): (() => void) | undefined {
  const { found } = keeper ?? {};
  const isRead = match.resume(resume());
  // What a game's first turn asks for is over; its last turn is told.
  if (match.turns.peek().length > 0) table.said.value = "";
  if (found && isRead) takeUp(table, match, found);
  if (keeper?.isDamaged || !isRead) table.say(table.words.table.keptDamaged);
  match.start();
  return keeper && follow(table, match, keeper, around);
}

function takeUp<Kind extends AnyPlayed>(
  table: Table<Kind>,
  match: LocalMatch<Kind>,
  { draft, tool, target, isResigned }: GameState,
): void {
  if (isResigned && match.mine.length === 1) match.resign();
  if (!table.myTurn.peek()) return;
  table.draftAgain(draft);
  if (tool !== undefined) table.takeAgain(tool, target);
}

function follow<Kind extends AnyPlayed>(
  table: Table<Kind>,
  match: LocalMatch<Kind>,
  keeper: GameKeeper,
  around: () => StateAround,
): () => void {
  const stops = [
    keeper.follow(() => stateOf(table, match, around())),
    effect(() => {
      if (!keeper.isElsewhere.value) return;
      match.isOpen.value = false;
      match.thinking.value = undefined;
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function stateOf<Kind extends AnyPlayed>(
  { drafted, toolInHand, target, ui }: Table<Kind>,
  match: LocalMatch<Kind>,
  around: StateAround,
): GameState {
  return {
    ...around,
    status: ui.status(match)[0] ?? "",
    moves: movesOf(match),
    draft: drafted.value,
    tool: toolInHand?.name,
    target: target.value,
    isResigned: match.isResigned,
    isOver: match.result.value !== null,
  };
}
