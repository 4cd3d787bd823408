import { dayOf, untilNextDay } from "../../../lib/puzzles/day.ts";
import { positionOf, PUZZLED } from "../../../lib/puzzles/puzzle.ts";
import { dailyPuzzle } from "../../../lib/puzzles/puzzles.ts";
import { define } from "../../../lib/server/define.ts";
import { embedResponse } from "../../../lib/server/http/pages/embed.tsx";
import { BoardSvg } from "../../../lib/ui/board/svg.tsx";
import { EmbedCard } from "../../../lib/ui/embed/document.tsx";
import { embedWordsIn } from "../../../lib/ui/embed/words/mod.ts";
import { puzzleWordsIn } from "../../../lib/ui/puzzles/words/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

const SECOND = 1000;
/** A day may be longer than one wants a page to be kept, s. */
const MOST = 600;

/** The puzzle of the day, for frames on other sites: the board and what is to be done. */
export const handler = define.handlers({
  GET(ctx) {
    const { language, origin } = ctx.state, now = Date.now(), today = dayOf(now);
    const words = puzzleWordsIn(language), { seats } = wordsIn(language);
    const puzzle = dailyPuzzle(today), { board, turn, round } = positionOf(puzzle);
    const mover = words.mover(seats[turn]!, round, PUZZLED.rules.rounds);
    const left = Math.ceil(untilNextDay(now) / SECOND);
    const card = (
      <EmbedCard
        language={language}
        title={words.daily}
        line={`${mover} ${words.tasks[puzzle.kind](seats[1 - turn]!, puzzle.lead)}`}
        link={[`${origin}/puzzle/daily`, embedWordsIn(language).solve]}
        name={`${today}`}
        refresh={MOST}
      >
        <BoardSvg board={board} home={PUZZLED.rules.home} label={words.task} />
      </EmbedCard>
    );
    return embedResponse(ctx, {
      title: words.daily,
      children: card,
      keptFor: Math.min(MOST, left),
    });
  },
});
