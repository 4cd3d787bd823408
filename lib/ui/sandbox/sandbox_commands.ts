/** What may be typed in a sandbox, in English and Spanish. */

import { PATTERN_IDS, type PatternId } from "../../automaton/catalogue.ts";
import { type Cell, EMPTY, isOnBoard, type State } from "../../automaton/board.ts";
import { readCell } from "../../games/notation/cell_text.ts";
import { type Command, plainText, readCommand } from "../table/commands.ts";
import { aroundSentence, scanColor, scanColumn, scanRow } from "../board/cell_speech.ts";
import { twoSides } from "../board/speech.ts";
import type { SandboxWords } from "./words/mod.ts";
import type { Run } from "./run.ts";
import { populationSentence, structuresSentence } from "./sandbox_speech.ts";
import { stampOf } from "./stamps.ts";
import type { Studio } from "./studio.ts";

/** The most generations or moments that one line goes. */
const MOST_STEPS = 1000;

const STATES: ReadonlyMap<string, State> = new Map(Object.entries({
  blue: 1,
  azul: 1,
  red: 2,
  rojo: 2,
  erase: EMPTY,
  quitar: EMPTY,
}));

type Verb = (studio: Studio, run: Run, rest: string) => boolean | void;

const VERBS: ReadonlyMap<string, Verb> = new Map(Object.entries<Verb>({
  ...pausing(["step", "paso"], (studio, rest) => studio.step(stepsOf(rest))),
  ...pausing(["back", "atras"], (studio, rest) => studio.goBy(-stepsOf(rest))),
  ...pausing(["forward", "adelante"], (studio, rest) => studio.goBy(stepsOf(rest))),
  ...named(["play", "pause", "vivir", "pausa"], (_, run) => run.toggle()),
  ...pausing(["reset", "reiniciar"], (studio) => studio.reset()),
  ...pausing(["clear", "vaciar"], (studio) => studio.clear()),
  ...named(["rule", "regla"], (studio, _, rest) => {
    const wrong = studio.chooseRule(rest);
    if (wrong) studio.say(wrong);
  }),
  ...named(["torus", "toro"], (studio) => studio.chooseTopology("torus")),
  ...named(["plane", "plano"], (studio) => studio.chooseTopology("plane")),
  ...pausing(["soup", "sopa"], (studio, rest) => studio.soup(rest || undefined)),
  ...named(["population", "poblacion"], (studio) => studio.say(populationSentence(studio))),
  ...named(["structures", "estructuras"], (studio) => studio.say(structuresSentence(studio))),
  ...named(["why", "porque"], (studio, _, rest) => studio.askNamed(rest)),
}));

function named<Value>(names: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

/** The same for what halts a run, as its key and its button do. */
function pausing(
  names: readonly string[],
  act: (studio: Studio, rest: string) => unknown,
): Record<string, Verb> {
  return named(names, (studio, run, rest) => {
    run.pause();
    act(studio, rest);
  });
}

function stepsOf(text: string): number {
  const steps = Number(text || 1);
  return Number.isInteger(steps) ? Math.max(1, Math.min(MOST_STEPS, steps)) : 1;
}

/** Does what a line says, or says that it means nothing; `help` is the caller's to show. */
export function obeySandbox(studio: Studio, run: Run, line: string): "done" | "help" {
  const text = inOneWord(studio.own, plainText(line).trim().replace(/^\//, ""));
  const [verb = "", ...rest] = text.split(/[\s,]+/);
  const state = STATES.get(verb), act = VERBS.get(verb);
  const stamp = patternCalled(studio.own, verb);
  if (act) act(studio, run, rest.join(" "));
  else if (state !== undefined && rest.length > 0) paintNamed(studio, rest, state);
  else if (stamp && rest.length > 0) putStamp(studio, stamp, rest);
  else return obeyShared(studio, line);
  return "done";
}

/** A line that begins with all that the page calls a pattern, with the catalogue's name in its place. */
function inOneWord(own: SandboxWords, line: string): string {
  const names = PATTERN_IDS.map((id) => [id, plainText(own.patterns[id])] as const);
  const meant = names.filter(([, name]) => line.startsWith(`${name} `));
  // One's name may be how another's begins.
  const [id, name] = meant.sort(([, a], [, b]) => b.length - a.length)[0] ?? ["", ""];
  return id.toLowerCase() + line.slice(name.length);
}

/** The pattern of a name, or of the first word of what the page calls it. */
function patternCalled(own: SandboxWords, name: string): PatternId | undefined {
  return PATTERN_IDS.find((id) =>
    id.toLowerCase() === name || plainText(own.patterns[id]).split(" ")[0] === name
  );
}

function paintNamed(studio: Studio, names: readonly string[], state: State): void {
  const cells = cellsCalled(studio, names);
  if (cells) studio.paint(cells, state);
}

/** Puts a pattern around each cell, and leaves in the hand what was there. */
function putStamp(studio: Studio, id: PatternId, names: readonly string[]): void {
  const held = studio.stamp.value;
  const cells = cellsCalled(studio, names);
  if (!cells) return;
  studio.stamp.value = held?.id === id ? held : stampOf(id);
  for (const cell of cells) studio.touch(cell);
  studio.stamp.value = held;
}

/** The cells of names; undefined, and said so, where one of them is none of the board. */
function cellsCalled(studio: Studio, names: readonly string[]): Cell[] | undefined {
  const board = studio.board.value;
  const cells = names.map((name) => readCell(board, name));
  if (cells.every((cell) => cell !== undefined && isOnBoard(board, cell))) return cells as Cell[];
  studio.say(studio.words.refusals["off-board"](studio.rules));
}

/** Cells to touch, and the questions that any board answers. */
function obeyShared(studio: Studio, line: string): "done" | "help" {
  const { words, board } = studio;
  const command = readCommand(board.value, line);
  if (command && "word" in command && command.word === "help") return "help";
  const sentence = command && answerTo(studio, command);
  if (sentence) studio.say(sentence);
  else if (command && "place" in command) touchAll(studio, command.place);
  else studio.say(words.say.unknown(line.trim()));
  return "done";
}

function touchAll(studio: Studio, cells: readonly Cell[]): void {
  if (cells.some((cell) => !isOnBoard(studio.board.value, cell))) {
    studio.say(studio.words.refusals["off-board"](studio.rules));
  } else for (const cell of cells) studio.touch(cell);
}

function answerTo({ words, board }: Studio, command: Command): string | undefined {
  if ("row" in command) return scanRow(twoSides(words), board.value, command.row);
  if ("column" in command) return scanColumn(twoSides(words), board.value, command.column);
  if ("color" in command) return scanColor(twoSides(words), board.value, command.color);
  if ("near" in command && isOnBoard(board.value, command.near)) {
    return aroundSentence(twoSides(words), board.value, [], command.near);
  }
}
