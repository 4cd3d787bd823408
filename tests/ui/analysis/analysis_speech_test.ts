import { assertEquals } from "@std/assert";
import {
  aheadPhrase,
  lostPhrase,
  verdictSentences,
} from "../../../lib/ui/analysis/analysis_speech.ts";
import { analysisWordsIn } from "../../../lib/ui/analysis/words/mod.ts";
import type { Language } from "../../../lib/words/language.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { judge } from "./judge.ts";

function say(language: Language, played: string, better: string, regret: number): string[] {
  const { judged } = judge(played, better, regret);
  return verdictSentences(wordsIn(language), analysisWordsIn(language), judged, -12);
}

Deno.test("a verdict says what was better, how the game stood, and the harm", () => {
  assertEquals(say("en", "c1,c2,c3,b3", "c1,e8,e9,f8", 30.4), [
    "Better: c1, e8, f8, e9.",
    "With the best turn Blue +18, as played Red +12: 25 % of the win lost.",
    "Own cells it killed: b1, a2, b2.",
    "Births it gave Red: d4.",
  ]);
  assertEquals(say("es", "c1,c2,c3,b3", "c1,e8,e9,f8", 30.4), [
    "Mejor: c1, e8, f8, e9.",
    "Con el mejor turno Azul +18; como se jugó, Rojo +12: un 25 % de la victoria perdido.",
    "Células propias que mató: b1, a2, b2.",
    "Nacimientos que regaló a Rojo: d4.",
  ]);
});

Deno.test("a verdict on a good turn names no better one", () => {
  const [first] = say("en", "e8,e9,f8,f9", "pass", 3);
  assertEquals(first, "About as good as the best.");
});

Deno.test("a better bomb and a better skip are named", () => {
  assertEquals(say("en", "pass", "!m13", 30)[0], "Better: a bomb on m13.");
  assertEquals(say("en", "!m13", "pass", 30)[0], "Better: skip the turn.");
});

Deno.test("a table says who was ahead and what was lost in few words", () => {
  const words = wordsIn("en"), own = analysisWordsIn("en");
  const phrases = [12.4, -12.6, 0.4, -0.4].map((points) => aheadPhrase(words, own, points));
  assertEquals(phrases, ["Blue +12", "Red +13", "even", "even"]);
  const lost = [3.4, 10, 20, 99.6].map((loss) => lostPhrase(own, loss));
  assertEquals(lost, ["3 %", "10 % ?! inaccuracy", "20 % ? mistake", "100 % ?? blunder"]);
});
