/** The solver for who plays, explores or explains (docs/solver.md). */

export * from "./board.ts";
export * from "./cellular.ts";
export * from "./code.ts";
export * from "./digraph.ts";
export * from "./families.ts";
export type { GameGraph, Labels } from "./grundy.ts";
export { SolverError } from "./input.ts";
export type { Labeled } from "./labeled.ts";
export * from "./nim.ts";
export * from "./position.ts";
export * from "./request.ts";
export * from "./solved.ts";
export * from "./strategy.ts";
export type { Structure } from "./structure.ts";
export * from "./sum.ts";
export * from "./labeled.ts";
export * from "./value.ts";
