import { REASONS } from "./reasons.ts";

/** What fills the gaps, in their order. */
type Reason = (...gaps: string[]) => string;

type Reasons = Readonly<Record<typeof REASONS[number], Reason>>;

/** What parsers say would do, but for the code by which a turn is refused. */
const own: Partial<Reasons> = {
  "Turn {} of the link is illegal: {}": (turn) => `Turn ${turn} of the link isn't legal`,
  "{} is illegal: {}": (turn) => `${turn} isn't a legal turn here`,
};

export const en = {
  language: "en",
  reasons: {
    ...Object.fromEntries(REASONS.map((reason) => [reason, fillerOf(reason)])) as Reasons,
    ...own,
  } as Reasons,
};

function fillerOf(reason: string): Reason {
  return (...gaps) => gaps.reduce((text, gap) => text.replace("{}", () => gap), reason);
}

export type ReasonWords = typeof en;
