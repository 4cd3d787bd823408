/** A sandbox in which both sides of a game are played. */

import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import { LIFE_GAME_IDS, type LifeGameId } from "../../games/life_games.ts";
import { conquerorsUi } from "../games/conquerors/ui.tsx";
import { TableLayout } from "../table/layout.tsx";
import type { Match } from "../table/match.ts";
import { Table } from "../table/table.ts";
import { Lab, type LabProps } from "./lab.tsx";
import { ModeSwitch } from "./mode_switch.tsx";
import type { Studio } from "./studio.ts";
import { studioMatch } from "./studio_match.ts";

/** A table in a sandbox: before a cell is placed, one may ask about it. */
class StudioTable extends Table {
  readonly #studio: Studio;

  constructor(match: Match, studio: Studio) {
    // The sandbox says itself where one has gone back.
    const { undone: _, ...ui } = conquerorsUi(studio.words, match.game);
    super(match, ui);
    this.#studio = studio;
  }

  override refusalAt(cell: Cell, dragged?: Cell): string | undefined {
    return this.#studio.isAsking.value ? undefined : super.refusalAt(cell, dragged);
  }

  override touch(cell: Cell): void {
    if (this.#studio.isAsking.value) this.#studio.ask(cell);
    else super.touch(cell);
  }
}

export function PlayLayout({ studio, run }: LabProps) {
  const { words, own, ruleset } = studio;
  const match = useMemo(() => studioMatch(studio), []);
  const table = useMemo(() => new StudioTable(match, studio), []);
  useEffect(() =>
    effect(() => {
      table.outlined.value = studio.outlined.value;
    }), []);
  // What was drafted on another board is no draft on this one.
  useEffect(() =>
    effect(() => {
      if (studio.timeline.value) table.drafted.value = [];
    }), []);
  useEffect(() => {
    let said = studio.said.peek();
    return effect(() => {
      if (studio.said.value !== said) table.say(said = studio.said.value);
    });
  }, []);

  const back = () => studio.goBy(-1);
  const forward = () => studio.goBy(1);
  return (
    <TableLayout
      table={table}
      title={own.title}
      names={["", ""]}
      cue={words.table.seatTurn(words.seats[match.position.value.turn]!)}
      extras={
        <>
          <ModeSwitch studio={studio} />
          <div class="ways">
            <button type="button" onClick={back}>{own.back}</button>
            <button type="button" onClick={forward}>{own.forward}</button>
            <button type="button" onClick={() => studio.clear()}>{own.clear}</button>
          </div>
          <RulesetChoice studio={studio} />
          <Lab studio={studio} run={run} />
        </>
      }
      notes={() => ({
        id: ruleset.value,
        options: { komi: match.position.value.komi },
        names: [],
      })}
      next={
        <>
          <button type="button" class="primary" onClick={back}>{own.back}</button>
          <button type="button" onClick={() => studio.clear()}>{own.clear}</button>
        </>
      }
    />
  );
}

/** Which rules both sides play by, and whether at all. */
function RulesetChoice({ studio }: { readonly studio: Studio }) {
  const { own, games, ruleset, isBound } = studio;
  return (
    <fieldset class="ruleset">
      <label>
        {own.rules}{" "}
        <select
          onChange={({ currentTarget }) =>
            studio.choose(currentTarget.value as LifeGameId, isBound.value)}
        >
          {LIFE_GAME_IDS.map((id) => (
            <option key={id} value={id} selected={id === ruleset.value}>
              {games[id]}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={isBound.value}
          onChange={({ currentTarget }) => studio.choose(ruleset.value, currentTarget.checked)}
        />
        {own.bound}
      </label>
      <small>{own.boundLine}</small>
    </fieldset>
  );
}
