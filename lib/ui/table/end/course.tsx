/** How a game of two went: who led after each turn, when that was decided, and its boards in small. */

import type { Seat } from "../../../games/game.ts";
import type { AnyPlayed } from "../../../games/known_games.ts";
import { leadIn } from "../lead.tsx";
import type { Match } from "../match.ts";
import { PlainBoardSvg } from "../../board/svg.tsx";
import type { Table } from "../table.ts";

interface LeadGraphProps {
  readonly leads: readonly number[];
  /** What it shows, for who does not see it. */
  readonly label: string;
  /** The turn that decided, by its index. */
  readonly decided: number | undefined;
}

/** The drawing's height, in its own units; a turn is ten wide. */
const HEIGHT = 60;
const STEP = 10;
/** Turns that there's room for at least: the bars of a short game would be walls. */
const LEAST = 16;

/** The lead after each turn: bars up for the first seat, and down for the second. */
export function LeadGraph({ leads, label, decided }: LeadGraphProps) {
  const most = Math.max(1, ...leads.map(Math.abs)), width = Math.max(leads.length, LEAST) * STEP;
  const middle = HEIGHT / 2, scale = (middle - 6) / most;
  return (
    <svg
      class="lead-graph"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line x2={width} y1={middle} y2={middle} />
      {leads.map((lead, index) => (
        <rect
          key={index}
          class={index === decided ? "turning" : lead > 0 ? "up" : "down"}
          x={index * STEP + 1}
          y={lead > 0 ? middle - lead * scale : middle}
          width={STEP - 2}
          height={Math.abs(lead) * scale}
        />
      ))}
    </svg>
  );
}

/** A turn by its index, and how many points it brought the winner. */
export interface Turning {
  readonly index: number;
  readonly points: number;
  /** Whether the winner led from then on, having not led before. */
  readonly isForGood: boolean;
}

/** The first seat's lead after each turn. */
export function leadsOf<Kind extends AnyPlayed>({ game, turns }: Match<Kind>): number[] {
  return turns.value.map(({ after }) => leadIn(game, after));
}

/** So early nothing is decided. */
const OPENING = 4;

/**
 * The turn that decided a game: from it on the winner led, or, if that was so from the opening on, it
 * brought the winner most. Undefined where the winner was behind in the end.
 */
export function turningPoint(leads: readonly number[], winner: Seat): Turning | undefined {
  const own = leads.map((lead) => winner === 0 ? lead : -lead);
  const gains = own.map((lead, index) => lead - (own[index - 1] ?? 0));
  const first = own.findLastIndex((lead) => lead <= 0) + 1;
  if (first === own.length) return undefined;
  if (first >= OPENING) return { index: first, points: gains[first]!, isForGood: true };
  const later = gains.map((gain, index) => index < OPENING ? 0 : gain);
  const points = Math.max(0, ...later);
  return points > 0 ? { index: later.indexOf(points), points, isForGood: false } : undefined;
}

/** Who led at the end of each round, at most `most` of them: as the lead's sign. */
export function leadersByRound<Kind extends AnyPlayed>(
  { turns }: Match<Kind>,
  leads: readonly number[],
  roundOf: (position: Match<Kind>["position"]["value"]) => number,
  most = 24,
): number[] {
  const byRound = new Map(turns.value.map(({ before }, at) => [roundOf(before), leads[at]!]));
  const all = [...byRound.values()].map(Math.sign);
  return spread(all.length, most).map((round) => all[round]!);
}

/** As many as there's room for, and of how many cells at most: others would be a blur. */
const MOST = 12, MOST_CELLS = 1_000;

interface ReelProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
  /** The turn that decided, by its index. */
  readonly decided: number | undefined;
}

/** Its boards, one a round: the one that is shown stands out, and the one that decided. */
export function Reel<Kind extends AnyPlayed>({ table, decided }: ReelProps<Kind>) {
  const { match: { game, turns }, ui } = table, count = turns.value.length;
  const frames = spread(count, Math.min(MOST, Math.ceil(count / 2)));
  const shown = table.shown.value ?? count - 1;
  if (count < 2 || game.board(turns.value[0]!.after).cells.length > MOST_CELLS) return null;
  return (
    <p class="reel" aria-hidden="true">
      {frames.map((last, at) => {
        const isIn = (turn: number) => turn <= last && turn > (frames[at - 1] ?? -1);
        const is = isIn(shown) ? "shown" : decided !== undefined && isIn(decided) ? "decided" : "";
        return (
          <i key={last} data-is={is}>
            <PlainBoardSvg board={game.board(turns.value[last]!.after)} home={ui.home ?? 0} />
          </i>
        );
      })}
    </p>
  );
}

/** Of so many at most so many, by their indices: spread evenly up to the last. */
function spread(count: number, most: number): number[] {
  const few = Math.min(most, count);
  return Array.from({ length: few }, (_, at) => Math.ceil((at + 1) * count / few) - 1);
}
