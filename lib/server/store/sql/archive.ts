/** Finished games in a database. */

import { foldName } from "../../../leaderboard/fold_name.ts";
import type { LevelId } from "../../../search/levels.ts";
import {
  type Archive,
  type GamesPage,
  type GamesQuery,
  readAfter,
  writeAfter,
} from "../archive.ts";
import type {
  ArchivedGame,
  FinishedGame,
  Forfeit,
  Sat,
} from "../../../leaderboard/finished_game.ts";
import { type Rung, rungOf } from "../../../leaderboard/rungs.ts";
import type { Kept } from "../failure.ts";
import { listGames } from "./games_list.ts";
import { awaitOpenings } from "./openings.ts";
import { rate, repeatsOf, share } from "./pairs.ts";
import { countPlayers, ensurePlayers } from "./players.ts";
import { CountingBoards } from "./standings.ts";
import {
  all,
  type Database,
  get,
  insert,
  type Part,
  type Row,
  run,
  together,
  type Value,
  type Work,
} from "./work.ts";

/** How many play a game at least: the CPU, which leaves no sitting, plays one other. */
const SEATS = 2;

/** A name that was claimed since is its owner's only; one that was taken away is nobody's. */
const SITTINGS = `
  SELECT s.seat, s.player, CASE
    WHEN p.name IS NOT NULL THEN p.name
    WHEN EXISTS (SELECT 1 FROM looks l WHERE l.fold = s.folded) THEN ''
    WHEN EXISTS (SELECT 1 FROM barred_names b WHERE b.fold = s.folded) THEN ''
    ELSE s.name END AS name, s.bot
  FROM sittings s LEFT JOIN players p ON p.id = s.player WHERE s.game = ?`;

export class SqlArchive implements Archive {
  /** `lookedAt`: how many games are looked at for a page of those that fit a search. */
  constructor(private readonly database: Database, private readonly lookedAt?: number) {}

  async keep(game: FinishedGame): Promise<Kept> {
    const isNew = await this.database.write(() => archive(game), partsOf([game]));
    return isNew === "failed" ? "failed" : isNew ? "kept" : "taken";
  }

  find(id: string): Promise<ArchivedGame | undefined> {
    return this.database.read(find(id));
  }

  list(query: GamesQuery): Promise<GamesPage> {
    return this.database.read(list(query, this.lookedAt));
  }

  rungs(): Promise<readonly Rung[]> {
    return this.database.read(rungs());
  }
}

/** What keeping these games writes. */
export function partsOf(games: readonly FinishedGame[]): readonly Part[] {
  return games.flatMap(identitiesIn).map((identity): Part => `player ${identity}`);
}

/** Keeps a game and counts it; false if it was there before. */
export function* archive(game: FinishedGame): Work<boolean> {
  return (yield* archiveAll([game])).length === 1;
}

/**
 * Keeps games that ended one after another and counts them; those of them that weren't there before. In
 * PostgreSQL others wait meanwhile, so what can be asked together is.
 */
export function* archiveAll(games: readonly FinishedGame[]): Work<readonly FinishedGame[]> {
  const boards = new CountingBoards();
  const [added, numbers] = yield* together([
    addGames(games),
    ensurePlayers(games.flatMap(identitiesIn)),
    boards.open(games.filter(({ unrated }) => unrated === null)),
  ]);
  const isNew = games.filter(({ id }) => added.delete(id));
  for (const turn of inTurns(isNew)) {
    const seated = turn.map((game) => ({ game, players: playersOf(game, numbers) }));
    const [repeats] = yield* together([
      together(seated.map(countRepeats)),
      seatAll(seated),
      awaitOpenings(turn),
      ...turn.map(countOnRung),
    ]);
    yield* together(seated.map((one, n) => count(one, repeats[n]!, boards)));
  }
  yield* boards.close();
  return isNew;
}

/** Those of a turn have no player in common, so that none needs what another writes. */
function inTurns(games: readonly FinishedGame[]): readonly FinishedGame[][] {
  const turns: FinishedGame[][] = [], last = new Map<string, number>();
  for (const game of games) {
    const players = identitiesIn(game);
    const turn = 1 + Math.max(-1, ...players.map((player) => last.get(player) ?? -1));
    (turns[turn] ??= []).push(game);
    for (const player of players) last.set(player, turn);
  }
  return turns;
}

/** The ids of those that weren't there before. */
function* addGames(games: readonly FinishedGame[]): Work<Set<string>> {
  const rows = games.map((game) => {
    const { id, opponent, winner, by, endedAt, seconds, unrated, points, record, forfeit } = game;
    const facts = [id, game.game, opponent, winner, by, endedAt, seconds, unrated, points, record];
    return [...facts, 0, forfeit ?? null];
  });
  const added = yield* insert("games", rows, "ON CONFLICT DO NOTHING RETURNING id");
  return new Set(added.map(({ id }) => String(id)));
}

/** A game, and the number of the player at each seat; null for a deleted one, and for the CPU. */
interface Seated {
  readonly game: FinishedGame;
  readonly players: readonly (number | null)[];
}

function* count(
  { game, players }: Seated,
  repeats: number,
  boards: CountingBoards,
): Work<void> {
  if (game.unrated !== null) return;
  const pair = players.filter((player) => player !== null);
  const shared = yield* share(game, repeats);
  if (shared === undefined) return;
  const isRated = pair.length === players.length && repeats === 0;
  yield* together([
    boards.count(shared, players),
    countPlayers(players, game.endedAt),
    ...isRated ? [rate(game, pair)] : [],
  ]);
}

/** Counted as games end, since counting them all again would take longer than a page may. */
function* countOnRung(finished: FinishedGame): Work<void> {
  const rung = rungOf(finished);
  if (!rung) return;
  const { game, level, played, won, left } = rung;
  yield* run(
    `INSERT INTO rungs (game, level, played, won, given_up) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (game, level) DO UPDATE SET played = rungs.played + ?3, won = rungs.won + ?4,
       given_up = rungs.given_up + ?5`,
    game,
    level,
    played,
    won,
    left,
  );
}

function* rungs(): Work<readonly Rung[]> {
  const rows = yield* all("SELECT game, level, played, won, given_up FROM rungs");
  return rows.map(({ game, level, played, won, given_up }) =>
    ({
      game,
      level,
      played: Number(played),
      won: Number(won),
      left: Number(given_up),
    }) as Rung
  );
}

function identitiesIn({ seats }: FinishedGame): readonly string[] {
  return seats.flatMap((sitter) => sitter?.identity || []);
}

function playersOf(
  { seats }: FinishedGame,
  numbers: ReadonlyMap<string, number>,
): readonly (number | null)[] {
  return seats.map((sitter) => numbers.get(sitter?.identity ?? "") ?? null);
}

function* seatAll(seated: readonly Seated[]): Work<void> {
  const sittings = seated.flatMap(sittingsOf), computers = seated.flatMap(computersOf);
  yield* together([
    insert("sittings (game, seat, player, name, folded, ended, bot)", sittings),
    insert("computers (game, seat, level)", computers),
  ]);
}

function sittingsOf({ game: { id, endedAt, seats }, players }: Seated): (readonly Value[])[] {
  return [...seats.entries()].flatMap(([seat, sitter]) => {
    if (!sitter) return [];
    const { name, isBot } = sitter;
    return [[id, seat, players[seat]!, name, foldName(name), endedAt, Number(isBot ?? false)]];
  });
}

function computersOf({ game: { id, levels = [] } }: Seated): (readonly Value[])[] {
  return [...levels.entries()].flatMap(([seat, level]) =>
    level === null ? [] : [[id, seat, level]]
  );
}

/** How often two rated ones have played before in the game's week. */
function* countRepeats({ game, players }: Seated): Work<number> {
  const pair = players.filter((player) => player !== null);
  if (game.unrated !== null || pair.length < players.length) return 0;
  return yield* repeatsOf(game, pair);
}

function* find(id: string): Work<ArchivedGame | undefined> {
  const row = yield* get("SELECT * FROM games WHERE id = ?", id);
  return row && (yield* readGame(row));
}

function* list(query: GamesQuery, lookedAt?: number): Work<GamesPage> {
  const wanted = { ...query, limit: query.limit + 1 };
  const { rows, on } = yield* listGames(wanted, readAfter(query.after), lookedAt);
  const games = yield* together(rows.slice(0, query.limit).map(readGame));
  const next = rows.length > query.limit ? games.at(-1) : on;
  return next ? { games, next: writeAfter(next) } : { games };
}

function* readGame(row: Row): Work<ArchivedGame> {
  const id = String(row.id);
  const [sittings, computers] = yield* together([
    all(SITTINGS, id),
    all("SELECT seat, level FROM computers WHERE game = ?", id),
  ]);
  const { game, opponent, winner, ending, ended, seconds, unrated, points, record } = row;
  const { repeats, forfeit } = row;
  return {
    id,
    game,
    opponent,
    winner,
    by: ending,
    endedAt: ended,
    seconds,
    unrated,
    points,
    record,
    seats: seatsOf(sittings!, computers!),
    ...repeats ? { repeats: Number(repeats) } : {},
    ...forfeit ? { forfeit: forfeit as Forfeit } : {},
  } as ArchivedGame;
}

function seatsOf(sittings: readonly Row[], computers: readonly Row[]): Sat[] {
  const count = Math.max(SEATS, sittings.length + computers.length);
  const seats = Array<Sat>(count).fill({ is: "cpu" });
  for (const { seat, level } of computers) {
    seats[Number(seat)] = { is: "cpu", level: level as LevelId };
  }
  for (const { seat, player, name, bot } of sittings) {
    const mark = Number(bot) === 1 && { isBot: true as const };
    seats[Number(seat)] = player === null
      ? { is: "deleted" }
      : { is: "person", player: Number(player), name: String(name), ...mark };
  }
  return seats;
}
