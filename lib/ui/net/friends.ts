/** Following players, and asking them for a game. */

import type { GameId } from "../../games/registry.ts";
import { askServer } from "./ask_server.ts";
import { type Keep, NAME, openKeep } from "./keep.ts";
import { holdSeatBy, knownIdentity, makeSecret } from "./seat_keys.ts";

/** Somebody one follows. */
export interface Friend {
  readonly id: number;
  /** Null while none is claimed. */
  readonly name: string | null;
  readonly isOnline: boolean;
}

/** Somebody's wish for a game. */
export interface Invitation {
  readonly code: string;
  readonly game: GameId;
  /** The clock, as a form says it. */
  readonly time: string;
  /** Empty for somebody without a name. */
  readonly from: string;
}

/** How one stands to a player. */
export interface Standing {
  readonly isMe: boolean;
  readonly isFollowed: boolean;
  readonly isBlocked: boolean;
  /** Not known before one has a player code. */
  readonly isOnline?: boolean;
}

type Challenged = { readonly code: string } | { readonly refused: unknown };

const STRANGER: Standing = { isMe: false, isFollowed: false, isBlocked: false };

export class Friends {
  constructor(private readonly keep: Keep = openKeep()) {}

  /** None before anything was played here, undefined without a server. */
  async followed(): Promise<readonly Friend[] | undefined> {
    if (knownIdentity(this.keep) === undefined) return [];
    const answer = await this.#ask("/follows", { wish: "look" });
    return Array.isArray(answer?.players) ? answer.players : undefined;
  }

  async invitations(): Promise<readonly Invitation[] | undefined> {
    if (knownIdentity(this.keep) === undefined) return [];
    return invitationsOf(await this.#ask("/challenges", { wish: "look" }));
  }

  async decline(code: string): Promise<readonly Invitation[] | undefined> {
    return invitationsOf(await this.#ask("/challenges", { wish: "decline", code }));
  }

  /** Undefined without a server. Who only looks around gets no player code for it. */
  async look(player: number): Promise<Standing | undefined> {
    if (knownIdentity(this.keep) === undefined) return STRANGER;
    const answer = await this.#ask("/follows", { wish: "look", player });
    return answer && "isMe" in answer ? answer as unknown as Standing : undefined;
  }

  /** False if it couldn't be saved. */
  async follow(player: number, isFollowed: boolean): Promise<boolean> {
    const answer = await this.#ask("/follows", { wish: isFollowed ? "on" : "off", player });
    return answer?.isFollowed === isFollowed;
  }

  async block(player: number, isBlocked: boolean): Promise<boolean> {
    const answer = await this.#ask("/blocks", { wish: isBlocked ? "on" : "off", player });
    return answer?.isBlocked === isBlocked;
  }

  /** The code of the room in which one waits for the player; or why there is none, as far as it's known. */
  async challenge(player: number, game: string, clock: string): Promise<Challenged> {
    const token = makeSecret(), name = this.keep.getItem(NAME) ?? "";
    const body = { wish: "send", player, game, clock, token, name };
    const { code, refused } = await this.#ask("/challenges", body) ?? {};
    if (typeof code !== "string") return { refused };
    holdSeatBy(this.keep, code, token);
    return { code };
  }

  #ask(path: string, body: object): Promise<Readonly<Record<string, unknown>> | undefined> {
    return askServer(this.keep, `/api/me${path}`, body);
  }
}

function invitationsOf(
  answer: Readonly<Record<string, unknown>> | undefined,
): readonly Invitation[] | undefined {
  return Array.isArray(answer?.challenges) ? answer.challenges : undefined;
}
