/** A game in letters: of those that no board shows yet. */

import { useSignal } from "@preact/signals";
import { TextError } from "../../automaton/text_error.ts";
import { boardLetters, letterOf } from "../../games/notation/board_letters.ts";
import { type GameRecord, seatName, writeRecord } from "../../games/notation/notation.ts";
import { gameOf } from "../../games/registry.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "./words/mod.ts";
import { late } from "../parts/late.ts";
import { RecordForm } from "../parts/record_form.tsx";

interface WrittenGameProps {
  readonly words: Words;
  readonly record: GameRecord;
}

/** The last board, whose pieces they are, and the record. */
export function WrittenGame({ words, record }: WrittenGameProps) {
  const game = gameOf(record.game);
  const last = record.moves.reduce((now, move) => game.play(now, move), record.start);
  const board = game.board(last);
  const owners = game.tally(last).count.map((pieces, seat) => {
    const name = seatName(game, seat);
    return `${letterOf(seat)} ${record.tags[name] ?? words.seats[seat]}: ${pieces}`;
  });
  return (
    <>
      <pre
        class="written"
        tabIndex={0}
        role="img"
        aria-label={words.board.label}
      >
        {boardLetters(board)}
      </pre>
      <ul>
        {owners.map((owner) => <li key={owner}>{owner}</li>)}
      </ul>
      <pre class="written" tabIndex={0}>{writeRecord(record)}</pre>
    </>
  );
}

interface BringGameProps {
  readonly words: Words;
  /** What was wrong with the game of the address, if anything. */
  readonly problem: string;
  readonly onGame: (record: GameRecord) => void;
}

/** Brings a game to look through: pasted or dropped as CCN, as JSON or as a link. */
export function BringGame({ words, problem, onGame }: BringGameProps) {
  const replay = replayWordsIn(words.language);
  const wrong = useSignal("");
  const bring = async (text: string) => {
    const { archivedIn, readBrought } = await late(() => import("./read_brought.ts"));
    const path = archivedIn(text, location.origin);
    if (path) return location.assign(path);
    try {
      onGame(readBrought(text));
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      const { sayWrong } = await late(() => import("../../words/reasons/mod.ts"));
      wrong.value = sayWrong(words, error);
    }
  };
  return (
    <RecordForm words={words} label={replay.bringLine} action={replay.bring} onText={bring}>
      <p role="status">{wrong.value || problem}</p>
    </RecordForm>
  );
}
