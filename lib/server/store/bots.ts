/** Programs that play as players of their own, each with an owner and at most one token at a time. */

import type { OwnBot, Scope } from "../../leaderboard/bot.ts";

/** Where the server's own bots are from: they're no address's, and are kept for good. */
export const HOUSE = "house";

/** A bot by its token. */
export interface Bot {
  /** Public. */
  readonly id: number;
  /** The hash that stands for it wherever a player's does; no browser has a code for it. */
  readonly identity: string;
  /** The hash of its owner's identity. */
  readonly owner: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** A token to be kept, by its hash, and the bot that it's for. */
export interface Issue extends Omit<Bot, "id"> {
  readonly token: string;
  /** The mark of the address that asks. */
  readonly source: string;
}

/** How many bots with a token there may be: in all, of one source and of one owner. */
export interface BotShare {
  readonly all: number;
  readonly ofSource: number;
  readonly ofOwner: number;
}

export interface Bots {
  /** Gives a bot its token, instead of any other; the bot is made if there is none. */
  issue(issue: Issue, now: number, share: BotShare): Promise<number | "limit" | "failed">;
  /** The bot of a token's hash; notes that it was used. */
  find(token: string, now: number): Promise<Bot | undefined>;
  /** An owner's, the oldest first. Anyone who forgets the owner forgets all of them. */
  of(owner: string): Promise<readonly OwnBot[]>;
  /** The hashes that stand for an owner's. */
  identitiesOf(owner: string): Promise<readonly string[]>;
  /** Takes a bot's token away, and forgets it if it never played; false if it's another's, or the disk failed. */
  revoke(owner: string, id: number): Promise<boolean>;
}
