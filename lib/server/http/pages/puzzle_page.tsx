/** What a page with a puzzle has around it. */

import type { ComponentChildren } from "preact";
import { positionOf, type Puzzle, PUZZLED } from "../../../puzzles/puzzle.ts";
import { BoardSvg } from "../../../ui/board/svg.tsx";
import { cellNames } from "../../../ui/board/speech.ts";
import { puzzleWordsIn } from "../../../ui/puzzles/words/mod.ts";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { PageHead } from "./page_head.tsx";

interface PuzzlePageProps {
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  /** Where it's told how other sites may show it. */
  readonly oembed?: string;
  /** The one that is shown first. */
  readonly puzzle: Puzzle;
  /** Other pages of puzzles: where and what. */
  readonly ways: readonly (readonly [href: string, label: string])[];
  readonly children: ComponentChildren;
}

export function PuzzlePage(props: PuzzlePageProps) {
  const { language, title, intro, oembed, puzzle, ways, children } = props;
  const table = wordsIn(language), words = puzzleWordsIn(language);
  const { board, turn } = positionOf(puzzle);
  const cells = [0, 1].map((seat) => {
    const own = [...board.cells.keys()].filter((cell) => board.cells[cell] === seat + 1);
    return table.say.scan(table.seats[seat]!, cellNames(board, own));
  }).join(" ");
  return (
    <main id="content" class="play" tabIndex={-1}>
      <PageHead
        title={title}
        site={table.site.name}
        description={intro}
        {...oembed !== undefined && { oembed }}
      />
      <div class="table lesson puzzle">
        <section class="lesson-text">
          <h1>{title}</h1>
          <p>{intro}</p>
          <p class="lesson-where">
            {ways.map(([href, label]) => <a key={href} href={href} aria-current="false">{label}
            </a>)}
          </p>
        </section>
        {children}
        <noscript>
          <p>{words.noScript}</p>
          <p>{words.tasks[puzzle.kind](table.seats[1 - turn]!, puzzle.lead)}</p>
          <BoardSvg board={board} home={PUZZLED.rules.home} label={words.task} />
          <p>{cells}</p>
        </noscript>
      </div>
    </main>
  );
}
