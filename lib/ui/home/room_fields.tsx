/** What is chosen of any room of two that is opened. */

import type { LobbyWords } from "./words/mod.ts";

const DAY = 86_400;

/** Seconds a turn may take, as offered; 0 for as long as it takes. */
const CLOCKS = [0, 30, 60, 120, DAY, 3 * DAY];

interface SideFieldProps {
  readonly words: LobbyWords;
  /** Both sides by name. */
  readonly sides: readonly string[];
}

export function SideField({ words, sides }: SideFieldProps) {
  const choices = [["random", words.sideRandom], ["0", sides[0]!], ["1", sides[1]!]] as const;
  return (
    <label>
      {words.side}
      <select name="side">
        {choices.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
      </select>
    </label>
  );
}

export function ClockField({ words }: Pick<SideFieldProps, "words">) {
  return (
    <label>
      {words.clock}
      <select name="clock">
        {CLOCKS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? words.clockNone : clockText(words, seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How long a turn may take. */
export function clockText(words: LobbyWords, seconds: number): string {
  return seconds < DAY ? words.clockSeconds(seconds) : words.clockDays(Math.floor(seconds / DAY));
}
