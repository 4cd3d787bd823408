/** Finds an opponent among those who wait for one. */

import type { LevelId } from "../lib/games/game.ts";
import { clockText } from "../lib/ui/home/room_fields.tsx";
import { NameField } from "../lib/ui/home/room_form.tsx";
import { SeekPanel } from "../lib/ui/home/seek_panel.tsx";
import { useSeek } from "../lib/ui/home/use_seek.ts";
import { lobbyWordsIn } from "../lib/ui/home/words/mod.ts";
import { seekWordsIn } from "../lib/ui/home/words/seek/mod.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import type { Language } from "../lib/words/language.ts";

/** The end of a link that begins at once. */
const GO = "#go";

interface SeekProps {
  readonly language: Language;
  readonly games: readonly { readonly id: string; readonly text: string }[];
  readonly clocks: readonly string[];
  /** The game and the clock that the link asks for. */
  readonly chosen: readonly [game: string, clock: string];
  readonly levels: Readonly<Record<LevelId, string>>;
}

export default function Seek({ language, games, clocks, chosen, levels }: SeekProps) {
  useEarlyChoices();
  const words = seekWordsIn(language), lobby = lobbyWordsIn(language);
  const seeking = useSeek(() => {
    if (location.hash !== GO) return undefined;
    history.replaceState(history.state, "", location.pathname + location.search);
    return chosen.join(".");
  });
  const isSeeking = seeking.state.value && seeking.state.value.t !== "ended";
  // Who cancels finds what they had chosen.
  const [game, clock] = seeking.pool() === "" ? chosen : seeking.pool().split(".");
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    seeking.start(`${form.get("game")}.${form.get("clock")}`);
  };
  return (
    <section class="card" aria-label={words.title}>
      <SeekPanel words={words} seeking={seeking} levels={levels} />
      {!isSeeking && (
        <form class="room-form" action={`/now${GO}`} onSubmit={onSubmit as never}>
          <Choice label={lobby.game} name="game" chosen={game} choices={games} />
          <Choice
            label={lobby.clock}
            name="clock"
            chosen={clock}
            choices={clocks.map((id) => ({ id, text: clockText(lobby, id) }))}
          />
          <NameField words={lobby} />
          <button type="submit" class="primary">{words.start}</button>
        </form>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly chosen: string | undefined;
  readonly choices: SeekProps["games"];
}

function Choice({ label, name, chosen, choices }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {choices.map(({ id, text }) => (
          <option key={id} value={id} selected={id === chosen}>{text}</option>
        ))}
      </select>
    </label>
  );
}
