/**
 * Cellular automata: boards, rules, generations, and patterns as RLE, Life 1.06 and plain text.
 *
 * ```ts
 * import { immigration, readRle, step, writeRle } from "@conquerors/app/automaton";
 *
 * const { board } = readRle("x = 3, y = 3\nbo$2bo$3o!");
 * const text = writeRle(step(board, immigration, "plane"));
 * ```
 *
 * @module
 */

export * from "./board.ts";
export * from "./catalogue.ts";
export * from "./hash.ts";
export { readLife106, writeLife106 } from "./life106.ts";
export * from "./life_rule.ts";
export type { Pattern } from "./pattern.ts";
export { readPlaintext } from "./plaintext.ts";
export { MAX_STATE, readRleBody, writeRleBody } from "./rle.ts";
export { readRle, type RleOptions, writePlainRle, writeRle } from "./rle_file.ts";
export * from "./rule.ts";
export * from "./step.ts";
export { TextError } from "./text_error.ts";
export { nextIn } from "./worlds.ts";
