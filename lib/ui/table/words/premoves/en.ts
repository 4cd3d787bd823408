/** What the panel of moves left in advance says, in English. */

export const en = {
  door: (count: number) => count > 0 ? `Premoves: ${count}` : "Premoves",
  label: "Premoves",
  line:
    "Each plays as soon as your turn comes; nobody else sees it before. If one becomes illegal, the rest are canceled.",
  list: "Your premoves",
  after: (example: string) => `Only after these moves (separate with spaces): ${example} or any`,
  move: (example: string) => `Play: ${example} or random`,
  unknown: (text: string, example: string) =>
    `I don't know “${text}”. Type a move such as ${example}, or random.`,
  add: "Add",
  now: "Play now",
  clear: "Cancel all",
  left: (steps: string) => `Premoves: ${steps}.`,
  cleared: "No premoves left.",
  /** What steps are written with, besides cells. */
  typed: { pass: "pass", random: "random", any: "any" } as Record<string, string>,
};

export type PremoveWords = typeof en;
