/**
 * A position as a new game: against the computer, or in a room for whoever gets its link. This module
 * is browser compatible.
 */

import type { LifePosition } from "../../games/life_position.ts";
import { LIFE_GAMES, type LifeGameId } from "../../games/life_games.ts";
import { type Setup, setupHref } from "../setup.ts";
import type { Words } from "../words/mod.ts";

export interface PlayFromProps {
  readonly words: Words;
  readonly game: LifeGameId;
  readonly position: LifePosition;
}

export function PlayFrom({ words, game, position }: PlayFromProps) {
  const { rules, text } = LIFE_GAMES[game];
  if (position.outcome || position.round > rules.rounds) return null;
  const setup: Setup = {
    game,
    opponent: "hard",
    side: position.turn,
    position: text.writePosition(position),
  };
  return (
    <form class="play-from" action="/new" method="post">
      <input type="hidden" name="game" value={game} />
      <input type="hidden" name="position" value={setup.position} />
      <a class="button" href={setupHref(setup)}>{words.replay.playFrom}</a>
      <button type="submit">{words.replay.challenge}</button>
    </form>
  );
}
