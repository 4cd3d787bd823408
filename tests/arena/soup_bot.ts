/** A bot that answers at once, each time with as much soup as it may place: `soup_bot.ts NAME`. */

import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { RawBot } from "./serving.ts";

const SIDE = 2000, SOUP = 8, PLACED = 30;

const [name = "soup"] = Deno.args;
const rng = seededRng(name);
using bot = await RawBot.enter(Number(Deno.env.get("ARENA_PORT")), name);
await bot.play(() => {
  const top = below(SIDE - SOUP, rng), left = below(SIDE - SOUP, rng);
  return Array.from({ length: PLACED }, () => [top + below(SOUP, rng), left + below(SOUP, rng)]);
});
