/** A sandbox in which both sides of a game are played. */

import { effect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { TableLayout } from "../table/layout.tsx";
import { recordOf } from "../table/record.ts";
import { Lab, type LabProps } from "./lab.tsx";
import { ModeSwitch } from "./mode_switch.tsx";
import { RulesetChoice } from "./ruleset_choice.tsx";
import { studioMatch } from "./studio_match.ts";
import { StudioTable } from "./studio_table.ts";

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
      record={() => recordOf(ruleset.value, match, { komi: match.position.value.komi }, {})}
      next={
        <>
          <button type="button" class="primary" onClick={back}>{own.back}</button>
          <button type="button" onClick={() => studio.clear()}>{own.clear}</button>
        </>
      }
    />
  );
}
