/** How many points Blue is given. */

import { KOMI } from "../../games/kit/option.ts";

interface KomiFieldProps {
  readonly words: { readonly komi: string; readonly komiLine: string };
  /** Names the field apart from others on its page. */
  readonly id: string;
}

/** Left empty it says none. */
export function KomiField({ words, id }: KomiFieldProps) {
  const { min, max, step } = KOMI;
  return (
    <div class="komi">
      <label for={id}>{words.komi}</label>
      <input
        id={id}
        type="number"
        name="komi"
        placeholder="0"
        min={min}
        max={max}
        step={step}
        aria-describedby={`${id}-line`}
      />
      <small id={`${id}-line`}>{words.komiLine}</small>
    </div>
  );
}
