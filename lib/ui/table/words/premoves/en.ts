/** What the panel of moves left in advance says, in English. */

export const en = {
  door: (count: number) => count > 0 ? `In advance: ${count}` : "In advance",
  label: "Moves in advance",
  line:
    "Each is played as soon as your turn comes; until then nobody else sees it. When one does not fit any more, all are dropped.",
  list: "Left so far",
  after: (example: string) => `Only after these turns: ${example} or any, with spaces between them`,
  move: (example: string) => `Play: ${example} or random`,
  unknown: (text: string, example: string) =>
    `I do not know “${text}”. Type a move such as ${example}, or random.`,
  add: "Add",
  clear: "Take all back",
  left: (steps: string) => `Left in advance: ${steps}.`,
  cleared: "Nothing is left in advance.",
};

export type PremoveWords = typeof en;
