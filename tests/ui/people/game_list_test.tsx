/** A player's own games, as they're listed. */

import { assertStringIncludes } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import type { MyGames } from "../../../lib/ui/net/account.ts";
import { FinishedGames } from "../../../lib/ui/people/finished_games.tsx";
import { GameList } from "../../../lib/ui/people/game_list.tsx";
import { peopleWordsIn } from "../../../lib/ui/people/words/mod.ts";
import { ratedWordsIn } from "../../../lib/ui/people/words/rated/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { finishedGame } from "../../store/finished.ts";

Deno.test("everybody who played is named, however many", () => {
  const names = ["Ada", "Ben", "Cyd", "Dot"];
  const seats = names.map((name, player) => ({ is: "person", player, name }));
  const games = [{ ...finishedGame({ game: "conway" }), seats }];
  const mine = { player: null, games } as unknown as MyGames;
  const words = peopleWordsIn("en"), rated = ratedWordsIn("en");
  const list = <GameList words={words} rated={rated} mine={mine} onMore={() => {}} />;
  assertStringIncludes(renderToString(list), "Ada – Ben – Cyd – Dot");
});

Deno.test("a player's games say whether they won, all games who did", () => {
  const seats = ["Ada", "Ben"].map((name, player) => ({ is: "person", player, name }) as const);
  const games = [{ ...finishedGame({ winner: 1 }), seats }], table = wordsIn("en");
  const list = (player?: number) =>
    renderToString(
      <FinishedGames words={table} names={{}} games={games} none="" player={player} />,
    );
  assertStringIncludes(list(), "<small>Red wins");
  assertStringIncludes(list(0), "<small>Lost");
  assertStringIncludes(list(1), "<small>Won");
});
