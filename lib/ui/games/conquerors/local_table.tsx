/** A game in this page: against the computer, or two people at one device. */

import { effect, useSignal } from "@preact/signals";
import type { TargetedMouseEvent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { LifePosition } from "../../../games/conquerors/position.ts";
import { playedLifeOf } from "../../../games/played_life.ts";
import type { Words } from "../../../words/mod.ts";
import type { CpuEntry } from "../../net/cpu_entry.ts";
import type { GameKeeper } from "../../table/kept_game.ts";
import { late } from "../../parts/late.ts";
import { holdNoEnter } from "../../parts/hold_no_enter.ts";
import { useOnce } from "../../parts/use_later.ts";
import { TableLayout } from "../../table/layout.tsx";
import { LocalMatch, movesOf } from "../../table/match.ts";
import { type Setup, setupHref } from "../../table/setup.ts";
import { Table } from "../../table/table.ts";
import { sayBeginning, useKept } from "../../table/use_keeper.ts";
import type { Computer, LateComputer } from "./computer.ts";
import { doubtIn } from "./doubt.ts";
import { conquerorsUi } from "./ui.tsx";

interface LocalTableProps {
  readonly setup: Setup;
  readonly start: LifePosition;
  readonly words: Words;
  /** What the computer has scored, in a sentence. */
  readonly line: string;
  /** The game as the server may count it. */
  readonly entry: CpuEntry | undefined;
  /** Keeps the game in the browser; none where that cannot be. */
  readonly keeper: GameKeeper | undefined;
  /** The seed that the computer's chance comes from, for the record. */
  readonly seed: () => string;
  readonly computer: LateComputer;
}

/** How long a turn is shown before the computer answers it, in milliseconds. */
const PAUSE = 700;

export function LocalTable(props: LocalTableProps) {
  const { setup, words, line, entry, keeper, seed, computer } = props;
  const { match, table, isShared, names, title, Begun, Counting } = useLocalGame(props);
  const mayCount = () => entry?.counts ?? false;
  const isSlow = match.thinking.value !== undefined, isOver = !!match.result.value;
  const leave = <a class="button quiet" href="/" aria-current="false">{words.table.leave}</a>;
  const localWays = Begun && (
    <Begun.LocalWays
      table={table}
      match={match}
      mayCount={mayCount}
      onGiveUp={(why) => entry?.giveUp(why)}
      onStop={computer.stop}
    />
  );
  return (
    <TableLayout
      table={table}
      title={title}
      names={names}
      cue={cueOf(table, match, isShared)}
      onHurry={isSlow && !mayCount() ? computer.moveNow : undefined}
      notices={
        <>
          <Failure match={match} words={words} />
          {Begun && <Begun.BegunNotice table={table} entry={entry} keeper={keeper} />}
        </>
      }
      extras={
        <div class="ways">
          {!isOver && leave}
          {!isShared && !isOver && (
            <AdviceButton
              table={table}
              computer={computer}
              mayCount={mayCount}
              onHelped={() => entry?.giveUp()}
            />
          )}
          {!isOver && localWays}
          {line && <small>{line}</small>}
        </div>
      }
      verdict={entry && Counting && (
        <>
          <Counting.Facts words={words} entry={entry} match={match} setup={setup} />
          <Counting.CpuVerdict words={words} entry={entry} match={match} />
        </>
      )}
      review={entry?.review}
      notes={() => ({
        id: setup.game,
        options: { komi: match.position.value.komi },
        names,
        seed: seed(),
      })}
      next={<NextGame {...props} match={match} Counting={Counting} />}
      others={
        <>
          {localWays}
          {leave}
        </>
      }
    >
      {!isShared && <Thinking match={match} words={words} />}
    </TableLayout>
  );
}

/** The game and its table, kept and counted; and what is fetched for them as it goes on. */
function useLocalGame({ setup, start, words, entry, keeper, seed, computer }: LocalTableProps) {
  const isShared = setup.opponent === "person";
  const match = useMemo(() =>
    new LocalMatch({
      game: playedLifeOf(setup.game),
      start,
      mine: isShared ? [0, 1] : [setup.side],
      think: computer.think,
      pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE)),
    }), []);
  const table = useMemo(() => openTable(match, words), []);
  const level = isShared ? "" : words.levels[setup.opponent];
  const names = [0, 1].map((seat) => isShared ? "" : seat === setup.side ? words.table.you : level);
  const title = isShared ? words.table.titleShared : words.table.title(words.table.computer(level));
  const around = () => ({ title, seed: seed(), counted: entry?.counted.value });
  useKept(table, match, keeper, around, entry && (() => entry.resume(keeper?.found)));
  useEffect(() => entry && follow(entry, table), []);
  const Begun = useOnce(
    fetchBegun,
    () => match.lastOwn >= 0 || hasBegun(table) || keeper?.isElsewhere.value === true,
  );
  const Counting = useOnce(
    fetchCounting,
    () => entry !== undefined && match.turns.value.length > 0,
  );
  useOnce(computer.prepare, () => !isShared && hasBegun(table));
  // Without a network the page may have been kept for another game.
  useEffect(() => {
    document.title = `${title} · ${words.site.name}`;
  }, []);
  return { match, table, isShared, names, title, Begun, Counting };
}

interface FailureProps {
  readonly match: LocalMatch;
  readonly words: Words;
}

/** The computer didn't answer. */
function Failure({ match, words: { table } }: FailureProps) {
  return (
    <div aria-live="assertive">
      {match.failure.value && (
        <p class="failure">
          {table.failed} <button type="button" onClick={() => match.retry()}>{table.retry}</button>
        </p>
      )}
    </div>
  );
}

type CountingModule = typeof import("./counting.tsx");

interface NextGameProps extends Pick<LocalTableProps, "setup" | "words" | "entry"> {
  readonly match: LocalMatch;
  readonly Counting: CountingModule | undefined;
}

/** The next rival after a game that counts, else the same game with the sides swapped. */
function NextGame({ setup, words, entry, match, Counting }: NextGameProps) {
  if (!entry || !Counting || setup.opponent === "person") {
    return (
      <a class="button primary" href={setupHref({ ...setup, side: 1 - setup.side })}>
        {words.result.again}
      </a>
    );
  }
  const hasWon = match.result.value?.winner === setup.side && !entry.isHelped;
  return <Counting.NextRival words={words} setup={setup} level={setup.opponent} hasWon={hasWon} />;
}

/** Enters the game once the player does anything, for looking at it is no game yet. */
function follow(entry: CpuEntry, table: Table): () => void {
  const stops = [
    effect(() => {
      if (hasBegun(table)) entry.enter();
    }),
    effect(() => entry.note(movesOf(table.match))),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Whether the player has done anything. */
function hasBegun({ drafted, tool }: Table): boolean {
  return drafted.value.length > 0 || tool.value !== "place";
}

/** What is around a game once it has begun, fetched then: at its end the network may be gone. */
const fetchBegun = () => import("./begun.tsx");

/** What the game counts: fetched with the first turn, too, for at the end the network may be gone. */
const fetchCounting = () => import("./counting.tsx");

/** A table that says what to do before anything else has been said. */
function openTable(match: LocalMatch, words: Words): Table {
  const { game } = match;
  return sayBeginning(
    new Table(match, { ...conquerorsUi(words, game), doubt: doubtIn(words, game) }),
  );
}

function cueOf({ words, myTurn }: Table, match: LocalMatch, isShared: boolean): string {
  // Another tab has the game.
  if (!match.isOpen.value) return "";
  if (isShared) return words.table.seatTurn(words.seats[match.position.value.turn]!);
  if (myTurn.value) return words.table.yourTurn;
  return match.failure.value ? "" : words.table.thinking;
}

interface ThinkingProps {
  readonly match: LocalMatch;
  readonly words: Words;
}

/** Seen grow, and heard once. */
function Thinking({ match, words }: ThinkingProps) {
  const share = match.thinking.value;
  const isThinking = share !== undefined;
  return (
    <>
      {isThinking && <progress class="thinking" value={share} aria-hidden="true" />}
      <span class="visually-hidden" aria-live="polite">{isThinking && words.table.thinking}</span>
    </>
  );
}

interface AdviceButtonProps {
  readonly table: Table;
  readonly computer: Computer;
  /** Whether the game may yet count, which no game does whose player was helped. */
  readonly mayCount: () => boolean;
  readonly onHelped: () => void;
}

/**
 * Where the game may count the first press asks and the second gets the answer; going elsewhere is a
 * no. What it takes is fetched when it is wanted.
 */
function AdviceButton({ table, computer, mayCount, onHelped }: AdviceButtonProps) {
  const { words: { table: words } } = table;
  const isSure = useSignal(false);
  const press = async ({ currentTarget, detail }: TargetedMouseEvent<HTMLButtonElement>) => {
    // The second half of a double click is no answer.
    if (detail > 1) return;
    // Safari gives no button the focus when it's pressed: going elsewhere would not be noticed.
    currentTarget.focus();
    // Decided now: a player who goes elsewhere while the rest is fetched has said no, not yes.
    const asks = !isSure.value && mayCount();
    isSure.value = asks;
    const advice = await late(() => import("./advise.ts")).catch(() => undefined);
    if (!advice) {
      isSure.value = false;
      return table.say(table.reason("closed"));
    }
    const { advise, warn } = advice;
    if (asks) return isSure.value ? warn(table) : undefined;
    onHelped();
    currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    await advise(table, computer);
  };
  return (
    <button
      type="button"
      class="quiet"
      onClick={press}
      onKeyDown={holdNoEnter}
      onBlur={() => isSure.value = false}
    >
      {isSure.value ? words.adviseSure : words.advise}
    </button>
  );
}
