/** Positions as codes: bit i is the weight of vertex i, so any number of vertices fits. */

/** The lit vertices of a position, rising. */
export function litOf(position: bigint): number[] {
  const lit: number[] = [];
  for (let vertex = 0; position !== 0n; vertex++, position >>= 1n) {
    if (position & 1n) lit.push(vertex);
  }
  return lit;
}

/** The position in which these vertices are lit. */
export function positionOf(lit: Iterable<number>): bigint {
  let position = 0n;
  for (const vertex of lit) position |= 1n << BigInt(vertex);
  return position;
}
