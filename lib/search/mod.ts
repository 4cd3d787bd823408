/**
 * The computer's levels: which play a game, and the turn that one chooses.
 *
 * @module
 */

export { chooseMove, type Thought } from "./computers.ts";
export { LEVEL_IDS, type LevelId } from "./levels.ts";
export { roomLevels } from "./room_levels.ts";
