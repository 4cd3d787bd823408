/** What is shown of tournaments: however many ask, each is read once for every change. */

import type {
  MyEntry,
  Named,
  StandingRow,
  TournamentGame,
  TournamentNews,
} from "../../tournaments/news.ts";
import type { Entrant, Pairing, TournamentKind } from "../../tournaments/tournament.ts";
import { pointsOf } from "../../tournaments/points.ts";
import { type Placed, PODIUM, standingsOf } from "../../tournaments/standings.ts";
import type { World } from "../clock.ts";
import type {
  KeptEntrant,
  TournamentBook,
  TournamentLists,
  TournamentSheet,
} from "../store/tournaments.ts";

/** How long what was read is good, ms, and of how many tournaments it's kept. */
const FRESH = 500, MOST_KEPT = 50;
/** How soon names are read again, ms: no tournament has another version when somebody takes another name. */
const NAMED = 60_000;
/** How many rows a page of the standings has, and how many games are shown. */
const ROWS = 50, GAMES = 12;

interface Board {
  readonly readAt: number;
  readonly sheet: TournamentSheet;
  readonly standings: readonly Placed[];
  readonly byIdentity: ReadonlyMap<string, Placed>;
}

interface Kept {
  readonly board: Promise<Board | undefined>;
  readonly at: number;
}

export class Boards {
  readonly #kept = new Map<string, Kept>();
  #lists: { readonly lists: Promise<TournamentLists>; readonly at: number } | undefined;

  constructor(
    private readonly book: TournamentBook,
    private readonly world: Pick<World, "now">,
  ) {}

  /** All that there are. */
  lists(): Promise<TournamentLists> {
    const now = this.world.now();
    if (this.#lists && now - this.#lists.at < FRESH) return this.#lists.lists;
    const lists = this.book.lists();
    this.#lists = { lists, at: now };
    lists.catch(() => this.#lists = undefined);
    return lists;
  }

  /** A page of one, without what those say who are blocked; undefined if there is none of that id. */
  async news(
    id: string,
    page = 1,
    blocked: readonly string[] = [],
  ): Promise<TournamentNews | undefined> {
    const board = await this.#board(id);
    return board && newsOf(board, page, new Set(blocked));
  }

  async version(id: string): Promise<number | undefined> {
    return (await this.#board(id))?.sheet.tournament.version;
  }

  async isMaker(id: string, identity: string): Promise<boolean> {
    return (await this.#board(id))?.sheet.maker === identity;
  }

  /** How somebody stands; null for who isn't in it, undefined where there is no such tournament. */
  async entry(id: string, identity: string): Promise<MyEntry | null | undefined> {
    const board = await this.#board(id);
    if (!board) return undefined;
    const placed = board.byIdentity.get(identity);
    return placed ? entryOf(board, placed) : null;
  }

  /** What somebody just did shows in the next answer. */
  forget(id: string): void {
    this.#kept.delete(id);
    this.#lists = undefined;
  }

  /** Somebody was forgotten, who may have been in any of them. */
  forgetAll(): void {
    this.#kept.clear();
    this.#lists = undefined;
  }

  #board(id: string): Promise<Board | undefined> {
    const now = this.world.now(), kept = this.#kept.get(id);
    if (kept && now - kept.at < FRESH) return kept.board;
    const board = this.#read(id, kept?.board);
    this.#kept.delete(id);
    this.#kept.set(id, { board, at: now });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest!);
    board.then((read) => read || this.#kept.delete(id), () => this.#kept.delete(id));
    return board;
  }

  async #read(
    id: string,
    before: Promise<Board | undefined> | undefined,
  ): Promise<Board | undefined> {
    const known = await before?.catch(() => undefined), now = this.world.now();
    const isNamed = known && now - known.readAt < NAMED;
    if (isNamed && await this.book.version(id) === known.sheet.tournament.version) return known;
    const sheet = await this.book.read(id);
    if (!sheet) return undefined;
    const { tournament: { kind }, entrants, pairings } = sheet;
    const standings = standingsOf(kind, entrants.filter(isShown), pairings);
    const byIdentity = new Map(
      standings.map((placed) => [(placed.entrant as KeptEntrant).identity, placed]),
    );
    byIdentity.delete("");
    return { readAt: now, sheet, standings, byIdentity };
  }
}

/** Who left without a game is in no table; who left during the first still has to find the way to it. */
function isShown({ state, sheet, pairing }: Entrant): boolean {
  return state !== "out" || sheet !== "" || pairing !== null;
}

function newsOf(
  { sheet, standings }: Board,
  asked: number,
  blocked: ReadonlySet<string>,
): TournamentNews {
  const { tournament, entrants, pairings, last, lines } = sheet;
  const { kind, phase } = tournament;
  const pages = Math.max(1, Math.ceil(standings.length / ROWS));
  const page = Math.min(Math.max(1, asked), pages);
  const named = new Map(entrants.map((entrant) => [entrant.number, namedOf(entrant)]));
  const hushed = new Set(
    entrants.flatMap(({ number, identity }) => blocked.has(identity) ? number : []),
  );
  const games = phase === "over" ? last : playedNow(standings, pairings);
  const row = (placed: Placed) => rowOf(kind, placed);
  return {
    tournament,
    players: entrants.filter(({ state }) => state !== "out").length,
    rows: standings.slice((page - 1) * ROWS, page * ROWS).map(row),
    page,
    pages,
    podium: phase === "over"
      ? standings.filter(({ entrant }) => entrant.sheet !== "").slice(0, PODIUM).map(row)
      : [],
    games: games.flatMap(({ game: id, one, two }): TournamentGame[] =>
      id === null || two === null ? [] : [{ id, players: [named.get(one)!, named.get(two)!] }]
    ),
    lines: lines.flatMap(({ number, entrant, text }) => {
      const by = named.get(entrant);
      return by && !hushed.has(entrant) ? [{ ...by, line: number, text }] : [];
    }),
  };
}

/** The games that are played, the leaders' first. */
function playedNow(standings: readonly Placed[], pairings: readonly Pairing[]): readonly Pairing[] {
  const played = standings.flatMap(({ entrant: { pairing, number } }) =>
    pairings.find((one) => one.number === pairing && one.one === number && one.game !== null) ?? []
  );
  return played.slice(0, GAMES);
}

function rowOf(kind: TournamentKind, placed: Placed): StandingRow {
  const { entrant, rank, score, buchholz, isOnFire } = placed;
  const { sheet, state, pairing, rating } = entrant;
  return {
    ...namedOf(entrant),
    rank,
    score,
    points: pointsOf(kind, sheet),
    buchholz,
    isOnFire,
    isPlaying: pairing !== null,
    state,
    rating: Math.round(rating),
  };
}

function entryOf({ sheet, standings }: Board, placed: Placed): MyEntry {
  const { number, state, pairing } = placed.entrant;
  const game = sheet.pairings.find((one) => one.number === pairing);
  return {
    number,
    state,
    rank: placed.rank,
    score: placed.score,
    page: 1 + Math.floor(standings.indexOf(placed) / ROWS),
    code: pairing === null ? null : game?.code ?? null,
  };
}

function namedOf({ number, name, player, isBot, isGone }: Entrant): Named {
  return { number, name, player, isBot, isGone };
}
