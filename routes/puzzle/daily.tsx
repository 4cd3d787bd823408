import { HttpError, page } from "fresh";
import DailyPuzzle from "../../islands/DailyPuzzle.tsx";
import { dayOf, readDate } from "../../lib/puzzles/day.ts";
import { writePuzzle } from "../../lib/puzzles/puzzle.ts";
import { dailyPuzzle } from "../../lib/puzzles/puzzles.ts";
import { define } from "../../lib/server/define.ts";
import { oembedHref } from "../../lib/server/http/oembed.ts";
import { PuzzlePage } from "../../lib/server/http/pages/puzzle_page.tsx";
import { puzzleWordsIn } from "../../lib/ui/puzzles/words/mod.ts";

/** How many days back one may look; and ahead, for a page that is kept for offline use. */
const BACK = 6, AHEAD = 7;

export const handler = define.handlers({
  GET(ctx) {
    const today = dayOf(Date.now()), text = ctx.url.searchParams.get("day");
    const shown = text === null ? today : readDate(text);
    if (shown === undefined) throw new HttpError(404);
    // Pages list them by the day of their browser's clock, and stay open past midnight.
    if (shown > today || shown < today - BACK) return ctx.redirect("/puzzle/daily");
    return page({ today, shown });
  },
});

/** The puzzle of the day, by UTC the same for everybody. */
export default define.page<typeof handler>(
  ({ data: { today, shown }, state: { language, origin } }) => {
    const words = puzzleWordsIn(language);
    const days = Array.from({ length: BACK + 1 + AHEAD }, (_, i) => today - BACK + i);
    return (
      <PuzzlePage
        language={language}
        title={words.daily}
        intro={words.dailyIntro}
        oembed={oembedHref(origin, "/puzzle/daily")}
        puzzle={dailyPuzzle(shown)}
        ways={[["/puzzles", words.other]]}
      >
        <DailyPuzzle
          language={language}
          days={days.map((day) => ({ day, line: writePuzzle(dailyPuzzle(day)) }))}
          shown={shown}
          today={today}
        />
      </PuzzlePage>
    );
  },
);
