/** Finished games in memory. */

import { foldName } from "../leaderboard/fold_name.ts";
import type { Archive, ArchivedGame, FinishedGame, GamesPage, GamesQuery, Sat } from "./archive.ts";
import { isAfter, readAfter, writeAfter } from "./games_mark.ts";
import type { MemoryPlayers } from "./memory_players.ts";
import type { Kept } from "./store.ts";

/** A game, and by seat whose it was as far as a player sat there. */
export interface Filed {
  readonly game: FinishedGame;
  readonly players: readonly (number | null)[];
}

export class MemoryArchive implements Archive {
  readonly #filed = new Map<string, Filed>();

  constructor(private readonly players: MemoryPlayers) {}

  get filed(): readonly Filed[] {
    return [...this.#filed.values()];
  }

  keep(game: FinishedGame): Promise<Kept> {
    return Promise.resolve(this.write(game) ? "kept" : "taken");
  }

  /** False if the game was there before. */
  write(game: FinishedGame): boolean {
    if (this.#filed.has(game.id)) return false;
    const players = game.seats.map((sitter) => sitter && this.players.ensure(sitter.identity));
    this.#filed.set(game.id, { game, players });
    if (game.unrated !== null) return true;
    for (const player of players) if (player !== null) this.players.count(player, game.endedAt);
    if (players.every((player) => player !== null)) {
      this.players.rate(players, game.winner, game.endedAt);
    }
    return true;
  }

  find(id: string): Promise<ArchivedGame | undefined> {
    const filed = this.#filed.get(id);
    return Promise.resolve(filed && this.#read(filed));
  }

  list({ player, name, game, after, limit }: GamesQuery): Promise<GamesPage> {
    const mark = readAfter(after);
    const wanted = this.filed.filter((filed) =>
      (player === undefined || this.#has(filed, player)) &&
      (name === undefined || this.#isOf(filed, foldName(name))) &&
      (game === undefined || filed.game.game === game) &&
      (mark === undefined || isAfter(filed.game, mark))
    );
    wanted.sort((a, b) => isAfter(a.game, b.game) ? 1 : -1);
    const games = wanted.slice(0, limit).map((filed) => this.#read(filed));
    const last = wanted.length > limit ? games.at(-1) : undefined;
    return Promise.resolve(last ? { games, next: writeAfter(last) } : { games });
  }

  /** Whether that player sat there; one who was forgotten sits nowhere. */
  #has({ players }: Filed, player: number): boolean {
    return players.includes(player) && this.players.byId(player) !== undefined;
  }

  /** A name that somebody claimed finds their games; any other those in which it was given. */
  #isOf({ game, players }: Filed, folded: string): boolean {
    const owner = this.players.named(folded);
    if (owner !== undefined) return players.includes(owner);
    return folded !== "" &&
      game.seats.some((sitter, seat) =>
        sitter && this.players.byId(players[seat]!) && foldName(sitter.name) === folded
      );
  }

  #read({ game, players }: Filed): ArchivedGame {
    const seats = game.seats.map((sitter, seat): Sat => {
      const level = game.levels?.[seat];
      if (!sitter) return level ? { is: "cpu", level } : { is: "cpu" };
      const player = this.players.byId(players[seat]!);
      if (!player) return { is: "deleted" };
      const isFree = this.players.named(foldName(sitter.name)) === undefined;
      return { is: "person", player: player.id, name: player.name ?? (isFree ? sitter.name : "") };
    });
    const { levels: _, ...facts } = game;
    return { ...facts, seats };
  }
}
