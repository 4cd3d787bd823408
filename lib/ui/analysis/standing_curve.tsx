/** Who was ahead after each turn, and where it changed, as a drawing. */

import type { TargetedMouseEvent } from "preact";
import type { Seat } from "../../games/game.ts";
import type { AnalysisWords } from "./words/mod.ts";
import { type JudgedTurn, lossesOf, type Mark, markOf, standingsOf } from "./standing.ts";

interface StandingCurveProps {
  readonly own: AnalysisWords;
  readonly judged: readonly JudgedTurn[];
  /** How many turns the game has. */
  readonly turns: number;
  /** Turns by their index: the one that decided, and the one that is shown. */
  readonly deciding: number | undefined;
  readonly selected: number;
  readonly onSelect: (turn: number) => void;
}

/** The drawing's size, in its own units. */
const WIDTH = 280;
const HEIGHT = 96;

/** How far a mark reaches. */
const REACH: Readonly<Record<Mark, number>> = { inaccuracy: 2.5, mistake: 3.5, blunder: 5 };

/** The whole drawing leads to its turns for a pointer; the table next to it, for everyone. */
export function StandingCurve(props: StandingCurveProps) {
  const { own, judged, turns, deciding, selected, onSelect } = props;
  const after = standingsOf(judged), losses = lossesOf(judged);
  const x = (turn: number) => (turn + 1) * WIDTH / turns;
  const y = (points: number) => HEIGHT / 2 - points * HEIGHT / 200;
  const line = (values: readonly number[]) =>
    values.map((points, turn) => `${x(turn).toFixed(1)},${y(points).toFixed(1)}`).join(" ");
  const area = (values: readonly number[]) =>
    `${x(0)},${y(0)} ${line(values)} ${x(values.length - 1)},${y(0)}`;
  const select = ({ currentTarget, offsetX }: TargetedMouseEvent<SVGSVGElement>) => {
    const turn = Math.round(offsetX / currentTarget.clientWidth * turns) - 1;
    onSelect(Math.min(judged.length - 1, Math.max(0, turn)));
  };
  return (
    <figure class="score-curve standing-curve">
      <svg
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        role="img"
        aria-label={own.curve}
        onClick={select}
      >
        <g class="ink-blue">
          <polygon points={area(after.map((points) => Math.max(0, points)))} />
        </g>
        <g class="ink-red">
          <polygon points={area(after.map((points) => Math.min(0, points)))} />
        </g>
        <line class="even" x2={WIDTH} y1={y(0)} y2={y(0)} />
        {deciding !== undefined && <Upright kind="decided" x={x(deciding)} />}
        {selected >= 0 && <Upright kind="now" x={x(selected)} />}
        <polyline points={line(after)} />
        {judged.map((turn, index) => {
          const mark = markOf(losses[index]!), at = { x: x(index), y: y(after[index]!) };
          return mark && <Dot key={index} seat={turn.turn.seat} reach={REACH[mark]} {...at} />;
        })}
      </svg>
      <figcaption>{own.curveLine}</figcaption>
    </figure>
  );
}

function Upright({ kind, x }: { readonly kind: "decided" | "now"; readonly x: number }) {
  return <line class={kind} x1={x} x2={x} y1={0} y2={HEIGHT} />;
}

interface DotProps {
  readonly seat: Seat;
  readonly reach: number;
  readonly x: number;
  readonly y: number;
}

/** A disc for blue, a hollow diamond for red, as on the board. */
function Dot({ seat, reach, x, y }: DotProps) {
  if (seat === 0) return <circle cx={x} cy={y} r={reach} />;
  return <path d={`M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`} />;
}
