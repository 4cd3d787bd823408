import { assert, assertEquals } from "@std/assert";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import type { Seat } from "../../lib/games/game.ts";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { keepers, marksOf, sceneIn, type Story } from "../../lib/ui/board/story.ts";
import { changesOf } from "../../lib/ui/games/conquerors/speech.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { turnStory } from "../../lib/ui/table/turn_story.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, BOMBS, cells, START, turnIn } from "./positions.ts";

const UI = conquerorsUi(wordsIn("en"), conquerorsV2);

function storyIn(text: string, move: LifeMove, isKnown = false): Story {
  const turn = turnIn(text, move);
  return turnStory(UI, turn.before.board, turn, changesOf(turn), [
    isKnown ? turn.seat : 1 - turn.seat,
  ]);
}

function partsOf({ parts }: Story): string {
  return parts.map(([phase]) => phase).join(" ");
}

Deno.test("a turn is told in order, and what did not happen is left out", () => {
  const move = { place: cells("c11 h1 h3 h5") };
  assertEquals(partsOf(storyIn(BLOCKS, move)), "placed beat deaths births score");
  assertEquals(partsOf(storyIn(BLOCKS, move, true)), "beat deaths births score");
  assertEquals(partsOf(storyIn(BOMBS, { bomb: at("x12") })), "bomb score extinction");
  assertEquals(partsOf(storyIn(BLOCKS, { pass: true })), "score");
});

Deno.test("no turn takes longer than 1.6 seconds, but for the end of a side", () => {
  const rng = seededRng("stories");
  let position = conquerorsV2.initial({});
  while (!position.outcome) {
    const before = position, move = conquerorsV2.random(before, rng);
    position = conquerorsV2.play(before, move);
    const turn = { seat: before.turn, move, before, after: position };
    const { parts } = turnStory(UI, before.board, turn, changesOf(turn), [1 - turn.seat]);
    const times = parts.filter(([phase]) => phase !== "extinction").map(([, time]) => time);
    assert(times.reduce((sum, time) => sum + time, 0) <= 1_600);
  }
});

Deno.test("cells appear one after another, and nobody dies before", () => {
  const story = storyIn(BLOCKS, { place: cells("c11 h1 h3 h5") });
  const seen = [0, 0.3, 0.6, 0.99].map((share) => sceneIn(story, "placed", share));
  assertEquals(seen.map(({ drafted }) => drafted!.length), [1, 2, 3, 4]);
  assert(seen.every(({ board }) => board === story.before));
});

Deno.test("the dead are told apart by what they died of", () => {
  const { lonely, crowded, changes } = storyIn(BLOCKS, { place: cells("b11 d11 e13 h5") });
  assertEquals([...lonely, ...crowded].toSorted(), [...changes.died].toSorted());
  for (const [dead, few] of [[lonely, true], [crowded, false]] as const) {
    assert(dead.length > 0);
    for (const cell of dead) assertEquals(keepers(changes.before, cell, UI).length < 2, few);
  }
});

Deno.test("among friends only the mover's own are counted", () => {
  const { board } = turnIn(BLOCKS, { place: cells("c11 d11 e11 e12") }).before;
  const mixed = { ...board, cells: board.cells.with(at("d11"), 2).with(at("e11"), 2) };
  assertEquals(keepers(mixed, at("d12"), UI).length, 5);
  assertEquals(keepers(mixed, at("d12"), { topology: "plane", friendly: true }).length, 3);
});

Deno.test("where nothing moves all is seen at once, on the board as it then is", () => {
  const story = storyIn(BLOCKS, { place: cells("c11 h1 h3 h5") });
  const { board, last, moment } = marksOf(story), { born, died } = story.changes;
  assertEquals(board, story.changes.after);
  assertEquals(last, cells("c11 h1 h3 h5"));
  assertEquals([...moment!.cells].toSorted(), [...born, ...died].toSorted());
});

Deno.test("ground that opens is told after the score, to who may place there", () => {
  const move = { place: cells("h11 h12 h13 a1") };
  const parts = (seat: Seat) => {
    const turn = turnIn(START, move);
    return turnStory(UI, turn.before.board, turn, changesOf(turn), [seat]);
  };
  assertEquals(partsOf(parts(1)), "placed beat deaths births score");
  const { opened, parts: told } = parts(0);
  assertEquals([opened[0], opened.at(-1)], [8, 19]);
  assertEquals(told.at(-1)![0], "zone");
});

Deno.test("a side that dies out is told of after the score, with its last cells", () => {
  const { extinct } = storyIn(BOMBS, { bomb: at("x12") });
  assertEquals(extinct, { cells: cells("x12 y12 x13 y13"), color: 1 });
  assertEquals(storyIn(BOMBS, { bomb: at("c12") }, true).extinct!.color, 2);
});
