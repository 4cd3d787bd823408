/** A lesson in sentences. */

import { effect, untracked } from "@preact/signals";
import { cellName } from "../../games/notation/cell_text.ts";
import type { Verdict } from "../../learn/course.ts";
import { changesOf } from "../games/conquerors/changes.ts";
import type { Turn } from "../table/match.ts";
import { turnSentence } from "../games/conquerors/speech.ts";
import { changesPhrase } from "../board/speech.ts";
import type { Table } from "../table/table.ts";
import type { LearnWords } from "./words/mod.ts";
import type { LessonMatch } from "./lesson_match.ts";

/** What a lesson says. */
export interface LessonSpeech {
  readonly words: LearnWords;
  /** What one knows after passing. */
  readonly gist: string;
}

/** What a verdict says; empty while the lesson goes on. */
export function verdictSentence(
  { words: { lacks }, gist }: LessonSpeech,
  { position, verdict: { value: verdict } }: LessonMatch,
): string {
  if (verdict === "on") return "";
  if (verdict === "passed") return gist;
  const { lack, cell, count = 0 } = verdict;
  const name = cell === undefined ? "" : cellName(position.value.board, cell);
  return lacks[lack]({ cell: name, count });
}

/**
 * Tells each turn, and with the last generation what it all came to; of those in between, which
 * nobody played, nothing. Returns how to stop.
 */
export function narrate(table: Table, match: LessonMatch, speech: LessonSpeech): () => void {
  let told = 0;
  return effect(() => {
    const turns = match.turns.value;
    const verdict: Verdict = match.verdict.value;
    const isNew = turns.length > told, news = turns.slice(told);
    if (isNew) untracked(() => table.teller.tell(news, () => {}));
    else if (turns.length < told) table.teller.skip();
    told = turns.length;
    const last = turns.at(-1);
    if (!isNew || !last || (isUnplayed(last) && verdict === "on")) return;
    const sentences = [sentenceOf(table, last, turns.length), verdictSentence(speech, match)];
    if (match.isOpen.value) sentences.push(speech.words.goOn);
    if (verdict !== "on") table.onCue(verdict === "passed" ? "won" : "lost");
    table.say(sentences.filter((sentence) => sentence !== "").join(" "));
  });
}

function sentenceOf({ words, ui }: Table, turn: Turn, number: number): string {
  return isUnplayed(turn)
    ? words.say.generation(number, changesPhrase(ui, changesOf(turn)))
    : turnSentence(words, turn, number);
}

/** Whether the turn was nobody's: it stays whose it was. */
function isUnplayed({ before, after }: Turn): boolean {
  return before.turn === after.turn;
}
