/** What can be watched: the best running games, and finished ones while nobody plays. */

import { readable } from "../../automaton/text_error.ts";
import { readRecords } from "../../games/notation/notation.ts";
import { type GameId, gameOf, isRankedId } from "../../games/registry.ts";
import { type ArchivedGame, isArchiveId } from "../../leaderboard/finished_game.ts";
import type { RoomSummary } from "../../rooms/summary.ts";
import { DELAY, type TvGame, type TvNews, type TvShow, type TvSide } from "../../rooms/tv.ts";
import { foldRoom, type Room } from "../../rooms/room.ts";
import { archiveIdOf, phaseOf, playerAt } from "../../rooms/view.ts";
import type { World } from "../clock.ts";
import type { Archive } from "../store/archive.ts";
import type { Players } from "../store/players.ts";
import type { Store } from "../store/store.ts";
import type { Hub } from "./hub.ts";
import type { Lobby } from "./lobby.ts";
import type { Peer } from "./peer.ts";

/** How long a list is good, ms: however many ask, it's made so often. */
const FRESH = 2_000;
/** How many games a list has, and among how many finished ones the featured one is looked for. */
const MOST = 24, RECENT = 30;
/** For how long somebody counts as watching, ms; and how often other processes are told of it at most. */
const WATCHED = 60_000, TELL_EVERY = 20_000;
const WATCHING = "watching";

/** What somebody wants to watch: a game by its id, one of a kind, or the best of all. */
interface TvChoice {
  readonly id?: string;
  readonly game?: GameId;
}

/** What an address asks for; what can't be watched isn't asked for. */
export function readTvChoice({ searchParams }: URL): TvChoice {
  const id = searchParams.get("id"), game = searchParams.get("game");
  return {
    ...id !== null && { id },
    ...game !== null && isRankedId(game) && { game },
  };
}

interface TvParts {
  readonly lobby: Pick<Lobby, "running">;
  readonly hub: Pick<Hub, "loaded">;
  readonly store: Pick<Store, "read">;
  readonly players: Pick<Players, "strength">;
  readonly archive: Archive;
  readonly peer: Pick<Peer, "tell" | "onTold">;
  readonly world: Pick<World, "now">;
}

export class Tv {
  #program: Promise<readonly TvShow[]> | undefined;
  #madeAt = -Infinity;
  /** When somebody last asked what's on, here or elsewhere, and when others were last told, ms. */
  #askedAt = -Infinity;
  #toldAt = -Infinity;

  readonly #glance: Glance;

  constructor(private readonly parts: TvParts) {
    this.#glance = new Glance(parts.hub, parts.store);
    parts.peer.onTold(WATCHING, () => this.#askedAt = parts.world.now());
  }

  /** Whether somebody watches, through any process. */
  get isWatched(): boolean {
    return this.parts.world.now() - this.#askedAt < WATCHED;
  }

  /**
   * What goes on, of one kind of game or of all, and the game that is to be shown: one that is asked
   * for by its id, or the best.
   */
  async news({ id, game }: TvChoice = {}): Promise<TvNews> {
    this.#noteAsked();
    const shows = (await this.#current()).filter((show) =>
      game === undefined || show.game === game
    );
    const seen = shows.filter(hasBegun), running = seen.slice(0, MOST).map(withoutMoves);
    const asked = id === undefined
      ? undefined
      : shows.find((show) => show.id === id) ?? await this.#past(id);
    const shown = asked ?? seen[0] ?? await this.#featured(game);
    return shown ? { running, shown } : { running };
  }

  /** Whether there's no game to watch but old ones. */
  async isQuiet(): Promise<boolean> {
    return !(await this.#current()).some(hasBegun);
  }

  #noteAsked(): void {
    const now = this.#askedAt = this.parts.world.now();
    if (now - this.#toldAt < TELL_EVERY) return;
    this.#toldAt = now;
    this.parts.peer.tell(WATCHING);
  }

  #current(): Promise<readonly TvShow[]> {
    const now = this.parts.world.now();
    if (this.#program && now - this.#madeAt < FRESH) return this.#program;
    this.#madeAt = now;
    const program = this.#make();
    // A list that couldn't be made isn't kept.
    program.catch(() => this.#program = undefined);
    return this.#program = program;
  }

  async #make(): Promise<readonly TvShow[]> {
    const rooms = await this.#glance.at(await this.parts.lobby.running());
    return bestFirst(await Promise.all(rooms.filter(isShown).map((room) => this.#show(room))));
  }

  async #show({ view, secrets }: Room): Promise<TvShow> {
    const { settings: { game, options }, players } = view;
    const moves = view.moves.slice(0, -DELAY);
    const sides = await Promise.all(players.map(async (_, seat): Promise<TvSide> => {
      const player = playerAt(view, seat);
      const { identity } = secrets.holders[player]!;
      const { rating, deviation } = await this.parts.players.strength(identity);
      const isNew = deviation >= NEW;
      const { name, isBot, isDeleted } = players[player]!;
      const marks = { ...isBot && { isBot }, ...isDeleted && { isDeleted: true as const } };
      return { name, rating: isNew ? null : Math.round(rating), ...marks };
    }));
    const id = archiveIdOf(view);
    return { id, game, sides, turns: moves.length, options, moves, result: null };
  }

  /** A finished game by its id. */
  async #past(id: string): Promise<TvShow | undefined> {
    const archived = isArchiveId(id) ? await this.parts.archive.find(id) : undefined;
    return archived && isRankedId(archived.game) ? showOf(archived) : undefined;
  }

  /** The longest of the last games between people, of a kind or of all: no other is replayed for it. */
  async #featured(game: GameId | undefined): Promise<TvShow | undefined> {
    const kind = game === undefined ? {} : { game };
    const query = { opponent: "online", limit: RECENT, ...kind } as const;
    const { games } = await this.parts.archive.list(query);
    const longest = games.filter(({ game }) => isRankedId(game)).toSorted((a, b) =>
      b.record.length - a.record.length
    );
    return longest.values().map(showOf).find((show) => show !== undefined && hasBegun(show));
  }
}

/** A rating that is no surer than a newcomer's. */
const NEW = 350;

/** A rated game of two. */
function isShown({ view }: Room): boolean {
  const { settings: { game, listed, position }, players } = view;
  const arePeople = players.every(({ level }) => level === null);
  return listed && position === undefined && isRankedId(game) && arePeople &&
    phaseOf(view) === "playing";
}

/** Whether there's something to see: before, it's shown only to who asks for it. */
function hasBegun({ turns }: TvShow): boolean {
  return turns > 0;
}

/** A finished game from its record; undefined if that can't be read. */
function showOf(game: ArchivedGame): TvShow | undefined {
  return readable(() => replayOf(game));
}

function replayOf({ id, game, seats, winner, by, record }: ArchivedGame): TvShow {
  const { options, start, moves } = readRecords(record)[0]!;
  const { text, play } = gameOf(game);
  let position = start;
  const tokens = moves.map((move) => {
    const token = text.writeMove(position, move);
    position = play(position, move);
    return token;
  });
  const sides = seats.map((sat): TvSide => ({
    name: sat.is === "person" ? sat.name : "",
    rating: null,
    ...sat.is === "person" && sat.isBot && { isBot: true },
    ...sat.is === "deleted" && { isDeleted: true },
  }));
  return { id, game, sides, turns: tokens.length, options, moves: tokens, result: { winner, by } };
}

/** Strength of both, newcomers last. */
function worth({ sides }: TvShow): number {
  return sides.reduce((sum, { rating }) => sum + (rating ?? 0), 0);
}

/** The best of each kind first, then the others. */
function bestFirst(shows: readonly TvShow[]): TvShow[] {
  const sorted = shows.toSorted((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1));
  const best = [...Map.groupBy(sorted, ({ game }) => game).values()].map(([first]) => first!);
  return [...best, ...sorted.filter((show) => !best.includes(show))];
}

function withoutMoves({ id, game, sides, turns }: TvShow): TvGame {
  return { id, game, sides, turns };
}

/** A room as it was read last. */
interface Seen {
  readonly room: Room;
  readonly touched: number;
}

/**
 * How rooms are, for those who watch from far: a room that nobody here is connected to is read from
 * the disk, and stays asleep. Another process may hold it.
 */
class Glance {
  #seen: ReadonlyMap<string, Seen> = new Map();

  constructor(
    private readonly hub: Pick<Hub, "loaded">,
    private readonly store: Pick<Store, "read">,
  ) {}

  /** These rooms; what others were is forgotten. */
  async at(heads: readonly RoomSummary[]): Promise<readonly Room[]> {
    const looked = await Promise.all(heads.map((head) => this.#look(head)));
    const found = looked.flatMap((seen, index) =>
      seen ? [[heads[index]!.code, seen] as const] : []
    );
    this.#seen = new Map(found);
    return found.map(([, { room }]) => room);
  }

  async #look({ code, touched }: RoomSummary): Promise<Seen | undefined> {
    const loaded = await this.hub.loaded(code);
    if (loaded) return { room: loaded.room, touched };
    const seen = this.#seen.get(code);
    if (seen?.touched === touched) return seen;
    const events = await this.store.read(code, seen?.room.view.version ?? 0);
    if (events.length > 0) return { room: foldRoom(events, seen?.room), touched };
    return seen;
  }
}
