/** One person's side of a lesson: a table, and what starts over or shows the way. */

import { effect, signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Lesson } from "../../learn/lesson.ts";
import type { Match, MoveOf } from "../table/match.ts";
import { Table, type TableUi } from "../table/table.ts";
import type { Words } from "../../words/mod.ts";
import { LessonMatch } from "./lesson_match.ts";
import { type LessonSpeech, narrate, type TurnSentence } from "./narrate.ts";
import { markOpened, markPassed } from "./progress.ts";

/** A turn as it lies on the table before it is played. */
interface Drafted {
  readonly cells: readonly Cell[];
  /** The tool that is taken up, if any, and where it is aimed. */
  readonly tool?: string;
  readonly target?: Cell;
}

/** What a game adds to the table of its lessons. */
export interface LessonKit<Kind extends AnyGame> {
  readonly game: Kind;
  ui(words: Words, match: Match<Kind>): TableUi<Kind>;
  /** The tools that a lesson may let one use, by name. */
  readonly tools: readonly string[];
  draft(move: MoveOf<Kind>): Drafted;
  readonly sentence: TurnSentence<Kind>;
}

export class LessonRun<Kind extends AnyGame = LifeGame> {
  readonly match: LessonMatch<Kind>;
  readonly table: Table<Kind>;
  /** What the learner may use besides placing. */
  readonly tools: readonly string[];
  /** Whether the lesson plays, or has played, its own solution. */
  readonly isShown = signal(false);

  /** `pause` resolves when the next generation may be shown. */
  constructor(
    lesson: Lesson<string, Kind>,
    readonly kit: LessonKit<Kind>,
    table: Words,
    readonly speech: LessonSpeech,
    pause: () => Promise<void>,
  ) {
    this.match = new LessonMatch(lesson, kit.game, pause);
    const say = { ...table.say, notYourTurn: speech.words.wait };
    this.table = new Table(this.match, kit.ui({ ...table, say }, this.match));
    this.tools = kit.tools.filter((tool) => !this.table.refusalOf(tool));
  }

  /** Tells what happens and remembers what is passed, from now on; returns how to stop. */
  listen(): () => void {
    const { lesson, verdict } = this.match;
    markOpened(lesson.id);
    const stops = [
      narrate(this.table, this.match, this.speech, this.kit.sentence, () => this.isShown.peek()),
      effect(() => {
        if (verdict.value === "passed" && !this.isShown.peek()) markPassed(lesson.id);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  startOver(): void {
    this.isShown.value = false;
    this.table.reset();
    this.match.reset();
    this.table.say(this.speech.words.back);
  }

  show(): void {
    this.isShown.value = true;
    this.table.reset();
    this.table.say(this.speech.words.showing);
    this.match.show((move) => this.#draft(move));
  }

  /** Lays a turn on the board without playing it. */
  #draft(move: MoveOf<Kind>): void {
    const { table } = this, { cells, tool = "place", target } = this.kit.draft(move);
    table.drafted.value = cells;
    table.target.value = target;
    table.tool.value = tool;
  }
}
