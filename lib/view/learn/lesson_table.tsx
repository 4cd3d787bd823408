/** A lesson's board and all around it. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { LifeMove } from "../../games/life_position.ts";
import type { Lesson } from "../../learn/lesson.ts";
import { Actions } from "../parts/actions.tsx";
import { BoardCanvas } from "../parts/board_canvas.tsx";
import { Help } from "../parts/help.tsx";
import { NudgePad } from "../parts/nudge_pad.tsx";
import { SidePanel } from "../parts/side_panel.tsx";
import { TextBoard } from "../parts/text_board.tsx";
import type { Pointing } from "../scene.ts";
import { Table } from "../table.ts";
import { boardOf } from "../table_board.ts";
import type { LearnWords } from "../words/learn/mod.ts";
import type { Words } from "../words/mod.ts";
import { LessonMatch } from "./lesson_match.ts";
import { narrate } from "./narrate.ts";
import { markOpened, markPassed } from "./progress.ts";
import { VerdictPanel, type WayOn } from "./verdict_panel.tsx";

export interface LessonTableProps {
  readonly lesson: Lesson;
  readonly table: Words;
  readonly words: LearnWords;
  /** What the learner is asked to do. */
  readonly task: string;
  readonly next: WayOn;
}

/** How long a generation is shown before the next, in milliseconds. */
const PAUSE = 450;

const TOOLS = ["bomb", "skip"] as const;

export function LessonTable({ lesson, table: tableWords, words, task, next }: LessonTableProps) {
  const match = useMemo(() => new LessonMatch(lesson, pause), []);
  const table = useMemo(() => openTable(match, tableWords, words), []);
  const pointing = useSignal<Pointing>({ cursorShown: false, aiming: false, hover: undefined });
  const board = useMemo(() => boardOf(table, pointing), []);
  const tools = useMemo(() => TOOLS.filter((tool) => !table.refusalOf(tool)), []);
  const isReady = useSignal(false);
  const isShown = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const side = useRef<HTMLElement>(null);
  const showHelp = () => help.current?.showModal();
  const goToField = () => {
    if (!input.current!.checkVisibility()) side.current!.showPopover();
    input.current!.focus();
  };
  useEffect(() => {
    markOpened(lesson.id);
    isReady.value = true;
    return narrate(table, match, words);
  }, []);
  const verdict = match.verdict.value;
  useEffect(() => {
    if (verdict === "passed" && !isShown.peek()) markPassed(lesson.id);
  }, [verdict]);

  const again = ({ currentTarget }: Event) => {
    if ((currentTarget as Element).matches(":focus-visible")) focusBoard();
    isShown.value = false;
    clearDraft(table);
    match.reset();
    table.say(words.back);
  };
  const show = () => {
    isShown.value = true;
    clearDraft(table);
    table.say(words.showing);
    match.show((move) => draft(table, move));
  };
  return (
    <>
      <p class="task">
        <strong>{words.task}.</strong> {task}
      </p>
      <div
        class="board-frame"
        data-ready={`${isReady.value}`}
        data-turns={match.turns.value.length}
        data-open={`${match.isOpen.value}`}
      >
        <BoardCanvas source={board} fallback={tableWords.board.canvas} />
        <TextBoard
          table={table}
          pointing={pointing}
          onGo={(to) => to === "help" ? showHelp() : goToField()}
        />
      </div>
      <div class="speech" data-last="said">
        <p role="status" aria-live="polite">{table.said.value}</p>
      </div>
      <div class="controls">
        {verdict === "on"
          ? (
            <>
              <NudgePad table={table} pointing={pointing} hasNews={false} />
              <Actions table={table} tools={tools} />
              <div class="lesson-ways">
                <button type="button" class="quiet" onClick={again}>{words.again}</button>
                <button type="button" class="quiet" onClick={show}>{words.showMe}</button>
              </div>
            </>
          )
          : (
            <VerdictPanel
              match={match}
              words={words}
              isShown={isShown.value}
              next={next}
              onAgain={again}
              onShow={show}
            />
          )}
      </div>
      <SidePanel table={table} panel={side} input={input} onHelp={showHelp} />
      <Help words={tableWords} dialog={help} />
    </>
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

/** A table that knows what to say when no turn is to be played. */
function openTable(match: LessonMatch, words: Words, { wait }: LearnWords): Table {
  return new Table(match, { ...words, say: { ...words.say, notYourTurn: wait } });
}

function clearDraft(table: Table): void {
  draft(table, { place: [] });
}

/** Lays a turn on the board without playing it. */
function draft(table: Table, move: LifeMove): void {
  table.drafted.value = "place" in move ? move.place : [];
  table.target.value = "bomb" in move ? move.bomb : undefined;
  table.tool.value = "bomb" in move ? "bomb" : "pass" in move ? "skip" : "place";
}

/** A keyboard's place is on the board when the button that brought it back is gone. */
function focusBoard(): void {
  document.querySelector<HTMLElement>(".board-frame :is([tabindex='0'], button)")?.focus();
}
