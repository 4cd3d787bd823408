/** How to set up a room, as a form that works without JavaScript. This module is browser compatible. */

import { useRef } from "preact/hooks";
import { DEFAULT_GAME, GAME_IDS } from "../../games/mod.ts";
import type { Words } from "../words/mod.ts";

/** Seconds a turn may take, as offered; 0 for as long as it takes. */
const CLOCKS = [0, 30, 60, 120];

export interface RoomFormProps {
  readonly words: Words;
  /** The browser's identity, which one who opens rooms is known by. */
  readonly identity: () => string;
}

export function RoomForm({ words, identity }: RoomFormProps) {
  const { home, setup, games, seats } = words;
  const sides = [["random", home.sideRandom], ["0", seats[0]!], ["1", seats[1]!]] as const;
  const secret = useRef<HTMLInputElement>(null);
  const onSubmit = () => {
    secret.current!.value = identity();
  };
  return (
    <form class="room-form" action="/new" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="identity" ref={secret} />
      <label>
        {setup.game}
        <select name="game">
          {GAME_IDS.map((id) => (
            <option key={id} value={id} selected={id === DEFAULT_GAME}>{games[id].text}</option>
          ))}
        </select>
      </label>
      <label>
        {setup.side}
        <select name="side">
          {sides.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
        </select>
      </label>
      <label>
        {home.clock}
        <select name="clock">
          {CLOCKS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? home.clockNone : home.clockSeconds(seconds)}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" name="listed" value="1" />
        {home.listed}
      </label>
      <button type="submit" class="primary">{home.friendStart}</button>
    </form>
  );
}
