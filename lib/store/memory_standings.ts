/** Leaderboards in memory: counted from the games each time. */

import type { Board } from "../leaderboard/board.ts";
import { PLACES } from "../leaderboard/board_page.ts";
import { boardsOf } from "./boards_of.ts";
import type { MemoryArchive } from "./memory_archive.ts";
import type { MemoryPlayers } from "./memory_players.ts";
import type { Standing, Standings, StandingsPage } from "./standings.ts";

export class MemoryStandings implements Standings {
  constructor(
    private readonly archive: MemoryArchive,
    private readonly players: MemoryPlayers,
  ) {}

  page(board: Board, skip: number, limit: number): Promise<StandingsPage> {
    const all = this.#all(board);
    return Promise.resolve({ rows: all.slice(skip, skip + limit), players: all.length });
  }

  of(board: Board, player: number): Promise<Standing | undefined> {
    const standing = this.#all(board).find((one) => one.player === player);
    return Promise.resolve(
      standing && { ...standing, rank: Math.min(standing.rank, PLACES + 1) },
    );
  }

  #all(board: Board): Standing[] {
    const totals = new Map<number, { points: number; wins: number; games: number }>();
    for (const { game, players } of this.archive.filed) {
      if (game.unrated !== null || !boardsOf(game).some((one) => isSame(one, board))) continue;
      for (const [seat, player] of players.entries()) {
        if (player === null || !this.players.byId(player)) continue;
        const total = totals.get(player) ?? { points: 0, wins: 0, games: 0 };
        total.games++;
        if (game.winner === seat) {
          total.wins++;
          total.points += game.points;
        }
        totals.set(player, total);
      }
    }
    return [...totals]
      .sort(([p, a], [q, b]) => b.points - a.points || b.wins - a.wins || p - q)
      .map(([player, total], index) => ({
        rank: index + 1,
        player,
        name: this.players.byId(player)!.name,
        ...total,
        rating: this.players.ratingOf(player),
      }));
  }
}

function isSame(a: Board, b: Board): boolean {
  return a.bucket === b.bucket && a.game === b.game && a.opponent === b.opponent;
}
