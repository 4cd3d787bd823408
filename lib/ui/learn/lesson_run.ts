/** One person's side of a lesson: a table, and what starts over or shows the way. */

import { effect, signal } from "@preact/signals";
import type { LifeMove } from "../../games/conquerors/position.ts";
import type { Lesson } from "../../learn/lesson.ts";
import { Table } from "../table/table.ts";
import type { Words } from "../../words/mod.ts";
import { conquerorsUi } from "../games/conquerors/ui.tsx";
import { LessonMatch } from "./lesson_match.ts";
import { type LessonSpeech, narrate } from "./narrate.ts";
import { markOpened, markPassed } from "./progress.ts";

const TOOLS = ["bomb", "skip"] as const;

export class LessonRun {
  readonly match: LessonMatch;
  readonly table: Table;
  readonly speech: LessonSpeech;
  /** What the learner may use besides placing. */
  readonly tools: readonly (typeof TOOLS[number])[];
  /** Whether the lesson plays, or has played, its own solution. */
  readonly isShown = signal(false);

  /** `pause` resolves when the next generation may be shown. */
  constructor(lesson: Lesson, table: Words, speech: LessonSpeech, pause: () => Promise<void>) {
    this.speech = speech;
    this.match = new LessonMatch(lesson, pause);
    const say = { ...table.say, notYourTurn: speech.words.wait };
    this.table = new Table(this.match, conquerorsUi({ ...table, say }, this.match.game));
    this.tools = TOOLS.filter((tool) => !this.table.refusalOf(tool));
  }

  /** Tells what happens and remembers what is passed, from now on; returns how to stop. */
  listen(): () => void {
    const { lesson, verdict } = this.match;
    markOpened(lesson.id);
    const stops = [
      narrate(this.table, this.match, this.speech),
      effect(() => {
        if (verdict.value === "passed" && !this.isShown.peek()) markPassed(lesson.id);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  startOver(): void {
    this.isShown.value = false;
    this.#draft({ place: [] });
    this.match.reset();
    this.table.say(this.speech.words.back);
  }

  show(): void {
    this.isShown.value = true;
    this.#draft({ place: [] });
    this.table.say(this.speech.words.showing);
    this.match.show((move) => this.#draft(move));
  }

  /** Lays a turn on the board without playing it. */
  #draft(move: LifeMove): void {
    const { drafted, target, tool } = this.table;
    drafted.value = "place" in move ? move.place : [];
    target.value = "bomb" in move ? move.bomb : undefined;
    tool.value = "bomb" in move ? "bomb" : "pass" in move ? "skip" : "place";
  }
}
