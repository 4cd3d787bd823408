/** A game's lessons at its table. */

import type { ComponentType } from "preact";
import type { AnyGame } from "../../../games/known_games.ts";
import type { Lesson } from "../../../learn/lesson.ts";
import type { LessonKit } from "../lesson_run.ts";
import { LessonTable, type LessonTableProps } from "../lesson_table.tsx";

/** A lesson by its id, at its game's table. */
type LessonById = ComponentType<
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
