/** Brings a game to look through: pasted or dropped as CCN, as JSON or as a link. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { TextError } from "../../automaton/text_error.ts";
import type { Words } from "../words/mod.ts";
import { readBrought } from "./read_brought.ts";
import type { ReplayedGame } from "./replayed_game.ts";

export interface BringGameProps {
  readonly words: Words;
  /** What was wrong with the game of the address, if anything. */
  readonly problem: string;
  readonly onGame: (replayed: ReplayedGame) => void;
}

export function BringGame({ words: { replay }, problem, onGame }: BringGameProps) {
  const wrong = useSignal("");
  const area = useRef<HTMLTextAreaElement>(null);
  const bring = (text: string) => {
    try {
      onGame(readBrought(text));
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      wrong.value = replay.wrong(error.message, error.line, error.column);
    }
  };
  const bringFile = async (file: File | undefined) => file && bring(await file.text());
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    bringFile(event.dataTransfer?.files[0]);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    bring(area.current!.value);
  };
  return (
    <form
      class="card bring"
      onSubmit={onSubmit}
      onDrop={onDrop}
      onDragOver={(e) => e.preventDefault()}
    >
      <h2>{replay.bringTitle}</h2>
      <label for="bring">{replay.bringLine}</label>
      <textarea id="bring" ref={area} rows={10} spellcheck={false} autocomplete="off" />
      <p role="alert">{wrong.value || problem}</p>
      <button type="submit" class="primary">{replay.bring}</button>
      <label class="button">
        {replay.file}
        <input
          type="file"
          class="visually-hidden"
          accept=".ccn,.json,.txt"
          onChange={({ currentTarget }) => bringFile(currentTarget.files?.[0])}
        />
      </label>
    </form>
  );
}
