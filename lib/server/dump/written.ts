/** Finished games as they are dumped: as records, or a line of JSON each (docs/dumps.md). */

import { writeTag } from "../../games/notation/write_record.ts";
import { gameOf } from "../../games/registry.ts";
import { seatName } from "../../games/notation/notation.ts";
import type { ArchivedGame, Sat } from "../../leaderboard/finished_game.ts";

export const DUMP_KINDS = ["ccn", "ndjson"] as const;
export type DumpKind = typeof DUMP_KINDS[number];

export const WRITERS: Readonly<Record<DumpKind, (game: ArchivedGame) => string>> = {
  ccn: writeCcn,
  ndjson: writeLine,
};

/** The record, after its first tag with what else is known: who played, which game it is and when it ended. */
function writeCcn(archived: ArchivedGame): string {
  const { id, game, seats, opponent, endedAt, record } = archived;
  const rules = gameOf(game), end = record.indexOf("\n") + 1;
  const tags = seats.map((sat, seat) => writeTag(seatName(rules, seat), nameOf(sat, opponent)));
  tags.push(writeTag("Id", id), writeTag("Ended", new Date(endedAt).toISOString()));
  return `${record.slice(0, end)}${tags.join("\n")}\n${record.slice(end)}\n`;
}

function nameOf(sat: Sat, opponent: ArchivedGame["opponent"]): string {
  if (sat.is === "deleted") return "deleted";
  if (sat.is === "cpu") return `computer ${sat.level ?? opponent}`;
  return sat.name || `player ${sat.player}`;
}

function writeLine({ record, ...facts }: ArchivedGame): string {
  return `${JSON.stringify({ ...facts, ccn: record })}\n`;
}
