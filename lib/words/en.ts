/** Everything the game says, in English. `es.ts` says the same: a missing word does not compile. */

import type { Ending } from "../rooms/event.ts";
import type { Refusal } from "../rooms/protocol.ts";
import type { LifeRules, Zone } from "../games/conquerors/rules.ts";
import type { LevelId } from "../search/levels.ts";
import { capital, counted, listed } from "./grammar.ts";

const LANGUAGE = "en";

const zones: Record<Zone, string> = { home: "home", neutral: "neutral", rival: "rival" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });

/** The numbers that reasons name. */
export type Named = Pick<LifeRules, "place" | "rivalNeeds" | "bombRound">;

const refusals: Record<Refusal, (rules: Named) => string> = {
  over: () => "The game is over.",
  "off-board": () => "That cell is not on the board.",
  occupied: () => "That cell is taken.",
  repeated: () => "That cell is chosen already.",
  "too-many": ({ place }) => `${cells(place)} a turn. Take one back to move it, or confirm.`,
  "too-few": ({ place }) => `A turn is ${cells(place)}, a bomb or your skip.`,
  "neutral-locked": () => "Neutral zone locked: needs a live cell of yours at home.",
  "rival-locked": ({ rivalNeeds }) =>
    `Rival zone locked: needs ${listed(LANGUAGE, rivalNeeds.map((zone) => zones[zone]))} cells.`,
  "bomb-early": ({ bombRound }) => `Bombs fall from round ${bombRound}.`,
  "bomb-cooling": () => "Your bomb is not ready: it comes back next turn.",
  "skip-used": () => "Your skip is used.",
  touch: () => "Pieces must touch your own.",
  unlit: () => "That vertex is not lit.",
  "no-edge": () => "No edge leads that way.",
  stale: () => "The board had changed by then. Look again.",
  "not-your-turn": () => "It is not your turn.",
  unreadable: () => "The server could not read that turn.",
  waiting: () => "Your opponent has not come yet.",
  "not-over": () => "The game is not over.",
  moved: () => "Both have moved: the game counts now.",
  "no-offer": () => "That offer is gone.",
  offered: () => "You have offered that already.",
  "not-gone": () => "Your opponent may still come back.",
  seats: () => "Only the host closes seats, and only empty ones.",
  time: () => "The time for this turn is up.",
  flood: () => "Too fast. Wait a moment.",
  empty: () => "There is nothing to say in that.",
  watching: () => "You are watching. Watchers cannot play.",
  busy: () => "The server is busy. Try again.",
  storage: () => "The server could not keep that. Nothing has changed; try again.",
  malformed: () => "The server could not read that.",
  banned: () => "You can't play online right now.",
  muted: () => "You can't chat right now.",
  forgotten: () => "You deleted your data: at this table you no longer chat.",
  paused: () => "No new games for now. Try again later.",
  closed: () => "The connection is closed.",
};

const by: Record<Ending, (round: number) => string> = {
  extinction: (round) => `by extinction in round ${round}`,
  majority: () => "by majority after the last round",
  resignation: () => "by resignation",
  agreement: () => "by agreement",
  abort: () => "before both had moved",
  time: () => "on time",
  abandonment: () => "because the opponent left",
  stall: () => "because nobody placed anything any more",
  blocked: () => "because the other could not move",
};

export const en = {
  language: LANGUAGE as string,
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
    adviseSure: "Ask, and play for no points",
    cellsLabel: "Cells",
    scoreLabel: "Score",
    guided: "Show the next generation",
    lookAhead: "Look ahead",
    coached: "Hints",
    sounds: "Sounds",
    bombReady: "Bomb ready",
    bombFrom: (round: number) => `Bomb: round ${round}`,
    bombCooling: "Bomb next turn",
    skipLeft: "Skip left",
    skipUsed: "Skip used",
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
    aimBomb: "Choose where the bomb falls, then drop it.",
    askSkip: "Skip your one turn? The board still lives a generation.",
    askPass: "Place nothing this turn? Confirm to pass.",
    askRandom: "Let chance place for you? Confirm it.",
    moves: "Moves",
    failed: "The computer could not answer.",
    retry: "Try again",
    leave: "New game",
    keptDamaged: "Your saved game can't be read, so this is a new one.",
    shapes: "Blue cells are filled discs, red cells hollow diamonds.",
  },

  room: {
    guest: "Guest",
    opponent: "Opponent",
    connecting: "Connecting…",
    review: "Look through it",
    copy: "Copy",
    copied: "Copied.",
    copyByHand: "Copy it with your own keys: it is selected.",
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
    record: "Save the record",
  },

  refusals,

  say: {
    begin: (place: number) => `Place ${cells(place)} in your home, then confirm the turn.`,
    lift: "Lift to place. Slide to move.",
    notYourTurn: "It is not your turn yet.",
    placed: (cell: string, count: number, of: number) => `${cell} placed, ${count} of ${of}.`,
    full: "Confirm when you are ready.",
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
    change: (seat: string, born: number, died: number) => `${seat.toLowerCase()} +${born} −${died}`,
    noChange: "nothing born, nothing dead",
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
    noLast: "No turn has been played.",
    noCells: (where: string) => `${where}: no live cells.`,
    scan: (where: string, list: string) => `${where}: ${list}.`,
    row: (row: string) => `Row ${row}`,
    column: (column: string) => `Column ${column}`,
    preview: (changes: string) => `Next generation as drafted: ${changes}.`,
    next: (changes: string) => `Next: ${changes}.`,
    scoreChange: (list: string) => `Score: ${list}.`,
    fromTo: (seat: string, from: number, to: number) => `${seat} ${from} to ${to}`,
    fates: {
      survives: "survives",
      dies: "dies",
      born: (seat: string) => `born ${seat.toLowerCase()}`,
    },
    legal: (count: number) => `You may place on ${cells(count)}.`,
    edge: "Edge of the board.",
    noneFound: "None found.",
    unknown: (text: string) => `I do not know “${text}”. Type help for the commands.`,
  },

  board: {
    label: (rows: number, columns: number) => `Board, ${rows} rows, ${columns} columns`,
    open: "Open the board for the keyboard",
    canvas: "The board is drawn here; the board for the keyboard says the same in words.",
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
