/** What was done in a replay up to the frame that is shown. */

import type { AnyGame } from "../../games/known_games.ts";
import type { Past } from "../causes/ask_why.tsx";
import { causesIn, type Step } from "../causes/causes.ts";
import type { GameUi } from "../table/game_ui.ts";
import type { Frame } from "./frames.ts";
import type { ReplayPlayer } from "./player.ts";

type Deeds<Kind extends AnyGame> = Pick<GameUi<Kind>, "cellsOf" | "struck" | "round" | "living">;

export function pastOf<Kind extends AnyGame>(
  ui: Deeds<Kind>,
  { frames, at }: ReplayPlayer<Frame<Kind>>,
): Past {
  const steps = frames.slice(1, at.value + 1)
    .flatMap((frame, index) => stepsTo(ui, frame, index + 1));
  return { start: frames[0]!.board, steps };
}

/** What led to a frame from the one before it. */
function stepsTo<Kind extends AnyGame>(
  ui: Deeds<Kind>,
  { turn, isAfter, generation }: Frame<Kind>,
  index: number,
): readonly Step[] {
  if (!isAfter) return causesIn(ui, turn!, generation, index);
  return ui.living!.follows(turn!) ? ["generation"] : [];
}
