import Puzzles from "../../islands/Puzzles.tsx";
import { dayOf } from "../../lib/puzzles/day.ts";
import { writePuzzle } from "../../lib/puzzles/puzzle.ts";
import { define } from "../../lib/server/define.ts";
import { puzzleSet } from "../../lib/server/http/pages/puzzle_choice.ts";
import { PuzzlePage } from "../../lib/server/http/pages/puzzle_page.tsx";
import { puzzleWordsIn } from "../../lib/ui/puzzles/words/mod.ts";

/** Rated puzzles. */
export default define.page(({ state: { language } }) => {
  const words = puzzleWordsIn(language);
  const set = puzzleSet(dayOf(Date.now()));
  return (
    <PuzzlePage
      language={language}
      title={words.title}
      intro={words.intro}
      puzzle={set[0]!}
      ways={[["/puzzle/daily", words.daily], ["/puzzles/storm", words.storm]]}
    >
      <Puzzles language={language} lines={set.map(writePuzzle)} isFixed={false} />
    </PuzzlePage>
  );
});
