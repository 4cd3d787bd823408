import { gameOf } from "../../../lib/games/registry.ts";
import { chooseMove, type Thought } from "../../../lib/search/computers.ts";

/** Chooses as the server's worker does, in the place of the one who asks. */
export function choosePlainly(thought: Thought): Promise<string> {
  return Promise.resolve(
    gameOf(thought.game).text.writeMove(thought.position, chooseMove(thought)),
  );
}
