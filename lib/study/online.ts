/**
 * Plays online by the bot API (docs/bots.md): anyone who can take a seat in a study, a level or a program
 * that reads a line and writes a line, takes one at a table of any server.
 */

import { gameOf } from "../games/registry.ts";
import { type PlayerName, seatPlayer } from "./player.ts";
import { Fault, type Player } from "./seat.ts";

/** How long after a broken line it's tried again, ms, unless the server says when. */
const RETRY = 2_000;
/** How often something is asked again that the server can't do now. */
const MOST_TRIES = 5;

export interface Online {
  readonly url: string;
  readonly token: string;
  readonly player: PlayerName;
  /** An outside program's time for a turn, ms. */
  readonly timeMs: number;
  /** The games to play until it ends. */
  readonly games: number;
  /** Rooms to open, as `POST /api/bot/room` takes them; the bot opens the next when one is over. */
  readonly opens: object | undefined;
  /** Another bot's number, to be challenged; and rooms to join, by code. */
  readonly challenges: number | undefined;
  readonly joins: string | undefined;
  readonly say: (line: string) => void;
}

/** A game as the API tells of it, as far as it's used here. */
interface ToldGame {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number>>;
  readonly status: string;
  readonly seat: number;
  readonly turns: number;
  readonly isMyTurn: boolean;
  readonly version: number;
  readonly position: string;
  readonly result: { readonly winner: number | null; readonly by: string } | null;
}

interface ToldLine {
  readonly type?: string;
  readonly game?: ToldGame;
  readonly challenge?: { readonly id: string };
  readonly id?: string;
  readonly why?: string;
  readonly retry?: number;
}

/** The server says no; the message is its sentence. */
export class Refused extends Error {}

export class OnlinePlayer {
  /** By the game's room. */
  readonly #players = new Map<string, Player>();
  /** The games that aren't over, as far as it has heard. */
  readonly #open = new Set<string>();
  #played = 0;
  #hasBegun = false;
  /** When to come back, ms. */
  #retry = RETRY;

  constructor(private readonly online: Online) {}

  /** Plays until its games are over. Throws `Refused` where the token is. */
  async play(): Promise<void> {
    while (this.#played < this.online.games) {
      this.#retry = RETRY;
      try {
        await this.#listen();
      } catch (error) {
        if (error instanceof Refused) throw error;
        this.online.say(`The line broke: ${error instanceof Error ? error.message : error}`);
      }
      if (this.#played < this.online.games) await pause(this.#retry);
    }
  }

  async #listen(): Promise<void> {
    const response = await this.#fetch("/stream");
    if (!response.ok) {
      const { message } = await response.json(), wait = waitOf(response);
      if (wait === undefined) throw new Refused(message);
      this.#retry = wait;
      throw new Error(message);
    }
    await this.#catchUp();
    let rest = "";
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\n");
      rest = lines.pop()!;
      for (const line of lines) await this.#hear(line === "" ? {} : JSON.parse(line));
      if (this.#played >= this.online.games) return;
      if (!this.#hasBegun) await this.#begin();
      this.#hasBegun = true;
    }
  }

  /** Of a game that ended while nobody listened nothing is told. */
  async #catchUp(): Promise<void> {
    for (const id of [...this.#open]) {
      const response = await this.#fetch(`/game/${id}`), game = await response.json();
      if (response.status === 404) await this.#gone(id);
      else if (response.ok && game.status === "over") await this.#over(game);
    }
  }

  /** Asks for the game that it's to play first. */
  async #begin(): Promise<void> {
    const { opens, challenges, joins } = this.online;
    if (joins !== undefined) await this.#ask(`/game/${joins}/join`);
    if (challenges !== undefined) await this.#ask("/challenge", { ...opens, to: challenges });
    else if (opens) {
      const { id } = await this.#ask("/room", opens) as { id: string };
      this.online.say(`Waiting at ${this.online.url}/r/${id}`);
    }
  }

  async #hear({ type, game, challenge, id, why, retry = RETRY }: ToldLine): Promise<void> {
    if (type === "challenge") await this.#ask(`/challenge/${challenge!.id}/accept`);
    if (type === "gameGone") await this.#gone(id!);
    if (type === "bye") {
      this.#retry = retry;
      this.online.say(`The server ends the line: ${why}`);
    }
    if (!game) return;
    if (type === "gameStart") await this.#leave(game.id);
    if (game.status === "over") return await this.#over(game);
    this.#open.add(game.id);
    if (game.isMyTurn) await this.#move(game);
  }

  async #move(
    { id, game: name, options, position: text, version, turns }: ToldGame,
  ): Promise<void> {
    const game = gameOf(name), position = game.text.readPosition(text, options);
    const visit = { game, options, seed: `${id} ${turns}`, timeMs: this.online.timeMs };
    const player = this.#players.get(id) ?? seatPlayer(this.online.player, visit);
    this.#players.set(id, player);
    try {
      const { move } = await player.choose(position);
      const refusal = game.refuse(position, move);
      if (refusal) throw new Fault("illegal", refusal);
      await this.#ask(`/game/${id}/move`, {
        move: game.text.writeMove(position, move),
        version,
      });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.online.say(`${id}: resigns, ${error.kind}: ${error.message}`);
      await this.#ask(`/game/${id}/resign`);
    }
  }

  async #over({ id, seat, result }: ToldGame): Promise<void> {
    await this.#gone(id);
    this.#played++;
    const { winner, by } = result!;
    const how = winner === null ? "drawn" : winner === seat ? "won" : "lost";
    this.online.say(`${id}: ${how} (${by})`);
    const { opens, games } = this.online;
    if (opens && this.#played < games) await this.#begin();
  }

  async #gone(id: string): Promise<void> {
    this.#open.delete(id);
    await this.#leave(id);
  }

  async #leave(id: string): Promise<void> {
    await this.#players.get(id)?.leave();
    this.#players.delete(id);
  }

  #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${this.online.token}` };
    return fetch(`${this.online.url}/api/bot${path}`, { ...init, headers });
  }

  /** What the API answers; what it refuses is said, and is no end. What it can't do now is asked again. */
  async #ask(path: string, body: object = {}): Promise<unknown> {
    for (let left = MOST_TRIES;; left--) {
      const response = await this.#fetch(path, { method: "POST", body: JSON.stringify(body) });
      const answer = await response.json(), wait = waitOf(response);
      if (!response.ok) this.online.say(`${path}: ${answer.message}`);
      if (wait === undefined || left === 0) return answer;
      await pause(wait);
    }
  }
}

/** After how many ms to ask again; undefined for what was done, or won't be. */
function waitOf({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  return Number(headers.get("retry-after") ?? RETRY / 1_000) * 1_000;
}

function pause(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}
