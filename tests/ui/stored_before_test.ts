/** What browsers keep as older versions wrote it: today's reads all of it. */

import { assertEquals } from "@std/assert";
import { readOpened, readPassed } from "../../lib/ui/learn/progress.ts";
import { readRanked } from "../../lib/ui/net/ranked_game.ts";
import { knownIdentity, seatKey } from "../../lib/ui/net/seat_keys.ts";
import { keptSums } from "../../lib/ui/games/annihilation/kept_list.tsx";
import { readDaily, streakOf } from "../../lib/ui/puzzles/kept_days.ts";
import { readSetting, type SettingName } from "../../lib/ui/settings/settings.ts";
import { readKept } from "../../lib/ui/table/kept_game.ts";
import { readBeaten } from "../../lib/ui/table/ladder.ts";

/** A day's browser, by what it had stored: never change a row, add the next. */
const BROWSERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "2026-11-21": {
    identity: "PHHFcrY5qxtY4gE7hzY2cg",
    "seat UEZYUJ": "held tuoKp0dtsCb5vI4mF1mrEA",
    "seat TQNGHB": "wished yJy90IZrdCC_IJguUTiqow",
    lessons: "block birth",
    lesson: "birth",
    theme: "dark",
    motion: "reduced",
    coordinates: "hidden",
    confirm: "online",
    guided: "always",
    sounds: "turn",
    haptics: "off",
  },
  "2026-11-22": {
    ranked:
      '{"game":"conquerors-v2","level":"easy","side":0,"seed":"vGvOTZg9UcWH_n8jpawwtw","ticket":"1.conquerors-v2.easy.0.vGvOTZg9UcWH_n8jpawwtw.1795863405585.FSneo-ZydrTz6ET7x_VQTQDzdpwBRiZ450DXlMRRLUk","since":1795863405643,"moves":"c12,d12,c13,d13 w12,x12,w13,x13"}',
  },
  "2026-11-24": {
    ranked:
      '{"game":"conquerors-v2","level":"easy","side":0,"seed":"3-hYYhmfFESjUyurc82vrUOw","ticket":"1.conquerors-v2.easy.0.3-hYYhmfFESjUyurc82vrUOw.1795863699703._GDVxFIFmMrqqgbDv5b8vEBWBQGz-komVeo3XXgUxE0","since":1795863699898,"moves":"c12,d12,c13,d13 y13,z13,y14,z14"}',
    "game /play?level=easy":
      '{"v":1,"title":"You against Computer, Easy","seed":"3-hYYhmfFESjUyurc82vrUOw","status":"Round 2 of 12","moves":"c12,d12,c13,d13 y13,z13,y14,z14","draft":[422,423],"isResigned":false,"isOver":false,"tab":"c9669357a02f9694","at":1795863702204}',
    "daily-puzzles": "20783:3 20784:1+ 20785:2+",
    ladder: "tricky",
    "ladder skirmish": "easy",
    annihilationSums: '[{"name":"path","link":"#sum=4:0-1;1-2;2-3_3_1"}]',
    pace: "instant",
    arrowPad: "shown",
  },
};

/** Each of these settings is what was stored. */
function settingsIn(stored: Readonly<Record<string, string>>, names: readonly SettingName[]) {
  const read = names.map((name) => [name, readSetting(name)]);
  assertEquals(read, names.map((name) => [name, stored[name]]));
}

function inBrowser(day: string): Readonly<Record<string, string>> {
  localStorage.clear();
  const stored = BROWSERS[day]!;
  for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text);
  return stored;
}

Deno.test("the first to work without a network: who one is, seats, lessons, settings", () => {
  const stored = inBrowser("2026-11-21");
  assertEquals(knownIdentity(localStorage), stored.identity);
  assertEquals(seatKey(localStorage, "UEZYUJ"), { token: "tuoKp0dtsCb5vI4mF1mrEA", held: true });
  assertEquals(seatKey(localStorage, "TQNGHB"), { token: "yJy90IZrdCC_IJguUTiqow", held: false });
  assertEquals([readPassed(), readOpened()], [["block", "birth"], "birth"]);
  settingsIn(stored, ["theme", "motion", "coordinates", "confirm", "guided", "sounds", "haptics"]);
});

Deno.test("the first ranked games: each goes on with its ticket", () => {
  for (const day of ["2026-11-22", "2026-11-24"]) {
    const { ranked } = inBrowser(day);
    assertEquals(readRanked(localStorage), JSON.parse(ranked!));
  }
});

Deno.test("the first to keep games, puzzles and the ladder", () => {
  const stored = inBrowser("2026-11-24");
  const kept = readKept(localStorage, "/play?level=easy");
  assertEquals(kept, JSON.parse(stored["game /play?level=easy"]!));
  assertEquals([readDaily().length, streakOf(readDaily(), 20_786)], [3, 2]);
  assertEquals([readBeaten("conquerors-v2"), readBeaten("skirmish")], ["tricky", "easy"]);
  assertEquals(keptSums(), JSON.parse(stored.annihilationSums!));
  settingsIn(stored, ["pace", "arrowPad"]);
});
