/** A turn of a small position, judged as a test wants it. */

import { conquerorsV2 as game } from "../../../lib/games/conquerors/conquerors.ts";
import type { JudgedTurn } from "../../../lib/ui/analysis/standing.ts";
import { framesOf } from "../../../lib/ui/replay/frames.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { wordsIn } from "../../../lib/words/mod.ts";

const UI = conquerorsUi(wordsIn("en"), game);

/** A block of blue's, and two cells of red's between which one more neighbor gives birth. */
const START = "2A$2A$4.B2$4.B! b 7 0,0 0,0";

/** What was played, what would have been better, and by how much; with the frames that show it. */
export function judge(played: string, better: string, regret: number) {
  const before = game.text.readPosition(START, {});
  const move = game.text.readMove(before, played), best = game.text.readMove(before, better);
  const [, placed, lived] = framesOf(game, UI, before, [move]);
  const judged: JudgedTurn = {
    turn: { seat: 0, move, before, after: game.play(before, move) },
    assessment: { best, worth: 12, regret },
  };
  return { judged, placed: placed!, lived: lived!, board: before.board };
}
