import Storm from "../../islands/Storm.tsx";
import { writePuzzle } from "../../lib/puzzles/puzzle.ts";
import { define } from "../../lib/server/define.ts";
import { stormSet } from "../../lib/server/http/pages/puzzle_choice.ts";
import { PuzzlePage } from "../../lib/server/http/pages/puzzle_page.tsx";
import { Pattern } from "../../lib/ui/parts/pattern.tsx";
import { puzzleWordsIn } from "../../lib/ui/puzzles/words/mod.ts";

/** Three minutes of puzzles. */
export default define.page(({ state: { language } }) => {
  const words = puzzleWordsIn(language);
  const set = stormSet(Math.random);
  return (
    <PuzzlePage
      language={language}
      title={words.storm}
      intro={words.stormIntro}
      puzzle={set[0]!}
      ways={[["/puzzles", words.other], ["/puzzle/daily", words.daily]]}
    >
      <div class="storm-picture">
        <Pattern name="daily" />
      </div>
      <Storm
        language={language}
        lines={set.map((puzzle) => writePuzzle({ ...puzzle, tries: [] }))}
      />
    </PuzzlePage>
  );
});
