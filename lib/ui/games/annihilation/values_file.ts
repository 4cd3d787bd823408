/** The values of all positions of a board as a file; fetched when somebody asks for one. */

import { vertexName } from "../../../games/annihilation/vertex_names.ts";
import { litOf } from "../../../solver/position.ts";
import { outlookOf, type Value } from "../../../solver/value.ts";
import type { BoardPart } from "./part.ts";

/** What the file says of a position. */
function rowOf({ position: { names } }: BoardPart, value: Value, code: number) {
  return {
    code,
    lit: litOf(BigInt(code)).map((vertex) => vertexName(vertex, names)),
    gamma: value,
    outcome: outlookOf(value),
  };
}

/** One line a position: its code, what is lit, γ with the finite values in reach if it's infinite, P, N or D. */
export function valuesAsCsv(part: BoardPart, values: readonly Value[]): string {
  const lines = values.map((value, position) => {
    const { code, lit, gamma, outcome } = rowOf(part, value, position);
    const text = typeof gamma === "number" ? `${gamma}` : `inf(${gamma.inf.join(" ")})`;
    return [code, lit.join(" "), text, outcome].join(",");
  });
  return ["code,lit,gamma,outcome", ...lines].join("\r\n") + "\r\n";
}

/** The same with the board: its edges, q of each vertex and the rule. */
export function valuesAsJson(part: BoardPart, values: readonly Value[]): string {
  const { followers, q, qs, atMost, names } = part.position;
  const vertices = followers.map((targets, vertex) => ({
    name: vertexName(vertex, names),
    leadsTo: targets,
    q: qs?.[vertex] ?? q,
  }));
  const positions = values.map((value, position) => rowOf(part, value, position));
  return JSON.stringify({ vertices, atMost, positions }) + "\n";
}
