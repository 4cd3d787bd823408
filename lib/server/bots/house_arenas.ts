/** The server's own bots in arenas: they fill the ranks while few people play there. */

import type { World } from "../clock.ts";
import type { Bot } from "../store/bots.ts";
import { PRESENT } from "../tournaments/director.ts";
import type { TournamentDesk } from "../tournaments/desk.ts";

/** So many people have enough of each other. */
const ENOUGH = 6;
/** How often it's looked, ms: less than somebody who was heard of counts as there. */
const LOOK_EVERY = 5_000;

type Player = Pick<Bot, "identity" | "owner" | "name">;

interface ArenaParts {
  readonly tournaments: Pick<TournamentDesk, "book" | "look" | "joinBot">;
  readonly world: Pick<World, "now">;
  /** What they count for. */
  readonly source: string;
}

export class HouseArenas {
  #lookedAt = -Infinity;

  constructor(private readonly parts: ArenaParts) {}

  /** Enters arenas where a few people play, and is there for as long as they do. */
  async tend(bots: readonly Player[]): Promise<void> {
    const { tournaments: { book }, world } = this.parts, now = world.now();
    if (now - this.#lookedAt < LOOK_EVERY) return;
    this.#lookedAt = now;
    for (const { id, kind, allowsBots } of (await book.lists()).running) {
      if (kind !== "arena" || !allowsBots || !await this.#isThin(id, now)) continue;
      for (const bot of bots) await this.#attend(id, bot);
    }
  }

  async #isThin(id: string, now: number): Promise<boolean> {
    const { book } = this.parts.tournaments;
    const sheet = await book.read(id), present = await book.present(id, now - PRESENT);
    const people = (sheet?.entrants ?? []).filter(({ number, isBot, state, pairing }) =>
      !isBot && state === "in" && (pairing !== null || present.has(number))
    );
    return people.length > 0 && people.length < ENOUGH;
  }

  /** Who asks how they stand is there. */
  async #attend(id: string, bot: Player): Promise<void> {
    const { tournaments, source } = this.parts;
    const news = await tournaments.look(id, bot.identity);
    if (!news || news.me?.state === "in") return;
    // Nobody else may be called that.
    await tournaments.joinBot(id, bot, source, bot.name);
  }
}
