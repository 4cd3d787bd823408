/** How large vertices are drawn. */

/** Smaller where there are many: each radius up to a number of them. */
const RADII = [[16, 5], [36, 3.6], [Infinity, 3]] as const;

export function radiusOf(vertices: number): number {
  return RADII.find(([most]) => vertices <= most)![1];
}
