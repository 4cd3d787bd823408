/** The charts of a study. */

import { numberText } from "../numbers.ts";
import type { Style } from "../table.ts";
import type { Row } from "../tally.ts";

export interface Range {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The value in words. */
  readonly text: string;
}

interface RangeChartProps {
  readonly ranges: readonly Range[];
  /** The value at which nobody is better off. */
  readonly even: number;
  readonly label: string;
}

/** The drawings' sizes, in their own units. */
const WIDTH = 360;
const ROW = 40;
const MARGIN = 8;
const LINE = 12;
const TICK = 9;
/** How far down in its row a value lies. */
const Y = ROW - LINE;

/** Values and how sure they are: a dot on a line from the least to the most that is likely. */
export function RangeChart({ ranges, even, label }: RangeChartProps) {
  const least = Math.min(even, ...ranges.map(({ low }) => low));
  const most = Math.max(even, ...ranges.map(({ high }) => high));
  const x = (value: number) =>
    rounded(MARGIN + (value - least) * (WIDTH - 2 * MARGIN) / (most - least || 1));
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${ranges.length * ROW}`}
      role="img"
      aria-label={label}
    >
      {ranges.map(({ label, value, low, high, text }, number) => (
        <g key={number} transform={below(number)}>
          <text x={0} y={Y - LINE}>{clipped(label)}</text>
          <text x={WIDTH} y={Y - LINE} text-anchor="end">{text}</text>
          <line class="even" x1={x(even)} x2={x(even)} y1={Y - TICK} y2={Y + TICK} />
          <line class="range" x1={x(low)} x2={x(high)} y1={Y} y2={Y} />
          <circle class="one" cx={x(value)} cy={Y} r={5} />
        </g>
      ))}
    </svg>
  );
}

interface ResultChartProps {
  readonly rows: readonly Row[];
  readonly style: Style;
  readonly label: string;
}

/** How high a bar is. */
const BAR = 14;

/** Who beats whom as bars: the one's wins filled, draws gray, the other's wins hollow. */
export function ResultChart({ rows, style, label }: ResultChartProps) {
  return (
    <svg
      class="chart"
      viewBox={`-1 0 ${WIDTH + 2} ${rows.length * ROW}`}
      role="img"
      aria-label={label}
    >
      {rows.map((row, number) => (
        <g key={number} transform={below(number)}>
          <Bar row={row} style={style} />
        </g>
      ))}
    </svg>
  );
}

function Bar({ row, style }: { row: Row; style: Style }) {
  const percent = (value: number) => `${numberText(style.language, value, 0, 1)} %`;
  const wide = (value: number) => rounded(value * WIDTH / 100);
  const y = ROW - BAR - 6;
  return (
    <>
      <text x={0} y={y - 6}>{`${clipped(style.name(row.blue))} ${percent(row.blueWin)}`}</text>
      <text x={WIDTH} y={y - 6} text-anchor="end">
        {`${percent(row.redWin)} ${clipped(style.name(row.red))}`}
      </text>
      <rect class="draw" x={0} y={y} width={WIDTH} height={BAR} />
      <rect class="one" x={0} y={y} width={wide(row.blueWin)} height={BAR} />
      <rect
        class="other"
        x={wide(100 - row.redWin)}
        y={y}
        width={wide(row.redWin)}
        height={BAR}
      />
    </>
  );
}

/** Where a row lies: with places of its own, it's written as every other, and a page of them is small. */
function below(number: number): string {
  return `translate(0 ${number * ROW})`;
}

/** To what can be seen: a page of charts has hundreds of these. */
function rounded(length: number): number {
  return Math.round(10 * length) / 10;
}

/** So long a name may be: there is room for no more than the end of a longer one. */
const MOST = 17;

function clipped(name: string): string {
  return name.length > MOST ? `…${name.slice(1 - MOST)}` : name;
}
