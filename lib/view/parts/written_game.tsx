/** A finished game in letters: of those that no board shows yet. This module is browser compatible. */

import { boardLetters, letterOf } from "../../games/board_letters.ts";
import { gameOf } from "../../games/mod.ts";
import { readRecords } from "../../games/notation.ts";

export interface WrittenGameProps {
  /** The game as CCN. */
  readonly ccn: string;
  /** Who sat at each seat. */
  readonly names: readonly string[];
  /** What the last board shows, in words. */
  readonly label: string;
}

/** The last board, whose pieces they are, and the record. */
export function WrittenGame({ ccn, names, label }: WrittenGameProps) {
  const record = readRecords(ccn)[0]!, game = gameOf(record.game);
  const last = record.moves.reduce((now, move) => game.play(now, move), record.start);
  const { count } = game.tally(last);
  return (
    <>
      <pre
        class="written"
        tabIndex={0}
        role="img"
        aria-label={label}
      >{boardLetters(game.board(last))}</pre>
      <ul>
        {names.map((name, seat) => <li key={seat}>{`${letterOf(seat)} ${name}: ${count[seat]}`}
        </li>)}
      </ul>
      <pre class="written" tabIndex={0}>{ccn}</pre>
    </>
  );
}
