/** A round robin's cross table: who scored what against whom. */

import { botKey, type BotName, eachOnce, KEPT_OF_ROBINS, type MatchSummary } from "./results.ts";

/** A match of two entrants, by their places. */
export interface Pairing {
  readonly pair: readonly [number, number];
  /** The place of who won; null for a draw, "neither" if both lost. */
  readonly winner: number | "neither" | null;
  /** How it ended, or in a sentence why it never came about. */
  readonly by: string;
  readonly generations: number;
}

/** What one entrant's matches come to. */
export interface Row {
  /** The entrant's place. */
  readonly own: number;
  readonly name: string;
  /** Of each entrant, what was scored against it; undefined against oneself. */
  readonly against: readonly (number | undefined)[];
  /** Wins count 1, draws a half. */
  readonly score: number;
}

/** What each entrant scored, the best first. */
export function standingsOf(
  entrants: readonly { readonly name: string }[],
  played: readonly Pick<Pairing, "pair" | "winner">[],
): Row[] {
  const scores = scoresOf(entrants.length, played);
  const rows = entrants.map(({ name }, own): Row => {
    const against = scores[own]!;
    return { own, name, against, score: against.reduce((sum: number, one) => sum + (one ?? 0), 0) };
  });
  const order = [...rows.keys()].sort((a, b) => rows[b]!.score - rows[a]!.score || a - b);
  return order.map((own) => ({
    ...rows[own]!,
    against: order.map((other) => rows[own]!.against[other]),
  }));
}

/** What each of so many entrants scored against each, in the first of their matches. */
function scoresOf(
  entrants: number,
  played: readonly Pick<Pairing, "pair" | "winner">[],
): (number | undefined)[][] {
  const row = () => Array<number | undefined>(entrants).fill(undefined);
  const scores = Array.from({ length: entrants }, row);
  for (const { pair: [one, other], winner } of played) {
    scores[one]![other] ??= scoreOf(one, winner);
    scores[other]![one] ??= scoreOf(other, winner);
  }
  return scores;
}

function scoreOf(own: number, winner: Pairing["winner"]): number {
  return winner === null ? 0.5 : winner === own ? 1 : 0;
}

/** A round robin on the server, as its matches tell of it. */
export interface RoundRobinTable {
  /** When it began, ms. */
  readonly startedAt: number;
  readonly bots: readonly BotName[];
  /** The best first. */
  readonly rows: readonly Row[];
  /** By two entrants' places, the id of their match. */
  readonly matches: ReadonlyMap<string, string>;
}

export function pairKey(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** The round robins that matches were of, the newest first, without one that may be forgotten in part. */
export function roundRobinsIn(matches: readonly MatchSummary[]): RoundRobinTable[] {
  const ofRobins = matches.filter(({ robin, rated }) => robin !== undefined && rated);
  const starts = [...new Set(ofRobins.map(({ robin }) => robin!))].sort((a, b) => b - a);
  if (ofRobins.length >= KEPT_OF_ROBINS && starts.length > 1) starts.pop();
  return starts.map((startedAt) =>
    tableOf(startedAt, ofRobins.filter(({ robin }) => robin === startedAt))
  );
}

function tableOf(startedAt: number, matches: readonly MatchSummary[]): RoundRobinTable {
  const bots = eachOnce(matches.flatMap(({ bots }) => bots));
  const places = new Map(bots.map((bot, place) => [botKey(bot), place]));
  const placeOf = (bot: BotName) => places.get(botKey(bot))!;
  const played = matches.map(({ bots: [one, other], outcome: { winner } }) => {
    const pair = [placeOf(one), placeOf(other)] as const;
    return { pair, winner: winner === null ? null : pair[winner] };
  });
  const ids = matches.map(({ id }, n) => [pairKey(...played[n]!.pair), id] as const);
  return { startedAt, bots, rows: standingsOf(bots, played), matches: new Map(ids) };
}
