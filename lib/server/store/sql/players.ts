/** Players in a database. */

import { foldName, foldsOf } from "../../../leaderboard/fold_name.ts";
import { isShowable } from "../../../leaderboard/names.ts";
import { type Denied, isPlaying, KEPT_FOR, type Players, type Strength } from "../players.ts";
import { NEWCOMER } from "../../../leaderboard/glicko2.ts";
import type { Player } from "../../../leaderboard/player.ts";
import { eraseBots } from "./bots.ts";
import { dropDumpsOf } from "./dumps.ts";
import { forgetPuzzles } from "./puzzles.ts";
import { forgetFollows } from "./follows.ts";
import { isBarred } from "./moderation.ts";
import { forgetNotices, post } from "./notices.ts";
import { ownersAs } from "./looks.ts";
import { leaveBoards } from "./standings.ts";
import { forgetTournaments } from "./tournament_upkeep.ts";
import { all, type Database, get, insert, listed, run, together, type Work } from "./work.ts";

export class SqlPlayers implements Players {
  constructor(private readonly database: Database) {}

  find(identity: string): Promise<Player | undefined> {
    return this.database.read(known(identity));
  }

  strength(identity: string): Promise<Strength> {
    return this.database.read(strength(identity));
  }

  callable(identity: string, wish: string): Promise<string> {
    return this.database.read(callable(identity, wish));
  }

  claim(identity: string, name: string, now: number): Promise<Player | Denied> {
    return this.database.write(() => claim(identity, name, now));
  }
}

/** Forgets a player: name, points, rating; games they played keep a deleted player. */
export function* erasePlayer(identity: string): Work<void> {
  yield* run("DELETE FROM checks WHERE verdict IS NULL AND identity = ?", identity);
  yield* run("DELETE FROM tickets WHERE identity = ?", identity);
  yield* run("DELETE FROM subscriptions WHERE identity = ?", identity);
  yield* eraseBots(identity);
  yield* forgetPuzzles(identity);
  yield* forgetTournaments(identity);
  yield* forgetNotices(identity);
  const player = yield* known(identity);
  yield* forgetFollows(identity, player?.id);
  if (!player) return;
  yield* dropDumpsOf(player.id);
  yield* run(
    "UPDATE sittings SET player = NULL, name = '', folded = '', rating = NULL WHERE player = ?",
    player.id,
  );
  yield* run("DELETE FROM looks WHERE player = ?", player.id);
  yield* leaveBoards(player.id);
  yield* run("DELETE FROM players WHERE id = ?", player.id);
}

/** How many of a player's games are taken off them at a time: others have their turn in between. */
export const UNSEATED = 5_000;

/** Takes some of a player's games off them, before all else of them is forgotten; how many. */
export function* unseat(identity: string): Work<number> {
  const player = yield* known(identity);
  if (!player) return 0;
  yield* dropDumpsOf(player.id);
  return yield* run(
    `UPDATE sittings SET player = NULL, name = '', folded = '', rating = NULL WHERE (game, seat) IN
      (SELECT game, seat FROM sittings WHERE player = ? LIMIT ${UNSEATED})`,
    player.id,
  );
}

/** The players' numbers by identity, given now to those who have none. */
export function* ensurePlayers(
  identities: readonly string[],
): Work<ReadonlyMap<string, number>> {
  const wanted = [...new Set(identities)];
  if (wanted.length === 0) return new Map();
  const { marks, values } = listed(wanted);
  const rows = yield* all(
    `SELECT identity, id FROM players WHERE identity IN (${marks})`,
    ...values,
  );
  const known = new Set(rows.map(({ identity }) => String(identity)));
  const missing = wanted.filter((identity) => !known.has(identity)).map((identity) => [identity]);
  const made = yield* insert("players (identity)", missing, "RETURNING identity, id");
  return new Map([...rows, ...made].map(({ identity, id }) => [String(identity), Number(id)]));
}

/** Notes that a counted game of theirs ended, ms. */
export function* countPlayers(players: readonly (number | null)[], endedAt: number): Work<void> {
  const there = players.filter((player) => player !== null);
  if (there.length === 0) return;
  const { marks, values } = listed(there);
  yield* run(
    `UPDATE players SET counted = ? WHERE id IN (${marks}) AND counted < ?`,
    ...[endedAt, ...values, endedAt],
  );
}

function* strength(identity: string): Work<Strength> {
  const row = yield* get("SELECT rating, deviation FROM players WHERE identity = ?", identity);
  const { rating, deviation } = NEWCOMER;
  if (row?.rating == null || row.deviation == null) return { rating, deviation };
  return { rating: Number(row.rating), deviation: Number(row.deviation) };
}

/** What an identity may be called. */
export function* callable(identity: string, wish: string): Work<string> {
  const name = (yield* known(identity))?.name;
  if (name) return name;
  return isShowable(wish) && (yield* ownersOf(wish)).length === 0 ? wish : "";
}

/** Nobody else writes meanwhile: of two who claim one name at once one is refused. */
function* claim(identity: string, name: string, now: number): Work<Player | Denied> {
  if (yield* isBarred(name)) return "taken";
  const player = yield* known(identity), id = player?.id;
  const others = (yield* ownersOf(name)).filter((owner) => owner !== id);
  for (const owner of others) if (yield* isActive(owner, now)) return "taken";
  if (id === undefined || !(yield* isActive(id, now))) return "unplayed";
  for (const owner of others) yield* give(owner, null);
  yield* give(id, name);
  const former = player?.name ?? name;
  if (former !== name) yield* leaveName(identity, former, now);
  return { id, name };
}

/** Links to a name that was changed lead on for as long as names are kept. */
function* leaveName(author: string, name: string, now: number): Work<void> {
  const until = now + KEPT_FOR;
  yield* post([{ kind: "former-name", id: foldName(name), author, about: "", body: null, until }]);
}

function* give(player: number, name: string | null): Work<void> {
  yield* run("UPDATE players SET name = ? WHERE id = ?", name, player);
  yield* run("DELETE FROM looks WHERE player = ?", player);
  for (const fold of name === null ? [] : foldsOf(name)) {
    yield* run("INSERT INTO looks (fold, player) VALUES (?, ?)", fold, player);
  }
}

/** Who has that name, or one that looks like it. */
function* ownersOf(name: string): Work<number[]> {
  const owners = yield* together(foldsOf(name).map(ownersAs));
  return [...new Set(owners.flat())];
}

function* isActive(player: number, now: number): Work<boolean> {
  const row = yield* get("SELECT counted FROM players WHERE id = ?", player);
  return isPlaying(Number(row!.counted), now);
}

/** The player that an identity is, once a game of theirs has been kept. */
export function* known(identity: string): Work<Player | undefined> {
  const row = yield* get("SELECT id, name FROM players WHERE identity = ?", identity);
  return row && { id: Number(row.id), name: row.name === null ? null : String(row.name) };
}
