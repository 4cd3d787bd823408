/** The lowest score of each of Lighthouse's categories, out of 100. */
export const LEAST = {
  "performance": 95,
  "accessibility": 100,
  "best-practices": 100,
  "seo": 100,
} as const;

export type Category = keyof typeof LEAST;

export const CATEGORIES = Object.keys(LEAST) as Category[];

/** What one run found. */
export interface Scores {
  readonly scores: Readonly<Record<Category, number>>;
  /** What cost points, in Lighthouse's words. */
  readonly complaints: readonly string[];
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}
