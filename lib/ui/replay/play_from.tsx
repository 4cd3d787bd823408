/** A position as a new game: against the computer, or in a room with a link for a friend. */

import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import { LEVEL_IDS, SIDES } from "../table/setup.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "./words/mod.ts";

interface PlayFromProps {
  readonly words: Words;
  readonly game: LifeGame;
  readonly position: LifePosition;
}

/** Who plays on chooses a side, at first the one to move; a room tosses for it. */
export function PlayFrom({ words, game, position }: PlayFromProps) {
  const replay = replayWordsIn(words.language);
  const { id, rules, text } = game;
  if (position.outcome || position.round > rules.rounds) return null;
  const start = { game: id, position: text.writePosition(position), komi: `${position.komi}` };
  return (
    <div class="play-from">
      <form action="/play">
        <Given values={start} />
        <label>
          <span class="visually-hidden">{words.table.you}</span>
          <select name="side">
            {SIDES.map((side, seat) => (
              <option key={side} value={side} selected={seat === position.turn}>
                {words.seats[seat]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="visually-hidden">{replay.level}</span>
          <select name="level">
            {LEVEL_IDS.map((id) => (
              <option key={id} value={id} selected={id === "hard"}>{words.levels[id]}</option>
            ))}
          </select>
        </label>
        <button type="submit">{replay.playFrom}</button>
      </form>
      <form action="/new" method="post">
        <Given values={start} />
        <button type="submit">{replay.challenge}</button>
      </form>
    </div>
  );
}

/** What a form says that nobody has to choose. */
function Given({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
