/** Puts together what checks reported games, and goes on with those that waited. */

import type { Recheck } from "../../leaderboard/recheck.ts";
import type { World } from "../clock.ts";
import type { Books } from "../store/books.ts";
import { CheckQueue } from "./check_queue.ts";
import { Checker } from "./checker.ts";
import { CpuGames } from "./cpu_games.ts";
import type { Limits } from "./limits.ts";
import type { Peer } from "./peer.ts";

interface CheckParts {
  readonly books: Books;
  /** A budget for the CPU's turns other than their levels' own. */
  readonly cpuSteps: number | undefined;
  /** Who checks the computer's turns; a worker unless told. */
  readonly recheck: ((recheck: Recheck) => Promise<boolean>) | undefined;
  readonly peer: Peer;
  readonly limits: Limits;
  readonly world: World;
}

interface BegunChecks {
  readonly queue: CheckQueue;
  readonly cpuGames: CpuGames;
  stop(): void;
}

export async function beginChecks(parts: CheckParts): Promise<BegunChecks> {
  const { books, peer, limits, world } = parts;
  const checker = new Checker(world, parts.cpuSteps);
  const recheck = parts.recheck ?? ((recheck: Recheck) => checker.check(recheck));
  const queue = new CheckQueue({ checks: books.checks, recheck, peer, world, limits });
  await queue.resume();
  const cpuGames = new CpuGames(books.keys, books.tickets, queue, world, limits);
  const stop = () => {
    queue.stop();
    checker.stop();
  };
  return { queue, cpuGames, stop };
}
