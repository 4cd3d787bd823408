import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { chanceOf } from "../../lib/ui/analysis/standing.ts";
import { brier, fitted, type Forecast } from "./forecasts.ts";

Deno.test("who knows it all misses by nothing, who knows nothing by a quarter", () => {
  const sure = [[100, 1], [-100, 0]].map(([standing, won]): Forecast => {
    return { standing: standing!, round: 5, won: won! };
  });
  assertEquals(brier(sure, 0.01), 0);
  assertEquals(brier(sure.map((one) => ({ ...one, standing: 50 })), 0), 0.25);
  assertEquals(brier(sure.map((one) => ({ ...one, standing: -one.standing })), 0.01), 1);
});

Deno.test("the curve by which games were drawn is found again", () => {
  for (const rate of [0.003, 0.012]) {
    const rng = seededRng(`forecasts ${rate}`);
    const forecasts = Array.from({ length: 4_000 }, (_, i): Forecast => {
      const standing = Math.round(160 * rng()) - 80, round = 1 + i % 12;
      return { standing, round, won: rng() < chanceOf(standing, round, rate) / 100 ? 1 : 0 };
    });
    const found = fitted(forecasts);
    assertAlmostEquals(found, rate, rate / 5);
    assert(brier(forecasts, found) <= brier(forecasts, 2 * rate));
  }
});
