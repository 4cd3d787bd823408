/** A short game that plays by itself, as a picture that needs no script. */

import type { Board } from "../../automaton/board.ts";
import { ColoniesSvg, GroundSvg } from "../board/svg.tsx";

/** The board after a round. */
export interface PlaybackFrame {
  readonly board: Board;
  readonly score: readonly number[];
}

interface PlaybackProps {
  readonly frames: readonly [PlaybackFrame, ...PlaybackFrame[]];
  /** Columns of each home zone. */
  readonly home: number;
  readonly words: PlaybackWords;
}

interface PlaybackWords {
  /** What the playback shows, in words. */
  readonly picture: string;
  readonly pause: string;
  readonly round: (round: number) => string;
}

/** Below the board there is a line for who leads, 3 cells high. */
const FOOT = 30;
const MARGIN = 10;

/**
 * Shows the frames one after another, or only the last where motion is unwanted. A visitor who doesn't
 * want it to move can stop it.
 */
export function Playback({ frames, home, words }: PlaybackProps) {
  const { board } = frames[0], width = board.width * 10, height = board.height * 10;
  return (
    <figure class="playback">
      <svg viewBox={`0 0 ${width} ${height + FOOT}`} role="img" aria-label={words.picture}>
        <GroundSvg board={board} home={home} />
        {frames.map((frame, index) => (
          <g key={index} class="frame" aria-hidden="true">
            <ColoniesSvg board={frame.board} />
            <Standing
              width={width}
              top={height}
              score={frame.score}
              round={words.round(index + 1)}
            />
          </g>
        ))}
      </svg>
      <label class="playback-pause">
        <input type="checkbox" />
        {words.pause}
      </label>
    </figure>
  );
}

interface StandingProps {
  readonly width: number;
  readonly top: number;
  readonly score: readonly number[];
  readonly round: string;
}

function Standing({ width, top, score, round }: StandingProps) {
  const [blue = 0, red = 0] = score;
  const all = width - 2 * MARGIN - 2, part = all * blue / (blue + red);
  return (
    <>
      <text x={MARGIN} y={top + 13} class="playback-blue">{blue}</text>
      <text x={width / 2} y={top + 13} text-anchor="middle">{round}</text>
      <text x={width - MARGIN} y={top + 13} text-anchor="end" class="playback-red">{red}</text>
      <rect class="playback-blue" x={MARGIN} y={top + 18} width={part} height={5} rx={2.5} />
      <rect
        class="playback-red"
        x={MARGIN + part + 2}
        y={top + 18}
        width={all - part}
        height={5}
        rx={2.5}
      />
    </>
  );
}
