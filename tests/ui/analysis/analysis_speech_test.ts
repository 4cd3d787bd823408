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
    "Best turn: Blue +18. Played: Red +12. Win chance lost: 25%.",
    "Own cells lost: b1, a2, b2.",
    "Births given to Red: d4.",
  ]);
  assertEquals(say("es", "c1,c2,c3,b3", "c1,e8,e9,f8", 30.4), [
    "Mejor: c1, e8, f8, e9.",
    "Mejor turno: Azul +18. Jugado: Rojo +12. Probabilidad de ganar perdida: 25 %.",
    "Células propias perdidas: b1, a2, b2.",
    "Nacimientos regalados a Rojo: d4.",
  ]);
});

Deno.test("a verdict on a good turn names no better one", () => {
  const [first] = say("en", "e8,e9,f8,f9", "pass", 3);
  assertEquals(first, "About as good as the best turn.");
});

Deno.test("a better bomb and a better skip are named", () => {
  assertEquals(say("en", "pass", "!m13", 30)[0], "Better: a bomb on m13.");
  assertEquals(say("en", "!m13", "pass", 30)[0], "Better: skip the turn.");
});

Deno.test("a table says who was ahead and what was lost in few words", () => {
  const words = wordsIn("en"), own = analysisWordsIn("en");
  const phrases = [12.4, -12.6, 0.4, -0.4, 99, 100, -100].map((points) =>
    aheadPhrase(words, own, points)
  );
  const ended = ["Blue wins", "Red wins"];
  assertEquals(phrases, ["Blue +12", "Red +13", "even", "even", "Blue +99", ...ended]);
  const lost = [3.4, 10, 20, 99.6].map((loss) => lostPhrase(own, loss));
  assertEquals(lost, ["3%", "10% ?! inaccuracy", "20% ? mistake", "100% ?? blunder"]);
});
