/** What somebody in a tournament is told to wait for. */

import { assertStringIncludes } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { endOf, LAST_CALL, type Tournament } from "../../../lib/tournaments/tournament.ts";
import { lobbyWordsIn } from "../../../lib/ui/home/words/mod.ts";
import { Entry } from "../../../lib/ui/tournaments/entry.tsx";
import { tournamentWordsIn } from "../../../lib/ui/tournaments/words/mod.ts";

const words = tournamentWordsIn("en");
const me = { number: 1, state: "in", rank: 1, score: 0, page: 1, code: null } as const;

const SIZES = { starts: 0, minutes: 60, rounds: 3 };

/** What is said of a tournament of an hour, or three rounds, to one who is free. */
function said(kind: Tournament["kind"], now: number, round = 0): string {
  const tournament = { kind, phase: "running", round, ...SIZES } as unknown as Tournament;
  const given = { words, lobby: lobbyWordsIn("en"), tournament, me, now, refusal: "" };
  return renderToString(<Entry {...given} join={() => {}} leave={() => {}} />);
}

Deno.test("nobody waits for an opponent once an arena begins no more games", () => {
  const last = endOf({ starts: 0, minutes: 60 }) - LAST_CALL;
  assertStringIncludes(said("arena", last - 1), words.waiting);
  assertStringIncludes(said("arena", last), words.lastGames);
});

Deno.test("nobody waits for a round that there won't be", () => {
  assertStringIncludes(said("swiss", Infinity, 2), words.waitingRound);
  assertStringIncludes(said("swiss", 0, 3), words.lastGames);
});
