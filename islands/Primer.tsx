/** A lesson of a game besides Conquerors: the board to do its task on. */

import type { PrimerId } from "../lib/learn/primers/mod.ts";
import { learnWordsIn } from "../lib/ui/learn/words/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { useLater } from "../lib/ui/parts/use_later.ts";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface PrimerProps {
  readonly language: Language;
  readonly game: PrimerId;
  readonly id: string;
  readonly task: string;
  /** What someone who has passed now knows. */
  readonly gist: string;
  /** Where the next lesson is, or the game after the last. */
  readonly nextHref: string;
  /** What the way there says after the last. */
  readonly play?: string;
}

/** Each game's lessons with its table: who learns one is not sent the others. */
const LESSONS = {
  skirmish: async () => (await import("../lib/ui/learn/kits/skirmish.ts")).lessons,
  conway: async () => (await import("../lib/ui/learn/kits/conway.ts")).lessons,
  annihilation: async () => (await import("../lib/ui/learn/kits/annihilation.ts")).lessons,
  arena: async () => (await import("../lib/ui/learn/kits/hill.ts")).lessons,
} as const;

export default function Primer({ language, game, id, task, gist, nextHref, play }: PrimerProps) {
  useEarlyChoices();
  const Lessons = useLater(LESSONS[game]), table = wordsIn(language);
  const words = learnWordsIn(language);
  if (!Lessons) return <p role="status">{table.room.connecting}</p>;
  return (
    <Lessons
      id={id}
      table={table}
      speech={{ words, gist }}
      task={task}
      next={{ href: nextHref, label: play ?? words.next }}
    />
  );
}
