/** Making a Swiss. */

import { useSignal } from "@preact/signals";
import { ROUNDS, STARTS_IN, TOURNAMENT_NAME } from "../../tournaments/tournament.ts";
import { clockText } from "../home/room_fields.tsx";
import type { LobbyWords } from "../home/words/mod.ts";
import type { Tournaments } from "../net/tournaments.ts";
import { useOnceAway } from "../parts/once_away.ts";
import type { TournamentWords } from "./words/mod.ts";
import { refusalText } from "./phrases.ts";

interface MakeFormProps {
  readonly words: TournamentWords;
  readonly lobby: LobbyWords;
  readonly tournaments: Tournaments;
  readonly games: readonly { readonly id: string; readonly text: string }[];
  readonly clocks: readonly string[];
}

export function MakeForm({ words, lobby, tournaments, games, clocks }: MakeFormProps) {
  const said = useSignal("");
  const onSubmit = useOnceAway(async (form) => {
    const made = await tournaments.make({
      title: form.get("title"),
      game: form.get("game"),
      clock: form.get("clock"),
      rounds: Number(form.get("rounds")),
      startsIn: Number(form.get("startsIn")),
      allowsBots: form.has("allowsBots"),
    });
    said.value = refusalText(words, made);
    if (!("id" in made)) return "stay";
    location.assign(`/tournament/${made.id}`);
    return "away";
  });
  return (
    <details class="card make-tournament">
      <summary>{words.makeTitle}</summary>
      <p>{words.makeLine}</p>
      <form class="room-form" onSubmit={onSubmit as never}>
        <label>
          {words.name}
          <input
            name="title"
            required
            minLength={TOURNAMENT_NAME.least}
            maxLength={TOURNAMENT_NAME.most}
            autocomplete="off"
          />
        </label>
        <label>
          {lobby.game}
          <select name="game">
            {games.map(({ id, text }) => <option key={id} value={id}>{text}</option>)}
          </select>
        </label>
        <label>
          {lobby.clock}
          <select name="clock">
            {clocks.map((clock) => (
              <option key={clock} value={clock}>{clockText(lobby, clock)}</option>
            ))}
          </select>
        </label>
        <NumberField label={words.roundsLabel} name="rounds" sizes={ROUNDS} />
        <NumberField label={words.startsLabel} name="startsIn" sizes={STARTS_IN} />
        <label class="check">
          <input type="checkbox" name="allowsBots" />
          {words.botsLabel}
        </label>
        <button type="submit" class="primary">{words.make}</button>
      </form>
      <p role="status">{said.value}</p>
    </details>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly sizes: { readonly min: number; readonly usual: number; readonly max: number };
}

function NumberField({ label, name, sizes: { min, usual, max } }: NumberFieldProps) {
  return (
    <label>
      {label}
      <input type="number" name={name} min={min} max={max} defaultValue={`${usual}`} required />
    </label>
  );
}
