/** How a game stands, what was played, and who plays. */

import type { Seat } from "../../../games/game.ts";
import { type Bench, type Player, PLAYERS } from "./sum_editor.ts";
import { standingSentence } from "./sentences.ts";

const SEATS: readonly Seat[] = [0, 1];

export function GamePanel({ bench }: { readonly bench: Bench }) {
  const { words } = bench;
  return (
    <>
      <Standing bench={bench} />
      <section>
        {SEATS.map((seat) => <PlayerChoice key={seat} bench={bench} seat={seat} />)}
        <button type="button" onClick={() => bench.newGame()}>{words.newGame}</button>
      </section>
      <Played bench={bench} />
    </>
  );
}

function Standing({ bench }: { readonly bench: Bench }) {
  const { words, winner, isRepeated } = bench;
  const isOver = winner.value !== undefined;
  return (
    <div class={isOver ? "result" : "standing"}>
      <h2>{standingSentence(bench)}</h2>
      {!isOver && isRepeated.value && (
        <div class="ask" role="status">
          <p>{words.offerDraw}</p>
          <button type="button" onClick={() => bench.agreeOnDraw()}>{words.agree}</button>
        </div>
      )}
    </div>
  );
}

function PlayerChoice({ bench, seat }: { readonly bench: Bench; readonly seat: Seat }) {
  const { words, players } = bench;
  return (
    <div class="setting">
      <label for={`player-${seat}`}>{words.players[seat]}</label>
      <select
        id={`player-${seat}`}
        onChange={({ currentTarget: { value } }) => bench.seat(seat, value as Player)}
      >
        {PLAYERS.map((player) => (
          <option key={player} value={player} selected={player === players.value[seat]}>
            {words.playerOf[player]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Played({ bench }: { readonly bench: Bench }) {
  const { words, history } = bench;
  const moves = history.value.flatMap(({ move }) => move ?? []);
  if (moves.length === 0) return null;
  return (
    <section>
      <h2>{words.moves}</h2>
      <ol class="turns played">
        {moves.map((move, index) => <li key={index}>{bench.nameMove(move)}</li>)}
      </ol>
    </section>
  );
}
