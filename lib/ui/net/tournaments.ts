/** A browser's player in tournaments. */

import type { MyNews, TournamentNews } from "../../tournaments/news.ts";
import { askServer } from "./ask_server.ts";
import { ENTRY, type Keep, NAME, openKeep } from "./keep.ts";
import { readServer } from "./read_server.ts";
import { holdSeatBy, knownIdentity, makeSecret } from "./seat_keys.ts";

/** What came of asking: news only where there is any. */
export type TournamentAnswer =
  | Partial<MyNews> & { readonly news?: TournamentNews; readonly id?: string }
  | { readonly refused: string };

/** What is known here of a tournament, so that only news comes. */
interface Known {
  readonly version: number;
  readonly page: number;
  /** Whether nobody sees the page: then the server takes its time to answer. */
  readonly isHidden: boolean;
}

/** What is wished comes with the news, whose standings are those of a `page`. */
export class Tournaments {
  constructor(private readonly keep: Keep = openKeep()) {}

  /** How one stands, and what is new. Newcomers only look. */
  async look(id: string, known: Known): Promise<TournamentAnswer> {
    if (knownIdentity(this.keep) === undefined) return await fetchNews(id, known.page);
    return await this.#ask({ wish: "look", id, ...known });
  }

  join(id: string, page: number): Promise<TournamentAnswer> {
    const name = this.keep.getItem(NAME) ?? "";
    return this.#ask({ wish: "join", id, page, token: this.#token(), name });
  }

  leave(id: string, page: number): Promise<TournamentAnswer> {
    return this.#ask({ wish: "leave", id, page });
  }

  say(id: string, page: number, text: string): Promise<TournamentAnswer> {
    return this.#ask({ wish: "say", id, page, text });
  }

  make(plan: object): Promise<TournamentAnswer> {
    return this.#ask({ wish: "make", ...plan });
  }

  callOff(id: string, page: number): Promise<TournamentAnswer> {
    return this.#ask({ wish: "call-off", id, page });
  }

  /** Takes the seat in a game's room. */
  hold(code: string): void {
    holdSeatBy(this.keep, code, this.#token());
  }

  /** One for all of this browser's tournaments. */
  #token(): string {
    const known = this.keep.getItem(ENTRY);
    if (known) return known;
    const token = makeSecret();
    this.keep.setItem(ENTRY, token);
    return token;
  }

  async #ask(body: object): Promise<TournamentAnswer> {
    return await askServer<TournamentAnswer>(this.keep, "/api/me/tournaments", body) ??
      { refused: "offline" };
  }
}

/** What anyone may know. */
export async function fetchNews(id: string, page: number): Promise<TournamentAnswer> {
  let now = NaN;
  const path = `/api/tournament/${id}?page=${page}`;
  const news = await readServer<TournamentNews>(path, (told) => now = told);
  return news ? { me: null, news, now } : { refused: "offline" };
}
