import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { stepCases } from "./step_cases.ts";

stepCases({ name: "step", step: (board, topology) => step(board, immigration, topology) });
stepCases({ name: "bitboard", step: nextGeneration });
