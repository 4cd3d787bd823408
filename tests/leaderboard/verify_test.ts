/**
 * Reports of games against the CPU: true ones count, forged ones never do. A slice in every run of
 * the suite, 100 000 forgeries with `-- --full`.
 */

import { assert, assertEquals } from "@std/assert";
import type { Rng } from "../../lib/games/game.ts";
import { lifeGameOf } from "../../lib/games/life_games.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import type { SealedReport } from "../../lib/leaderboard/cpu_record.ts";
import { NO_POINTS, pointsOf } from "../../lib/leaderboard/points.ts";
import {
  type Accepted,
  REPORT_REFUSALS,
  type ReportRefusal,
  verifyReport,
} from "../../lib/leaderboard/verify.ts";
import { runs } from "../full.ts";
import { type Forged, FORGERIES, replaceTurn } from "./forgeries.ts";
import { judge as judgeReport, type Played, playHonestly, seal, TICKETS } from "./reports.ts";

/** Honest games of each ruleset, level and side, and forgeries of each game in each way. */
const GAMES_EACH = runs(2, 40);
const FORGERIES_EACH = runs(5, 14);

/** Reports altered without a new seal, of each game. */
const ALTERED_EACH = runs(40, 100);

const played = TICKETS.flatMap((ticket) =>
  Array.from({ length: GAMES_EACH }, (_, n) => playHonestly(ticket, `open ${n}`))
);

function judge({ ticket }: Played, { report, seconds }: Forged) {
  return judgeReport(ticket, seal(report), seconds);
}

function nameOf({ ticket }: Played): string {
  return `${ticket.level} of ${ticket.game}, side ${ticket.side}, ${ticket.seed}`;
}

Deno.test("honest games are always accepted, with the points of how they ended", () => {
  for (const game of played) {
    const last = game.positions.at(-1)!, outcome = last.outcome!;
    const { side, level } = game.ticket;
    const { count } = lifeGameOf(game.ticket.game).tally(last);
    const won = outcome.winner === side;
    const win = {
      opponent: level,
      extinct: outcome.by === "extinction",
      seconds: game.seconds,
      round: Math.ceil(game.turns.length / 2),
      rounds: lifeGameOf(game.ticket.game).rules.rounds,
      margin: count[side]! - count[1 - side]!,
    };
    const points = won ? pointsOf(win) : NO_POINTS;
    assertEquals(judge(game, game), { outcome, points }, nameOf(game));
  }
});

Deno.test("wins and losses, extinctions and majorities are among them", () => {
  const ends = played.map((game) => {
    const { outcome, points } = judge(game, game) as Accepted;
    return `${points.total > 0} ${outcome.by}`;
  });
  assertEquals(new Set(ends).size, 4);
});

for (const [what, forge] of Object.entries(FORGERIES)) {
  Deno.test(`no report with ${what} is accepted, though it is sealed`, () => {
    const rng = seededRng(what);
    let forgeries = 0;
    for (const game of played) {
      for (let n = 0; n < FORGERIES_EACH; n++) {
        const forged = forge(game, rng);
        if (!forged) continue;
        forgeries++;
        const verdict = judge(game, forged);
        assert(typeof verdict === "string", `${nameOf(game)}: ${JSON.stringify(forged)}`);
        assert([...REPORT_REFUSALS, "cpu-differs"].includes(verdict));
      }
    }
    assert(forgeries > played.length / 2, `${forgeries} forgeries`);
  });
}

Deno.test("no game that was played by one ticket is accepted for another", () => {
  const long = played.filter(({ turns }) => turns.length > 8); // the CPU may open alike by both
  for (const [at, game] of long.entries()) {
    const next = long[(at + 1) % long.length]!;
    const report = { ...game.report, ...next.ticket };
    const verdict = judgeReport(next.ticket, seal(report), game.seconds);
    assert(typeof verdict === "string", `${nameOf(game)} as ${nameOf(next)}`);
  }
});

Deno.test("no report is accepted that was altered after it was sealed", () => {
  const rng = seededRng("altered");
  for (const game of played) {
    for (let n = 0; n < ALTERED_EACH; n++) {
      const altered = alter(game, rng);
      assertEquals(verifyReport(game.ticket, altered, game.seconds), "damaged");
    }
  }
});

/** The sealed report with something changed. */
function alter(game: Played, rng: Rng): SealedReport {
  const report = seal(game.report);
  switch (below(4, rng)) {
    case 0:
      return { ...report, seal: withOneSign(report.seal, rng) };
    case 1:
      return { ...report, result: withOneSign(report.result, rng) };
    case 2:
      return { ...report, moves: replaceTurn(game, game.ticket.side, rng)?.report.moves ?? "" };
    default:
      return { ...report, moves: withOneSign(report.moves, rng) };
  }
}

/** The text with one character changed, dropped or added. */
function withOneSign(text: string, rng: Rng): string {
  const at = below(text.length, rng);
  const signs = [..."0123456789abcdefxyz,! "].filter((sign) => sign !== text[at]);
  const sign = signs[below(signs.length, rng)]!;
  return text.slice(0, at) + [sign, "", sign + text[at]][below(3, rng)] + text.slice(at + 1);
}

/** What is done to one game, and why it is refused for it. */
const REASONS: [string, Partial<SealedReport>, number, ReportRefusal][] = [
  ["another game", { game: "conquerors-classic" }, 60, "wrong-game"],
  ["a game that is none", { game: "constructor" }, 60, "wrong-game"],
  ["another level", { level: "easy" }, 60, "wrong-level"],
  ["the other side", { side: 1 }, 60, "wrong-side"],
  ["another seed", { seed: "x" }, 60, "wrong-seed"],
  ["komi", { options: { komi: 50 } }, 60, "wrong-options"],
  ["an unknown option", { options: { toString: 1 } }, 60, "wrong-options"],
  ["no turns", { moves: "" }, 60, "not-over"],
  ["turns that are none", { moves: "resign" }, 60, "unreadable"],
  ["an open comment", { moves: "{" }, 60, "unreadable"],
  ["a tag", { moves: "[" }, 60, "not-over"],
  ["an illegal turn", { moves: "a1,b1,c1,z1" }, 60, "illegal"],
  ["a wrong hash", { moves: "{00000000}" }, 60, "damaged"],
  ["another result", { result: "draw majority" }, 60, "result-differs"],
  ["no time", {}, 0, "too-fast"],
  ["less than a second a turn", {}, 11.9, "too-fast"],
  ["time before it began", {}, -60, "too-fast"],
  ["more than a day", {}, 86_400.1, "too-late"],
  ["no number of seconds", {}, NaN, "too-late"],
];

const sample = playHonestly(
  { game: "conquerors-v2", level: "normal", side: 0, seed: "" },
  "reasons 1",
);

for (const [what, change, seconds, reason] of REASONS) {
  Deno.test(`a report with ${what} is refused: ${reason}`, () => {
    assertEquals(sample.turns.length, 24);
    assertEquals(judge(sample, { report: { ...sample.report, ...change }, seconds }), reason);
  });
}

Deno.test("a report with a turn that the CPU does not take is refused: cpu-differs", () => {
  const other = { ...sample.ticket, seed: "another" };
  const report = { ...sample.report, seed: "another" };
  assertEquals(judgeReport(other, seal(report), 60), "cpu-differs");
});

Deno.test("a report may say the usual options, hashes and times at the edges", () => {
  const rounds = sample.report.moves.replace(/(\S+ \S+) ?/g, "1. $1 {a comment}\n");
  for (const seconds of [12, 86_400]) {
    const report = { ...sample.report, moves: rounds, options: { komi: 0 } };
    assert(typeof judge(sample, { report, seconds }) === "object");
  }
});
