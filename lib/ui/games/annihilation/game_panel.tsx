/** How a game stands, what was played, and who plays. */

import type { Seat } from "../../../games/game.ts";
import { MisereChoice } from "./insight_panel.tsx";
import type { SumEditor } from "./sum_editor.ts";
import { type Player, PLAYERS } from "./history.ts";
import { standingSentence } from "./sentences.ts";

const SEATS: readonly Seat[] = [0, 1];

export function GamePanel({ editor }: { readonly editor: SumEditor }) {
  const { words } = editor;
  return (
    <>
      <Standing editor={editor} />
      <section>
        <MisereChoice editor={editor} />
        {SEATS.map((seat) => <PlayerChoice key={seat} editor={editor} seat={seat} />)}
        <button type="button" onClick={() => editor.newGame()}>{words.newGame}</button>
      </section>
      <Played editor={editor} />
    </>
  );
}

function Standing({ editor }: { readonly editor: SumEditor }) {
  const { words, winner, isRepeated } = editor;
  const isOver = winner.value !== undefined;
  return (
    <div class={isOver ? "result" : "standing"}>
      <h2>{standingSentence(editor)}</h2>
      {!isOver && isRepeated.value && (
        <div class="ask">
          <p>{words.offerDraw}</p>
          <button type="button" onClick={() => editor.agreeOnDraw()}>{words.agree}</button>
        </div>
      )}
    </div>
  );
}

function PlayerChoice({ editor, seat }: { readonly editor: SumEditor; readonly seat: Seat }) {
  const { words, players } = editor;
  return (
    <div class="setting">
      <label for={`player-${seat}`}>{words.players[seat]}</label>
      <select
        id={`player-${seat}`}
        onChange={({ currentTarget: { value } }) => editor.seat(seat, value as Player)}
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

function Played({ editor }: { readonly editor: SumEditor }) {
  const { words, game } = editor;
  const moves = game.value.flatMap(({ move }) => move ?? []);
  if (moves.length === 0) return null;
  return (
    <section>
      <h2>{words.moves}</h2>
      <ol class="turns played">
        {moves.map((move, index) => <li key={index}>{editor.nameMove(move)}</li>)}
      </ol>
    </section>
  );
}
