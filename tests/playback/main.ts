/** Makes docs/game.png, the moving picture of the README, from the real page: `deno task picture`. */

import { chromium } from "playwright-core";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { Turn } from "../../lib/ui/table/match.ts";
import { steady, writeGame } from "../browser/script.ts";
import { TablePage } from "../browser/table_page.ts";
import { serveApp } from "../serve_app.ts";
import { Recorder } from "./recorder.ts";

const PICTURE = new URL("../../docs/game.png", import.meta.url);

/** A close game: Blue is behind until round 6 and wins by a point. */
const OPPONENT = { game: LIFE_GAMES["conquerors-v2"], level: "hard", seed: "22", side: 0 } as const;

/** The turn the picture begins with: by then there is something to look at. */
const FIRST = 10;

/** High enough for the board to stand next to its panel; the picture ends below the buttons. */
const SCREEN = { width: 820, height: 560 };
const SIZE = { width: SCREEN.width, height: 536 };
const COLORS = 256;

/** Births and deaths take 450 milliseconds. */
const STEPS = 3;
const STEP = 160;

/** What is left of the pause before the computer answers, when the generation has been seen. */
const PAUSE = 300;

interface Recording {
  readonly table: TablePage;
  readonly recorder: Recorder;
}

/** Plays a turn as a mouse does, from the moment the table waits for it. */
async function play({ table, recorder }: Recording, { move }: Turn): Promise<void> {
  const choose = async (cell: number, milliseconds: number) => {
    await recorder.click(await table.pointOf(cell));
    await recorder.keep(milliseconds);
  };
  if ("pass" in move) await recorder.click(await recorder.pointOn(table.button("Skip")));
  else if ("bomb" in move) {
    await recorder.click(await recorder.pointOn(table.button("Bomb")));
    await choose(move.bomb, 500);
  } else for (const cell of move.place) await choose(cell, 220);
  await recorder.click(await recorder.pointOn(table.page.locator(".actions .primary")));
}

/** Waits until some turns have been played, and keeps how the last one's generation comes about. */
async function watch({ table, recorder }: Recording, turns: number, milliseconds: number) {
  await table.turns(turns);
  for (let step = 0; step < STEPS; step++) {
    await recorder.pass(STEP);
    await recorder.keep(STEP);
  }
  await recorder.keep(milliseconds);
}

/** Plays the whole game, and shows it from its turn `FIRST` on. */
async function perform(recording: Recording, turns: readonly Turn[]): Promise<void> {
  for (const [played, turn] of turns.entries()) {
    if (played === FIRST) {
      recording.recorder.start();
      await recording.recorder.keep(1500);
    }
    if (turn.seat === OPPONENT.side) await play(recording, turn);
    else await recording.recorder.pass(PAUSE);
    const isLast = played === turns.length - 1;
    await watch(recording, played + 1, isLast ? 3000 : 300);
  }
}

const { level, seed } = OPPONENT;
const turns = writeGame(OPPONENT, steady);
await using app = await serveApp();
const browser = await chromium.launch({
  executablePath: Deno.env.get("CHROMIUM") || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-lcd-text"],
});
const page = await browser.newPage({ viewport: SCREEN, locale: "en-US", colorScheme: "light" });
const recorder = await Recorder.open(page, `${app.url}/play?level=${level}&seed=${seed}`, SIZE);
await perform({ table: await TablePage.at(page), recorder }, turns);
await browser.close();
const picture = recorder.encode(COLORS);
await Deno.writeFile(PICTURE, picture);
console.log(`docs/game.png has ${picture.length} bytes`);
