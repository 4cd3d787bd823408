// Who wins annihilation on a small network, and how: node examples/engine/solve.js
import { answer } from "conquerors-engine/solver";

// 0 leads to 1 and 2, 1 to 2; vertices 0 and 1 are lit, which is position 3.
const solved = answer({ n: 3, edges: [[0, 1], [0, 2], [1, 2]], positions: [3] });
const [[position, value, outcome, moves]] = solved.positions;
console.log({ position, value, outcome, moves });
