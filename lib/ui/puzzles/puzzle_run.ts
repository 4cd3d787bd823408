/** One person's side of a puzzle: a table, what starts over or shows the answer, and what is said. */

import { effect, signal, untracked } from "@preact/signals";
import { cellName } from "../../games/notation/cell_text.ts";
import type { LifeMove } from "../../games/conquerors/position.ts";
import { rivalOf } from "../../games/conquerors/position.ts";
import { hasOneAnswer } from "../../puzzles/kind.ts";
import { answerOf, type Puzzle } from "../../puzzles/puzzle.ts";
import type { Words } from "../../words/mod.ts";
import { cellNames } from "../board/speech.ts";
import { conquerorsUi } from "../games/conquerors/ui.tsx";
import { generationAfter, turnSentence } from "../games/conquerors/speech.ts";
import { Table } from "../table/table.ts";
import { PuzzleMatch } from "./puzzle_match.ts";
import type { PuzzleWords } from "./words/mod.ts";

const TOOLS = ["bomb", "skip"] as const;

/** How an attempt ended. */
export interface Attempt {
  readonly solved: boolean;
  /** The solver's turns in CCN; none where the answer was asked for. */
  readonly moves: readonly string[];
}

export class PuzzleRun {
  readonly match: PuzzleMatch;
  readonly table: Table;
  readonly words: PuzzleWords;
  /** What may be used besides placing, at once or with a second turn. */
  readonly tools: readonly (typeof TOOLS[number])[];
  /** Whether the answer is being shown. */
  readonly isShown = signal(false);
  /** How often it was tried. */
  readonly tries = signal(0);
  /** Is told of every attempt of the solver's own. */
  onAttempt: (attempt: Attempt) => void = () => {};

  /** `pause` resolves when the next turn may be shown. */
  constructor(puzzle: Puzzle, table: Words, words: PuzzleWords, pause: () => Promise<void>) {
    this.words = words;
    this.match = new PuzzleMatch(puzzle, pause);
    const say = { ...table.say, notYourTurn: words.wait };
    this.table = new Table(this.match, conquerorsUi({ ...table, say }, this.match.game));
    this.tools = TOOLS.filter((tool) => puzzle.kind === "wipe-2" || !this.table.refusalOf(tool));
  }

  /** The rival's name. */
  get rival(): string {
    return this.table.words.seats[rivalOf(this.match.start.turn)]!;
  }

  /** Whether somebody is in the middle of an attempt. */
  get isBusy(): boolean {
    const { match: { judgment, turns }, table: { drafted, toolInHand } } = this;
    const isChosen = toolInHand !== undefined || drafted.value.length > 0;
    return judgment.value.verdict === "on" && (isChosen || turns.value.length > 0);
  }

  /** What an attempt came to, in a sentence; empty while it goes on. */
  get sentence(): string {
    const { words, rival, match: { puzzle: { kind }, judgment } } = this;
    const { verdict, short, isLostAlone } = judgment.value;
    if (verdict === "on") return "";
    if (this.isShown.value) return this.#answer();
    if (verdict === "solved") return hasOneAnswer(kind) ? words.solved : words.works;
    const alone = isLostAlone ? words.lostAlone[kind] : undefined;
    return alone ? alone(rival) : words.misses[kind](rival, short);
  }

  /** Tells what happens, from now on; returns how to stop. */
  listen(): () => void {
    const { table, match } = this;
    let told = 0, judged = false;
    return effect(() => {
      const turns = match.turns.value, { verdict } = match.judgment.value;
      const news = turns.slice(told);
      if (news.length > 0) untracked(() => table.teller.tell(news, () => {}));
      else if (turns.length < told) table.teller.skip();
      const isOver = verdict !== "on";
      untracked(() => this.#say(told, isOver && !judged));
      told = turns.length;
      judged = isOver;
    });
  }

  #say(told: number, isEnd: boolean): void {
    const { table, match, words } = this, turns = match.turns.value;
    const { verdict } = match.judgment.value;
    const news = turns.slice(told).map((turn) =>
      turnSentence(table.words, turn, generationAfter(turn.before))
    );
    const isOn = turns.length > told && match.isOpen.value && turns.length > 1;
    const last = isEnd ? this.sentence : isOn ? words.goOn : "";
    const said = [...news, last].filter((sentence) => sentence !== "");
    if (said.length > 0) table.say(said.join(" "));
    if (!isEnd) return;
    table.onCue(verdict === "solved" ? "won" : "lost");
    if (this.isShown.value) return;
    this.tries.value++;
    this.onAttempt({ solved: verdict === "solved", moves: match.moves });
  }

  startOver(): void {
    this.isShown.value = false;
    this.#draft({ place: [] });
    this.match.reset();
    this.table.say(this.words.back);
  }

  show(): void {
    if (this.isShown.value) return;
    if (this.match.judgment.value.verdict === "on") {
      this.tries.value++;
      this.onAttempt({ solved: false, moves: [] });
    }
    this.isShown.value = true;
    this.#draft({ place: [] });
    this.table.say(this.words.showing);
    this.match.show((move) => this.#draft(move)).catch(() => {
      this.startOver();
      this.table.say(this.table.reason("closed"));
    });
  }

  /** The answer in a sentence. */
  #answer(): string {
    const { words, table: { board }, match: { puzzle, game } } = this, answer = answerOf(puzzle);
    if ("bomb" in answer) return words.shownBomb(cellName(board, answer.bomb));
    const names = cellNames(board, answer.place);
    return answer.place.length < game.rules.place ? words.shown(names) : `${names}.`;
  }

  /** Lays a turn on the board without playing it. */
  #draft(move: LifeMove): void {
    const { drafted, target, tool } = this.table;
    drafted.value = "place" in move ? move.place : [];
    target.value = "bomb" in move ? move.bomb : undefined;
    tool.value = "bomb" in move ? "bomb" : "pass" in move ? "skip" : "place";
  }
}
