/** The same rival again; after a win, the next one too. */

import { useMemo } from "preact/hooks";
import { LADDER } from "../../../games/game.ts";
import type { LevelId } from "../../../games/game.ts";
import { markBeaten, readBeaten, rivalAfter, rungOf } from "../../table/ladder.ts";
import { RANDOM, type Setup, setupHref } from "../../table/setup.ts";
import type { Language } from "../../../words/language.ts";
import type { Words } from "../../../words/mod.ts";
import { verdictWordsIn } from "./words/verdict/mod.ts";

interface NextRivalProps {
  readonly words: Words;
  readonly setup: Setup;
  readonly level: LevelId;
  /** Whether the player has won without help. */
  readonly hasWon: boolean;
}

export function NextRival({ words, setup, level, hasWon }: NextRivalProps) {
  const verdict = verdictWordsIn(words.language as Language);
  const isFirstWin = useMemo(() => {
    if (!hasWon) return false;
    const before = readBeaten(setup.game);
    markBeaten(setup.game, level);
    return before !== readBeaten(setup.game);
  }, []);
  const next = hasWon ? rivalAfter(level) : undefined;
  const rung = next && rungOf(next);
  const again = setupHref({ ...setup, side: 1 - setup.side });
  return (
    <>
      {isFirstWin && rung !== undefined && <p>{verdict.rung(rung, LADDER.length)}</p>}
      <a class="button primary" href={again}>{words.result.again}</a>
      {next && (
        <a class="button" href={setupHref({ ...setup, opponent: next, side: RANDOM })}>
          {verdict.next(words.levels[next])}
        </a>
      )}
    </>
  );
}
