/** The clock of one side, where there is time for the whole game. */

import type { Seat } from "../../../games/game.ts";
import { isFirstTurn } from "../../../rooms/bank.ts";
import { deadlineOf, LOW_CLOCK } from "../../../rooms/clock.ts";
import { playerAt, turnOf } from "../../../rooms/view.ts";
import { minutesOf, useCountdown } from "../../parts/countdown.ts";
import type { RoomPartProps } from "./ask.ts";

const SECOND = 1_000;

/** What the player of a seat has left for the whole game; it runs while it's their turn. */
export function GameClock({ line, table, words, seat }: RoomPartProps & { readonly seat: Seat }) {
  const room = line.room.value, player = playerAt(room, seat);
  const isRunning = turnOf(room) === player && !isFirstTurn(room);
  const running = useCountdown(line, isRunning ? deadlineOf(room) : undefined);
  const left = running ?? Math.ceil(room.purses![player]!.left / SECOND);
  return (
    <span
      class="clock game-clock"
      role="timer"
      aria-label={words.gameClock(table.ui.seats[seat] ?? "", Math.floor(left / 60), left % 60)}
      data-running={`${isRunning}`}
      data-low={`${left < LOW_CLOCK}`}
    >
      {minutesOf(left)}
    </span>
  );
}
