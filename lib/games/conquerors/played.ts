/**
 * Two colonies on one board of Life: place, bomb or skip; then one generation; then the other seat.
 * `playedLife` makes a game of a record of rules.
 */

import { emptyBoard } from "../../automaton/board.ts";
import { LEVEL_IDS, type PlayedGame } from "../game.ts";
import { type LifeLaw, lifeLaw } from "./law.ts";
import { type LifeMove, type LifePosition, tally } from "./position.ts";
import type { LifeRules } from "./rules.ts";
import { moveText } from "./move_text.ts";
import { playTurn } from "./turn.ts";
import { KOMI } from "../kit/komi.ts";

/** A game of two colonies as it's played, with the record it was made of. */
export type PlayedLife = PlayedGame<LifePosition, LifeMove> & LifeLaw;

export function playedLife(rules: LifeRules): PlayedLife {
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
    text: moveText,
    initial: (options) => initial(rules, options.komi ?? rules.komi),
    turn: (position) => position.turn,
    round: (position) => roundOf(rules, position),
    board: (position) => position.board,
    play: (position, move) => playTurn(rules, position, move),
    outcome: (position) => position.outcome ?? undefined,
    tally: (position) => tally(rules, position.board),
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
