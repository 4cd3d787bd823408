/** The tokens by which programs are known as bots. */

import type { Scope } from "../../leaderboard/bot.ts";
import { foldName } from "../../leaderboard/fold_name.ts";
import type { World } from "../clock.ts";
import { digest, secretOf } from "../digest.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Bot, Bots } from "../store/bots.ts";

/** How a bot's token begins, so that anyone who finds one knows what it is. */
const PREFIX = "ccbot_";

interface TokenParts {
  readonly book: Bots;
  readonly markOf: (address: string) => string;
  readonly world: Pick<World, "now" | "random">;
  readonly limits: Limits;
}

/** A token as it's shown, once, and the number of its bot. */
interface Issued {
  readonly id: number;
  readonly token: string;
}

export class BotTokens {
  constructor(
    private readonly parts: TokenParts,
    /** Cuts off the bot of that number, if it listens. */
    private readonly end: (id: number) => Promise<void>,
  ) {}

  /** Makes a bot of an owner its token, instead of any other. */
  async issue(
    owner: string,
    name: string,
    scopes: readonly Scope[],
    source: string,
  ): Promise<Issued | "limit" | "failed"> {
    const { book, markOf, world, limits } = this.parts;
    const token = PREFIX + secretOf(world.random);
    const share = {
      all: limits.botTokens,
      ofSource: limits.botTokensPerSource,
      ofOwner: limits.botTokensPerIdentity,
    };
    // The same name is the same bot: it keeps its rating, and nobody has a code for it.
    const identity = digest(`bot ${foldName(name)} of ${owner}`);
    const issue = { identity, owner, name, scopes, token: digest(token), source: markOf(source) };
    const id = await book.issue(issue, world.now(), share);
    if (typeof id !== "number") return id;
    await this.end(id);
    return { id, token };
  }

  /** Makes a token worthless; false if it's none of theirs, or the disk failed. */
  async revoke(owner: string, id: number): Promise<boolean> {
    const isDone = await this.parts.book.revoke(owner, id);
    if (isDone) await this.end(id);
    return isDone;
  }

  /** Whose a token is. */
  async find(token: string): Promise<Bot | undefined> {
    const { book, world } = this.parts;
    return token.startsWith(PREFIX) ? await book.find(digest(token), world.now()) : undefined;
  }
}
