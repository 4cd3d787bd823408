import { assertEquals } from "@std/assert";
import type { Board, Cell } from "../../../lib/automaton/board.ts";
import { immigration } from "../../../lib/automaton/rule.ts";
import { step as plainStep } from "../../../lib/automaton/step.ts";
import { withCells } from "../../../lib/automaton/turn_board.ts";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifeMove } from "../../../lib/games/conquerors/position.ts";
import { below, seededRng } from "../../../lib/games/kit/rng.ts";
import type { Past } from "../../../lib/ui/causes/causes.ts";
import { causesWordsIn, whyIs, whySentence } from "../../../lib/ui/causes/why.tsx";
import { framesOf, pastOf } from "../../../lib/ui/replay/frames.ts";
import { ReplayPlayer } from "../../../lib/ui/replay/player.ts";
import { stepsOf } from "../../../lib/ui/sandbox/lab.tsx";
import { studioMatch } from "../../../lib/ui/sandbox/studio_match.ts";
import type { Language } from "../../../lib/words/language.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { runs } from "../../full.ts";
import { readReplayed, wholeGame } from "../replay/game.ts";
import { at } from "../positions.ts";
import { cellsOf, newStudio, paint } from "../sandbox/studios.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { twoSides } from "../../../lib/ui/board/speech.ts";

const UI = conquerorsUi(wordsIn("en"), conquerorsV2);

/** Red's bomb in round 7 leaves nothing of what Blue has built. */
const BOMBED = `[Game "conquerors-v2"]
[Position "11$2.2A$2.2A$19.2B$19.2B! r 7 0,0 0,0"]

7. !d12
`;

function playerOf(ccn: string, frame: number): ReplayPlayer {
  const { game, start, moves } = readReplayed(ccn);
  const player = new ReplayPlayer(framesOf(game, UI, start, moves));
  player.goTo(frame);
  return player;
}

function answer({ start, steps }: Past, cell: Cell, board = start, language: Language = "en") {
  const causes = whyIs(start, steps, cell);
  return whySentence(twoSides(wordsIn(language)), causesWordsIn(language), board, cell, causes);
}

Deno.test("a bomb is named with its seat, its target and its round", () => {
  const player = playerOf(BOMBED, 2);
  const { board } = player.frame.value;
  assertEquals(
    answer(pastOf(UI, player.frames, player.at.value), at("c12"), board),
    "c12 is empty because of Red's bomb on d12 in round 7.",
  );
  assertEquals(
    answer(pastOf(UI, player.frames, player.at.value), at("c12"), board, "es"),
    "c12 está vacía a causa de la bomba de Rojo en d12 en la ronda 7.",
  );
});

Deno.test("in a replay a cause is shown in the picture in which it was placed", () => {
  const player = playerOf(wholeGame(), 40);
  const { start, steps } = pastOf(UI, player.frames, player.at.value);
  let asked = 0;
  const { cells } = player.frame.value.board;
  for (let cell = 0; cell < cells.length; cell += runs(4, 1)) {
    for (const cause of whyIs(start, steps, cell)!) {
      const { turn, isAfter } = player.frames[cause.shownAt]!;
      const by = { seat: turn?.seat, round: turn?.before.round };
      assertEquals([by, isAfter], [cause.by, false]);
      asked++;
    }
  }
  assertEquals(asked > 100, true, `${asked} causes`);
});

/** The last board by the readable engine, one of the steps left out. */
function boardWithout({ start, steps }: Past, left: number): Board {
  return steps.toSpliced(left, 1).reduce<Board>((board, step) => {
    if (step === "generation") return plainStep(board, immigration, "plane");
    return withCells(board, step.cells, step.state);
  }, start);
}

Deno.test("causes in games of chance are what a whole replay without each finds", () => {
  for (let seed = 0; seed < runs(3, 40); seed++) {
    const rng = seededRng(`why ${seed}`);
    const start = conquerorsV2.initial({});
    const moves: LifeMove[] = [];
    for (let now = start; !now.outcome && moves.length < 16;) {
      const move = conquerorsV2.random(now, rng);
      moves.push(move);
      now = conquerorsV2.play(now, move);
    }
    const player = new ReplayPlayer(framesOf(conquerorsV2, UI, start, moves));
    player.goTo(below(player.last, rng) + 1);
    const past = pastOf(UI, player.frames, player.at.value);
    const without = past.steps.map((step, index) =>
      step === "generation" ? undefined : boardWithout(past, index)
    );
    const { board } = player.frame.value;
    for (const cell of board.cells.keys()) {
      const causes = past.steps.filter((_, index) =>
        without[index] && without[index].cells[cell] !== board.cells[cell]
      );
      assertEquals(whyIs(past.start, past.steps, cell), causes, `seed ${seed}, cell ${cell}`);
    }
  }
});

Deno.test("what was painted is named with its generation", () => {
  const studio = newStudio();
  paint(studio, "c12 d12 e12");
  studio.step();
  assertEquals(
    answer(stepsOf(studio.timeline.value), at("d11"), studio.board.value),
    "d11 is blue because of c12 painted blue in generation 0, d12 painted blue in generation 0, e12 painted blue in generation 0.",
  );
  paint(studio, "d11", 0);
  assertEquals(
    answer(stepsOf(studio.timeline.value), at("d11"), studio.board.value),
    "d11 is empty because of d11 erased in generation 1.",
  );
});

Deno.test("what a turn placed in a sandbox is named with its round", () => {
  const studio = newStudio();
  studioMatch(studio).play({ place: cellsOf(studio, "c12 d12 e12 a1") });
  assertEquals(
    answer(stepsOf(studio.timeline.value), at("d13"), studio.board.value),
    "d13 is blue because of Blue's c12 in round 1, Blue's d12 in round 1, Blue's e12 in round 1.",
  );
});

Deno.test("where no single placement was needed, or it is too much to tell, it says so", () => {
  const studio = newStudio();
  const words = [twoSides(wordsIn("en")), causesWordsIn("en"), studio.board.value, 0] as const;
  assertEquals(
    whySentence(...words, []),
    "a1 is empty. No single placement caused it: it would be the same without any one of them.",
  );
  assertEquals(whySentence(...words, undefined), "a1 is empty. Too much happened to say why.");
});
