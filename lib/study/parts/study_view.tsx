/** A study in charts, and next to each the same as a table, for every game and its options. */

import { DEFAULT_GAME, gameOf } from "../../games/registry.ts";
import type { Words } from "../../words/mod.ts";
import type { Rating } from "../ratings.ts";
import type { Study } from "../study.ts";
import {
  type ColumnId,
  optionsText,
  ratingTable,
  rowTable,
  shareText,
  type Style,
  type Table,
} from "../table.ts";
import { intervalOf, type Row } from "../tally.ts";
import type { StudyWords } from "../words/mod.ts";
import { type Range, RangeChart, ResultChart } from "./charts.tsx";

interface StudyTableProps {
  readonly words: StudyWords;
  readonly table: Table;
  readonly label: string;
}

const NAMES: readonly ColumnId[] = ["game", "options", "blue", "red", "player"];

/** A table of a study; on a narrow screen it scrolls by itself, also by keyboard. */
function StudyTable({ words, table: { columns, rows }, label }: StudyTableProps) {
  return (
    <div class="scroll" role="region" aria-label={label} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>{columns.map((id) => <th key={id} scope="col">{words.columns[id]}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((text, n) =>
                NAMES.includes(columns[n]!)
                  ? <th key={n} scope="row">{text}</th>
                  : <td key={n}>{text}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface StudyViewProps {
  readonly study: Study;
  readonly words: StudyWords;
  /** What levels are called. */
  readonly names: Pick<Words, "language" | "levels">;
}

export function StudyView({ study, words, names }: StudyViewProps) {
  const { date, command, seed, rows, ratings } = study;
  const style = styleOf(words, names);
  const { title, line, View, mark } = kindOf(rows, words, style);
  const nameOf = (row: Row) =>
    [gameOf(row.game).name, mark(row)].filter((text) => text !== "").join(", ");
  return (
    <section>
      <h2>{[title, ofOneGame(rows)].filter(Boolean).join(", ")}</h2>
      <p>{line}</p>
      <p>{words.made(date, rows[0]!.games, seed)}</p>
      <pre class="scroll" tabIndex={0}><code>{command}</code></pre>
      {[...Map.groupBy(rows, nameOf)].map(([name, rows]) => (
        <View
          key={name}
          words={words}
          style={style}
          name={name}
          rows={rows}
          ratings={ratings.filter((rating) => areAlike(rating, rows[0]!, style))}
        />
      ))}
    </section>
  );
}

/** The game of a study that is of one, unless it's the one that most people play. */
function ofOneGame(rows: readonly Row[]): string | undefined {
  const [{ game }] = rows as [Row];
  const isOne = game !== DEFAULT_GAME && rows.every((row) => row.game === game);
  return isOne ? gameOf(game).name : undefined;
}

/** A study of komi, of two players, or of more; `mark` tells rows of one game that are split. */
function kindOf(rows: readonly Row[], words: StudyWords, style: Style) {
  const pairOf = ({ blue, red }: Row) => words.duel(style.name(blue), style.name(red));
  const pair = pairOf(rows[0]!);
  const isDuel = rows.every((row) => pairOf(row) === pair);
  if (rows.some(({ options }) => "komi" in options)) {
    return { title: words.sweep, line: words.sweepLine, View: SweepView, mark: pairOf };
  }
  const mark = (row: Row) => optionsText(row, style);
  if (isDuel) return { title: pair, line: words.duelLine, View: DuelView, mark };
  return { title: words.ladder, line: words.ladderLine, View: LadderView, mark };
}

type Played = Pick<Row, "game" | "options">;

/** Whether the same was played. */
function areAlike(one: Played, other: Played, style: Style): boolean {
  return one.game === other.game && optionsText(one, style) === optionsText(other, style);
}

interface GameViewProps {
  readonly words: StudyWords;
  readonly style: Style;
  readonly name: string;
  readonly rows: readonly Row[];
  readonly ratings: readonly Rating[];
}

/** Who beats whom at one game, and how strong that makes each. */
function LadderView({ words, style, name, rows, ratings }: GameViewProps) {
  return (
    <>
      <h3>{name}</h3>
      <ResultChart rows={rows} style={style} label={words.resultsChart(name)} />
      <StudyTable words={words} table={rowTable(rows, style)} label={words.results(name)} />
      {ratings.length > 0 && (
        <>
          <h3>{words.strength(name)}</h3>
          <RangeChart
            ranges={ratings.map((rating) => ratingRange(rating, style))}
            even={0}
            label={words.strengthChart(name)}
          />
          <StudyTable
            words={words}
            table={ratingTable(ratings, style)}
            label={words.strength(name)}
          />
        </>
      )}
    </>
  );
}

/** How two score at one game; their Elo would say the same again. */
function DuelView({ words, style, name, rows }: GameViewProps) {
  const { blue, red } = rows[0]!;
  const label = words.duelResults(style.name(blue), style.name(red), name);
  return (
    <>
      <h3>{name}</h3>
      <ResultChart rows={rows} style={style} label={words.resultsChart(name)} />
      <StudyTable words={words} table={rowTable(rows, style)} label={label} />
    </>
  );
}

/** What an option does to the first mover at one game. */
function SweepView({ words, style, name, rows }: GameViewProps) {
  return (
    <>
      <h3>{name}</h3>
      <RangeChart
        ranges={rows.map((row) => firstMoverRange(row, style))}
        even={50}
        label={words.sweepChart(name)}
      />
      <StudyTable words={words} table={rowTable(rows, style)} label={words.sweepResults(name)} />
    </>
  );
}

function firstMoverRange(row: Row, style: Style): Range {
  const [low, high] = intervalOf(row, "firstMover");
  const text = `${shareText("firstMover")(row, style)} %`;
  return { label: optionsText(row, style), value: row.firstMover, low, high, text };
}

function ratingRange({ player, elo, error }: Rating, { name }: Style): Range {
  const text = `${elo} ± ${error}`;
  return { label: name(player), value: elo, low: elo - error, high: elo + error, text };
}

/** Levels by their names; programs as they were called. */
function styleOf(words: StudyWords, { language, levels }: StudyViewProps["names"]): Style {
  const names: Readonly<Record<string, string>> = levels;
  const programs: Readonly<Record<string, { readonly text: string }>> = words.players;
  return { language, name: (player) => names[player] ?? programs[player]?.text ?? player };
}
