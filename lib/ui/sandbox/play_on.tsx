/** The board as the start of a real game. */

import { LIFE_GAMES } from "../../games/life_games.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import type { LifeRules } from "../../games/conquerors/rules.ts";
import { PlayFrom } from "../replay/play_from.tsx";
import { positionOf } from "./studio_match.ts";
import type { Studio } from "./studio.ts";

export function PlayOn({ studio }: { readonly studio: Studio }) {
  const { words, own, ruleset } = studio;
  const game = LIFE_GAMES[ruleset.value];
  const position = positionOf(studio);
  if (!studio.isGames(position.board)) return null;
  return (
    <section>
      <h2>{own.playTitle}</h2>
      <PlayFrom words={words} game={game} position={within(game.rules, position)} />
    </section>
  );
}

/** What was played without rules may have used more than they give. */
function within(rules: LifeRules, position: LifePosition): LifePosition {
  const [blue, red] = position.skips;
  return {
    ...position,
    round: Math.min(position.round, rules.rounds),
    skips: [Math.min(blue, rules.skips), Math.min(red, rules.skips)],
    outcome: null,
  };
}
