/** How a game in the page awaits the computer. */

import { assertEquals } from "@std/assert";
import { DEFAULT_GAME, LIFE_GAMES } from "../../lib/games/life_games.ts";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { LocalMatch } from "../../lib/ui/table/match.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { cells } from "./positions.ts";

const game = LIFE_GAMES[DEFAULT_GAME];
const BLOCK: LifeMove = { place: cells("c12 d12 c13 d13") };
const ANSWER: LifeMove = { place: cells("w12 x12 w13 x13") };

/** A match whose computer says and answers what the test wants. */
class Trial {
  readonly answer = Promise.withResolvers<LifeMove>();
  readonly pause = Promise.withResolvers<void>();
  tell: (share: number) => void = () => {};
  readonly match = new LocalMatch({
    game,
    start: game.initial({}),
    mine: [0],
    think: (_position, told) => {
      this.tell = told;
      return this.answer.promise;
    },
    pause: () => this.pause.promise,
  });

  /** Plays a turn, and has the computer answer it. */
  async playTurns(): Promise<void> {
    await this.match.play(BLOCK);
    this.pause.resolve();
    this.answer.resolve(ANSWER);
    await this.shown();
  }

  /** How far the computer is shown to be, once all that was settled has been heard of. */
  async shown(): Promise<number | undefined> {
    await new Promise((resolve) => setTimeout(resolve));
    return this.match.thinking.value;
  }
}

Deno.test("how far an answer is shows once it takes longer than the pause, and until it is there", async () => {
  const trial = new Trial();
  await trial.match.play(BLOCK);
  trial.tell(0.1);
  assertEquals(await trial.shown(), undefined, "within the pause");
  trial.pause.resolve();
  await trial.shown();
  trial.tell(0.5);
  assertEquals(await trial.shown(), 0.5);
  trial.answer.resolve(ANSWER);
  assertEquals(await trial.shown(), undefined);
  assertEquals(trial.match.turns.value.map(({ move }) => move), [BLOCK, ANSWER]);
});

Deno.test("a computer that fails is not shown to be thinking", async () => {
  const trial = new Trial();
  await trial.match.play(BLOCK);
  trial.pause.resolve();
  await trial.shown();
  trial.tell(0.5);
  trial.answer.reject(new Error("It died"));
  assertEquals(await trial.shown(), undefined);
  assertEquals(trial.match.failure.value?.message, "It died");
});

Deno.test("once one has played, nothing says any more that it is one's turn", async () => {
  const trial = new Trial(), table = new Table(trial.match, conquerorsUi(wordsIn("en"), game));
  const stop = table.listen();
  await trial.playTurns();
  assertEquals(table.alerted.value.endsWith("Your turn."), true);
  await trial.match.play({ place: cells("c16 d16 c17 d17") });
  assertEquals(table.alerted.value, "");
  stop();
});

Deno.test("of a turn that is taken back nothing stays told", async () => {
  const trial = new Trial(), table = new Table(trial.match, conquerorsUi(wordsIn("en"), game));
  const stop = table.listen();
  await trial.playTurns();
  trial.match.takeBack();
  const { said, alerted } = table;
  assertEquals([said.value, alerted.value], ["The last turn was taken back.", ""]);
  stop();
});

Deno.test("of a game that is taken up again only its last turn is told", () => {
  const { match } = new Trial(), table = new Table(match, conquerorsUi(wordsIn("en"), game));
  const told: number[] = [];
  table.teller.tell = (turns) => void told.push(turns.length);
  const stop = table.listen();
  assertEquals(match.resume("c12,d12,c13,d13 w12,x12,w13,x13 c3,d3,c4,d4 w3,x3,w4,x4"), true);
  assertEquals([told, match.turns.value.length], [[4], 4]);
  const { value: said } = table.alerted;
  assertEquals([said.includes("w3"), said.includes("c3"), said.includes("w12")], [
    true,
    false,
    false,
  ]);
  stop();
});
