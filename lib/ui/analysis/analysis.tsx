/** A finished game as the strongest level sees it: who was ahead, and what was lost. */

import { type Signal, useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { EMPTY } from "../../automaton/board.ts";
import { colorOf } from "../../games/conquerors/position.ts";
import { blast } from "../../games/conquerors/turn.ts";
import type { Words } from "../../words/mod.ts";
import type { Scene } from "../board/scene.ts";
import { fetchStyle } from "../parts/fetch_style.ts";
import { Mark } from "../parts/mark.tsx";
import type { Frame } from "../replay/frames.ts";
import type { ReplayPlayer } from "../replay/player.ts";
import type { ReplayedGame } from "../replay/replayed_game.ts";
import type { Turn } from "../table/match.ts";
import { AnalysisProgress } from "./analysis_progress.tsx";
import { aheadPhrase, lostPhrase, verdictSentences } from "./analysis_speech.ts";
import { type Analyst, GameAnalysis } from "./game_analysis.ts";
import { harmOf } from "./harm.ts";
import {
  decidingTurn,
  type JudgedTurn,
  lossesOf,
  lossOf,
  markOf,
  standingsOf,
  winnerSaid,
} from "./standing.ts";
import { StandingCurve } from "./standing_curve.tsx";
import { type AnalysisWords, analysisWordsIn } from "./words/mod.ts";

export interface AnalysisProps {
  readonly words: Words;
  readonly replayed: ReplayedGame;
  readonly player: ReplayPlayer;
  /** A new one, which starts with its first question. */
  readonly analyst: () => Analyst;
  /** What the board shows along with the game. */
  readonly overlay: Signal<Partial<Scene>>;
}

export function Analysis({ words, replayed, player, analyst, overlay }: AnalysisProps) {
  const own = analysisWordsIn(words.language);
  const analysis = useMemo(
    () => new GameAnalysis(replayed.game.rules, turnsOf(player), analyst()),
    [],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useLayoutEffect(() => heading.current!.focus({ preventScroll: true }), []);
  useEffect(() => {
    analysis.run();
    return () => analysis.stop();
  }, []);
  const shown = useComputed(() => analysis.judged.value[turnShown(player)]);
  useSignalEffect(() => {
    const isStill = shown.value && !player.isPlaying.value;
    const loss = lossesOf(analysis.judged.value)[turnShown(player)] ?? 0;
    overlay.value = isStill ? overlayOf(shown.value!, loss, player.frame.value) : {};
  });

  const judged = analysis.judged.value;
  const parts = {
    words,
    own,
    judged,
    deciding: analysis.state.value === "done"
      ? decidingTurn(judged, winnerSaid(replayed))
      : undefined,
    selected: turnShown(player),
    onSelect: (turn: number) => showTurn(player, turn),
  };
  return (
    <section class="analysis" aria-labelledby="analysis">
      <h2 id="analysis" ref={heading} tabIndex={-1}>{own.title}</h2>
      <AnalysisProgress {...parts} analysis={analysis} />
      {judged.length > 0 && <StandingCurve {...parts} turns={analysis.turns.length} />}
      <div role="status">{shown.value && <Verdict {...parts} />}</div>
      {judged.length > 0 && <JudgedTable {...parts} />}
    </section>
  );
}

/** The analysis, once its styles are there. */
export async function dressed(): Promise<typeof Analysis> {
  await fetchStyle("analysis.css");
  return Analysis;
}

export function turnsOf({ frames }: ReplayPlayer): Turn[] {
  return frames.flatMap(({ turn, isAfter }) => turn && isAfter ? [turn] : []);
}

/** The index of the turn that is shown, placed or lived; −1 at the start. */
export function turnShown({ at }: ReplayPlayer): number {
  return Math.ceil(at.value / 2) - 1;
}

/** Shows what a turn placed. */
export function showTurn(player: ReplayPlayer, index: number): void {
  player.pause();
  player.goTo(2 * index + 1);
}

/** Beside a turn's cells the better turn as ghosts; after its generation, the harm that it did. */
export function overlayOf(judged: JudgedTurn, loss: number, frame: Frame): Partial<Scene> {
  if (frame.isAfter) return { marked: Object.values(harmOf(judged.turn)).flat() };
  return markOf(loss) ? betterOn(frame, judged) : {};
}

function betterOn({ board }: Frame, { turn, assessment: { best } }: JudgedTurn): Partial<Scene> {
  if ("bomb" in best) return { blast: blast(board, best.bomb) };
  if ("pass" in best) return {};
  const advised = best.place.filter((cell) => board.cells[cell] === EMPTY);
  return { advised, color: colorOf(turn.seat) };
}

interface VerdictProps {
  readonly words: Words;
  readonly own: AnalysisWords;
  readonly judged: readonly JudgedTurn[];
  /** The turn's index. */
  readonly selected: number;
}

function Verdict({ words, own, judged, selected }: VerdictProps) {
  const one = judged[selected]!, { seat, before } = one.turn;
  const standing = standingsOf(judged)[selected]!, mark = markOf(lossOf(one, standing));
  return (
    <>
      <p>
        <strong>{own.turn(selected + 1, words.seats[seat]!, before.round)}</strong>
        {mark && ` ${own.marks[mark].sign} ${own.marks[mark].text}`}
      </p>
      {verdictSentences(words, own, one, standing).map((text) => <p key={text}>{text}</p>)}
    </>
  );
}

interface JudgedTableProps {
  readonly words: Words;
  readonly own: AnalysisWords;
  readonly judged: readonly JudgedTurn[];
  /** Turns by their index: the one that decided, and the one that is shown. */
  readonly deciding: number | undefined;
  readonly selected: number;
  readonly onSelect: (turn: number) => void;
}

/** All judged turns, each a way to its place in the replay. */
function JudgedTable(props: JudgedTableProps) {
  const { words, own, judged, deciding, selected, onSelect } = props;
  const standings = standingsOf(judged), losses = lossesOf(judged);
  return (
    <div class="turns">
      <table>
        <caption class="visually-hidden">{own.table}</caption>
        <thead>
          <tr>{own.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr>
        </thead>
        <tbody>
          {judged.map((turn, index) => (
            <tr key={index}>
              <th scope="row">
                <button
                  type="button"
                  aria-current={index === selected ? "step" : undefined}
                  onClick={() => onSelect(index)}
                >
                  {index + 1} <Mark seat={turn.turn.seat} /> {words.seats[turn.turn.seat]}
                </button>
              </th>
              <td>{aheadPhrase(words, own, standings[index]!)}</td>
              <td>
                {lostPhrase(own, losses[index]!)}
                {index === deciding && <strong>{own.isDeciding}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
