/** Puts together the rooms of this process, and what checks the games that are reported to it. */

import type { FinishedGame } from "../../leaderboard/finished_game.ts";
import type { Recheck } from "../../leaderboard/recheck.ts";
import type { Request } from "../../rooms/protocol.ts";
import type { Holder } from "../../rooms/secrets.ts";
import { nameBots } from "../bots/name_bots.ts";
import { guarded, type World } from "../clock.ts";
import type { Moderation } from "../moderation/moderation.ts";
import { Challenges } from "../pairing/challenges.ts";
import type { Presence } from "../pairing/presence.ts";
import type { Reminders } from "../push/reminders.ts";
import type { Books } from "../store/books.ts";
import type { Store } from "../store/store.ts";
import { CheckQueue } from "./check_queue.ts";
import { Checker, type Choose, ComputerTurns } from "./workers.ts";
import { CpuGames } from "./cpu_games.ts";
import { Hub } from "./hub.ts";
import type { Limits } from "./limits.ts";
import type { Lobby } from "./lobby.ts";
import type { Peer } from "./peer.ts";

interface CheckParts {
  readonly books: Books;
  /** A budget for the CPU's turns other than their levels' own. */
  readonly cpuSteps?: number;
  /** Who checks the computer's turns; a worker unless told. */
  readonly recheck?: (recheck: Recheck) => Promise<boolean>;
  readonly peer: Peer;
  readonly limits: Limits;
  readonly world: World;
}

interface BegunChecks {
  readonly queue: CheckQueue;
  readonly cpuGames: CpuGames;
  stop(): void;
}

/** Goes on with the games that waited to be checked. */
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

interface RoomParts {
  readonly store: Store;
  readonly books: Books;
  readonly lobby: Lobby;
  readonly peer: Peer;
  readonly moderation: Moderation;
  readonly presence: Presence;
  readonly reminders: Reminders;
  readonly markOf: (address: string) => string;
  readonly limits: Limits;
  readonly world: World;
}

export interface BegunRooms {
  readonly lobby: Lobby;
  readonly hub: Hub;
  readonly challenges: Challenges;
  readonly computerTurns: ComputerTurns;
  readonly choose: Choose;
}

/** The computers' turns are chosen in a worker unless told. */
export function beginRooms(parts: RoomParts, told?: Choose): BegunRooms {
  const { store, books: { notices, players }, lobby, peer, limits, world } = parts;
  const { moderation, presence, reminders, markOf } = parts;
  const computerTurns = new ComputerTurns(world, limits);
  const choose = told ?? ((thought, source) => computerTurns.choose(thought, source));
  const forbids = ({ identity, owner }: Holder, request: Request) => {
    presence.saw(identity);
    return moderation.forbids({ identity, owner }, request);
  };
  const archived = guarded(world, (game: FinishedGame) => nameBots(game, players, world.now()));
  const hub = new Hub(store, lobby, world, {
    choose,
    remind: (turn) => reminders.remind(turn),
    inform: (missed) => reminders.inform(missed),
    archived,
    forbids,
    isBlocked: (one, other) => moderation.blocks.between(one, other),
    isBanned: ({ identity, owner }) => moderation.bannedUntil({ identity, owner }) !== undefined,
    markOf,
    peer,
  });
  const challenges = new Challenges({
    notices,
    hub,
    lobby,
    world,
    areApart: (one, other) => moderation.areApart(one, other),
    notify: (to, challenge, source) => reminders.challenge(to, challenge, source),
  });
  return { lobby, hub, challenges, computerTurns, choose };
}
