/** What somebody in a tournament is told to wait for. */

import { assertStringIncludes } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { endOf, LAST_CALL, type Tournament } from "../../../lib/tournaments/tournament.ts";
import { lobbyWordsIn } from "../../../lib/ui/home/words/mod.ts";
import { Entry } from "../../../lib/ui/tournaments/entry.tsx";
import { tournamentWordsIn } from "../../../lib/ui/tournaments/words/mod.ts";

const words = tournamentWordsIn("en");
const me = { number: 1, state: "in", rank: 1, score: 0, page: 1, code: null } as const;

/** What is said of a tournament of an hour at a moment, to one who is free. */
function said(kind: Tournament["kind"], now: number): string {
  const tournament = { kind, phase: "running", starts: 0, minutes: 60 } as unknown as Tournament;
  const given = { words, lobby: lobbyWordsIn("en"), tournament, me, now, refusal: "" };
  return renderToString(<Entry {...given} join={() => {}} leave={() => {}} />);
}

Deno.test("nobody waits for an opponent once an arena begins no more games", () => {
  const last = endOf({ starts: 0, minutes: 60 }) - LAST_CALL;
  assertStringIncludes(said("arena", last - 1), words.waiting);
  assertStringIncludes(said("arena", last), words.lastGames);
  assertStringIncludes(said("swiss", last), words.waitingRound);
});
