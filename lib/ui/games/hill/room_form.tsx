/** A room for a small king of the hill, set up without a script. */

import { kingOfTheHill } from "../../../games/hill/hill.ts";
import { ClockField, SideField } from "../../home/room_fields.tsx";
import type { ArenaWords } from "../../arena/words/mod.ts";
import type { LobbyWords } from "../../home/words/mod.ts";

/** Cells along a side, cells a turn, and generations, as offered; the usual ones first. */
const SIZES = [20, 12, 16, 24, 32, 48, 64];
const PLACES = [10, 3, 5, 30];
const GENERATIONS = [30, 10, 100, 300];

interface HillFormProps {
  readonly words: ArenaWords;
  readonly lobby: LobbyWords;
  /** Both sides by name. */
  readonly sides: readonly string[];
}

export function HillForm({ words: { byHand: words }, lobby, sides }: HillFormProps) {
  return (
    <form class="room-form" action="/new" method="post">
      <input type="hidden" name="game" value={kingOfTheHill.id} />
      <Choice label={words.size} name="size" values={SIZES} text={words.side} />
      <Choice label={words.place} name="place" values={PLACES} text={words.upTo} />
      <Choice
        label={words.length}
        name="generations"
        values={GENERATIONS}
        text={words.generations}
      />
      <SideField words={lobby} sides={sides} />
      <ClockField words={lobby} />
      <label class="check">
        <input type="checkbox" name="listed" value="1" />
        {words.listed}
      </label>
      <button type="submit" class="primary">{lobby.friendStart}</button>
      <button type="submit" formAction="/arena/play" formMethod="get">{words.here}</button>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  /** The first is chosen at first; all are shown in their order. */
  readonly values: readonly number[];
  readonly text: (value: number) => string;
}

function Choice({ label, name, values, text }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {values.toSorted((a, b) => a - b).map((value) => (
          <option key={value} value={value} selected={value === values[0]}>{text(value)}</option>
        ))}
      </select>
    </label>
  );
}
