/** What a game adds to the table of its lessons. */

import type { ComponentType } from "preact";
import type { Cell } from "../../../automaton/board.ts";
import type { MoveOf } from "../../../games/game.ts";
import type { AnyGame } from "../../../games/known_games.ts";
import type { Lesson } from "../../../learn/lesson.ts";
import type { Words } from "../../../words/mod.ts";
import type { GameUi } from "../../table/game_ui.ts";
import type { Match } from "../../table/match.ts";
import { LessonTable, type LessonTableProps } from "../lesson_table.tsx";
import type { TurnSentence } from "../narrate.ts";

/** A turn as it lies on the table before it is played. */
interface Drafted {
  readonly cells: readonly Cell[];
  /** The tool that is taken up, if any, and where it is aimed. */
  readonly tool?: string;
  readonly target?: Cell;
}

export interface LessonKit<Kind extends AnyGame> {
  readonly game: Kind;
  ui(words: Words, match: Match<Kind>): GameUi<Kind>;
  /** The tools that a lesson may let one use, by name. */
  readonly tools: readonly string[];
  draft(move: MoveOf<Kind>): Drafted;
  readonly sentence: TurnSentence<Kind>;
}

/** A lesson by its id, at its game's table. */
export type LessonById = ComponentType<
  Omit<LessonTableProps<AnyGame>, "lesson" | "kit"> & { readonly id: string }
>;

/** The lessons of a game at its table. */
export function lessonsAt<Kind extends AnyGame>(
  kit: LessonKit<Kind>,
  lessons: readonly Lesson<string, Kind>[],
): LessonById {
  return ({ id, ...props }) => (
    <LessonTable
      {...props}
      kit={kit}
      lesson={lessons.find((lesson) => lesson.id === id)!}
    />
  );
}
