/** A study in charts, and beside each the same as a table, game by game. */

import type { Words } from "../../view/words/mod.ts";
import type { StudyWords } from "../../view/words/study/mod.ts";
import type { Rating } from "../ratings.ts";
import type { Study } from "../study.ts";
import { optionsText, ratingTable, rowTable, shareText, type Style } from "../table.ts";
import type { Row } from "../tally.ts";
import { type Range, RangeChart } from "./range_chart.tsx";
import { ResultChart } from "./result_chart.tsx";
import { StudyTable } from "./study_table.tsx";

export interface StudyViewProps {
  readonly study: Study;
  readonly words: StudyWords;
  /** What games and levels are called. */
  readonly names: Pick<Words, "language" | "games" | "levels">;
}

export function StudyView({ study, words, names }: StudyViewProps) {
  const { date, command, seed, rows, ratings } = study;
  const style = styleOf(words, names);
  return (
    <>
      <p>{words.made(date)}</p>
      <pre class="scroll"><code>{command}</code></pre>
      <p>{`${words.games(rows[0]!.games)}, ${words.seed(seed)}`}</p>
      {[...Map.groupBy(rows, ({ game }) => game)].map(([game, rows]) => (
        <GameView
          key={game}
          words={words}
          style={style}
          name={names.games[game].text}
          rows={rows}
          ratings={ratings.filter((rating) => rating.game === game)}
        />
      ))}
    </>
  );
}

interface GameViewProps {
  readonly words: StudyWords;
  readonly style: Style;
  readonly name: string;
  readonly rows: readonly Row[];
  readonly ratings: readonly Rating[];
}

/** One game: where options differ, what they do to the first mover; else who beats whom. */
function GameView({ words, style, name, rows, ratings }: GameViewProps) {
  const isSweep = rows.some(({ options }) => Object.keys(options).length > 0);
  return (
    <>
      <h2>{name}</h2>
      {isSweep
        ? (
          <RangeChart
            ranges={rows.map((row) => firstMoverRange(row, style))}
            even={50}
            label={words.firstMoverChart(name)}
          />
        )
        : <ResultChart rows={rows} style={style} label={words.resultsChart(name)} />}
      <StudyTable words={words} table={rowTable(rows, style)} label={words.results(name)} />
      {!isSweep && ratings.length > 0 && (
        <>
          <h3>{words.ratings}</h3>
          <RangeChart
            ranges={ratings.map((rating) => ratingRange(rating, style))}
            even={0}
            label={words.ratingsChart(name)}
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

function firstMoverRange(row: Row, style: Style): Range {
  const [low, high] = row.intervals.firstMover;
  const text = `${shareText("firstMover")(row, style)} %`;
  return { label: optionsText(row), value: row.firstMover, low, high, text };
}

function ratingRange({ player, elo, error }: Rating, { name }: Style): Range {
  const text = `${elo} ± ${error}`;
  return { label: name(player), value: elo, low: elo - error, high: elo + error, text };
}

/** Levels by their names; programs as they were called. */
function styleOf(words: StudyWords, { language, levels }: StudyViewProps["names"]): Style {
  const names: Readonly<Record<string, { readonly text: string }>> = levels;
  const name = (player: string) =>
    player === "random" ? words.chance : names[player]?.text ?? player;
  return { language, name };
}
