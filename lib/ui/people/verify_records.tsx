/** Says of records whether they are true, in the visitor's own browser. */

import { useSignal } from "@preact/signals";
import { TextError } from "../../automaton/text_error.ts";
import { type GameSource, splitGames } from "../../games/notation/record_source.ts";
import { type TrueGame, verifyGame } from "../../games/verify.ts";
import type { Words } from "../../words/mod.ts";
import { sayWrong } from "../../words/reasons/mod.ts";
import { RecordForm } from "../parts/record_form.tsx";
import { replayWordsIn } from "../replay/words/mod.ts";

interface VerifyRecordsProps {
  readonly words: Words;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
}

export function VerifyRecords({ words, games }: VerifyRecordsProps) {
  const { verify } = replayWordsIn(words.language);
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
  const { verify } = replayWordsIn(words.language);
  if (verdict.isTrue) return verify.isTrue(games[verdict.game]!, verdict.turns, verdict.result);
  return `${verify.isFalse} ${sayWrong(words, verdict)}`;
}

/** A game's turns and result when its record is true, else what is wrong with it and where. */
type Verdict =
  | ({ readonly isTrue: true } & TrueGame)
  | {
    readonly isTrue: false;
    readonly message: string;
    readonly line: number;
    readonly column: number;
  };

/** One for each game; a text without any is false as a whole. */
export function verdictsOn(text: string): Verdict[] {
  const games = splitGames(text);
  if (games.length > 0) return games.map(verdictOn);
  return [{ isTrue: false, message: "There's no game in this text", line: 1, column: 1 }];
}

function verdictOn(source: GameSource): Verdict {
  try {
    return { isTrue: true, ...verifyGame(source) };
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const { message, line, column } = error;
    return { isTrue: false, message, line, column };
  }
}
