/** A lesson in sentences. */

import { effect, untracked } from "@preact/signals";
import { cellName } from "../../games/notation/cell_text.ts";
import type { Verdict } from "../../learn/course.ts";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Turn } from "../table/match.ts";
import { changesPhrase } from "../board/speech.ts";
import type { Table } from "../table/table.ts";
import type { LearnWords } from "./words/mod.ts";
import type { LessonMatch } from "./lesson_match.ts";

/** A turn in words, counted from 1. */
export type TurnSentence<Kind extends AnyGame> = (
  table: Table<Kind>,
  turn: Turn<Kind>,
  number: number,
) => string;

/** What a lesson says. */
export interface LessonSpeech {
  readonly words: LearnWords;
  /** What one knows after passing. */
  readonly gist: string;
}

/** What a verdict is called; `isShown` is whether the lesson played its own solution. */
export function verdictTitle(
  { words }: LessonSpeech,
  verdict: Verdict,
  isShown: boolean,
): string {
  if (isShown) return words.shownTitle;
  return verdict === "passed" ? words.passedTitle : words.missedTitle;
}

/** What a verdict says; empty while the lesson goes on. */
export function verdictSentence<Kind extends AnyGame>(
  { words: { lacks }, gist }: LessonSpeech,
  { game, position, verdict: { value: verdict } }: LessonMatch<Kind>,
): string {
  if (verdict === "on") return "";
  if (verdict === "passed") return gist;
  const { lack, cell, count = 0 } = verdict;
  const name = cell === undefined ? "" : cellName(game.board(position.value), cell);
  return lacks[lack]({ cell: name, count });
}

/**
 * Tells each turn, and with the last generation what it all came to; of those in between, which
 * nobody played, nothing. Returns how to stop.
 */
export function narrate<Kind extends AnyGame = LifeGame>(
  table: Table<Kind>,
  match: LessonMatch<Kind>,
  speech: LessonSpeech,
  sentence: TurnSentence<Kind>,
  isShown: () => boolean,
): () => void {
  let told = 0;
  return effect(() => {
    const turns = match.turns.value;
    const verdict: Verdict = match.verdict.value;
    const isNew = turns.length > told, news = turns.slice(told);
    if (isNew) untracked(() => table.teller.tell(news, () => {}));
    else if (turns.length < told) table.teller.skip();
    told = turns.length;
    const last = turns.at(-1);
    if (!isNew || !last || (isUnplayed(match.game, last) && verdict === "on")) return;
    const tale = isUnplayed(match.game, last)
      ? generationSentence(table, last, turns.length)
      : sentence(table, last, turns.length);
    const sentences = [tale];
    if (verdict !== "on") {
      const title = verdictTitle(speech, verdict, isShown());
      sentences.push(`${title}.`, verdictSentence(speech, match));
    }
    if (match.isOpen.value) sentences.push(speech.words.goOn);
    if (verdict !== "on") table.onCue(verdict === "passed" ? "won" : "lost");
    table.say(sentences.filter((sentence) => sentence !== "").join(" "));
  });
}

/** A generation that nobody's turn brought. */
function generationSentence<Kind extends AnyGame>(
  table: Table<Kind>,
  last: Turn<Kind>,
  number: number,
): string {
  const { words, ui } = table, changes = table.changesOf(last);
  return changes ? words.say.generation(number, changesPhrase(ui, changes)) : "";
}

/** Whether the turn was nobody's: it stays whose it was. */
function isUnplayed(
  game: AnyGame,
  { before, after }: { before: unknown; after: unknown },
): boolean {
  return !game.outcome(after) && game.turn(before) === game.turn(after);
}
