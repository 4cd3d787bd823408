/**
 * Two colonies on one board of Life: place, bomb or skip; then one generation; then the other seat.
 * `lifeGame` makes a game of a record of rules.
 */

import { emptyBoard } from "../../automaton/board.ts";
import { type Game, LEVEL_IDS, type Rng } from "../game.ts";
import { type LifeLaw, lifeLaw } from "./law.ts";
import { type LifeMove, type LifePosition, tally } from "./position.ts";
import { choicesOf, lifeRanking } from "./ranking.ts";
import type { LifeRules } from "./rules.ts";
import { lifeText } from "./text.ts";
import { playTurn } from "./turn.ts";
import { KOMI } from "../kit/option.ts";
import { below, sample } from "../kit/draw.ts";

/** A game of two colonies, with the record it was made of. */
export type LifeGame = Game<LifePosition, LifeMove> & LifeLaw;

export function lifeGame(rules: LifeRules): LifeGame {
  return {
    ...lifeLaw(rules),
    id: rules.id,
    name: rules.name,
    table: "conquerors",
    seats: { min: 2, max: 2 },
    seatNames: ["Blue", "Red"],
    options: { komi: { ...KOMI, default: rules.komi } },
    levels: LEVEL_IDS,
    isRanked: true,
    home: rules.home,
    rounds: rules.rounds,
    golly: { name: "Immigration", topology: "plane", perTurn: 1 },
    text: lifeText(rules),
    ranking: lifeRanking(rules),
    initial: (options) => initial(rules, options.komi ?? rules.komi),
    turn: (position) => position.turn,
    round: (position) => roundOf(rules, position),
    board: (position) => position.board,
    play: (position, move) => playTurn(rules, position, move),
    outcome: (position) => position.outcome ?? undefined,
    tally: (position) => tally(rules, position.board),
    random: (position, rng) => random(rules, position, rng),
  };
}

function initial(rules: LifeRules, komi: number): LifePosition {
  return {
    board: emptyBoard(rules.width, rules.height),
    turn: 0,
    round: 1,
    cooldowns: [0, 0],
    skips: [0, 0],
    komi,
    outcome: null,
  };
}

/** After the last turn of a round the position is in the next one already. */
function roundOf({ rounds }: LifeRules, { round, turn, outcome }: LifePosition): number {
  return outcome && turn === 0 ? round - 1 : Math.min(round, rounds);
}

/** Uniform over all legal turns: sets of cells, bombs on any cell, the skip. */
function random(rules: LifeRules, position: LifePosition, rng: Rng): LifeMove {
  const { cells, size, placements, bombs, skips } = choicesOf(rules, position);
  const sets = Number(placements);
  const pick = rng() * (sets + bombs + skips);
  if (pick < sets) return { place: sample(cells, size, rng) };
  if (pick < sets + bombs) return { bomb: below(bombs, rng) };
  return { pass: true };
}
