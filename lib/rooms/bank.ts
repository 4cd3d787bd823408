/**
 * Time for the whole game, as chess clocks give it: every turn takes from what its player has left, and
 * adds something. Read only from the log, so that every replay has the same clocks.
 */

import type { Player, Settings } from "./event.ts";

/** What a player has left, ms. */
export interface Purse {
  /** As the turn began. */
  readonly left: number;
  /** How much more of what the network took may be given back. */
  readonly spare: number;
}

/** How much of what the network takes is given back: so much at most, which each turn fills up again, ms. */
const LAG = { most: 500, perTurn: 100 };

/** Everyone's first turn costs nothing, but may take no longer, ms: people need a moment to arrive. */
export const FIRST_TURN = 60_000;

const SECOND = 1_000;
/** A turn that is taken back gives back its increment, as far as there is so much, ms. */
const LEAST = SECOND;

/** What is read of a game. */
interface Timed {
  readonly settings: Pick<Settings, "bank">;
  readonly purses: readonly Purse[] | null;
  readonly moves: readonly string[];
  readonly turnAt: number;
}

/** What the players begin with; null in games without. */
export function fullPurses({ bank }: Pick<Settings, "bank">, players: number): Purse[] | null {
  return bank ? Array(players).fill({ left: bank.base * SECOND, spare: LAG.most }) : null;
}

/** How long a request of a player's may have been on its way: what it says, as far as it's believed, ms. */
export function creditOf({ purses }: Timed, player: Player, lag: number): number {
  return Math.min(lag, purses?.[player]?.spare ?? 0);
}

/**
 * Everyone's purse after a turn of a player's at a moment, of which so much was the network's; or as the
 * game ends in that turn, which adds nothing.
 */
export function charge(
  game: Timed,
  player: Player,
  at: number,
  lag: number,
  isLast = false,
): Purse[] | null {
  const { settings: { bank }, purses, turnAt } = game;
  if (!bank || !purses) return null;
  const { left, spare } = purses[player]!;
  if (isFirstTurn(game)) return [...purses];
  const spent = Math.max(0, at - turnAt - lag);
  const after = Math.max(0, left - spent) + (isLast ? 0 : bank.increment * SECOND);
  const filled = Math.min(LAG.most, spare - lag + LAG.perTurn);
  return purses.with(player, { left: after, spare: filled });
}

/** Everyone's purse once a player's last turn is taken back: its time is lost, and its increment too. */
export function refund(game: Timed, player: Player): Purse[] | null {
  const { settings: { bank }, purses, moves } = game;
  if (!bank || !purses) return null;
  const purse = purses[player]!;
  // The game is the one before the turn is taken off.
  if (moves.length <= purses.length) return [...purses];
  const left = Math.max(Math.min(LEAST, purse.left), purse.left - bank.increment * SECOND);
  return purses.with(player, { ...purse, left });
}

/** Until when the one to move must have moved, as the table shows it, ms; undefined without such a clock. */
export function bankDeadline(game: Timed, player: Player): number | undefined {
  if (!game.purses) return undefined;
  return game.turnAt + (isFirstTurn(game) ? FIRST_TURN : game.purses[player]!.left);
}

/** Whether the next player hasn't moved in this game. */
export function isFirstTurn({ purses, moves }: Pick<Timed, "purses" | "moves">): boolean {
  return purses !== null && moves.length < purses.length;
}

/** The clock of a room as its form says it. */
export function writeTime({ clock, bank }: Pick<Settings, "clock" | "bank">): string {
  return bank ? `${bank.base}+${bank.increment}` : `${clock ?? 0}`;
}
