/** The CPU player of Conway by post. */

import { assert, assertEquals, assertThrows } from "@std/assert";
import { conway } from "../../lib/games/conway/conway.ts";
import type { ConwayPosition } from "../../lib/games/conway/position.ts";
import type { Options } from "../../lib/games/game.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { chooseConway, CONWAY_LEVELS, type ConwayLevelId } from "../../lib/search/conway.ts";
import { playedGame } from "../games/conway_games.ts";

const LEVELS = Object.keys(CONWAY_LEVELS) as ConwayLevelId[];

for (const level of LEVELS) {
  Deno.test(`${level} takes legal turns anywhere, the same for a seed`, () => {
    for (let n = 0; n < 12; n++) {
      const { positions } = playedGame(`anywhere ${n}`);
      const position = positions[Math.floor(positions.length * n / 12)]!;
      if (position.outcome) continue;
      const before = conway.text.writePosition(position);
      const move = chooseConway(position, level, "one");
      assertEquals(conway.refuse(position, move), undefined, before);
      assertEquals(chooseConway(position, level, "one"), move);
      assertEquals(conway.text.writePosition(position), before);
    }
  });
}

Deno.test("no level has a turn in a game that is over", () => {
  const over = playedGame("over").positions.at(-1)!;
  for (const level of LEVELS) {
    assertThrows(() => chooseConway(over, level, "one"), Error, "finished");
  }
});

Deno.test("a full board leaves but a pass", () => {
  const full = conway.text.readPosition("3A$3B$3A! b 9 11", { size: 3 });
  for (const level of LEVELS) assertEquals(chooseConway(full, level, "one"), { place: [] });
});

type Player = ConwayLevelId | "chance";

/** Who meets whom, in which game, and the least share of the two's pieces that the first must hold. */
const DUELS: [Player, Player, Options, number][] = [
  ["easy", "chance", {}, 0.8],
  ["normal", "easy", {}, 0.7],
  ["hard", "normal", {}, 0.58],
  ["hard", "easy", {}, 0.75],
  ["hard", "easy", { touch: 1 }, 0.75],
  ["hard", "easy", { seats: 3, size: 12 }, 0.6],
];

const GAMES = 6;

/** Moves after which a game is judged by its pieces. */
const ENOUGH = 40;

for (const [first, second, options, least] of DUELS) {
  Deno.test(`${first} holds ${least} of the pieces against ${second} ${JSON.stringify(options)}`, () => {
    let share = 0;
    for (let n = 0; n < GAMES; n++) share += shareOf(first, second, options, n) / GAMES;
    assert(share >= least, `${share}`);
  });
}

/** What part of all seats' pieces the first has at the end; it sits elsewhere in every game. */
function shareOf(first: Player, second: Player, options: Options, n: number): number {
  const seats = options.seats ?? 2;
  let position = conway.initial(options);
  while (!position.outcome && position.move <= ENOUGH) {
    const player = position.turn === n % seats ? first : second;
    position = conway.play(position, turnOf(player, position, `${n} ${position.turn}`));
  }
  const { count } = conway.tally(position);
  const all = count.reduce((sum, pieces) => sum + pieces);
  return all > 0 ? count[n % seats]! / all : 0;
}

function turnOf(player: Player, position: ConwayPosition, seed: string) {
  if (player === "chance") return conway.random(position, seededRng(`${seed} ${position.move}`));
  return chooseConway(position, player, seed);
}
