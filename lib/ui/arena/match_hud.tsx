/** Who fights, and what is seen of it just now. */

import type { ReadonlySignal } from "@preact/signals";
import type { Bot, MatchHead } from "../../arena/results.ts";
import { Mark } from "../parts/mark.tsx";
import { Balance, shareOf } from "../table/lead.tsx";
import type { ArenaWords } from "./words/mod.ts";
import type { Shown } from "./projector.ts";

interface MatchHudProps {
  readonly words: ArenaWords;
  readonly match: Pick<MatchHead, "bots" | "first">;
  readonly shown: ReadonlySignal<Shown | undefined>;
  /** How many generations there are, if that is known. */
  readonly generations: number | undefined;
  /** How the match, or the way to it, is. */
  readonly state: string;
}

export function MatchHud({ words, match, shown, generations, state }: MatchHudProps) {
  const { generation = 0, counts = [0, 0] } = shown.value ?? {};
  const panel = (bot: Bot) => (
    <div class="seat" data-seat={bot} data-moving={`${match.first === bot}`}>
      <p class="seat-name">
        <Mark seat={bot} />
        <span>{match.bots[bot].name}</span>
      </p>
      <dl class="seat-numbers">
        <div>
          <dt>{words.cellsLabel}</dt>
          <dd>
            <b>{counts[bot]}</b>
          </dd>
        </div>
      </dl>
      <p class="seat-means">
        {words.by(match.bots[bot].author)}
        {match.first === bot && ` · ${words.first}`}
      </p>
    </div>
  );
  return (
    <section class="hud">
      <div class="hud-turn">
        <span class="generation">
          {generations === undefined
            ? words.generation(generation)
            : words.generationOf(generation, generations)}
        </span>
        <strong>{state}</strong>
      </div>
      {panel(0)}
      {panel(1)}
      <Balance share={shareOf(...counts)} />
    </section>
  );
}
