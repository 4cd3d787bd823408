/** Everything around one board, whichever game is played on it and wherever. */

import { effect, useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { EMPTY } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { MoreButton } from "../parts/more_button.tsx";
import { late } from "../parts/late.ts";
import { useOnce } from "../parts/use_later.ts";
import type { Voice } from "../parts/voice.ts";
import { followSettings, isGuided, readSetting } from "../settings/settings.ts";
import { Actions } from "./actions.tsx";
import type { Around } from "./game_ui.ts";
import { Hud } from "./hud.tsx";
import { ResultFrame } from "./result_frame.tsx";
import { pointsIn } from "./lead.tsx";
import { pointOut } from "./named_cells.ts";
import { PadSpot } from "./pad_spot.tsx";
import { SidePanel } from "./side_panel.tsx";
import type { RecordNotes } from "./record.ts";
import type { Table } from "./table.ts";
import { TableSwitches } from "./table_switches.tsx";
import { useTableWays } from "./use_table_ways.ts";

export interface TableLayoutProps<Kind extends AnyPlayed> extends Around {
  readonly table: Table<Kind>;
  /** Has the rival move at once, where that can be had. */
  readonly onHurry?: (() => void) | undefined;
  /** What the result counts. */
  readonly verdict?: ComponentChildren;
  /** What the game's record says besides its turns. */
  readonly notes: () => RecordNotes;
}

export function TableLayout<Kind extends AnyPlayed>(props: TableLayoutProps<Kind>) {
  const { table, title, notices, isOnline = false, extras, hasNews = false } = props;
  const { words, match, ui } = table;
  const ways = useTableWays(table), { goTo, help } = ways;
  useEffect(() => followTableSettings(table, isOnline), []);
  const isTelling = useComputed(() => `${table.teller.turn.value !== undefined}`);
  const isOver = table.isOver.value, isPlaying = match.mine.length > 0 && !isOver;
  // What typed lines mean comes with the first turn at the latest: the network may go later.
  useOnce(fetchAnswers, () => match.turns.value.length > 0);
  const End = useOnce(
    fetchEnd,
    () => table.isOver.value || match.mine.length > 0 && match.turns.value.length > 0,
  );
  return (
    <div
      class={`table ${ui.style}`}
      data-over={`${isOver}`}
      data-ready={`${ways.isReady.value}`}
      data-turns={match.turns.value.length}
      data-online={`${isOnline}`}
      data-telling={isTelling}
      onClick={(event) => pointOut(table, event)}
    >
      <h1 class="visually-hidden">{title}</h1>
      <Hud {...props} />
      <div class="board-frame">
        <ui.Board table={table} onGo={goTo} />
        {props.children}
      </div>
      <div class="talk">
        <Spoken voice={table} label={words.table.news}>{notices}</Spoken>
        {isPlaying && <GuideSpot table={table} />}
      </div>
      {isOver ? <Result {...props} End={End} /> : (
        <div class="controls">
          {isPlaying && ui.living && <PadSpot table={table} />}
          {isPlaying
            ? <Actions table={table} hasNews={hasNews} onHurry={props.onHurry} />
            : <MoreButton words={words} hasNews={hasNews} />}
        </div>
      )}
      <SidePanel
        table={table}
        panel={ways.side}
        input={ways.input}
        onLine={ways.obeyLine}
        onHelp={ways.showHelp}
        tools={
          <>
            <MoveList table={table} />
            {isPlaying && !table.isUnaided && <TableSwitches table={table} isOnline={isOnline} />}
          </>
        }
      >
        {extras}
      </SidePanel>
      {help.value && <help.value.Help table={table} onClose={() => help.value = undefined} />}
    </div>
  );
}

/**
 * What is besides the result, and its looks: players are sent it with the first turn, so that no result
 * changes under a finger. Without it the result is there all the same.
 */
const fetchEnd = async () => await (await import("./end/end.tsx")).dressed();

/** What typed lines mean. */
const fetchAnswers = () => import("./answers.ts");

/** How records are written is fetched with the end, or by who saves one. */
const fetchRecord = () => import("./record.ts");

interface ResultProps<Kind extends AnyPlayed> extends TableLayoutProps<Kind> {
  readonly End: Awaited<ReturnType<typeof fetchEnd>> | undefined;
}

function Result<Kind extends AnyPlayed>(props: ResultProps<Kind>): ComponentChildren {
  const { table, title, names, verdict, notes, next, others, review, isOnline = false, End } =
    props;
  const { match, ui, words } = table, result = match.result.value!;
  const { headline, reason, score } = ui.result(match, result);
  const isLost = match.mine.length === 1 && result.winner !== match.mine[0];
  return (
    <ResultFrame
      words={words}
      title={title}
      headline={headline}
      winner={isLost ? null : result.winner}
      reason={reason}
      note={result.by === "majority" ? ui.status(match)[1] : undefined}
      score={score}
      finals={finalsOf(table)}
      Sign={ui.Sign}
      verdict={verdict}
      others={others}
      onSave={async () =>
        (await late(fetchRecord).catch(() => undefined))?.saveRecord(match, notes())}
      end={End && result.by !== "abort" && (
        <End table={table} names={names} notes={notes} review={review} hasReview={isOnline} />
      )}
    >
      {next}
    </ResultFrame>
  );
}

/** The large numbers of two: without komi, who has fewer cells would seem to have won by them. */
function finalsOf<Kind extends AnyPlayed>({ match, ui }: Table<Kind>): readonly number[] {
  const { game, position: { value: position }, result } = match;
  if (ui.seats.length !== 2) return [];
  const finals = ui.seats.flatMap((_, seat) => ui.numbers(position, seat, undefined).at(-1) ?? []);
  if (finals.length > 0 && result.value?.by === "majority") return pointsIn(game, position);
  return finals.map(({ value }) => value);
}

interface SpokenProps {
  readonly voice: Voice;
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** Where a table speaks, below what may be said next to the board. */
function Spoken({ voice, label, children }: SpokenProps) {
  return (
    <div
      class="speech"
      role="region"
      aria-label={label}
      data-last={voice.spokeLast.value}
      tabIndex={0}
    >
      {children}
      <p role="status" aria-live="polite">{voice.said.value}</p>
      {/* Not an alert: Firefox reads one that is put into the page, but not one that says something else. */}
      <p class="alerted" aria-live="assertive" aria-atomic="true">{voice.alerted.value}</p>
    </div>
  );
}

/** The turns so far as they are written, each a way back to what it did. */
function MoveList<Kind extends AnyPlayed>({ table }: { readonly table: Table<Kind> }) {
  const { match: { game, turns }, ui, words, match } = table;
  if (turns.value.length === 0) return null;
  return (
    <details class="moves">
      <summary>{words.table.moves}</summary>
      <ol class="turns played">
        {turns.value.map((turn, index) => (
          <li key={index}>
            <button
              type="button"
              class="quiet"
              title={ui.turnSentence(match.mine, turn)}
              aria-pressed={`${table.shown.value === index}`}
              onClick={() => table.show(index)}
            >
              {game.text.writeMove(turn.before, turn.move)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Keeps a table as the settings say, here and in other tabs; returns how to stop. */
function followTableSettings<Kind extends AnyPlayed>(
  table: Table<Kind>,
  isOnline: boolean,
): () => void {
  return followSettings(() => {
    const confirm = readSetting("confirm");
    table.guidance.guided.value = isGuided(isOnline) && !table.isUnaided;
    // A friend's link brings people who have never played: who isn't guided there hasn't chosen so.
    table.guidance.warned.value = isGuided(false) && !table.isUnaided;
    table.guidance.coached.value = readSetting("coach") === "on" && !isOnline;
    table.waits = confirm === "always" || (confirm === "online" && isOnline);
  });
}

/** The guide is fetched when a guided person has something to be guided by, not with the page. */
function GuideSpot<Kind extends AnyPlayed>({ table }: { readonly table: Table<Kind> }) {
  const loaded = useSignal<{ Guide: ComponentType<{ table: Table<Kind> }> } | undefined>(undefined);
  const { guided, looking } = table.guidance;
  useEffect(() =>
    effect(() => {
      if (!table.ui.guide || !guided.value || !hasLife(table)) return;
      // Where it cannot be fetched the board still shows the next generation.
      late(table.ui.guide).then((Guide) => loaded.value = { Guide }, () => {});
    }), []);
  if (!table.ui.guide || !guided.value) return null;
  const Guide = loaded.value?.Guide;
  return (
    <div class="guide" data-looking={`${looking.value}`}>
      {Guide ? <Guide table={table} /> : (
        <>
          {/* It takes its place from the start: nothing moves under a finger when it comes. */}
          {table.ui.hasHints && <p class="hint" />}
          <div class="forecast" />
        </>
      )}
    </div>
  );
}

function hasLife<Kind extends AnyPlayed>({ drafted, board }: Table<Kind>): boolean {
  return drafted.value.length > 0 || board.cells.some((state) => state !== EMPTY);
}
