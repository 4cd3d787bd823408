import { REASONS } from "./reasons.ts";

/** What fills the gaps, in their order. */
type Reason = (...gaps: string[]) => string;

export const en = {
  language: "en",
  reasons: Object.fromEntries(REASONS.map((reason) => [reason, fillerOf(reason)])) as Readonly<
    Record<typeof REASONS[number], Reason>
  >,
};

function fillerOf(reason: string): Reason {
  return (...gaps) => gaps.reduce((text, gap) => text.replace("{}", () => gap), reason);
}

export type ReasonWords = typeof en;
