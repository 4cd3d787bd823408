/** Who stands where: both seats, the round, whose turn it is. */

import type { ComponentChildren } from "preact";
import type { Seat } from "../../../games/game.ts";
import { openZones } from "../../../games/conquerors/position.ts";
import type { Zone } from "../../../games/conquerors/rules.ts";
import { viewer } from "../../board/scene.ts";
import { komiPhrase, roundShown } from "./speech.ts";
import type { Table } from "./table.ts";
import { Mark } from "../../parts/mark.tsx";

export interface HudProps {
  readonly table: Table;
  /** Who sits at each seat, by name. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What stands under that. */
  readonly margin?: ComponentChildren;
}

export function Hud({ table, names, cue, margin }: HudProps) {
  const { match, words } = table;
  const position = match.position.value;
  const round = roundShown(match.game, position), komi = komiPhrase(words, position);
  return (
    <section class="hud">
      <SeatPanel table={table} seat={0} name={names[0]!} />
      <div class="hud-turn">
        <span>{words.table.round(round, match.game.rules.rounds)}</span>
        {komi && <span>{komi}</span>}
        <strong>{match.result.value ? "" : cue}</strong>
        {margin}
      </div>
      <SeatPanel table={table} seat={1} name={names[1]!} />
    </section>
  );
}

interface SeatPanelProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly name: string;
}

function SeatPanel({ table: { match, words, guidance }, seat, name }: SeatPanelProps) {
  const { outlook } = guidance;
  const position = match.position.value;
  const { count, score } = match.game.tally(position);
  const then = outlook.value && match.game.tally({ ...position, board: outlook.value.after });
  const isMoving = match.result.value === null && position.turn === seat;
  return (
    <div class="seat" data-seat={seat} data-moving={`${isMoving}`}>
      <p class="seat-name">
        <Mark seat={seat} />
        <span>{words.seats[seat]}</span>
        <small>{name}</small>
      </p>
      <dl class="seat-numbers">
        <div>
          <dt>{words.table.cellsLabel}</dt>
          <dd>{count[seat]}</dd>
        </div>
        <div>
          <dt>{words.table.scoreLabel}</dt>
          <dd>
            {score[seat]}
            {then && <span class="seat-then">→ {then.score[seat]}</span>}
          </dd>
        </div>
      </dl>
      <p class="seat-means">
        {bombState({ match, words }, seat)} · {skipState({ match, words }, seat)}
      </p>
    </div>
  );
}

function bombState(
  { match, words: { table } }: Pick<Table, "match" | "words">,
  seat: Seat,
): string {
  const { round, cooldowns } = match.position.value;
  const { bombRound } = match.game.rules;
  if (round < bombRound) return table.bombFrom(bombRound);
  return cooldowns[seat]! > 0 ? table.bombCooling : table.bombReady;
}

function skipState(
  { match, words: { table } }: Pick<Table, "match" | "words">,
  seat: Seat,
): string {
  const isLeft = match.position.value.skips[seat]! < match.game.rules.skips;
  return isLeft ? table.skipLeft : table.skipUsed;
}

/** The zones as they are to the person here, and why a locked one is locked. */
export function ZoneList({ table: { match, words } }: { readonly table: Table }) {
  const { board } = match.position.value;
  const open = openZones(match.game.rules, board, viewer(match));
  const zones: Zone[] = ["home", "neutral", "rival"];
  return (
    <ul class="zones">
      {zones.map((zone) => (
        <li key={zone} data-open={`${open.has(zone)}`}>
          {open.has(zone) ? words.table.zoneOpen(zone) : lockedReason({ match, words }, zone)}
        </li>
      ))}
    </ul>
  );
}

function lockedReason({ match, words }: Pick<Table, "match" | "words">, zone: Zone): string {
  return words.refusals[zone === "neutral" ? "neutral-locked" : "rival-locked"](match.game.rules);
}
