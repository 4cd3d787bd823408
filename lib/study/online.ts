/**
 * Plays online by the bot API (docs/bots.md): anyone who can take a seat in a study, a level or a program
 * that reads a line and writes a line, takes one at a table of any server.
 */

import { type GameId, gameOf } from "../games/registry.ts";
import { canPlay, type PlayerName, seatPlayer } from "./player.ts";
import { Fault, type Player, type Visit } from "./seat.ts";

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

/** What the API answers that has done something. */
interface Done {
  /** Of the room that was opened. */
  readonly id?: string;
}

interface ToldLine {
  readonly type?: string;
  readonly game?: ToldGame;
  readonly challenge?: { readonly id: string; readonly game: GameId };
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

  /** Plays until its games are over. Throws `Refused` where the token is, or all that it's to play. */
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

  /** Asks for the game that it's to play first. Throws `Refused` where nobody would ever come. */
  async #begin(): Promise<void> {
    const { opens, challenges, joins, url, say } = this.online;
    const asked: (Done | undefined)[] = [];
    if (joins !== undefined) asked.push(await this.#ask(`/game/${joins}/join`));
    if (challenges !== undefined) {
      asked.push(await this.#ask("/challenge", { ...opens, to: challenges }));
    } else if (opens) {
      const room = await this.#ask("/room", opens);
      if (room) say(`Waiting at ${url}/r/${room.id}`);
      asked.push(room);
    }
    if (asked.length === 0 || asked.some((done) => done)) return;
    const { games } = await (await this.#fetch("")).json();
    if (games?.length === 0) throw new Refused("There's no game to wait for.");
  }

  async #hear({ type, game, challenge, id, why, retry = RETRY }: ToldLine): Promise<void> {
    if (type === "challenge") await this.#reply(challenge!);
    if (type === "challengeGone") this.online.say(`Challenge ${id}: ${why}`);
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

  async #reply({ id, game }: { readonly id: string; readonly game: GameId }): Promise<void> {
    const reply = canPlay(this.online.player, game) ? "accept" : "decline";
    await this.#ask(`/challenge/${id}/${reply}`);
  }

  async #move(
    { id, game: name, options, position: text, version, turns }: ToldGame,
  ): Promise<void> {
    const game = gameOf(name), position = game.text.readPosition(text, options);
    const visit = { game, options, seed: `${id} ${turns}`, timeMs: this.online.timeMs };
    try {
      const player = this.#players.get(id) ?? this.#seat(visit);
      this.#players.set(id, player);
      const { move } = await player.choose(position);
      const refusal = game.refuse(position, move);
      if (refusal) throw new Fault("illegal", refusal);
      await this.#ask(`/game/${id}/move`, {
        // Only the room says of a turn that chance has drawn it.
        move: game.text.writeMove(position, move).replace(/\*$/, ""),
        version,
      });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.online.say(`${id}: resigns, ${error.kind}: ${error.message}`);
      await this.#ask(`/game/${id}/resign`);
    }
  }

  /** Throws a `Fault` where the player cannot be had: all other games go on. */
  #seat(visit: Visit): Player {
    const { player } = this.online, { id } = visit.game;
    if (!canPlay(player, id as GameId)) throw new Fault("dead", `${player} doesn't play ${id}`);
    try {
      return seatPlayer(player, visit);
    } catch (error) {
      throw new Fault("dead", error instanceof Error ? error.message : String(error));
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

  /** What the API answers; what it refuses is said, and undefined. What it can't do now is asked again. */
  async #ask(path: string, body: object = {}): Promise<Done | undefined> {
    for (let left = MOST_TRIES;; left--) {
      const response = await this.#fetch(path, { method: "POST", body: JSON.stringify(body) });
      const answer = await response.json(), wait = waitOf(response);
      if (!response.ok) this.online.say(`${path}: ${answer.message}`);
      if (wait === undefined || left === 0) return response.ok ? answer : undefined;
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
