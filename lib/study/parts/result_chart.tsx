/** Who beats whom as bars: the one's wins filled, draws gray, the other's wins hollow. */

import { numberText } from "../../words/numbers.ts";
import type { Style } from "../table.ts";
import type { Row } from "../tally.ts";
import { clipped } from "./clipped.ts";

interface ResultChartProps {
  readonly rows: readonly Row[];
  readonly style: Style;
  readonly label: string;
}

/** The drawing's sizes, in its own units. */
const WIDTH = 360;
const ROW = 40;
const BAR = 14;

export function ResultChart({ rows, style, label }: ResultChartProps) {
  return (
    <svg
      class="chart"
      viewBox={`-1 0 ${WIDTH + 2} ${rows.length * ROW}`}
      role="img"
      aria-label={label}
    >
      {rows.map((row, number) => <Bar key={number} row={row} style={style} top={number * ROW} />)}
    </svg>
  );
}

function Bar({ row, style, top }: { row: Row; style: Style; top: number }) {
  const percent = (value: number) => `${numberText(style.language, value, 0, 1)} %`;
  const wide = (value: number) => value * WIDTH / 100;
  const y = top + ROW - BAR - 6;
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
