/** The arena's results for as long as the process lives. */

import {
  type ArenaResults,
  type BotName,
  KEPT_MATCHES,
  type MatchQuery,
  type MatchSummary,
  type NameKey,
  type Standing,
  type StoredMatch,
} from "./results.ts";
import { afterMatch, byStanding, newcomer } from "./standings.ts";

export class MemoryResults implements ArenaResults {
  readonly #matches = new Map<string, StoredMatch>();
  readonly #standings = new Map<string, Standing>();
  /** The key of each bot that stands. */
  readonly #keys = new Map<string, NameKey>();

  keep(match: StoredMatch, keys: readonly NameKey[] = []): Promise<boolean> {
    this.#matches.set(match.id, match);
    if (match.rated) this.#count(match, keys);
    if (this.#matches.size > KEPT_MATCHES) this.#matches.delete(this.#matches.keys().next().value!);
    return Promise.resolve(true);
  }

  isRated(bot: BotName, key: NameKey): boolean {
    const kept = this.#keys.get(placeOf(bot));
    return kept === undefined || kept === key;
  }

  find(id: string): Promise<StoredMatch | undefined> {
    return Promise.resolve(this.#matches.get(id));
  }

  list({ before, limit }: MatchQuery): Promise<readonly MatchSummary[]> {
    const newest = [...this.#matches.values()].reverse().sort((a, b) => b.endedAt - a.endedAt);
    const seen = newest.findIndex(({ id }) => id === before);
    const from = before === undefined ? 0 : seen < 0 ? newest.length : seen + 1;
    const listed = newest.slice(from, from + limit);
    return Promise.resolve(listed.map(({ moves: _, ...summary }) => summary));
  }

  standings(limit: number): Promise<readonly Standing[]> {
    return Promise.resolve([...this.#standings.values()].sort(byStanding).slice(0, limit));
  }

  #count({ bots, outcome }: StoredMatch, keys: readonly NameKey[]): void {
    bots.forEach((bot, index) => {
      if (!this.#standings.has(placeOf(bot))) this.#keys.set(placeOf(bot), keys[index]);
    });
    const after = afterMatch([this.#standing(bots[0]), this.#standing(bots[1])], outcome);
    for (const standing of after) this.#standings.set(placeOf(standing), standing);
  }

  #standing(bot: BotName): Standing {
    return this.#standings.get(placeOf(bot)) ?? newcomer(bot);
  }
}

function placeOf({ author, name }: BotName): string {
  return JSON.stringify([author, name]);
}
