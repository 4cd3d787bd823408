/** Rated puzzles, one after another. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Kind } from "../lib/puzzles/kind.ts";
import { type Puzzle, readPuzzle } from "../lib/puzzles/puzzle.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import {
  askStanding,
  type PuzzleScored,
  type PuzzleStanding,
  sendAttempt,
} from "../lib/ui/puzzles/ask_puzzles.ts";
import type { Attempt } from "../lib/ui/puzzles/puzzle_run.ts";
import { PuzzleTable } from "../lib/ui/puzzles/puzzle_table.tsx";
import { type PuzzleWords, puzzleWordsIn } from "../lib/ui/puzzles/words/mod.ts";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface PuzzlesProps {
  readonly language: Language;
  /** Puzzles by their lines: the one to begin with, then some to go on with where there is no server. */
  readonly lines: readonly string[];
  /** Whether the first one is to stay, whatever suits the player. */
  readonly isFixed: boolean;
  /** The only kind that is to come, if not all. */
  readonly kind?: Kind | undefined;
}

/** What came of the first attempt: nothing yet, no answer, or an answer. */
type Scored = PuzzleScored | "unsent" | undefined;

export default function Puzzles({ language, lines, isFixed, kind }: PuzzlesProps) {
  useEarlyChoices();
  const words = puzzleWordsIn(language);
  const puzzle = useSignal(readPuzzle(lines[0]!));
  const standing = useSignal<PuzzleStanding | undefined>(undefined);
  const scored = useSignal<Scored>(undefined);
  const sent = useSignal("");
  const isNext = useSignal(false);
  const met = useRef(new Set<string>());
  const isBusy = useRef(() => false);
  const begin = (next: Puzzle) => {
    puzzle.value = next;
    scored.value = undefined;
  };
  useEffect(() => {
    askStanding(kind).then((known) => {
      // What was sent meanwhile is answered with more than that.
      if (!known || sent.peek() !== "") return;
      standing.value = known;
      // Who has begun already goes on with that.
      if (!isFixed && known.next && !isBusy.current()) begin(known.next);
    });
  }, []);
  const attempt = async ({ moves }: Attempt) => {
    const { id } = puzzle.peek();
    if (sent.peek() === id) return;
    sent.value = id;
    // Who goes on before an answer comes, if one does, isn't given the same again.
    if (standing.peek()) standing.value = { ...standing.peek()!, next: null };
    const answer = await sendAttempt(id, moves, kind);
    if (answer) standing.value = answer;
    if (puzzle.peek().id === id) scored.value = answer ?? "unsent";
  };
  const goOn = () => {
    isNext.value = true;
    const { id } = puzzle.peek(), all = lines.map(readPuzzle);
    met.current.add(id);
    const other = all.find((one) => !met.current.has(one.id));
    // Who has met them all goes round again.
    if (!other) met.current.clear();
    begin(standing.peek()?.next ?? other ?? all.find((one) => one.id !== id)!);
  };
  return (
    <PuzzleTable
      key={puzzle.value.id}
      puzzle={puzzle.value}
      table={wordsIn(language)}
      words={words}
      isNext={isNext.value}
      isBusy={isBusy}
      onAttempt={attempt}
      end={(isSolved) => ({
        note: <Note words={words} puzzle={puzzle.value} scored={scored.value} />,
        ways: (
          <>
            <button type="button" class={isSolved ? "primary" : ""} onClick={goOn}>
              {words.next}
            </button>
            <a class="button quiet" href={`/puzzle/${puzzle.value.id}`}>{words.link}</a>
          </>
        ),
      })}
    >
      {standing.value && (
        <p class="puzzle-rating">{words.rating}: {Math.round(standing.value.rating)}</p>
      )}
    </PuzzleTable>
  );
}

interface NoteProps {
  readonly words: PuzzleWords;
  readonly puzzle: Puzzle;
  readonly scored: Scored;
}

/** What the puzzle was worth. */
function Note({ words, puzzle, scored }: NoteProps) {
  return (
    <>
      <p class="puzzle-rating" data-scored={`${scored !== undefined}`}>
        {scored === "unsent" ? words.unsent : scored && worthOf(words, scored)}{" "}
        {words.kinds[puzzle.kind]}. {words.puzzleRating(puzzle.rating)}.
      </p>
      {typeof scored === "object" && !scored.next && <p>{words.done}</p>}
    </>
  );
}

function worthOf(words: PuzzleWords, { rating, change }: PuzzleScored): string {
  if (change === undefined) return words.unrated;
  return `${words.rating}: ${Math.round(rating)} (${words.gained(change)}).`;
}
