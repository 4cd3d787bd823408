/** Games for the search's tests: the registered ones, and small ones in which corners are near. */

import {
  conquerorsClassic,
  conquerorsV2,
  type LifeGame,
  lifeGame,
} from "../../lib/games/conquerors/conquerors.ts";

const toy = lifeGame({ ...conquerorsV2.rules, id: "toy", width: 12, height: 10, home: 4 });
const tiny = lifeGame({ ...conquerorsClassic.rules, id: "tiny", width: 3, height: 2, home: 1 });

export const LIFE_GAMES: readonly LifeGame[] = [conquerorsV2, conquerorsClassic, toy, tiny];
