/** A game in letters: of those that no board shows yet. */

import { boardLetters, letterOf } from "../../games/notation/board_letters.ts";
import { gameOf } from "../../games/registry.ts";
import { type GameRecord, seatName, writeRecord } from "../../games/notation/notation.ts";
import type { Words } from "../../words/mod.ts";

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
        aria-label={words.board.label(board.height, board.width)}
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
