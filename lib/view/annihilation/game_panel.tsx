/** Who plays, how the game stands, and what was played. This module is browser compatible. */

import type { Seat } from "../../games/game.ts";
import { type Bench, type Player, PLAYERS } from "./bench.ts";

const SEATS: readonly Seat[] = [0, 1];

export function GamePanel({ bench }: { readonly bench: Bench }) {
  const { words, players } = bench;
  return (
    <section>
      <form class="room-form" onSubmit={(event) => event.preventDefault()}>
        {SEATS.map((seat) => (
          <label key={seat}>
            {words.players[seat]}
            <select
              onChange={({ currentTarget: { value } }) => bench.seat(seat, value as Player)}
            >
              {PLAYERS.map((player) => (
                <option key={player} value={player} selected={player === players.value[seat]}>
                  {words.playerOf[player]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="button" onClick={() => bench.newGame()}>{words.newGame}</button>
      </form>
      <Standing bench={bench} />
      <Played bench={bench} />
    </section>
  );
}

function Standing({ bench }: { readonly bench: Bench }) {
  const { words, winner, isRepeated } = bench;
  if (winner.value !== undefined) {
    return (
      <div class="result">
        <h2>{bench.status}</h2>
      </div>
    );
  }
  return (
    <>
      <p class="task">{bench.status}</p>
      {isRepeated.value && (
        <div class="ask">
          <p>{words.offerDraw}</p>
          <button type="button" onClick={() => bench.agreeOnDraw()}>{words.agree}</button>
        </div>
      )}
    </>
  );
}

function Played({ bench }: { readonly bench: Bench }) {
  const { words, history } = bench;
  const moves = history.value.flatMap(({ move }) => move ?? []);
  if (moves.length === 0) return null;
  return (
    <>
      <h2>{words.moves}</h2>
      <ol class="turns played">
        {moves.map((move, index) => <li key={index}>{bench.nameMove(move)}</li>)}
      </ol>
    </>
  );
}
