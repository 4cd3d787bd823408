/** What an admin's acts change in a database. */

import { foldsOf } from "../../../leaderboard/fold_name.ts";
import type { Act, Change, Restraint } from "../moderation.ts";
import { dropDumpsNaming, dropDumpsOf } from "./dumps.ts";
import { clearTournament, takeEntrantsName } from "./tournament_upkeep.ts";
import { all, get, run, type Work } from "./work.ts";

/** Keeps an act, and makes the changes that it comes to. */
export function* carryOut(
  { at, act, subject, until, reason }: Act,
  changes: readonly Change[],
): Work<void> {
  yield* run(
    "INSERT INTO acts (at, act, subject, until, reason) VALUES (?, ?, ?, ?, ?)",
    at,
    act,
    subject,
    until,
    reason,
  );
  for (const change of changes) yield* make(change, at);
}

function* make(change: Change, at: number): Work<unknown> {
  switch (change.t) {
    case "restrain":
      return yield* restrain(change.restraint);
    case "lift":
      return yield* run(
        "DELETE FROM restraints WHERE subject = ? AND kind = ?",
        change.subject,
        change.kind,
      );
    case "take-name":
      return yield* takeName(change.identity, change.name);
    case "free-name":
      return yield* freeName(change.name);
    case "clear-tournament":
      return yield* clearTournament(change.tournament);
    case "close":
      return yield* run("DELETE FROM reports WHERE id = ?", change.report);
    case "pause":
      return yield* run("INSERT INTO pause (since) VALUES (?)", at);
    case "resume":
      return yield* run("DELETE FROM pause");
  }
}

/** A second report of somebody is often dealt with by less: that takes nothing off the first. */
function* restrain({ subject, kind, until }: Restraint): Work<void> {
  yield* run(
    `INSERT INTO restraints (subject, kind, until) VALUES (?1, ?2, ?3)
     ON CONFLICT (subject, kind) DO UPDATE SET until = ?3 WHERE restraints.until < ?3`,
    subject,
    kind,
    until,
  );
}

/**
 * From whoever has it by now. Of games and tournaments they played, too: what somebody called themselves
 * there is the same name.
 */
function* takeName(identity: string, name: string): Work<void> {
  for (const fold of foldsOf(name)) {
    yield* run("INSERT INTO barred_names (fold) VALUES (?) ON CONFLICT DO NOTHING", fold);
    yield* dropDumpsNaming(fold);
    const owners = yield* all("SELECT player FROM looks WHERE fold = ?", fold);
    for (const { player } of owners) yield* unname(Number(player));
  }
  const player = "player = (SELECT id FROM players WHERE identity = ?)";
  yield* run(`UPDATE sittings SET name = '', folded = '' WHERE ${player}`, identity);
  const row = yield* get("SELECT id FROM players WHERE identity = ?", identity);
  if (row) yield* dropDumpsOf(Number(row.id));
  yield* takeEntrantsName(identity);
}

function* unname(player: number): Work<void> {
  yield* dropDumpsOf(player);
  yield* run("DELETE FROM looks WHERE player = ?", player);
  yield* run("UPDATE players SET name = NULL WHERE id = ?", player);
}

function* freeName(name: string): Work<void> {
  for (const fold of foldsOf(name)) yield* run("DELETE FROM barred_names WHERE fold = ?", fold);
}
