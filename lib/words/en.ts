/** Everything the game says, in English. `es.ts` says the same: a missing word does not compile. */

import type { Ending } from "../rooms/event.ts";
import type { Refusal as GameRefusal } from "../games/game.ts";
import type { Refusal } from "../rooms/protocol.ts";
import type { LifeRules, Zone } from "../games/conquerors/rules.ts";
import type { LevelId } from "../search/levels.ts";
import { capital, counted } from "./grammar.ts";
import type { Language } from "./language.ts";

const LANGUAGE = "en";

const zones: Record<Zone, string> = { home: "home", neutral: "neutral", rival: "rival" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });

/** Why not, as only a room says: its words have these. */
export type OnlineRefusal = Exclude<Refusal, GameRefusal | "watching" | "closed">;

/** The numbers that reasons name. */
type Named = Pick<LifeRules, "place" | "rivalNeeds" | "bombRound">;

type Reason = (rules: Named) => string;

/** Why not, as a table says that isn't in a room. */
const refusals: Record<Exclude<Refusal, OnlineRefusal>, Reason> = {
  over: () => "The game is over.",
  "off-board": () => "That cell is off the board.",
  occupied: () => "That cell is taken.",
  repeated: () => "You've already chosen that cell.",
  "too-many": ({ place }) => `That's all ${cells(place)}. Confirm, or take one back.`,
  "too-few": ({ place }) => `Place ${cells(place)}, drop a bomb, or skip.`,
  "neutral-locked": () => "Neutral is locked: you need a live cell at home.",
  "rival-locked": ({ rivalNeeds }) =>
    `The rival's home is locked: you need live cells in ${
      rivalNeeds.length > 2 ? "all three zones" : "neutral and there"
    }.`,
  "bomb-early": ({ bombRound }) => `You can bomb from round ${bombRound}.`,
  "bomb-cooling": () => "Your bomb isn't ready. It's back next turn.",
  "skip-used": () => "You've used your skip.",
  touch: () => "Pieces must touch your own.",
  unlit: () => "That vertex isn't lit.",
  "no-edge": () => "No edge goes there.",
  watching: () => "You're watching, so you can't play.",
  closed: () => "The connection is closed.",
};

const by: Record<Ending, (round: number, isDraw?: boolean) => string> = {
  extinction: (round) => `by extinction in round ${round}`,
  majority: (_, isDraw) => isDraw ? "by equal scores" : "by majority after the last round",
  resignation: () => "by resignation",
  agreement: () => "by agreement",
  abort: () => "without a winner",
  time: () => "on time",
  abandonment: () => "by forfeit",
  stall: () => "because nobody placed anything",
  blocked: () => "because no moves were left",
};

export const en = {
  language: LANGUAGE as Language,
  seats: ["Blue", "Red", "Green", "Orange", "Purple", "Teal", "Pink", "Brown"],
  zones,
  cells,

  site: {
    name: "Conway's Conquerors",
    leaderboard: "Leaderboard",
  },

  levels: {
    easy: "Easy",
    normal: "Normal",
    tricky: "Tricky",
    hard: "Hard",
    sharp: "Sharp",
    fierce: "Fierce",
    ruthless: "Ruthless",
    expert: "Expert",
    conqueror: "Conqueror",
  } satisfies Record<LevelId, string>,

  table: {
    title: (opponent: string) => `You against ${opponent}`,
    titleShared: "Two on one device",
    computer: (level: string) => `Computer, ${level}`,
    you: "You",
    deleted: "Deleted player",
    against: (blue: string, red: string) => `${blue} against ${red}`,
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    komi: (points: string, seat: string) => `komi ${points} to ${seat}`,
    yourTurn: "Your turn",
    seatTurn: (seat: string) => `${seat}'s turn`,
    thinking: "The computer is thinking…",
    moveNow: "Move now",
    advise: "What would Conqueror do?",
    adviseSure: "Ask (this game won't score)",
    cellsLabel: "Cells",
    scoreLabel: "Score",
    guided: "Show the next generation",
    lookAhead: "Look ahead",
    coached: "Hints",
    sounds: "Sounds",
    bombReady: "Bomb ready",
    bombFrom: (round: number) => `Bomb: round ${round}`,
    bombCooling: "Bomb in 1 turn",
    skips: (count: number) => counted(LANGUAGE, count, { one: "skip", other: "skips" }),
    zoneOpen: (zone: Zone) => `${capital(zones[zone])} open`,
    undo: "Undo",
    clear: "Clear",
    place: "Place",
    confirm: "Confirm turn",
    confirmBomb: "Drop the bomb",
    confirmSkip: "Skip this turn",
    bomb: "Bomb",
    skip: "Skip",
    cancel: "Cancel",
    drafted: (count: number, of: number) => `${count} of ${of} placed`,
    more: "More",
    moreNews: "More: something new",
    moveAim: { up: "Aim up", down: "Aim down", left: "Aim left", right: "Aim right" },
    nextGeneration: (ahead: number) => ahead > 1 ? `${ahead} generations ahead` : "Next generation",
    aimBomb: "Pick a target, then drop the bomb.",
    askSkip: "Use your skip? The board still runs one generation.",
    askPass: "Place nothing this turn? Confirm to pass.",
    askRandom: "Place at random? Confirm to play it.",
    moves: "Moves",
    /** Where a table says what happens. */
    news: "What happened",
    failed: "The computer couldn't answer.",
    retry: "Try again",
    leave: "New game",
    keptDamaged: "Your saved game can't be read, so this is a new one.",
    shapes: "Blue cells are filled discs, red cells hollow diamonds.",
  },

  room: {
    guest: "Guest",
    bot: (name: string) => `${name} (bot)`,
    opponent: "Opponent",
    connecting: "Connecting…",
    review: "Review game",
    copy: "Copy",
    copied: "Copied.",
    copyByHand: "Press Ctrl+C to copy.",
    share: "Share",
    qr: "The link as a QR code",
  },

  result: {
    winner: (seat: string) => `${seat} wins`,
    youWin: "Victory",
    youLose: "Defeat",
    draw: "Draw",
    calledOff: "Called off",
    by,
    score: (blue: number, red: number) => `Blue ${blue}, Red ${red}`,
    again: "Play again",
    record: "Save game",
  },

  refusals: refusals as typeof refusals & Partial<Record<OnlineRefusal, Reason>>,

  say: {
    begin: (place: number, seat: number) =>
      `Place ${cells(place)} in your home on the ${["left", "right"][seat]}, then confirm.`,
    lift: "Lift to place. Slide to move.",
    notYourTurn: "It's not your turn yet.",
    placed: (cell: string, count: number, of: number) => `${cell} placed, ${count} of ${of}.`,
    full: "Confirm when you're ready.",
    fatal:
      "All your cells would die and you'd lose: each needs 2 or 3 neighbors. Confirm again if you mean it.",
    removed: (cell: string) => `${cell} taken back.`,
    cleared: "All cells taken back.",
    nothingToUndo: "Nothing to take back.",
    bombAt: (cell: string, kills: string) => `Bomb aimed at ${cell}: ${kills}. Confirm to drop it.`,
    bombKills: (blue: number, red: number) => `clears ${blue} blue, ${red} red`,
    placing: "Back to placing cells.",
    undone: "The last turn was taken back.",
    turnPlaced: (seat: string, list: string) => `${seat} placed ${list}.`,
    turnNothing: (seat: string) => `${seat} had nowhere to place.`,
    turnBomb: (seat: string, cell: string) => `${seat} bombed ${cell}.`,
    turnSkip: (seat: string) => `${seat} skipped.`,
    generation: (number: number, changes: string) => `Generation ${number}: ${changes}.`,
    change: (seat: string, born: number, died: number) =>
      `${seat.toLowerCase()} +${born}\u00a0−${died}`,
    noChange: "nothing born, nothing dead",
    roundsLeft: (rounds: number) => rounds > 1 ? `${rounds} rounds left.` : "Last round.",
    zoneNow: (zone: Zone, open: boolean) =>
      `${capital(zones[zone])} zone is now ${open ? "open" : "locked"} for you.`,
    scores: (seat: string, count: number, score: number) =>
      `${seat}: ${cells(count)}, score ${score}`,
    zonesOpen: (list: string) => `Open to you: ${list}.`,
    empty: "empty",
    drafted: "chosen",
    cell: (name: string, what: string) => `${name} ${what}`,
    cellLive: (name: string, seat: string, neighbors: number) =>
      `${name}, ${seat.toLowerCase()}, ${
        counted(LANGUAGE, neighbors, { one: "neighbor", other: "neighbors" })
      }`,
    around: (list: string) => `Around: ${list}.`,
    nothingAround: "Nothing alive around.",
    noLast: "No turns yet.",
    noCells: (where: string) => `${where}: no live cells.`,
    scan: (where: string, list: string) => `${where}: ${list}.`,
    row: (row: string) => `Row ${row}`,
    column: (column: string) => `Column ${column}`,
    preview: (changes: string) => `Next generation with this move: ${changes}.`,
    next: (changes: string) => `Next: ${changes}.`,
    scoreChange: (list: string) => `Score: ${list}.`,
    fromTo: (seat: string, from: number, to: number) => `${seat} ${from} to ${to}`,
    fates: {
      survives: "survives",
      dies: "dies",
      born: (seat: string) => `born ${seat.toLowerCase()}`,
    },
    legal: (count: number) => `You can place on ${cells(count)}.`,
    edge: "Edge of the board.",
    noneFound: "None found.",
    unknown: (text: string) => `I don't know “${text}”. Type help for the commands.`,
  },

  board: {
    label: "Board",
    open: "Open the keyboard board",
    canvas: "This is a picture of the board. The keyboard board says the same in words.",
  },

  field: {
    label: "Type your turn",
    ask: "Ask about the board",
    placeholder: "e5 e6 f5 f6",
    send: "Enter",
    help: "Keys",
    close: "Close",
    file: "Open a file",
    wrong: (message: string, line: number, column: number) =>
      `${message} (line ${line}, column ${column})`,
  },
};

export type Words = typeof en;
