import { HttpError, page } from "fresh";
import Puzzles from "../../islands/Puzzles.tsx";
import { dayOf } from "../../lib/puzzles/day.ts";
import { writePuzzle } from "../../lib/puzzles/puzzle.ts";
import { puzzleOf } from "../../lib/puzzles/puzzles.ts";
import { define } from "../../lib/server/define.ts";
import { puzzleSet } from "../../lib/server/http/pages/puzzle_choice.ts";
import { PuzzlePage } from "../../lib/server/http/pages/puzzle_page.tsx";
import { puzzleWordsIn } from "../../lib/ui/puzzles/words/mod.ts";

export const handler = define.handlers({
  GET({ params: { id } }) {
    const puzzle = puzzleOf(id!);
    if (!puzzle) throw new HttpError(404);
    return page({ puzzle });
  },
});

/** One puzzle, to link to. */
export default define.page<typeof handler>(({ data: { puzzle }, state: { language } }) => {
  const words = puzzleWordsIn(language);
  const set = puzzleSet(dayOf(Date.now())).filter(({ id }) => id !== puzzle.id);
  return (
    <PuzzlePage
      language={language}
      title={words.kinds[puzzle.kind]}
      intro={words.intro}
      puzzle={puzzle}
      ways={[["/puzzles", words.title], ["/puzzle/daily", words.daily]]}
    >
      <Puzzles language={language} lines={[puzzle, ...set].map(writePuzzle)} isFixed />
    </PuzzlePage>
  );
});
