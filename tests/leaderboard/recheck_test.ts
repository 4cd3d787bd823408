/** Which of the CPU's turns are recomputed, and what that tells. */

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { lifeGameOf } from "../../lib/games/life_games.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { sample, seededRng } from "../../lib/games/kit/rng.ts";
import type { CpuGame } from "../../lib/leaderboard/cpu_record.ts";
import { isTrue, recheckOf, SAMPLES } from "../../lib/leaderboard/recheck.ts";
import { adventurous } from "../games/moves.ts";
import {
  type Played,
  type Player,
  playHonestly,
  STEPS,
  TICKETS,
  ticketsFor,
  trueCpu,
} from "./reports.ts";

const { worst, others } = SAMPLES.conqueror!;
const DRAWS = 1_000;

const conqueror = ticketsFor("conqueror").map((ticket, n) => playHonestly(ticket, `sampled ${n}`));

/** The places of the CPU's turns. */
function cpuTurns({ ticket, positions, turns }: Played): number[] {
  return [...turns.keys()].filter((at) => positions[at]!.turn !== ticket.side);
}

function drawsOf({ ticket, report }: Played, count = DRAWS): (readonly number[])[] {
  const rng = seededRng("draws");
  return Array.from({ length: count }, () => recheckOf(ticket, report.moves, rng).drawn);
}

Deno.test("of levels that think quickly every turn is recomputed", () => {
  for (const ticket of TICKETS) {
    const game = playHonestly(ticket, "all");
    assertEquals(recheckOf(game.ticket, game.report.moves, seededRng("")).drawn, cpuTurns(game));
  }
});

Deno.test("of Conqueror six different turns of its own are recomputed, or all of a short game", () => {
  for (const game of conqueror) {
    const all = cpuTurns(game);
    for (const drawn of drawsOf(game, 50)) {
      assertEquals(drawn.length, Math.min(6, all.length));
      assertEquals(new Set(drawn).size, drawn.length);
      assert(drawn.every((at) => all.includes(at)));
    }
  }
});

Deno.test("r replaced turns that do not stand out escape as seldom as is written", () => {
  const game = conqueror.find(({ turns }) => turns.length === 24)!;
  const draws = drawsOf(game), all = cpuTurns(game);
  const always = all.filter((at) => draws.every((drawn) => drawn.includes(at)));
  assertEquals(always.length, worst);
  const rest = all.filter((at) => !always.includes(at));
  assertEquals([rest.length, others], [10, 4]);
  for (const [index, chance] of [0.6, 0.333, 0.167, 0.071, 0.024].entries()) {
    const replaced = sample(rest, index + 1, seededRng(`${index}`));
    const escaped = draws.filter((drawn) => !drawn.some((at) => replaced.includes(at)));
    assertAlmostEquals(escaped.length / DRAWS, chance, 0.05);
  }
});

Deno.test("a blunder that is put into the CPU's mouth is recomputed in every draw", () => {
  let blunders = 0;
  for (const ticket of ticketsFor("conqueror")) {
    const game = playWith(ticket, 6, worstTurn);
    const at = cpuTurns(game).find((at) => game.positions[at]!.round === 6);
    if (at === undefined) continue;
    blunders++;
    for (const drawn of drawsOf(game, 50)) assert(drawn.includes(at), `turn ${at} of ${drawn}`);
  }
  assert(blunders > 0);
});

function worstTurn({ game: id, side }: CpuGame, position: LifePosition): LifeMove {
  const game = lifeGameOf(id), rng = seededRng("worst");
  const lead = (move: LifeMove) => {
    const { score } = game.tally(game.play(position, move));
    return score[1 - side]! - score[side]!;
  };
  const moves = Array.from({ length: 300 }, () => adventurous(game, position, rng) as LifeMove);
  return moves.reduce((low, move) => lead(move) < lead(low) ? move : low);
}

Deno.test("a replaced turn is found out exactly when it is drawn", () => {
  const rng = seededRng("replaced");
  const found = new Set<boolean>();
  for (const ticket of ticketsFor("conqueror")) {
    for (let round = 1; round <= 12; round++) {
      const game = playWith(
        ticket,
        round,
        ({ game }, position) => adventurous(lifeGameOf(game), position, rng) as LifeMove,
      );
      const at = cpuTurns(game).find((at) => game.positions[at]!.round === round);
      if (at === undefined || isTrueTurn(game, at)) continue;
      const recheck = recheckOf(game.ticket, game.report.moves, rng);
      const isDrawn = recheck.drawn.includes(at);
      assertEquals(isTrue(recheck, STEPS), !isDrawn);
      found.add(isDrawn);
    }
  }
  assertEquals(found.size, 2);
});

/** A game in which the CPU takes another player's turn in one round. */
function playWith(ticket: CpuGame, round: number, other: Player): Played {
  return playHonestly(
    ticket,
    `round ${round}`,
    (of, position) => (position.round === round ? other : trueCpu)(of, position),
  );
}

function isTrueTurn({ ticket, positions, turns }: Played, at: number): boolean {
  const position = positions[at]!;
  return lifeGameOf(ticket.game).text.writeMove(position, trueCpu(ticket, position)) === turns[at];
}
