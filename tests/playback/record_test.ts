import { assert } from "@std/assert";
// @ts-types="@types/upng-js"
import UPNG from "upng-js";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { steady, writeGame } from "../browser/script.ts";
import { story } from "../browser/story.ts";
import { record } from "./record.ts";

const OPPONENT = { game: LIFE_GAMES["conquerors-v2"], level: "easy", seed: "1", side: 0 } as const;

story("a game is recorded as its turns are told", async ({ open, url }) => {
  const page = await open("/about", { told: true });
  const turns = writeGame(OPPONENT, steady, 2);
  const recorder = await record(page, `${url}/play?level=easy&seed=1`, turns);
  const picture = UPNG.decode(Uint8Array.from(recorder.encode(0)).buffer);
  // Each cell that is placed, and then how both turns come about.
  assert(picture.frames.length > 10, `${picture.frames.length} frames`);
});
