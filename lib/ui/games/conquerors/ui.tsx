/** What the games of two colonies add to the table. */

import { nextOfPlane } from "../../../automaton/bitboard.ts";
import type { Cell } from "../../../automaton/board.ts";
import type { PlayedLife } from "../../../games/conquerors/played.ts";
import { type LifePosition, openZones } from "../../../games/conquerors/position.ts";
import { type Zone, zoneOf } from "../../../games/conquerors/rules.ts";
import { blast, boardWith } from "../../../games/conquerors/turn.ts";
import type { Seat } from "../../../games/game.ts";
import { cellName } from "../../../games/notation/cell_text.ts";
import type { Words } from "../../../words/mod.ts";
import { twoSides } from "../../board/speech.ts";
import { Mark } from "../../parts/mark.tsx";
import { CellBoard } from "../../table/cell_board.tsx";
import type { Tool } from "../../table/game_ui.ts";
import { reasonWith, resultHeadline } from "../../table/headline.ts";
import { type Match, viewerOf } from "../../table/match.ts";
import type { Table, TableUi } from "../../table/table.ts";
import { LIFE_CAUSES } from "./causes.ts";
import {
  bombPhrase,
  extinctionOf,
  generationAfter,
  komiPhrase,
  openedColumns,
  resultReason,
  roundShown,
  scoreChange,
  scoreLine,
  scoresSentence,
  turnSentence,
  zonePart,
  zoneSentences,
  zonesSentence,
} from "./speech.ts";

/** What may be typed for a zone, in English and Spanish. */
const ZONES: Readonly<Record<string, Zone>> = {
  "zone home": "home",
  "zona casa": "home",
  "zone mid": "neutral",
  "zona neutral": "neutral",
  "zone rival": "rival",
  "zona rival": "rival",
};

export function conquerorsUi(words: Words, game: PlayedLife): TableUi<PlayedLife> {
  const { rules } = game, { table, say, field } = words;
  const begin = ({ round, turn }: LifePosition) =>
    round === 1 ? say.begin(rules.place, turn) : undefined;
  return {
    ...twoSides(words),
    style: `conquerors ${game.id}`,
    seats: words.seats.slice(0, 2),
    Sign: Mark,
    Board: CellBoard,

    tools: toolsOf(words),
    living: {
      placed: boardWith,
      live: nextOfPlane,
      follows: ({ before }) => generationAfter(before),
      // Until the last round ends: two a round (rules.md C3).
      left: ({ round, turn }) => 2 * (rules.rounds - round + 1) - turn,
    },
    confirm: table.confirm,
    most: () => rules.place,
    moveOf: (_, place) => ({ place }),
    cursorAt: centerOfHome,

    stops: [0, rules.home, rules.width - rules.home],
    home: rules.home,
    locked: lockedColumns,
    ...LIFE_CAUSES,
    // Two at one device see the ground of the one to move.
    opened: (mine, turn) => mine.length === 1 ? openedColumns(game, turn, mine[0]!) : [],
    extinct: extinctionOf,
    roundsLeft: ({ round }) => rules.rounds - round + 1,

    status({ position: { value } }) {
      const round = table.round(roundShown(game, value), rules.rounds);
      return [round, komiPhrase(words, value)].filter((line) => line !== "");
    },
    numbers(position, seat, next) {
      const { count, score } = game.tally(position);
      const then = next && game.tally({ ...position, board: next.after }).score[seat];
      return [
        { label: table.cellsLabel, value: count[seat]! },
        { label: table.scoreLabel, value: score[seat]!, then },
      ];
    },
    means: (position, seat) =>
      `${bombState(words, game, position, seat)} · ${skipState(words, game, position, seat)}`,

    begin,
    reason: (refusal, { match }) =>
      refusal === "too-few" && begin(match.position.value) || reasonWith(words, refusal, rules),
    lack: () => words.refusals["too-few"](rules),
    turnSentence(mine, turn) {
      const seats = mine.filter((seat) => mine.length === 1 || seat === turn.after.turn);
      const zones = seats.flatMap((seat) => zoneSentences(words, game, turn, seat));
      return [turnSentence(words, turn, generationAfter(turn.before)), ...zones].join(" ");
    },
    standing: (position) => scoreLine(words, game, position),
    scores: (position) => scoresSentence(words, game, position),
    scoresIn: (position, changes) => scoreChange(words, game, position, changes),
    zones: ({ position }) => zonesSentence(words, game, position.value),
    result: (match, result) => ({
      headline: resultHeadline(words, result, match.mine),
      reason: resultReason(words, match, result),
      score: scoreLine(words, game, match.position.value),
    }),
    undone: say.undone,

    field: { label: field.label, placeholder: field.placeholder, unknown: say.unknown },
    help: async () => (await import("./words/help/mod.ts")).helpRowsIn(words.language),
    rules: `/rules/${rules.id}`,
    part: (position, name) =>
      Object.hasOwn(ZONES, name) ? zonePart(words, game, position, ZONES[name]!) : undefined,

    Aside: ZoneList,
    guide: async () => (await import("./guide/guide.tsx")).Guide,
    hasHints: true,
  };
}

function toolsOf(words: Words): Tool<PlayedLife>[] {
  const { table, say } = words;
  return [{
    name: "bomb",
    label: table.bomb,
    confirm: table.confirmBomb,
    ask: table.aimBomb,
    key: "x",
    typed: ["bomb ", "bomba ", "!"],
    aim: {
      strikes: ({ board }, cell) => blast(board, cell),
      sentence: ({ board }, cell) =>
        say.bombAt(cellName(board, cell), bombPhrase(words, board, cell)),
    },
    move: (bomb) => ({ bomb }),
  }, {
    name: "skip",
    label: table.skip,
    confirm: table.confirmSkip,
    ask: table.askSkip,
    key: "k",
    typed: ["skip", "pass", "pasar"],
    move: () => ({ pass: true }),
  }];
}

/** Where a person's first look belongs: the middle of the home of the first seat that sits here. */
function centerOfHome({ game, mine, position }: Match): Cell {
  const { width, height } = position.value.board;
  const fromEdge = Math.floor(game.rules.home / 2);
  const column = mine[0] === 1 ? width - 1 - fromEdge : fromEdge;
  return Math.floor(height / 2) * width + column;
}

/** Where the person here may not place. */
function lockedColumns(match: Match): boolean[] {
  const { game: { rules }, position: { value: { board } }, result } = match;
  const seat = viewerOf(match), open = openZones(rules, board, seat);
  const isOver = result.value !== null;
  const columns = Array.from({ length: board.width }, (_, column) => column);
  return columns.map((column) => !isOver && !open.has(zoneOf(rules, seat, column)));
}

function bombState(
  { table }: Words,
  { rules: { bombRound } }: PlayedLife,
  { round, cooldowns }: LifePosition,
  seat: Seat,
): string {
  if (round < bombRound) return table.bombFrom(bombRound);
  return cooldowns[seat]! > 0 ? table.bombCooling : table.bombReady;
}

function skipState({ table }: Words, { rules }: PlayedLife, { skips }: LifePosition, seat: Seat) {
  return table.skips(rules.skips - skips[seat]!);
}

/** The zones as they are to the person here, and why a locked one is locked. */
function ZoneList({ table: { match, words } }: { readonly table: Table }) {
  const { game: { rules }, position } = match;
  const open = openZones(rules, position.value.board, viewerOf(match));
  const zones: Zone[] = ["home", "neutral", "rival"];
  return (
    <ul class="zones">
      {zones.map((zone) => (
        <li key={zone} data-open={`${open.has(zone)}`}>
          {open.has(zone)
            ? words.table.zoneOpen(zone)
            : words.refusals[zone === "neutral" ? "neutral-locked" : "rival-locked"](rules)}
        </li>
      ))}
    </ul>
  );
}
