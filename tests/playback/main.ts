/** Makes docs/game.png, the moving picture of the README, from the real page: `deno task picture`. */

import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { steady, writeGame } from "../browser/script.ts";
import { launchBrowser } from "../browser/visits.ts";
import { serveApp } from "../serve_app.ts";
import { record } from "./record.ts";

const PICTURE = new URL("../../docs/game.png", import.meta.url);

/** A close game: Blue is behind until round 6 and wins by a point. */
const OPPONENT = { game: LIFE_GAMES["conquerors-v2"], level: "hard", seed: "22", side: 0 } as const;

/** The turn the picture begins with: by then there is something to look at. */
const FIRST = 10;

const COLORS = 256;

const { level, seed } = OPPONENT;
await using app = await serveApp();
const browser = await launchBrowser(["--disable-lcd-text"]);
const address = `${app.url}/play?level=${level}&seed=${seed}`;
const page = await browser.newPage({ locale: "en-US", colorScheme: "light" });
const recorder = await record(page, address, writeGame(OPPONENT, steady), FIRST);
await browser.close();
const picture = recorder.encode(COLORS);
await Deno.writeFile(PICTURE, picture);
console.log(`docs/game.png has ${picture.length} bytes`);
