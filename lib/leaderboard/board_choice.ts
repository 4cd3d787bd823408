/** Which leaderboard a link asks for: `/leaderboard?period=month&page=2`. */

import { type GameId, isRankedId } from "../games/registry.ts";
import { type Board, OPPONENT_KINDS, type OpponentKind, PAGE } from "./board.ts";
import { bucketOf, type Period, PERIODS } from "./period.ts";

export interface BoardChoice {
  readonly period: Period;
  /** Null for all. */
  readonly game: GameId | null;
  readonly opponent: OpponentKind | null;
  /** From 1. */
  readonly page: number;
}

export const DEFAULT_CHOICE: BoardChoice = { period: "week", game: null, opponent: null, page: 1 };

/** Undefined for a link that asks for what there is not. */
export function readBoardChoice(params: URLSearchParams): BoardChoice | undefined {
  const asked = params.get("period");
  const period = asked === null ? DEFAULT_CHOICE.period : PERIODS.find((one) => one === asked);
  const game = params.get("game");
  if (!period || game !== null && !isRankedId(game)) return undefined;
  const rival = params.get("opponent");
  const opponent = rival === null ? null : OPPONENT_KINDS.find((kind) => kind === rival);
  const page = readPage(params.get("page") ?? params.get("after") ?? "1");
  return opponent === undefined || !page ? undefined : { period, game, opponent, page };
}

function readPage(text: string): number | undefined {
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Infinity;
  return page <= PAGE.most ? page : undefined;
}

/** The choice as a query, without what goes without saying. */
export function boardQuery({ period, game, opponent, page }: BoardChoice): string {
  const params = new URLSearchParams();
  if (period !== DEFAULT_CHOICE.period) params.set("period", period);
  if (game !== null) params.set("game", game);
  if (opponent !== null) params.set("opponent", opponent);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** The board of the choice at a moment (ms). */
export function boardAt({ period, game, opponent }: BoardChoice, now: number): Board {
  return { bucket: bucketOf(period, now), game, opponent };
}
