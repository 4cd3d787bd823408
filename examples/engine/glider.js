// A glider, a generation at a time: node examples/engine/glider.js
import { immigration, readRle, step } from "conquerors-engine/automaton";

const { board: glider } = readRle("x = 3, y = 3\nbo$2bo$3o!");
const side = 8;
let board = { width: side, height: side, cells: new Uint8Array(side * side) };
for (let row = 0; row < 3; row++) {
  board.cells.set(glider.cells.subarray(3 * row, 3 * row + 3), row * side);
}
for (let generation = 0; generation < 5; generation++) {
  for (let row = 0; row < side; row++) {
    const cells = board.cells.subarray(row * side, (row + 1) * side);
    console.log([...cells].map((cell) => (cell === 0 ? "." : "O")).join(""));
  }
  console.log();
  board = step(board, immigration, "plane");
}
