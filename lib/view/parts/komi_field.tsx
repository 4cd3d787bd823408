/** How many points Blue is given. This module is browser compatible. */

import { KOMI } from "../../games/option.ts";

export interface KomiFieldProps {
  readonly words: { readonly komi: string; readonly komiLine: string };
}

/** Left empty it says none. */
export function KomiField({ words }: KomiFieldProps) {
  const { min, max, step } = KOMI;
  return (
    <label class="komi">
      {words.komi}
      <input type="number" name="komi" placeholder="0" min={min} max={max} step={step} />
      <small>{words.komiLine}</small>
    </label>
  );
}
