/** Brings a game to look through: pasted or dropped as CCN, as JSON or as a link. */

import { useSignal } from "@preact/signals";
import { TextError } from "../../automaton/text_error.ts";
import type { GameRecord } from "../../games/notation/notation.ts";
import { RecordForm } from "../parts/record_form.tsx";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "./words/mod.ts";
import { readBrought } from "./read_brought.ts";

interface BringGameProps {
  readonly words: Words;
  /** What was wrong with the game of the address, if anything. */
  readonly problem: string;
  readonly onGame: (record: GameRecord) => void;
}

export function BringGame({ words, problem, onGame }: BringGameProps) {
  const replay = replayWordsIn(words.language as Language);
  const wrong = useSignal("");
  const bring = (text: string) => {
    try {
      onGame(readBrought(text));
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      wrong.value = words.field.wrong(error.message, error.line, error.column);
    }
  };
  return (
    <RecordForm words={words} label={replay.bringLine} action={replay.bring} onText={bring}>
      <p role="alert">{wrong.value || problem}</p>
    </RecordForm>
  );
}
