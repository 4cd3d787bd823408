/** What pages of rules say around them, in English. */

export const en = {
  title: "Rules",
  which: "Games",
  learn: "Learn it on a live board",
  play: "Play it",
  on: "Go on",
  /** What one picture leads to. */
  then: "then",
};

export type RulesWords = typeof en;
