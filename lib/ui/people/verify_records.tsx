/** Says of records whether they are true, in the visitor's own browser. */

import { useSignal } from "@preact/signals";
import { type Verdict, verdictsOn } from "./verdicts.ts";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "../replay/words/mod.ts";
import { RecordForm } from "../parts/record_form.tsx";

interface VerifyRecordsProps {
  readonly words: Words;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
}

export function VerifyRecords({ words, games }: VerifyRecordsProps) {
  const { verify } = replayWordsIn(words.language as Language);
  const verdicts = useSignal<readonly Verdict[]>([]);
  const judge = (text: string) => {
    verdicts.value = verdictsOn(text);
  };
  return (
    <RecordForm words={words} label={verify.line} action={verify.check} onText={judge}>
      <div role="status">
        {verdicts.value.length > 0 && (
          <ol class="verdicts">
            {verdicts.value.map((verdict, index) => (
              <li key={index} data-true={`${verdict.isTrue}`}>
                {sentenceOf(words, games, verdict)}
              </li>
            ))}
          </ol>
        )}
      </div>
    </RecordForm>
  );
}

function sentenceOf(
  words: Words,
  games: VerifyRecordsProps["games"],
  verdict: Verdict,
): string {
  const { verify } = replayWordsIn(words.language as Language);
  if (verdict.isTrue) return verify.isTrue(games[verdict.game]!, verdict.turns, verdict.result);
  return `${verify.isFalse} ${words.field.wrong(verdict.why, verdict.line, verdict.column)}`;
}
