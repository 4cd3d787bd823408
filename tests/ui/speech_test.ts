import { assertEquals } from "@std/assert";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import {
  bombPhrase,
  komiPhrase,
  roundShown,
  scoresSentence,
  turnSentence,
  zonePart,
  zoneSentences,
  zonesSentence,
} from "../../lib/ui/games/conquerors/speech.ts";
import { resultHeadline } from "../../lib/ui/table/headline.ts";
import {
  aroundSentence,
  cellPhrase,
  scanColor,
  scanColumn,
  scanPart,
  scanRow,
} from "../../lib/ui/board/cell_speech.ts";
import { twoSides } from "../../lib/ui/board/speech.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import type { MatchResult } from "../../lib/ui/table/match.ts";
import { type Words, wordsIn } from "../../lib/words/mod.ts";
import { at, BLOCKS, BOMBS, cells, positionOf, START, TestMatch, turnIn } from "./positions.ts";

const game = conquerorsV2;
const blocks = positionOf(BLOCKS), { board } = blocks;
const still = turnIn(BLOCKS, { pass: true });

function ended(): TestMatch {
  const match = new TestMatch([0]);
  match.play({ place: cells("c12 d12 c13 d13") });
  match.play({ pass: true });
  return match;
}

/** How a match ended, as it is told. */
function resultOf(words: Words, match: TestMatch, result: MatchResult): string {
  const { headline, reason, score } = conquerorsUi(words, game).result(match, result);
  return `${headline} ${reason}. ${score}.`;
}

/** What is said, in English and in Spanish. */
const CASES: [(words: Words) => string, string, string][] = [
  [
    (words) => turnSentence(words, turnIn(BLOCKS, { place: cells("h5 c11 h1 h3") }), 3),
    "Blue placed h1, h3, h5, c11. Generation 3: blue +2\u00a0−5.",
    "Azul colocó h1, h3, h5, c11. Generación 3: azul +2\u00a0−5.",
  ],
  [
    (words) => turnSentence(words, turnIn(BOMBS, { bomb: at("x12") }), 13),
    "Blue bombed x12. Generation 13: nothing born, nothing dead.",
    "Azul bombardeó x12. Generación 13: nada nace, nada muere.",
  ],
  [
    (words) => turnSentence(words, still, 3),
    "Blue skipped. Generation 3: nothing born, nothing dead.",
    "Azul pasó. Generación 3: nada nace, nada muere.",
  ],
  [
    (words) =>
      zoneSentences(words, game, turnIn(START, { place: cells("c12 d12 c13 d13") }), 0).join(),
    "Neutral zone is now open for you.",
    "La zona neutral está ahora abierta para ti.",
  ],
  [(words) => zoneSentences(words, game, still, 0).join(), "", ""],
  [
    (words) => cellPhrase(twoSides(words), board, [], at("c12")),
    "c12, blue, 3 neighbors",
    "c12, azul, 3 vecinas",
  ],
  [(words) => cellPhrase(twoSides(words), board, [], at("a1")), "a1 empty", "a1 vacía"],
  [(words) => cellPhrase(twoSides(words), board, [0], at("a1")), "a1 chosen", "a1 elegida"],
  [
    (words) => aroundSentence(twoSides(words), board, [], at("b11")),
    "b11 empty. Around: c12 blue.",
    "b11 vacía. Alrededor: c12 azul.",
  ],
  [
    (words) => aroundSentence(twoSides(words), board, [], at("a1")),
    "a1 empty. Nothing alive around.",
    "a1 vacía. Nada vivo alrededor.",
  ],
  [
    (words) => scoresSentence(words, game, blocks),
    "Round 2 of 12. Blue: 4 cells, score 4. Red: 4 cells, score 4.",
    "Ronda 2 de 12. Azul: 4 células, 4 puntos. Rojo: 4 células, 4 puntos.",
  ],
  [
    (words) => komiPhrase(words, { ...blocks, komi: 3.5 }),
    "komi 3.5 to Blue",
    "komi 3,5 a Azul",
  ],
  [(words) => komiPhrase(words, { ...blocks, komi: -1 }), "komi 1 to Red", "komi 1 a Rojo"],
  [
    (words) => conquerorsUi(words, game).standing({ ...blocks, komi: 3.5 }),
    "Blue 4, Red 4, komi 3.5 to Blue",
    "Azul 4, Rojo 4, komi 3,5 a Azul",
  ],
  [
    (words) => zonesSentence(words, game, blocks),
    "Open to you: home, neutral.",
    "Abierto para ti: casa, neutral.",
  ],
  [
    (words) => bombPhrase(words, board, at("e13")),
    "clears 2 blue, 0 red",
    "elimina 2 azules, 0 rojas",
  ],
  [
    (words) => scanRow(twoSides(words), board, 11),
    "Row 12: c12 blue, d12 blue, x12 red, y12 red.",
    "Fila 12: c12 azul, d12 azul, x12 roja, y12 roja.",
  ],
  [
    (words) => scanColumn(twoSides(words), board, 0),
    "Column a: no live cells.",
    "Columna a: ninguna célula viva.",
  ],
  [
    (words) => scanPart(twoSides(words), board, zonePart(words, game, blocks, "rival")),
    "rival: x12 red, y12 red, x13 red, y13 red.",
    "rival: x12 roja, y12 roja, x13 roja, y13 roja.",
  ],
  [
    (words) => scanColor(twoSides(words), board, 1),
    "Blue: c12 blue, d12 blue, c13 blue, d13 blue.",
    "Azul: c12 azul, d12 azul, c13 azul, d13 azul.",
  ],
  [
    (words) => resultOf(words, ended(), { winner: 0, by: "extinction" }),
    "Victory by extinction in round 1. Blue 4, Red 0.",
    "Victoria por extinción en la ronda 1. Azul 4, Rojo 0.",
  ],
  [
    (words) => resultOf(words, ended(), { winner: null, by: "majority" }),
    "Draw by equal scores. Blue 4, Red 0.",
    "Empate con igual puntuación. Azul 4, Rojo 0.",
  ],
  [(words) => resultHeadline(words, { winner: 1, by: "time" }, [0]), "Defeat", "Derrota"],
  [(words) => resultHeadline(words, { winner: 1, by: "time" }, [0, 1]), "Red wins", "Gana Rojo"],
  [(words) => resultHeadline(words, { winner: null, by: "agreement" }, [0]), "Draw", "Empate"],
  [(words) => resultHeadline(words, { winner: null, by: "abort" }, [0]), "Called off", "Anulada"],
];

for (const [say, english, spanish] of CASES) {
  Deno.test(english || "nothing to say about zones that stay as they are", () => {
    assertEquals(say(wordsIn("en")), english);
    assertEquals(say(wordsIn("es")), spanish);
  });
}

Deno.test("the round shown is the one being played, and at the end the last one", () => {
  assertEquals(roundShown(game, blocks), 2);
  const ending = turnIn(BLOCKS.replace("b 2", "r 12"), { pass: true }).after;
  assertEquals([ending.outcome !== null, roundShown(game, ending)], [true, 12]);
});
