/** Everything the game says, in English. `es.ts` says the same: a missing word does not compile. */

import type { Ending } from "../../rooms/event.ts";
import type { Fatal, Refusal } from "../../rooms/protocol.ts";
import type { Uncounted } from "../../leaderboard/counted.ts";
import type { Points } from "../../leaderboard/points.ts";
import type { LifeRules, Zone } from "../../games/life_rules.ts";
import type { LevelId } from "../../search/levels.ts";
import { counted, listed } from "./grammar.ts";

const LANGUAGE = "en";

const zones: Record<Zone, string> = { home: "home", neutral: "neutral", rival: "rival" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });

const refusals: Record<Refusal, (rules: LifeRules) => string> = {
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
  stale: () => "The board had changed by then. Look again.",
  "not-your-turn": () => "It is not your turn.",
  unreadable: () => "The server could not read that turn.",
  waiting: () => "Your opponent has not come yet.",
  "not-over": () => "The game is not over.",
  moved: () => "Both have moved: the game counts now.",
  "no-offer": () => "That offer is gone.",
  offered: () => "You have offered that already.",
  "not-gone": () => "Your opponent may still come back.",
  time: () => "The time for this turn is up.",
  flood: () => "Too fast. Wait a moment.",
  empty: () => "There is nothing to say in that.",
  watching: () => "You are watching. Watchers cannot play.",
  busy: () => "The server is busy. Try again.",
  storage: () => "The server could not keep that. Nothing has changed; try again.",
  malformed: () => "The server could not read that.",
  closed: () => "The connection is closed.",
};

const by: Record<Ending, (round: number) => string> = {
  extinction: (round) => `by extinction in round ${round}`,
  majority: () => "by majority after the last round",
  resignation: () => "by resignation",
  agreement: () => "by agreement",
  abort: () => "called off before both had moved",
  time: () => "on time",
  abandonment: () => "because the opponent left",
};

export const en = {
  language: LANGUAGE as string,
  seats: ["Blue", "Red"],
  zones,
  cells,

  site: {
    name: "Conway's Conquerors",
    tagline: "Two colonies. One board. The Game of Life decides.",
    description:
      "A two-player strategy game on Conway's Game of Life: place four cells, let the board live one generation, take your rival's ground.",
    skipToContent: "Skip to content",
    theme: "Theme",
    themes: { auto: "Auto", light: "Light", dark: "Dark" },
    otherLanguage: "Español",
    home: "Home",
    leaderboard: "Leaderboard",
    notFoundTitle: "This page is not on the board",
    notFound: "It may have died of overcrowding. The game is one generation away:",
    brokenTitle: "Something broke here",
    broken: "It is our fault, not yours. Try again in a moment.",
    badTitle: "This link is not quite right",
    noScript: "The board needs JavaScript. Please allow it for this page to play.",
  },

  /** What a person reads who meets an error page. */
  errors: {
    "bad-link": {
      title: "This link is not quite right",
      text: "It asks for a level, a side or rules that there are not. These are one click away:",
    },
    "unknown-room": {
      title: "There is no such room",
      text: "Check the code: six letters and digits. Rooms are swept after two idle hours.",
    },
    "room-limit": {
      title: "That is enough rooms",
      text:
        "You have as many open rooms as one may have. Finish a game, or come back a little later.",
    },
    "room-storage": {
      title: "No room could be made",
      text: "The server could not keep it just now. Try again in a moment.",
    },
    "unknown-board": {
      title: "There is no such leaderboard",
      text: "It is kept by week, by month and for all time.",
    },
    "room-form": { title: "No room could be made", text: "It cannot be set up like that." },
  },

  home: {
    playCpu: "Play the computer",
    playCpuLine: "One click and you are on the board. No account, no name.",
    picture: "A game in its ninth round: blue discs on the left, red diamonds on the right",
    twoTitle: "Two on one device",
    twoLine: "Pass the board between you.",
    twoStart: "Start a shared board",
    chooseTitle: "Choose your game",
    howTitle: "How to play",
    how: (rules: LifeRules) => [
      `The board has ${rules.width} columns: Blue's home is the first ${rules.home}, Red's the last ${rules.home}, the rest is neutral.`,
      `Each turn you place ${rules.place} cells on empty ground. Then the whole board lives one generation.`,
      "A cell with 2 or 3 live neighbours survives, whoever they belong to. Any other dies.",
      "An empty cell with exactly 3 live neighbours is born, in the colour of most of them.",
      "Your home is always open to you. Neutral opens while you live at home.",
      `The rival's home opens while you live in ${
        listed(LANGUAGE, rules.rivalNeeds.map((zone) => zones[zone]))
      } at once: your first cell there must be born there.`,
      `From round ${rules.bombRound} a bomb may clear 3 by 3 cells instead of a turn. Once a game you may skip.`,
      `Leave your rival without cells and you win. After ${rules.rounds} rounds the bigger colony wins${
        rules.rivalWeight > 1 ? "; cells in the rival's home count twice" : ""
      }.`,
    ],
  },

  setup: {
    level: "Level",
    side: "Your side",
    game: "Rules",
    start: "Play",
    firstMove: "moves first",
    secondMove: "moves second",
  },

  levels: {
    easy: { text: "Easy", line: "Sloppy but never careless: a fair first rival." },
    normal: { text: "Normal", line: "Weighs every cell one generation ahead." },
    hard: { text: "Hard", line: "Plans its whole turn, guards its home and hunts the weak." },
  } satisfies Record<LevelId, { text: string; line: string }>,

  games: {
    "conquerors-v2": {
      text: "V2",
      line: "Hold all three zones to invade; cells there count twice.",
    },
    "conquerors-classic": { text: "Classic", line: "Looser invasion, every cell counts once." },
  },

  table: {
    title: (opponent: string) => `You against ${opponent}`,
    titleShared: "Two on one device",
    computer: (level: string) => `Computer, ${level}`,
    you: "You",
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    yourTurn: "Your turn",
    seatTurn: (seat: string) => `${seat}'s turn`,
    thinking: "The computer is thinking…",
    cellsLabel: "Cells",
    scoreLabel: "Score",
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
    aimBomb: "Choose where the bomb falls, then drop it.",
    askSkip: "Skip your one turn? The board still lives a generation.",
    failed: "The computer could not answer.",
    retry: "Try again",
    leave: "New game",
    shapes: "Blue cells are filled discs, red cells hollow diamonds.",
  },

  room: {
    title: (code: string) => `Room ${code}`,
    guest: "Guest",
    opponent: "Opponent",
    status: {
      connecting: "Connecting…",
      reconnecting: "Connection lost. Reconnecting…",
      offline: "You are offline. The game waits for you.",
    },
    connected: "Connected again.",
    polling: "Connected by polling: turns may take a moment longer.",
    byPolling: "by polling",
    sending: "Sending your turn…",
    waiting: "Waiting for your opponent",
    begins: (seat: string, isMine: boolean) =>
      `The game begins: you play ${seat}${isMine ? " and move first." : "."}`,
    draftKept: (count: number) => `${cells(count)} chosen before, and still chosen.`,
    watching: "You are watching.",
    full: "Both seats are taken, so you are watching.",
    ownSeat: "You hold the other seat in this browser, so you are watching here.",
    watchers: (count: number) => `${count} watching`,
    inviteTitle: "Invite a friend",
    inviteLine: "Whoever opens this link first plays against you.",
    code: "Code",
    inviteWatchers: "Let others watch",
    watchLinkLabel: "Link for watchers",
    watch: "Watch it here",
    copy: "Copy",
    linkLabel: "Link to this game",
    copied: "Copied.",
    copyByHand: "Copy it with your own keys: it is selected.",
    share: "Share",
    qr: "The link as a QR code",
    gone: "Your opponent is gone.",
    goneUntil: (seconds: number) => `You can claim the game in ${seconds} s.`,
    goneNow: "You can claim the game, or wait.",
    claim: "Claim the game",
    back: "Your opponent is back.",
    clock: (seconds: number) => `${seconds} s left for this turn`,
    resign: "Resign",
    resignSure: "Really resign",
    abort: "Call it off",
    offerDraw: "Offer a draw",
    drawOffered: "You offered a draw.",
    drawAsked: "Your opponent offers a draw.",
    rematch: "Rematch, sides swapped",
    rematchOffered: "You offered a rematch.",
    rematchAsked: "Your opponent wants a rematch.",
    offerGone: "The offer is off the table.",
    accept: "Accept",
    decline: "Decline",
    takeBack: "Take back",
    review: "Look through it",
    lobby: "To the front page",
    chat: "Talk",
    newTalk: "Talk: something new",
    chatMuted: "Talk is muted.",
    mute: "Mute",
    unmute: "Show the talk",
    chatLabel: "Say something",
    chatSend: "Send",
    sound: "Sound when my turn comes unseen",
    lend: "Continue on another device",
    lendLabel: "Link for your other device",
    lendLine: "Open this link there within ten minutes. This device then lets go of the seat.",
    fatal: {
      "unknown-room": "There is no such room. It may have been swept after two idle hours.",
      "bad-token": "This browser does not hold that seat any more.",
      "bad-key": "That link was used already, or is too old.",
      "taken-along": "You play on another device now.",
      outdated: "This page is older than the server. Load it again.",
    } satisfies Record<Fatal, string>,
    reload: "Load again",
    yourTurnTitle: (title: string) => `● Your turn · ${title}`,
  },

  verify: {
    title: "Check records",
    intro:
      "A record is true when every turn was legal, every hash is the board's, and the result is the one the board came to. It is replayed here, in your browser.",
    line: "Paste records (CCN), or drop a file here.",
    check: "Check them",
    isTrue: (game: string, turns: number, result: string) =>
      `True: ${game}, ${counted(LANGUAGE, turns, { one: "turn", other: "turns" })}, ${result}.`,
    isFalse: "False:",
  },

  replay: {
    title: (blue: string, red: string) => `${blue} against ${red}`,
    deleted: "Deleted player",
    scrubber: "Where the replay stands",
    first: "To the start",
    back: "One step back",
    on: "One step on",
    end: "To the end",
    play: "Play",
    pause: "Pause",
    speed: "Steps a second",
    start: (rounds: number) => `The empty board, ${rounds} rounds to go.`,
    placed: (seat: string, generation: number) =>
      `${seat} has moved; generation ${generation} is next.`,
    bringTitle: "Look through a game",
    bringLine: "Paste a record (CCN or JSON) or a game's link, or drop a file here.",
    bring: "Show it",
    file: "Open a file",
    wrong: (message: string, line: number, column: number) =>
      `${message} (line ${line}, column ${column})`,
    brokenLink: "This link is damaged or not whole. Ask for it again.",
    share: "The whole game as a link",
    downloads: "Save as",
    playFrom: "Play on from here",
    challenge: "Challenge someone from here",
    curve: "Both scores over the generations",
    curveLine: "Scores by generation; the shaded part is what counts twice.",
  },

  result: {
    winner: (seat: string) => `${seat} wins`,
    youWin: "You win",
    youLose: "You lose",
    draw: "A draw",
    by,
    score: (blue: number, red: number) => `Blue ${blue}, Red ${red}`,
    again: "Again, sides swapped",
    counting: "The server counts the game…",
    points: (points: number) => counted(LANGUAGE, points, { one: "point", other: "points" }),
    pointsFor: {
      base: (points: number) => `${points} for the win`,
      extinction: (points: number) => `${points} for extinction`,
      speed: (points: number) => `${points} for speed`,
      early: (points: number) => `${points} for an early end`,
      margin: (points: number) => `${points} for the lead`,
    } satisfies Record<Exclude<keyof Points, "total">, (points: number) => string>,
    countedLost: "Counted as a game.",
    notCounted: "Not counted:",
    uncounted: {
      malformed: "the server could not read the report.",
      forged: "the ticket is not yours.",
      expired: "it took longer than a day.",
      "not-yet": "the server's clock was put back.",
      "wrong-game": "the rules were others.",
      "wrong-level": "the level was another.",
      "wrong-side": "the side was another.",
      "wrong-seed": "the computer's chance was another.",
      "wrong-options": "the options were others.",
      damaged: "the report was damaged on its way.",
      unreadable: "a turn cannot be read.",
      illegal: "a turn is not legal.",
      "not-over": "the game is not over.",
      "result-differs": "the board ended otherwise.",
      "too-fast": "nobody plays so fast.",
      "too-late": "it took longer than a day.",
      "cpu-differs": "the computer plays otherwise.",
      repeated: "it was counted before.",
      storage: "the server could not keep it.",
      limit: "too many games at once.",
      offline: "the server cannot be reached.",
      "no-ticket": "the server could not be reached when the game began.",
    } satisfies Record<Uncounted, string>,
    record: "Save the record",
  },

  refusals,

  say: {
    begin: (place: number) => `Place ${cells(place)} in your home, then confirm the turn.`,
    notYourTurn: "It is not your turn yet.",
    placed: (cell: string, count: number, of: number) => `${cell} placed, ${count} of ${of}.`,
    full: "Confirm the turn when you are ready.",
    removed: (cell: string) => `${cell} taken back.`,
    cleared: "All cells taken back.",
    nothingToUndo: "Nothing to take back.",
    bombAt: (cell: string, kills: string) => `Bomb aimed at ${cell}: ${kills}. Confirm to drop it.`,
    bombKills: (blue: number, red: number) => `clears ${blue} blue, ${red} red`,
    placing: "Back to placing cells.",
    turnPlaced: (seat: string, list: string) => `${seat} placed ${list}.`,
    turnNothing: (seat: string) => `${seat} had nowhere to place.`,
    turnBomb: (seat: string, cell: string) => `${seat} bombed ${cell}.`,
    turnSkip: (seat: string) => `${seat} skipped.`,
    generation: (number: number, changes: string) => `Generation ${number}: ${changes}.`,
    change: (seat: string, born: number, died: number) => `${seat.toLowerCase()} +${born} −${died}`,
    noChange: "nothing born, nothing dead",
    zoneNow: (zone: Zone, open: boolean) =>
      `${capital(zones[zone])} zone is now ${open ? "open" : "locked"} for you.`,
    result: (headline: string, why: string, score: string) => `${headline} ${why}. ${score}.`,
    scores: (seat: string, count: number, score: number) =>
      `${seat}: ${cells(count)}, score ${score}`,
    zonesOpen: (list: string) => `Open to you: ${list}.`,
    empty: "empty",
    drafted: "chosen",
    cell: (name: string, what: string) => `${name} ${what}`,
    cellLive: (name: string, seat: string, neighbours: number) =>
      `${name}, ${seat.toLowerCase()}, ${
        counted(LANGUAGE, neighbours, { one: "neighbour", other: "neighbours" })
      }`,
    around: (list: string) => `Around: ${list}.`,
    nothingAround: "Nothing alive around.",
    noLast: "No turn has been played.",
    noCells: (where: string) => `${where}: no live cells.`,
    scan: (where: string, list: string) => `${where}: ${list}.`,
    row: (row: string) => `Row ${row}`,
    column: (column: string) => `Column ${column}`,
    preview: (changes: string) => `Next generation as drafted: ${changes}.`,
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
    helpTitle: "Keys and commands",
    keys: [
      ["Arrows, Home, End, Page Up, Page Down", "move over the board"],
      ["[ ]", "previous or next zone"],
      ["b r", "next blue or red cell (Shift: previous)"],
      ["Space", "place or take back, or aim the bomb"],
      ["Enter", "confirm"],
      ["u", "undo"],
      ["x", "bomb here"],
      ["k", "skip"],
      ["Escape", "back to placing"],
      ["p", "preview the next generation"],
      ["o", "this cell and those around it"],
      ["l s z", "last turn, scores, open zones"],
      ["i", "to the text field"],
      ["?", "this help"],
    ],
    commands: [
      ["e5 e6 f5 f6", "place these cells"],
      ["confirm, undo, clear", "the turn"],
      ["bomb m13, skip", "instead of placing"],
      ["s 13, s m", "what lives in a row or column"],
      ["near m13", "a cell and those around it"],
      ["zone home, zone mid, zone rival", "what lives in a zone"],
      ["cells blue, cells red", "where a colour lives"],
      ["score, last, legal, preview", "the position in words"],
    ],
  },
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export type Words = typeof en;
