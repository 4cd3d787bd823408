import { isLifeGameId } from "../../games/life_games.ts";
import { GAME_IDS } from "../../games/registry.ts";
import type { GameChoice } from "../../ui/home/open_games.tsx";
import type { Words } from "../../words/mod.ts";

/** All games by name, as lists of rooms and the form of one take them. */
export function gameChoices({ games }: Words): GameChoice[] {
  return GAME_IDS.map((id) => ({ id, text: games[id], isApart: !isLifeGameId(id) }));
}
