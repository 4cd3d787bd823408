/** Bots that ask each other for a game: made, taken up, declined, and ended. */

import type { Options } from "../../games/game.ts";
import type { Settings } from "../../rooms/event.ts";
import type { Unseated } from "../../rooms/protocol.ts";
import type { World } from "../clock.ts";
import type { Hub } from "../rooms/hub.ts";
import type { LiveRoom } from "../rooms/live_room.ts";
import type { Bot } from "../store/bots.ts";
import { type Challenges, PATIENCE } from "./challenges.ts";
import type { Listening } from "./listening.ts";
import type { BotName, Challenge, Withdrawal } from "./told.ts";

/** Of what there is no more for a bot or its address. */
export type Share = "games" | "rooms" | "challenges";
/** Why something was not done. */
export type DeskRefusal = Share | "limit" | "storage" | "unknown" | Unseated;

/** Where bots play. */
export interface Tables {
  /** Opens a room and sits down in it; its code. */
  open(bot: Bot, source: string, settings: Settings): Promise<string | DeskRefusal[]>;
  /** Sits down; why not, if not. */
  enter(bot: Bot, room: LiveRoom | undefined): Promise<DeskRefusal | undefined>;
  /** Whether a bot plays as many games at a time as it may. */
  isBusy(bot: Bot): Promise<boolean>;
}

interface Parts {
  readonly challenges: Challenges;
  readonly listening: Pick<Listening, "find">;
  readonly hub: Pick<Hub, "find" | "end" | "endWait">;
  readonly markOf: (address: string) => string;
  readonly world: Pick<World, "after">;
  readonly tables: Tables;
  /** Has bots told what has changed. */
  readonly changed: () => Promise<void>;
}

export class ChallengeDesk {
  constructor(private readonly parts: Parts) {}

  /** Opens a room for another bot that listens, and asks it; the room's code. */
  async make(
    bot: Bot,
    to: number,
    source: string,
    settings: Settings,
  ): Promise<string | DeskRefusal[]> {
    const { challenges, listening, hub, markOf, tables, world, changed } = this.parts;
    const rival = await listening.find(to), mark = markOf(source);
    if (!rival || rival.id === bot.id) return ["unknown"];
    const isFull = await challenges.isFull(to, mark);
    const yielding = isFull ? await challenges.yielding(to, mark) : undefined;
    if (isFull && yielding === undefined) return ["challenges"];
    const id = await tables.open(bot, source, settings);
    if (typeof id !== "string") return id;
    if (yielding !== undefined) await this.withdraw(yielding, "expired");
    const challenge = challengeOf(id, bot, rival, settings);
    const between = { author: bot.identity, about: rival.identity };
    if (!await challenges.add(challenge, mark, between)) {
      // Nobody would come, and it would be one of the few games that the bot may have.
      await hub.end(id);
      return ["storage"];
    }
    if (await challenges.isFull(to, mark, 1)) {
      await this.withdraw(id, "canceled");
      return ["challenges"];
    }
    world.after(PATIENCE, () => this.withdraw(id, "expired"));
    await changed();
    return id;
  }

  /** Ends what is over with its room: the process that was to may have ended, or the database failed. */
  async sweep(): Promise<void> {
    const { challenges, hub } = this.parts;
    for (const { challenge: { id }, gone } of await challenges.all()) {
      if (gone === undefined) continue;
      await this.withdraw(id, gone);
      await hub.endWait(id);
    }
  }

  /** Sits down to a challenge. */
  async accept(bot: Bot, id: string): Promise<DeskRefusal | undefined> {
    const { challenges, tables, hub } = this.parts, challenge = await challenges.find(id);
    if (challenge?.to.id !== bot.id) return "unknown";
    if (await tables.isBusy(bot)) return "games";
    const why = await challenges.accept(id, async () => tables.enter(bot, await hub.find(id)));
    // Somebody else who knew the room's code has the seat: there's nothing left to accept.
    if (why === "full") await this.withdraw(id, "canceled");
    return why;
  }

  /** Declines a challenge, or takes one back. */
  async decline(bot: Bot, id: string): Promise<DeskRefusal | undefined> {
    const challenge = await this.parts.challenges.find(id);
    const isTheirs = challenge?.to.id === bot.id;
    if (!isTheirs && challenge?.from.id !== bot.id) return "unknown";
    await this.withdraw(id, isTheirs ? "declined" : "canceled");
    return undefined;
  }

  /** Ends one for a reason, and its room. */
  async withdraw(id: string, why: Withdrawal): Promise<void> {
    const { challenges, hub, changed } = this.parts;
    if (!await challenges.withdraw(id, why)) return;
    await changed();
    await hub.endWait(id);
  }
}

function nameOf({ id, name }: BotName): BotName {
  return { id, name };
}

function challengeOf(id: string, from: BotName, to: BotName, settings: Settings): Challenge {
  const { game, options, clock, bank = null, side } = settings;
  return {
    id,
    from: nameOf(from),
    to: nameOf(to),
    game,
    options: options as Options,
    clock,
    bank,
    side,
  };
}
