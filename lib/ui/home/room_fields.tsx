/** What is chosen of any room of two that is opened. */

import type { LobbyWords } from "./words/mod.ts";

const MINUTE = 60, DAY = 86_400;

/** Seconds a turn may take, as offered, or the whole game and what a turn adds; 0 for as long as it takes. */
const CLOCKS = ["0", "30", "60", "120", "180+3", "600+5", `${DAY}`, `${3 * DAY}`];

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
        {CLOCKS.map((clock) => (
          <option key={clock} value={clock}>
            {clock === "0" ? words.clockNone : clockText(words, clock)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How long a turn may take, or the whole game: a clock as the form says it. */
export function clockText(words: LobbyWords, clock: string): string {
  const [base, increment] = clock.split("+").map(Number) as [number, number?];
  if (increment !== undefined) return words.clockGame(base / MINUTE, increment);
  return base < DAY ? words.clockSeconds(base) : words.clockDays(Math.floor(base / DAY));
}
