/** Who leads, drawn: in every round so far, and now. Words say the same elsewhere. */

import type { ReadonlySignal } from "@preact/signals";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { PositionOf } from "./match.ts";
import type { Table } from "./table.ts";

/** What counts for each of two seats: komi as cells do. */
export function pointsIn<Kind extends AnyPlayed>(
  game: Kind,
  position: PositionOf<Kind>,
): [number, number] {
  const { score } = game.tally(position), { komi = 0 } = position as { readonly komi?: number };
  return [score[0]! + komi, score[1]!];
}

/** By how much the first of two seats leads. */
export function leadIn<Kind extends AnyPlayed>(game: Kind, position: PositionOf<Kind>): number {
  const [first, second] = pointsIn(game, position);
  return first - second;
}

/** A mark for each round: whose it was, and which it is. */
export function Rounds<Kind extends AnyPlayed>({ table }: { readonly table: Table<Kind> }) {
  const { ui, match: { game, turns }, teller } = table, told = teller.position.value;
  const count = ui.roundsLeft!(turns.value[0]?.before ?? told);
  const roundOf = (position: typeof told) => count - ui.roundsLeft!(position);
  const now = roundOf(told), leads: (number | string)[] = Array(count).fill("");
  for (const { before, after } of turns.value) {
    const round = roundOf(before);
    if (round < now) leads[round] = Math.sign(leadIn(game, after));
  }
  if (now < count) leads[now] = "now";
  return (
    <span class="rounds" aria-hidden="true">
      {leads.map((lead, round) => <i key={round} data-lead={lead} />)}
    </span>
  );
}

/** Which part of the balance is the first of two standings', in percent. */
export function shareOf(first: number, second: number): number {
  const sum = first + second;
  return sum > 0 ? Math.round(100 * first / sum) : 50;
}

/** Both standings as parts of one bar. */
export function Balance({ share }: { readonly share: number | ReadonlySignal<number> }) {
  return (
    <svg class="balance" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <path class="balance-red" d="M0 .5H100" />
      <line class="balance-blue" x2={share} y1=".5" y2=".5" />
    </svg>
  );
}
