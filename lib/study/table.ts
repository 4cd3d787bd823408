/** The rows of a study as people read them: columns of words. */

import type { Options } from "../games/game.ts";
import { gameOf } from "../games/registry.ts";
import { numberText } from "./numbers.ts";
import type { StudyWords } from "./words/mod.ts";
import type { Rating } from "./ratings.ts";
import { intervalOf, type Row, type Share } from "./tally.ts";

export type ColumnId = keyof StudyWords["columns"];

/** A table: what its columns are, and a text for each in every row. */
export interface Table {
  readonly columns: readonly ColumnId[];
  readonly rows: readonly (readonly string[])[];
}

/** How numbers and players are written. */
export interface Style {
  readonly language: string;
  name(player: string): string;
}

/** A column: what it says of a row, and whether these rows need it. */
interface Column<Of> {
  readonly id: ColumnId;
  readonly text: (row: Of, style: Style) => string;
  readonly isNeeded?: (rows: readonly Of[]) => boolean;
}

const ROW_COLUMNS: readonly Column<Row>[] = [
  { id: "game", text: ({ game }) => game, isNeeded: ofSeveralGames },
  { id: "options", text: optionsText, isNeeded: haveOptions },
  { id: "blue", text: ({ blue }, { name }) => name(blue) },
  { id: "red", text: ({ red }, { name }) => name(red) },
  { id: "blueWin", text: shareText("blueWin") },
  { id: "redWin", text: shareText("redWin") },
  { id: "draw", text: ({ draw }, style) => oneDigit(draw, style) },
  { id: "extinction", text: ({ extinction }, style) => oneDigit(extinction, style) },
  { id: "meanRound", text: ({ meanRound }, style) => oneDigit(meanRound, style) },
  { id: "meanMargin", text: ({ meanMargin }, style) => oneDigit(meanMargin, style) },
  { id: "firstMover", text: shareText("firstMover") },
  {
    id: "anchorLost",
    text: ({ anchorLost }, style) => oneDigit(anchorLost, style),
    isNeeded: haveHomes,
  },
  { id: "ms", text: msText },
  { id: "steps", text: stepsText, isNeeded: haveSteps },
  {
    id: "faults",
    text: ({ blueFaults, redFaults }) => `${blueFaults} / ${redFaults}`,
    isNeeded: haveFaults,
  },
];

const RATING_COLUMNS: readonly Column<Rating>[] = [
  { id: "game", text: ({ game }) => game, isNeeded: ofSeveralGames },
  { id: "options", text: optionsText, isNeeded: haveOptions },
  { id: "player", text: ({ player }, { name }) => name(player) },
  { id: "elo", text: ({ elo, error }) => `${elo} ± ${error}` },
];

export function rowTable(rows: readonly Row[], style: Style): Table {
  return tableOf(ROW_COLUMNS, rows, style);
}

export function ratingTable(ratings: readonly Rating[], style: Style): Table {
  return tableOf(RATING_COLUMNS, ratings, style);
}

function tableOf<Of>(all: readonly Column<Of>[], rows: readonly Of[], style: Style): Table {
  const columns = all.filter(({ isNeeded }) => !isNeeded || isNeeded(rows));
  return {
    columns: columns.map(({ id }) => id),
    rows: rows.map((row) => columns.map(({ text }) => text(row, style))),
  };
}

/** `komi 3.5`. */
export function optionsText({ options }: { options: Options }, { language }: Style): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${numberText(language, value)}`)
    .join(", ");
}

/** `64.2 (61.1–67.1)`. */
export function shareText(name: Share): Column<Row>["text"] {
  return (row, style) => {
    const [low, high] = intervalOf(row, name).map((end) => oneDigit(end, style));
    return `${oneDigit(row[name], style)} (${low}–${high})`;
  };
}

/** `0.9 / 1.2`. */
function msText({ blueMs, redMs }: Row, style: Style): string {
  return `${oneDigit(blueMs, style)} / ${oneDigit(redMs, style)}`;
}

function stepsText({ blueSteps, redSteps }: Row, { language }: Style): string {
  return [blueSteps, redSteps].map((steps) => steps === null ? "–" : numberText(language, steps))
    .join(" / ");
}

/** `64.2`. */
export function oneDigit(value: number, { language }: Pick<Style, "language">): string {
  return numberText(language, value, 1, 1);
}

function ofSeveralGames(rows: readonly { game: string }[]): boolean {
  return rows.some(({ game }) => game !== rows[0]!.game);
}

function haveOptions(rows: readonly { options: Options }[]): boolean {
  return rows.some(({ options }) => Object.keys(options).length > 0);
}

function haveHomes(rows: readonly Row[]): boolean {
  return rows.some(({ game }) => gameOf(game).home !== undefined);
}

function haveSteps(rows: readonly Row[]): boolean {
  return rows.some(({ blueSteps, redSteps }) => blueSteps !== null || redSteps !== null);
}

function haveFaults(rows: readonly Row[]): boolean {
  return rows.some(({ blueFaults, redFaults }) => blueFaults + redFaults > 0);
}
