/** Values and how sure they are: a dot on a line from the least to the most that is likely. */

import { clipped } from "./clipped.ts";

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

/** The drawing's sizes, in its own units. */
const WIDTH = 360;
const MARGIN = 8;
const ROW = 40;
const LINE = 12;
const TICK = 9;

export function RangeChart({ ranges, even, label }: RangeChartProps) {
  const least = Math.min(even, ...ranges.map(({ low }) => low));
  const most = Math.max(even, ...ranges.map(({ high }) => high));
  const x = (value: number) =>
    MARGIN + (value - least) * (WIDTH - 2 * MARGIN) / (most - least || 1);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${ranges.length * ROW}`}
      role="img"
      aria-label={label}
    >
      {ranges.map(({ label, value, low, high, text }, number) => {
        const y = (number + 1) * ROW - LINE;
        return (
          <g key={number}>
            <text x={0} y={y - LINE}>{clipped(label)}</text>
            <text x={WIDTH} y={y - LINE} text-anchor="end">{text}</text>
            <line class="even" x1={x(even)} x2={x(even)} y1={y - TICK} y2={y + TICK} />
            <line class="range" x1={x(low)} x2={x(high)} y1={y} y2={y} />
            <circle class="one" cx={x(value)} cy={y} r={5} />
          </g>
        );
      })}
    </svg>
  );
}
