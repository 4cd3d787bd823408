/** How many points Blue is given, if not as many as the game gives. */

import { KOMI } from "../../games/kit/komi.ts";

/** The komi of a game, as text, if it has any. */
export interface OwnKomi {
  readonly text: string;
  readonly komi?: string;
}

export interface KomiFieldProps {
  readonly words: {
    readonly komi: string;
    readonly komiLine: string;
    readonly komiOwn: (game: string, points: string) => string;
  };
  /** What games give of themselves, for those that do. */
  readonly own: readonly OwnKomi[];
  /** Names the field apart from others on its page. */
  readonly id: string;
}

/** Left empty it says nothing. */
export function KomiField({ words, own, id }: KomiFieldProps) {
  const { min, max, step } = KOMI;
  return (
    <div class="komi">
      <label for={id}>{words.komi}</label>
      <input
        id={id}
        type="number"
        name="komi"
        min={min}
        max={max}
        step={step}
        aria-describedby={`${id}-line`}
      />
      <small id={`${id}-line`}>
        {[words.komiLine, ...own.map(({ text, komi }) => komi && words.komiOwn(text, komi))]
          .filter(Boolean).join(" ")}
      </small>
    </div>
  );
}
