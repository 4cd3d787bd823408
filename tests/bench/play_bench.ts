/** A whole turn: four cells judged and placed, one generation, the outcome looked for. */

import { emptyBits, pack } from "../../lib/automaton/bitboard.ts";
import { stepBits } from "../../lib/automaton/bit_generation.ts";
import { conquerorsV2 as game } from "../../lib/games/conquerors/conquerors.ts";
import { colorOf } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import * as second from "../games/perft/second_engine.ts";
import { gameBoards } from "./boards.ts";
import { gridOf, playTurn } from "./published.ts";
import { race } from "./race.ts";

const rng = seededRng("play");

/** Each board in the middle of a game, before the bombs, with a turn that places four cells. */
const turns = gameBoards.map((board, i) => {
  const position = { ...game.initial({}), board, turn: i % 2, round: 3 };
  const move = game.random(position, rng);
  if (!("place" in move)) throw new Error("The seed of this benchmark must place cells");
  return { position, move, grid: gridOf(board), color: colorOf(position.turn) };
});

const bits = gameBoards.map(pack), next = emptyBits(game.rules.width, game.rules.height);

race({
  name: `${turns.length} turns of Conquerors V2`,
  ways: {
    "the published way": () =>
      turns.forEach(({ grid, move, color }) => playTurn(grid, move.place, color)),
    "the second engine": () =>
      turns.forEach(({ position, move }) =>
        second.isLegal(game.rules, position, move) && second.play(game.rules, position, move)
      ),
    "a generation": () => bits.forEach((board) => stepBits(board, next, "plane")),
    "play": () => turns.forEach(({ position, move }) => game.play(position, move)),
  },
  goals: [
    { way: "play", against: "a generation", atMost: 10 },
    { way: "play", against: "the published way", atLeast: 20 },
    { way: "play", against: "the second engine" },
  ],
});
