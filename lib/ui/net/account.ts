/**
 * What a browser asks the server about itself. Its secret code goes out in bodies of POSTs only.
 */

import type { GameId } from "../../games/registry.ts";
import type { OwnBot, Scope } from "../../leaderboard/bot.ts";
import type { ArchivedGame } from "../../leaderboard/finished_game.ts";
import type { Player } from "../../leaderboard/player.ts";
import type { Standing } from "../../leaderboard/board.ts";
import { askServer } from "./ask_server.ts";
import { ENTRY, IDENTITY, type Keep, NAME, openKeep, RANKED } from "./keep.ts";
import type { Invitation } from "./friends.ts";
import { readStored } from "../parts/stored.ts";
import { identityOf, knownIdentity } from "./seat_keys.ts";

/** A game as its players' pages list it. */
export type ListedGame = Omit<ArchivedGame, "record">;

export interface MyPlace {
  readonly player: Player | null;
  readonly standing: Standing | null;
}

export interface MyGames {
  /** Absent before the first game or name. */
  readonly player?: Player;
  readonly games: readonly ListedGame[];
  readonly next?: string;
}

/** A room with a seat of this browser, as its list shows it. */
export interface MyRoom {
  readonly code: string;
  readonly game: GameId;
  readonly seats: number;
  readonly sat: number;
  readonly isMyTurn: boolean;
  /** Whose turn it is, by name; null while players are awaited. */
  readonly mover: string | null;
  readonly isComputers: boolean;
  /** When that turn's time is up, or the game is deleted that everyone left, ms, if that may take days. */
  readonly due: number | null;
}

/** The rooms one sits in, and who asks one for a game. */
export interface MyRooms {
  readonly rooms: readonly MyRoom[];
  readonly challenges: readonly Invitation[];
}

/** Somebody who is blocked, by a key that tells nothing of who they are. */
export interface BlockedPerson {
  readonly key: string;
  readonly name: string | null;
}

/** What came of wishing for a name. */
type Claimed = { readonly player: Player } | { readonly refused: string };

/** What came of wishing for a bot's token. */
type MadeBot = { readonly id: number; readonly token: string } | { readonly refused: string };

/** Where a name waits that was saved before a game had counted. */
const WISHED = "wished name";

/** How long all of somebody's games and chat lines may take on a slow network, ms. */
const PATIENCE_FOR_ALL = 300_000;

/** Whether a text has the shape of a code. */
export function isCode(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

export class Account {
  constructor(private readonly keep: Keep = openKeep()) {}

  /** The secret code, made now if there is none. */
  get code(): string {
    return identityOf(this.keep);
  }

  /** Whether the code outlives the page. */
  get isKept(): boolean {
    return readStored("localStorage", IDENTITY) !== "";
  }

  /** Makes this browser the player of another code; false for what is no code. */
  adopt(code: string): boolean {
    if (!isCode(code)) return false;
    this.keep.setItem(IDENTITY, code);
    for (const name of [RANKED, ENTRY, NAME, WISHED]) this.keep.setItem(name, "");
    return true;
  }

  /** Who plays here, and where on a board: nobody before the first game, undefined if that isn't told. */
  async place(board: string): Promise<MyPlace | undefined> {
    if (knownIdentity(this.keep) === undefined) return { player: null, standing: null };
    return await this.#named(await this.#ask("", { board: board.replace("?", "") }));
  }

  async games(after?: string): Promise<MyGames | undefined> {
    return await this.#named(await this.#ask("/games", after === undefined ? {} : { after }));
  }

  /** One's rooms and challenges; none before the first game, undefined without a server. */
  async rooms(): Promise<MyRooms | undefined> {
    if (knownIdentity(this.keep) === undefined) return { rooms: [], challenges: [] };
    const { rooms, challenges = [] } = await this.#ask<Partial<MyRooms>>("/rooms", {}) ?? {};
    return rooms && { rooms, challenges };
  }

  /** The secret link to a feed of one's turns; undefined without a server. */
  async feed(): Promise<string | undefined> {
    return (await this.#ask<{ link?: string }>("/feed", {}))?.link;
  }

  /** Takes a name, or keeps it until a game has counted. */
  async claim(name: string): Promise<Claimed> {
    const claimed = await this.#ask<Claimed>("/name", { name }) ?? { refused: "offline" };
    if ("player" in claimed) this.keep.setItem(WISHED, "");
    else if (claimed.refused === "unplayed") this.keep.setItem(WISHED, name);
    return claimed;
  }

  /** Whom one has blocked; undefined without a server. */
  async blocked(): Promise<readonly BlockedPerson[] | undefined> {
    if (knownIdentity(this.keep) === undefined) return [];
    const body = { wish: "look" };
    return (await this.#ask<{ people?: readonly BlockedPerson[] }>("/blocks", body))?.people;
  }

  /** False if it couldn't be saved. */
  async unblock(key: string): Promise<boolean> {
    return "isBlocked" in (await this.#ask("/blocks", { wish: "off", key }) ?? {});
  }

  /** One's own bots; undefined without a server. */
  async bots(): Promise<readonly OwnBot[] | undefined> {
    if (knownIdentity(this.keep) === undefined) return [];
    return (await this.#ask<{ bots?: readonly OwnBot[] }>("/bots", { wish: "look" }))?.bots;
  }

  /** A token for a bot, shown this once; or why there is none. */
  async makeBot(name: string, scopes: readonly Scope[]): Promise<MadeBot> {
    const body = { wish: "make", name, scopes };
    return await this.#ask<MadeBot>("/bots", body) ?? { refused: "failed" };
  }

  /** False if the token couldn't be taken away. */
  async revokeBot(id: number): Promise<boolean> {
    return "revoked" in (await this.#ask("/bots", { wish: "revoke", id }) ?? {});
  }

  /** All that the server keeps about the player, or why it says nothing; undefined without a server. */
  async data(): Promise<object | undefined> {
    return await this.#ask("/data", {}, PATIENCE_FOR_ALL);
  }

  /** Deletes everything there; false if nothing was deleted. */
  async forget(): Promise<boolean> {
    return "forgotten" in (await this.#ask("/forget", {}, PATIENCE_FOR_ALL) ?? {});
  }

  /**
   * What was told of a player, undefined for a refusal: one without a name gets the one that waits, if
   * there is one; another's is what forms here begin with, since it may be from another device.
   */
  async #named<Told extends MyPlace | MyGames>(
    told: Told | { readonly refused: string } | undefined,
  ): Promise<Told | undefined> {
    if (!told || "refused" in told) return undefined;
    const wish = this.keep.getItem(WISHED);
    if (!wish && told.player?.name) this.keep.setItem(NAME, told.player.name);
    if (!wish || told.player?.name !== null) return told;
    const claimed = await this.claim(wish);
    return "player" in claimed ? { ...told, player: claimed.player } : told;
  }

  #ask<Answer extends object>(
    path: string,
    body: object,
    patience?: number,
  ): Promise<Answer | undefined> {
    return askServer(this.keep, `/api/me${path}`, body, patience);
  }
}
