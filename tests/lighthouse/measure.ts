import { CATEGORIES, type Category, type Scores } from "./scores.ts";

const LIGHTHOUSE = "npm:lighthouse@^13.0.0";

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

interface Report {
  /** Why a page couldn't be measured. */
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<Category, {
      readonly score: number;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    }>
  >;
}

interface Lighthouse {
  default(
    url: string,
    flags: { port: number; onlyCategories: readonly string[]; logLevel: "error" },
  ): Promise<{ readonly lhr: Report }>;
}

/** One run of Lighthouse over a page, as its phone; a sentence if it can't be measured. */
export async function measure(url: string, port: number): Promise<Scores | string> {
  const lighthouse: Lighthouse = await import(LIGHTHOUSE);
  const flags = { port, onlyCategories: CATEGORIES, logLevel: "error" } as const;
  const { lhr: { audits, categories, runtimeError } } = await lighthouse.default(url, flags);
  if (runtimeError) return runtimeError.message;
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round(100 * categories[category].score)]),
  ) as Record<Category, number>;
  const complaints = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ""}`)
  );
  return { scores, complaints };
}
