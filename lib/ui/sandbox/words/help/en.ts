/**
 * The keys and the commands of the sandbox, in English; fetched when somebody asks for them. `es.ts`
 * says the same: a missing word does not compile.
 */

export const en = {
  title: "Keys and commands",
  keys: [
    ["Space", "next generation"],
    ["Enter", "play or pause"],
    ["b, Backspace", "one step back"],
    ["f", "one step forward"],
    ["r", "back to where the run started"],
    ["+ −", "faster, slower"],
    ["Arrows, Home, End, Page Up, Page Down", "move over the board"],
    ["d", "draw or erase, or place the pattern"],
    ["1 2 0", "this cell blue, red, empty"],
    ["c", "next brush"],
    ["> x", "turn or flip the pattern"],
    ["w", "why this cell?"],
    ["o", "this cell and those around it"],
    ["s n", "how many live; what lives here"],
    ["Escape", "back to single cells"],
    ["i", "to the text field"],
    ["?", "this help"],
  ],
  commands: [
    ["c12 d12", "draw or erase"],
    ["blue c12 d12, red x12, erase c12", "set these cells"],
    ["glider c12, block x12", "a pattern around a cell"],
    ["step 5, back 3, play, reset, clear", "the run"],
    ["soup, soup 3f2a", "a random board, the same for each seed"],
    ["rule b36/s23, torus, plane", "what the board lives by"],
    ["why k9", "what caused a cell"],
    ["population, structures", "what lives here"],
    ["s 13, s m, near m13", "a row, a column, around a cell"],
    ["cells blue, cells red", "where a color lives"],
  ],
};

export type SandboxHelpWords = typeof en;
