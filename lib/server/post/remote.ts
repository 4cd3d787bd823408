/** Conway by Post on another machine's server: lines in, letters out, over the bot API (docs/post.md). */

import { conway } from "../../games/conway/conway.ts";
import type { ConwayPosition } from "../../games/conway/position.ts";
import type { Options } from "../../games/game.ts";
import { letterOf } from "../../games/notation/board_letters.ts";
import type { PostBoard } from "./board.ts";
import { boardText, previewText, shownText, turnText } from "./letter.ts";
import { PostError, readFlag, readQueue } from "./order.ts";

interface Remote {
  /** The server's origin. */
  readonly url: string;
  /** A bot's token. */
  readonly token: string;
}

const USAGE = {
  open: "conway open [-players=N] [-size=S] [-place=P] [-touch]",
  challenge: "conway challenge bot# [-size=S] [-place=P] [-touch]",
  accept: "conway accept board",
  join: "conway join board",
  boards: "conway boards",
  show: "conway show board[#move]",
  preview: "conway preview board cells|pass",
  move: "conway move board cells|pass|random",
  queue: "conway queue board none|[turns:] move[#number][; …]",
  resign: "conway resign board",
  draw: "conway draw board",
  takeback: "conway takeback board",
  say: "conway say board text",
  help: "conway help",
} as const;

type Verb = keyof typeof USAGE;

/** What each line looks like; a board is called by its room's code. */
export const REMOTE_HELP = Object.values(USAGE).join("\n");

/** Seconds that a move may take: as long as a room allows. */
const CLOCK = 14 * 86_400;

/** One who sits there; many have no name, computers a level. */
interface ToldPlayer {
  readonly name: string;
  readonly level?: string;
}

/** A game as the API tells of it, as far as it's used here. */
interface ToldGame {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly status: "waiting" | "playing" | "over";
  readonly seat: number;
  readonly players: readonly (ToldPlayer | null)[];
  readonly turn: number | null;
  /** The position before the first move, in CCN; servers of before don't tell it. */
  readonly start?: string;
  readonly moves: readonly string[];
  readonly offer: { readonly what: string; readonly seat: number } | null;
  readonly result:
    | { readonly winner: number | null; readonly by: string; readonly record: string | null }
    | null;
}

export class RemoteOffice {
  constructor(private readonly remote: Remote) {}

  /** The answer to a line; one that cannot be obeyed is answered with what is wrong. */
  async answer(line: string): Promise<string> {
    try {
      return await this.#obey(line);
    } catch (error) {
      if (error instanceof PostError) return `Error: ${error.message}.`;
      // What `fetch` throws where nobody answers.
      if (error instanceof TypeError) {
        return `Error: ${this.remote.url} can't be reached; try again.`;
      }
      throw error;
    }
  }

  async #obey(line: string): Promise<string> {
    const [game, verb = "", ...words] = line.normalize("NFC").trim().split(/\s+/);
    if (game !== conway.id) throw new PostError(`A line starts with "${conway.id}", not "${game}"`);
    if (!Object.hasOwn(USAGE, verb)) {
      throw new PostError(`There is no "${verb}": ${Object.keys(USAGE).join(", ")}`);
    }
    return await this.#do(verb as Verb, words);
  }

  async #do(verb: Verb, words: readonly string[]): Promise<string> {
    if (verb === "help") return REMOTE_HELP;
    if (verb === "boards") return await this.#list();
    if (verb === "open") return await this.#open("/room", { listed: true, ...optionsIn(words) });
    const [board, ...rest] = words;
    if (board === undefined) throw usage(verb);
    if (verb === "challenge") {
      if (!/^\d{1,9}$/.test(board)) throw new PostError(`"${board}" isn't a bot's number`);
      return await this.#open("/challenge", { to: Number(board), ...optionsIn(rest) });
    }
    if (verb === "show") return await this.#show(board);
    return await this.#at(verb, board, rest);
  }

  /** What is done at a board; then how it is. */
  async #at(verb: Verb, id: string, words: readonly string[]): Promise<string> {
    const [word, ...more] = words;
    switch (verb) {
      case "join":
        await this.#post(`/game/${id}/join`);
        break;
      case "accept":
        await this.#post(`/challenge/${id}/accept`);
        break;
      case "preview":
      case "move": {
        if (word === undefined || more.length > 0) throw usage(verb);
        if (verb === "preview") return await this.#preview(id, word);
        await this.#post(`/game/${id}/move`, { move: word });
        break;
      }
      case "queue": {
        const steps = readQueue(words);
        if (!steps) throw usage(verb);
        await this.#post(`/game/${id}/premove`, { steps });
        return steps.length > 0 ? "Your premoves are kept" : "No premoves left";
      }
      case "draw":
      case "takeback":
        await this.#post(`/game/${id}/offer`, { what: verb });
        break;
      case "say":
        await this.#post(`/game/${id}/chat`, { text: words.join(" ") });
        break;
      default: {
        await this.#post(`/game/${id}/resign`);
        // Out of turn nothing of the board shows it.
        return `${await this.#letter(id)}\nYou have resigned.`;
      }
    }
    return await this.#letter(id);
  }

  async #open(path: string, settings: object): Promise<string> {
    const { id } = await this.#post(path, { game: conway.id, clock: CLOCK, ...settings });
    return await this.#letter(String(id));
  }

  async #list(): Promise<string> {
    const { games } = await this.#ask("GET", "") as { games: readonly string[] };
    const all = await Promise.all(games.map((id) => this.#game(id)));
    const lines = all.filter(({ game }) => game === conway.id).map(
      ({ id, players, turn, status }) => {
        const names = namesOf(players);
        return `Board ${id}: ${
          status === "playing" ? turnText(names, turn) : `${names.join(", ")}; ${status}`
        }`;
      },
    );
    return lines.length > 0 ? lines.join("\n") : "You play on no board";
  }

  async #show(text: string): Promise<string> {
    const [, id, count] = /^([^#]+)(?:#(\d{1,6}))?$/.exec(text) ?? [];
    if (id === undefined) throw usage("show");
    const game = await this.#game(id), board = this.#boardOf(game);
    return game.status === "waiting"
      ? waitingText(game)
      : shownText(board, count === undefined ? undefined : Number(count));
  }

  async #preview(id: string, token: string): Promise<string> {
    const game = await this.#game(id), board = this.#boardOf(game);
    if (game.status === "waiting") throw new PostError("The game hasn't begun");
    return previewText(board, game.seat, token);
  }

  async #letter(id: string): Promise<string> {
    const game = await this.#game(id);
    return game.status === "waiting" ? waitingText(game) : boardText(this.#boardOf(game));
  }

  async #game(id: string): Promise<ToldGame> {
    return await this.#ask("GET", `/game/${encodeURIComponent(id)}`) as ToldGame;
  }

  /** The board as the rules make it of its moves. */
  #boardOf({ id, game, options, players, start, moves, offer, result }: ToldGame): PostBoard {
    if (game !== conway.id) throw new PostError(`${id} is no board of Conway by Post`);
    const first = start === undefined
      ? conway.initial(options)
      : conway.text.readPosition(start, options);
    const positions = [first];
    for (const token of moves) {
      const position: ConwayPosition = positions.at(-1)!;
      positions.push(conway.play(position, conway.text.readMove(position, token)));
    }
    const users = namesOf(players);
    const path = `${this.remote.url}${result?.record ?? `/r/${id}/watch`}`;
    const news = offer ? [`${users[offer.seat]} offers: ${offer.what}.`] : [];
    return { id, users, moves, positions, result: result as PostBoard["result"], news, path };
  }

  async #post(path: string, body: object = {}): Promise<Record<string, unknown>> {
    return await this.#ask("POST", path, body) as Record<string, unknown>;
  }

  /** What the server answers; what it refuses is an error with its sentence. */
  async #ask(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
    const { url, token } = this.remote;
    const response = await fetch(`${url}/api/bot${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...body && { body: JSON.stringify(body) },
    });
    const answer = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const { message = `The server answers ${response.status}.` } = answer;
    throw new PostError(String(message).replace(/\.$/, ""));
  }
}

function usage(verb: Verb): PostError {
  return new PostError(`It is: ${USAGE[verb]}`);
}

/** What letters call those at each seat. */
function namesOf(players: ToldGame["players"]): string[] {
  return players.map((player, seat) => {
    if (!player) return "nobody yet";
    const { name, level } = player;
    return name || (level ? `Computer (${level})` : `Player ${letterOf(seat)}`);
  });
}

function waitingText({ id, players }: ToldGame): string {
  const free = players.filter((player) => player === null).length;
  return `Board ${id} waits for ${free} more: conway join ${id}`;
}

/** The options of a new game, as flags say them. */
function optionsIn(words: readonly string[]): { options: Options } {
  const options = words.map((word): [string, number] => {
    const [, players] = /^-players=([2-8])$/.exec(word) ?? [];
    return players === undefined ? readFlag(word) : ["seats", Number(players)];
  });
  return { options: Object.fromEntries(options) };
}
