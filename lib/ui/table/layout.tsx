/** Everything around one board, whichever game is played on it and wherever. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { AnyGame } from "../../games/known_games.ts";
import { MoreButton } from "../parts/more_button.tsx";
import { Spoken } from "../parts/spoken.tsx";
import { Actions } from "./actions.tsx";
import type { Around } from "./game_ui.ts";
import { GuideSpot } from "./guide_spot.tsx";
import { Hud } from "./hud.tsx";
import { MoveList } from "./move_list.tsx";
import { ResultFrame } from "./result_frame.tsx";
import { SidePanel } from "./side_panel.tsx";
import { TableSwitches } from "./table_switches.tsx";
import type { Table } from "./table.ts";
import { followTableSettings } from "./table_settings.ts";
import { useTableWays } from "./use_table_ways.ts";

export interface TableLayoutProps<Kind extends AnyGame> extends Around {
  readonly table: Table<Kind>;
  /** Has the rival move at once, where that can be had. */
  readonly onHurry?: (() => void) | undefined;
  /** What the result counts. */
  readonly verdict?: ComponentChildren;
  /** The game so far as CCN. */
  readonly record: () => string;
}

export function TableLayout<Kind extends AnyGame>(props: TableLayoutProps<Kind>) {
  const { table, title, notices, isOnline = false, extras, hasNews = false } = props;
  const { words, match, ui } = table;
  const ways = useTableWays(table), { goTo, help } = ways;
  useEffect(() => followTableSettings(table, isOnline), []);
  const isOver = match.result.value !== null, isPlaying = match.mine.length > 0 && !isOver;
  return (
    <div
      class={`table ${ui.style}`}
      data-ready={`${ways.isReady.value}`}
      data-turns={match.turns.value.length}
      data-online={`${isOnline}`}
    >
      <h1 class="visually-hidden">{title}</h1>
      <Hud {...props} />
      <div class="board-frame">
        <ui.Board table={table} onGo={goTo} />
        {props.children}
      </div>
      <div class="talk">
        <Spoken voice={table}>{notices}</Spoken>
        {isPlaying && <GuideSpot table={table} />}
      </div>
      <div class="controls">
        {isOver
          ? <Result {...props} />
          : isPlaying && ui.Pad
          ? <ui.Pad table={table} hasNews={hasNews} />
          : <MoreButton words={words} hasNews={hasNews} />}
        {isPlaying && <Actions table={table} onHurry={props.onHurry} />}
      </div>
      <SidePanel
        table={table}
        panel={ways.side}
        input={ways.input}
        onLine={ways.obeyLine}
        onHelp={ways.showHelp}
        tools={
          <>
            <MoveList table={table} />
            {isPlaying && <TableSwitches table={table} isOnline={isOnline} />}
          </>
        }
      >
        {extras}
      </SidePanel>
      {help.value && <help.value.Help table={table} onClose={() => help.value = undefined} />}
    </div>
  );
}

function Result<Kind extends AnyGame>(props: TableLayoutProps<Kind>): ComponentChildren {
  const { table: { match, ui, words }, verdict, record, next } = props;
  const { headline, reason, score } = ui.result(match, match.result.value!);
  return (
    <ResultFrame
      words={words}
      headline={headline}
      line={score ? `${reason}. ${score}.` : `${reason}.`}
      verdict={verdict}
      record={record}
    >
      {next}
    </ResultFrame>
  );
}
