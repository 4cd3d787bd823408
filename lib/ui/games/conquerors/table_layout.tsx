/** Everything around one board, whoever plays on it. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Table } from "./table.ts";
import { followTableSettings } from "./table_settings.ts";
import { Actions } from "./actions.tsx";
import { BoardCanvas } from "../../board/canvas.tsx";
import { GuideSpot } from "./guide_spot.tsx";
import { Help } from "./help.tsx";
import { Hud } from "./hud.tsx";
import { MoreButton } from "../../parts/more_button.tsx";
import { NudgePad } from "./nudge_pad.tsx";
import { Result } from "./result.tsx";
import { SidePanel } from "./side_panel.tsx";
import { Spoken } from "../../parts/spoken.tsx";
import { TableSwitches } from "./table_switches.tsx";
import { TextBoard } from "./text_board.tsx";
import { useTableWays } from "./use_table_ways.ts";

export interface TableLayoutProps {
  readonly table: Table;
  readonly title: string;
  /** Who sits at each seat. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What stands under that, in small print. */
  readonly margin?: ComponentChildren;
  /** What may be said beside the board: a failure, an offer, who is gone. */
  readonly notices?: ComponentChildren;
  /** Whether the other seat is played elsewhere: guidance is then offered, not given. */
  readonly isOnline?: boolean;
  /** Has the rival move at once, where that can be had. */
  readonly onHurry?: (() => void) | undefined;
  /** What stands below the text field. */
  readonly extras?: ComponentChildren;
  /** Whether there is something new among the extras, which a phone hides. */
  readonly hasNews?: boolean;
  /** What the result counts. */
  readonly verdict?: ComponentChildren;
  /** The ways to go on after the result. */
  readonly next: ComponentChildren;
  /** The game so far as CCN. */
  readonly record: () => string;
  /** What lies over the board while it cannot be played on. */
  readonly children?: ComponentChildren;
}

export function TableLayout(props: TableLayoutProps) {
  const {
    table,
    title,
    names,
    cue,
    margin,
    notices,
    isOnline = false,
    onHurry,
    extras,
    hasNews,
    verdict,
    next,
    record,
    children,
  } = props;
  const { words, match } = table;
  const isPlaying = match.mine.length > 0 && match.result.value === null;
  const { pointing, board, isReady, input, help, side, showHelp, goToField } = useTableWays(
    table,
    () => table.listen(),
  );
  useEffect(() => followTableSettings(table, isOnline), []);

  return (
    <div
      class="table"
      data-ready={`${isReady.value}`}
      data-turns={match.turns.value.length}
      data-online={`${isOnline}`}
    >
      <h1 class="visually-hidden">{title}</h1>
      <Hud table={table} names={names} cue={cue} margin={margin} />
      <div class="board-frame">
        <BoardCanvas source={board} fallback={words.board.canvas} />
        <TextBoard
          table={table}
          pointing={pointing}
          onGo={(to) => to === "help" ? showHelp() : goToField()}
        />
        {children}
      </div>
      <div class="talk">
        <Spoken voice={table}>{notices}</Spoken>
        {isPlaying && <GuideSpot table={table} />}
      </div>
      <div class="controls">
        {match.result.value
          ? <Result table={table} verdict={verdict} record={record}>{next}</Result>
          : isPlaying
          ? (
            <>
              <NudgePad table={table} pointing={pointing} hasNews={hasNews ?? false} />
              <Actions table={table} onHurry={onHurry} />
            </>
          )
          : <MoreButton words={words} hasNews={hasNews ?? false} />}
      </div>
      <SidePanel table={table} panel={side} input={input} onHelp={showHelp}>
        {isPlaying && <TableSwitches table={table} isOnline={isOnline} />}
        {extras}
      </SidePanel>
      <Help words={words} dialog={help} />
    </div>
  );
}
