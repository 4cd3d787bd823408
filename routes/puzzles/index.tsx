import { page } from "fresh";
import Puzzles from "../../islands/Puzzles.tsx";
import { dayOf } from "../../lib/puzzles/day.ts";
import { isKind, type Kind, KINDS } from "../../lib/puzzles/kind.ts";
import { writePuzzle } from "../../lib/puzzles/puzzle.ts";
import { define } from "../../lib/server/define.ts";
import { PageError } from "../../lib/server/http/pages/page_error.ts";
import { puzzleSet } from "../../lib/server/http/pages/puzzle_choice.ts";
import { PuzzlePage } from "../../lib/server/http/pages/puzzle_page.tsx";
import { type PuzzleWords, puzzleWordsIn } from "../../lib/ui/puzzles/words/mod.ts";

export const handler = define.handlers({
  GET({ url }) {
    const kind = url.searchParams.get("kind") ?? undefined;
    if (kind !== undefined && !isKind(kind)) throw new PageError(400, "bad-link");
    return page({ kind });
  },
});

/** Rated puzzles, of all kinds or one. */
export default define.page<typeof handler>(({ data: { kind }, state: { language } }) => {
  const words = puzzleWordsIn(language);
  const set = puzzleSet(dayOf(Date.now()), kind);
  return (
    <PuzzlePage
      language={language}
      title={words.title}
      intro={words.intro}
      puzzle={set[0]!}
      ways={[["/puzzle/daily", words.daily], ["/puzzles/storm", words.storm]]}
    >
      <Puzzles language={language} lines={set.map(writePuzzle)} isFixed={false} kind={kind} />
      <Kinds words={words} shown={kind} />
    </PuzzlePage>
  );
});

interface KindsProps {
  readonly words: PuzzleWords;
  readonly shown: Kind | undefined;
}

/** The ways to puzzles of one kind. */
function Kinds({ words, shown }: KindsProps) {
  return (
    <nav class="puzzle-days" aria-label={words.kindsTitle}>
      <h2>{words.kindsTitle}</h2>
      <ul>
        {[undefined, ...KINDS].map((kind) => (
          <li key={kind}>
            <a
              href={kind ? `/puzzles?kind=${kind}` : "/puzzles"}
              aria-current={kind === shown ? "page" : "false"}
            >
              {kind ? words.kinds[kind] : words.allKinds}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
