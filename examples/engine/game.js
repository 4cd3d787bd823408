// Two levels of the computer play each other: node examples/engine/game.js
import { gameOf } from "conquerors-engine/games";
import { chooseMove } from "conquerors-engine/search";

const game = gameOf("conquerors-v2"), levels = ["easy", "normal"];
let position = game.initial({});
for (let turn = 0; !game.outcome(position); turn++) {
  const level = levels[game.turn(position)];
  const move = chooseMove({ game: game.id, position, level, seed: `game ${turn}` });
  console.log(level, game.text.writeMove(position, move));
  position = game.play(position, move);
}
const { winner, by } = game.outcome(position);
console.log(winner === null ? "draw" : levels[winner], by, game.tally(position).count);
