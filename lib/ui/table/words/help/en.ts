/** What can be pressed and typed at every table, in English; each game adds its own. */

export const en = {
  title: "Keys and commands",
  rules: "All the rules (in a new tab)",
  keys: [
    ["Arrows, Home, End, Page Up, Page Down", "move over the board"],
    ["b r n", "next blue, red or any live cell (Shift: previous)"],
    ["Space", "place or take back"],
    ["Enter", "place, then confirm"],
    ["u", "undo"],
    ["Escape", "back to placing"],
    ["p", "preview the next generation"],
    ["o", "this cell and those around it"],
    ["w", "why this cell lives, died or was born"],
    ["l s z", "last turn, scores, zones or seats"],
    ["i", "to the text field"],
    ["?", "this help"],
  ],
  commands: {
    cells: [
      ["e5 e6 f5 f6", "place these cells"],
      ["s 13, s m", "what lives in a row or column"],
      ["near m13", "a cell and those around it"],
      ["cells blue, cells red", "where a color lives"],
      ["preview, legal", "the next generation, where you can place"],
    ],
    all: [
      ["confirm, undo, clear", "the turn"],
      ["score, last", "the position in words"],
    ],
  },
};

export type HelpWords = typeof en;
