/**
 * What the sandbox says, in English; apart from all else, which every table carries. `es.ts` says the
 * same: a missing word does not compile.
 */

import type { PatternId, PatternKind } from "../../../automaton/catalogue.ts";
import { type RuleRefusal, type World, writeLifeRule } from "../../../automaton/life_rule.ts";
import type { Fate } from "../../../automaton/structures.ts";
import { capital, counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

const generations = (count: number) =>
  counted(LANGUAGE, count, { one: "generation", other: "generations" });

/** "2 right, 1 up": how far a spaceship comes in a period. */
function way(dx: number, dy: number): string {
  const parts = [
    dx !== 0 && `${Math.abs(dx)} ${dx > 0 ? "right" : "left"}`,
    dy !== 0 && `${Math.abs(dy)} ${dy > 0 ? "down" : "up"}`,
  ];
  return parts.filter(Boolean).join(", ");
}

const fates: { [Kind in Fate["kind"]]: (fate: Extract<Fate, { kind: Kind }>) => string } = {
  still: () => "still life",
  oscillator: ({ period }) => `oscillator, period ${period}`,
  spaceship: ({ period, dx, dy }) => `spaceship, period ${period}: ${way(dx, dy)}`,
  dies: ({ after }) => `dies in ${generations(after)}`,
  settles: ({ after }) => `settles in ${generations(after)}`,
  unsettled: ({ after }) =>
    after === 0 ? "too large to follow" : `unsettled after ${generations(after)}`,
};

export const en = {
  title: "Sandbox",
  description:
    "Paint both colonies of the Game of Life or play both sides. Step forward and back, name patterns, ask why.",
  intro: "Paint cells or place a pattern, then press Play.",

  mode: "What to do",
  modes: { paint: "Paint freely", play: "Play both sides" },
  rules: "Rules",
  bound: "Keep to the rules",
  boundLine: "Off: place anywhere, bomb and skip any time, no end.",

  brush: "Brush",
  brushes: ["Erase", "Blue", "Red"],
  erased: "empty",
  stamp: "Pattern",
  noStamp: "Single cells",
  turn: "Turn",
  put: "Place",

  back: "Back",
  play: "Play",
  pause: "Pause",
  next: "Next",
  forward: "Forward",
  speed: "Speed, generations per second",
  stepMany: "Generations at once",
  stepGo: "Go",
  clear: "Clear",
  reset: "Reset",
  soup: "Soup",
  populationOf: (generation: number) => `Generation ${generation}`,

  history: "History",
  moment: "Moment",
  graph: "Blue and red cells, moment by moment",
  graphLine: (blue: number, red: number, most: number) =>
    `Now ${blue} blue and ${red} red${most > 0 ? `; peak ${most}` : ""}.`,

  structures: "What lives here",
  tooMuch: "Too much to name. The census counts it.",
  nothingLives: "Nothing lives here.",
  busy: "Named once it settles.",
  more: (count: number) => `and ${count} more`,
  structure: (name: string, fate: string, where: string, blue: number, red: number) =>
    `${capital([name, fate].filter(Boolean).join(", "))}, at ${where}: ${
      [blue && `${blue} blue`, red && `${red} red`].filter(Boolean).join(", ")
    }`,
  fateOf: (fate: Fate) => (fates[fate.kind] as (fate: Fate) => string)(fate),
  patterns: {
    block: "Block",
    tub: "Tub",
    boat: "Boat",
    ship: "Ship",
    beehive: "Beehive",
    loaf: "Loaf",
    pond: "Pond",
    eater: "Eater",
    blinker: "Blinker",
    toad: "Toad",
    beacon: "Beacon",
    pulsar: "Pulsar",
    pentadecathlon: "Pentadecathlon",
    glider: "Glider",
    lwss: "Lightweight spaceship",
    tetromino: "T-tetromino",
    pentomino: "R-pentomino",
    acorn: "Acorn",
    barge: "Barge",
    snake: "Snake",
    carrier: "Aircraft carrier",
    longBoat: "Long boat",
    mango: "Mango",
    longShip: "Long ship",
    shipTie: "Ship-tie",
    clock: "Clock",
    trafficLight: "Traffic light",
    figureEight: "Figure eight",
    galaxy: "Kok's galaxy",
    tumbler: "Tumbler",
    mwss: "Middleweight spaceship",
    hwss: "Heavyweight spaceship",
    gosperGun: "Gosper glider gun",
    simkinGun: "Simkin glider gun",
    blockLayer: "Block-laying switch engine",
    piHeptomino: "Pi-heptomino",
    bHeptomino: "B-heptomino",
    diehard: "Diehard",
  } satisfies Record<PatternId, string>,
  kinds: {
    still: "Still lifes",
    oscillator: "Oscillators",
    spaceship: "Spaceships",
    growing: "Guns and growth",
    restless: "Long lives",
  } satisfies Record<PatternKind, string>,
  census: {
    title: "Census",
    none: "Nothing here repeats itself.",
    restless: (cells: number) =>
      `${counted(LANGUAGE, cells, { one: "cell", other: "cells" })} not settled yet.`,
    thing: "Thing",
    number: "Count",
  },

  whyTouch: "Tap a cell to ask",
  whyTap: "Now tap the cell you want to know about.",

  bring: {
    title: "Import pattern",
    line: "Paste RLE, Life 1.06 or plaintext, or drop a file here.",
    color: "One color means",
    action: "Import",
    tooLarge: (width: number, height: number, most: number) =>
      `This pattern is ${width} × ${height}. The largest board is ${most} × ${most}.`,
  },

  export: {
    title: "Share or save",
    format: "Format",
    formats: { color: "RLE, both colors", rle: "RLE for any Life program", life: "Life 1.06" },
    oneColor: "This format has no colors: all cells become one.",
    onlyHere: "Two colors with this rule open only here.",
    copy: "Copy",
    save: "Save",
    linkLabel: "Link to this board",
  },

  cone: {
    title: "Light cone",
    line: "Influence travels one cell a generation at most, so a cell can't reach farther.",
    cell: "Cell",
    generations: "Generations",
    reached: "Show its reach",
    changed: "Show what changes",
    answer: (cell: string, generations: number, reached: number, changed: number) =>
      `In ${generations} ${generations === 1 ? "generation" : "generations"} ${cell} can reach ${
        counted(LANGUAGE, reached, { one: "cell", other: "cells" })
      }. Flipping it changes ${changed} of them.`,
  },
  before: {
    title: "What came before?",
    line: "Looks for a board that becomes this one, or proves there's none.",
    search: "Search",
    stop: "Stop",
    searching: "Searching…",
    found: "Found. Press Next and it becomes what you had.",
    foundAmong: "Found one that leaves other cells around it. Press Next to see.",
    none: "There's none: nothing ever becomes this. It's a Garden of Eden.",
    noneHere: "There's none: no board of this size becomes this one. It's a Garden of Eden.",
    tooLarge: "Needs something alive, up to 7 × 15, or a board of up to 9 × 17.",
    failed: "The search couldn't be loaded. Try again when you're online.",
  },

  size: { label: "Board", width: "Columns", height: "Rows", set: "Resize" },
  wide: {
    board: (width: number, height: number) =>
      `Board of ${width} × ${height}. Arrow keys move it, + and − zoom, Space goes on.`,
    paint: "Paint",
    life: "Zoom to what lives",
    nearer: "Zoom in",
    farther: "Zoom out",
    whole: "Show the whole board",
  },

  rule: {
    label: "Rule",
    set: "Set",
    torus: "Edges meet (torus)",
    ties: "Newborns take the majority's color, or blue in a tie.",
    is: ({ rule, topology }: World) =>
      `Rule: ${writeLifeRule(rule)} on a ${topology === "torus" ? "torus" : "plane"}.`,
    refused: {
      "count": (what) => `${what}: a cell has only 8 neighbors.`,
      "endless-b0": (what) => `${what} fills empty ground. Give it edges, like ${what}:P60,40.`,
      "generations": (what) => `${what} is a Generations rule. Only B/S rules run here.`,
      "grid": (what) => `${what} isn't a plane (:P60,40) or a torus (:T60,40).`,
      "isotropic": (what) => `${what} asks where neighbors are. Here only their number counts.`,
      "larger": (what) => `${what} looks further than 8 neighbors.`,
      "neighborhood": (what) => `${what} uses other neighbors than the 8 around a cell.`,
      "overflow": (what) => `The pattern doesn't fit its own board, ${what}.`,
      "unknown": (what) => `${what} isn't a rule known here. Try one like B36/S23.`,
    } satisfies Record<RuleRefusal, (what: string) => string>,
  },
  noStructures: "With this rule empty ground comes alive: nothing stands apart.",
  onlyLife: "Only for Life (B3/S23) on a plane.",

  playTitle: "Play from here",

  field: {
    label: "Type what to do",
    placeholder: "glider c12",
    help: "Keys",
  },

  say: {
    generation: (generation: number, blue: number, red: number) =>
      `Generation ${generation}: ${blue} blue, ${red} red.`,
    painted: (list: string, what: string) => `${list} ${what}.`,
    manyPainted: (count: number, what: string) =>
      `${counted(LANGUAGE, count, { one: "cell", other: "cells" })} ${what}.`,
    tooSmall: (pattern: string, width: number, height: number) =>
      `${pattern} is ${width} × ${height}. This board is too small.`,
    stamped: (pattern: string, cell: string) => `${pattern} around ${cell}.`,
    brush: (brush: string) => `Brush: ${brush.toLowerCase()}.`,
    stamp: (pattern: string) => `Pattern: ${pattern.toLowerCase()}.`,
    noStamp: "No pattern selected.",
    turned: "Turned.",
    flipped: "Flipped.",
    cleared: "The board is empty.",
    kept: "Your board is back.",
    soup: (seed: string) => `Soup ${seed}.`,
    brought: (width: number, height: number) => `New board: ${width} columns, ${height} rows.`,
    noFurther: "You're at the end.",
    stable: "Nothing changes now.",
    notLoaded: "The table couldn't be loaded. Try again when you're online.",
    playing: "Playing.",
    paused: "Paused.",
    speed: (speed: number) => `${speed} per second.`,
    structures: (count: number, list: string) =>
      `${counted(LANGUAGE, count, { one: "structure", other: "structures" })}: ${list}.`,
  },
};

export type SandboxWords = typeof en;
