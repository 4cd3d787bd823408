/** What a bot's matches come to: against whom it did how well, and how its rating went. */

import { botKey, type BotName, isSameBot, type MatchSummary } from "./results.ts";

/** A bot's rated matches against another. */
export interface HeadToHead {
  readonly rival: BotName;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Against each rival, whom it met most often first. */
export function headToHead(bot: BotName, matches: readonly MatchSummary[]): HeadToHead[] {
  const rows = new Map<string, HeadToHead>();
  for (const { bots, rated, outcome: { winner } } of matches) {
    if (!rated) continue;
    const own = isSameBot(bots[0], bot) ? 0 : 1, rival = bots[1 - own]!;
    const key = botKey(rival);
    const row = rows.get(key) ?? { rival, wins: 0, losses: 0, draws: 0 };
    rows.set(key, {
      ...row,
      wins: row.wins + Number(winner === own),
      losses: row.losses + Number(winner === 1 - own),
      draws: row.draws + Number(winner === null),
    });
  }
  return [...rows.values()].sort((one, other) => metIn(other) - metIn(one));
}

function metIn({ wins, losses, draws }: HeadToHead): number {
  return wins + losses + draws;
}

/** Its rating after each match that says so, the oldest first. */
export function ratingsOf(
  bot: BotName,
  matches: readonly MatchSummary[],
): { readonly at: number; readonly rating: number }[] {
  return matches.toReversed().flatMap(({ bots, ratings, endedAt }) => {
    const rating = ratings?.[isSameBot(bots[0], bot) ? 0 : 1];
    return rating === undefined ? [] : [{ at: endedAt, rating }];
  });
}

/** Where a bot's page is. */
export function botHref({ author, name }: BotName): string {
  return `/arena/bot/${encodeURIComponent(author)}/${encodeURIComponent(name)}`;
}
