/**
 * What guides a person next to the board: a look further ahead, and the coach. It is fetched once there
 * is life to speak of.
 */

import { useEffect, useMemo } from "preact/hooks";
import { cellName } from "../../../../games/notation/cell_text.ts";
import { rivalOf } from "../../../../games/conquerors/position.ts";
import type { Hint } from "../../../../learn/coach/hint.ts";
import type { Table } from "../../../table/table.ts";
import { TableCoach } from "./coach_at_table.ts";
import { Forecast } from "../../../table/forecast.tsx";
import { dictionary } from "../../../../words/dictionary.ts";
import type { GuideWords } from "./words/en.ts";

/** The words of guided mode and of the coach, by language. */
export const guideWordsIn = await dictionary<GuideWords>({
  en: () => import("./words/en.ts"),
  es: () => import("./words/es.ts"),
});

interface GuideProps {
  readonly table: Table;
}

export function Guide({ table }: GuideProps) {
  const words = guideWordsIn(table.words.language);
  const coach = useMemo(() => new TableCoach(table), []);
  useEffect(() => coach.watch(), []);
  const hint = coach.hint.value;
  return (
    <>
      <p class="hint" aria-live="polite">{hint && sentenceOf(hint, words, table)}</p>
      {hint && (
        <button
          type="button"
          class="quiet hint-close"
          aria-label={words.dismiss}
          onClick={() => coach.dismiss()}
        >
          ×
        </button>
      )}
      <Forecast table={table} />
    </>
  );
}

/** A hint's sentence; its type and its words go together. */
function sentenceOf<About extends Hint["about"]>(
  hint: Extract<Hint, { about: About }>,
  { hints }: GuideWords,
  { match: { game, position }, words: { seats } }: Table,
): string {
  const { board, turn } = position.value;
  return hints[hint.about as About](hint, {
    rival: seats[rivalOf(turn)]!,
    cell: (cell) => cellName(board, cell),
    rivalWeight: game.rules.rivalWeight,
  });
}
