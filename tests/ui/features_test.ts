/** Every game has at the table what docs/games.md says; the page's table is made from the games' records. */

import type { TableUi } from "../../lib/ui/table/table.ts";
import { assertEquals } from "@std/assert";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { type AnyGame, type GameId, gameIds, gameOf } from "../../lib/games/registry.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { conwayUi } from "../../lib/ui/games/conway/ui.tsx";
import { hillUi } from "../../lib/ui/games/hill/ui.tsx";
import { annihilationUi } from "../../lib/ui/games/annihilation/room/ui.tsx";
import { postWordsIn } from "../../lib/ui/games/conway/words/mod.ts";
import { hillWordsIn } from "../../lib/ui/games/hill/words/mod.ts";
import { annihilationWordsIn } from "../../lib/ui/games/annihilation/words/mod.ts";
import { annihilationRoomWordsIn } from "../../lib/ui/games/annihilation/room/words/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { FEATURES, type Played } from "./features.ts";

const PAGE = new URL("../../docs/games.md", import.meta.url);
const words = wordsIn("en");

function uiOf(id: GameId): TableUi<AnyGame> {
  switch (id) {
    case "conway":
      return conwayUi({ words, post: postWordsIn("en") }, 2);
    case "arena":
      return hillUi({ words, hill: hillWordsIn("en") });
    case "annihilation": {
      const own = annihilationWordsIn("en"), room = annihilationRoomWordsIn("en");
      return annihilationUi({ words, own, room }) as TableUi<AnyGame>;
    }
    default:
      return conquerorsUi(words, LIFE_GAMES[id]) as unknown as TableUi<AnyGame>;
  }
}

const BLOCKS = ["c12,d12,c13,d13", "w12,x12,w13,x13", "c16,d16,c17,d17", "w16,x16,w17,x17"];

/** Turns after which cells live, and whatever else the game needs to be told. */
const OPENINGS: Readonly<Record<GameId, Pick<Played, "options" | "opening">>> = {
  "conquerors-v2": { options: {}, opening: BLOCKS },
  "conquerors-classic": { options: {}, opening: BLOCKS },
  skirmish: {
    options: {},
    opening: ["b6,c6,b7,c7", "n6,o6,n7,o7", "b10,c10,b11,c11", "n10,o10,n11,o11"],
  },
  conway: {
    options: { seats: 2 },
    opening: ["b2", "f6", "b3,c2,c3", "f7,g6,g7", "pass", "pass"],
  },
  arena: {
    options: { width: 12, height: 12 },
    opening: ["c3,d3,c4,d4", "g7,h7,g8,h8", "c7,d7,c8,d8", "g3,h3,g4,h4"],
  },
  annihilation: { options: {}, opening: ["3>4", "2>4", "0>1"] },
};

const games: readonly Played[] = gameIds().map((id) => ({
  game: gameOf(id),
  ui: uiOf(id),
  ...OPENINGS[id],
}));

for (const played of games) {
  for (const feature of FEATURES.filter(({ has }) => has(played.ui))) {
    Deno.test(`${played.game.name} has: ${feature.name}`, () => feature.drive(played));
  }
}

Deno.test("docs/games.md says which game has what", async () => {
  const head = ["", ...games.map(({ game }) => game.name)];
  const rows = FEATURES.map((
    { name, has },
  ) => [name, ...games.map(({ ui }) => has(ui) ? "✓" : "–")]);
  const table = [head, head.map(() => "---"), ...rows];
  const text = await Deno.readTextFile(PAGE);
  const written = text.split("\n").filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim().replace(/^-+$/, "---")));
  assertEquals(written, table);
});
