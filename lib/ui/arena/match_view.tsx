/** A match of the arena, live while it's played and reviewed afterwards. */

import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { MatchHead, MatchSummary } from "../../arena/results.ts";
import { ZOOM } from "./hands.ts";
import { LivePlayback, PACES } from "./live_playback.ts";
import { MatchCurve, MatchHud } from "./match_hud.tsx";
import { PastControls } from "./past_controls.tsx";
import { PastPlayback, type Recorded } from "./past_playback.ts";
import { Projector, type Shown } from "./projector.ts";
import type { ArenaWords } from "./words/mod.ts";

/** How often it is said, ms. */
const EVERY = 15_000;

interface MatchNewsProps {
  readonly words: ArenaWords;
  readonly names: readonly [string, string];
  readonly shown: ReadonlySignal<Shown | undefined>;
  /** What was said last of the match itself; each change is said at once. */
  readonly state: string;
}

/** Says now and then how a match goes: generations pass faster than anyone speaks. */
function MatchNews({ words, names, shown, state }: MatchNewsProps) {
  const said = useSignal("");
  useEffect(() => {
    const timer = setInterval(() => {
      const now = shown.peek();
      if (now) said.value = words.news(now.generation, names, now.counts);
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="visually-hidden" role="status">
      <p>{state}</p>
      <p>{said}</p>
    </div>
  );
}

const NOT_FOUND = 404;

/** `lost` on the way here; `brokenOff` if the match that was watched is not among the results. */
type Trouble = "lost" | "brokenOff";

interface MatchViewProps {
  readonly words: ArenaWords;
  readonly match: MatchHead;
  /** What it came to, once it is over. */
  readonly over: MatchSummary | undefined;
}

export function MatchView({ words, match, over }: MatchViewProps) {
  const projector = useMemo(() => new Projector(), []);
  const playback = useSignal<LivePlayback | PastPlayback | undefined>(undefined);
  const summary = useSignal(over);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const names = [match.bots[0].name, match.bots[1].name] as const;
  const load = async () => {
    trouble.value = undefined;
    try {
      const past = summary.peek() ??
        await (await fetchFrom(`/api/arena/match/${match.id}`)).json() as MatchSummary;
      const moves = new Uint8Array(
        await (await fetchFrom(`/api/arena/moves/${match.id}`)).arrayBuffer(),
      );
      summary.value = past;
      playback.value = playbackOf({ ...past, moves }, playback.peek());
    } catch (error) {
      const isNowhere = !summary.peek() && error instanceof Error && error.cause === NOT_FOUND;
      trouble.value = isNowhere ? "brokenOff" : "lost";
    }
  };
  useEffect(() => {
    if (over) return void load();
    const live = new LivePlayback(match, `/api/arena/watch/${match.id}`);
    playback.value = live;
    return () => live.close();
  }, []);
  useSignalEffect(() => {
    if (playback.value instanceof LivePlayback && playback.value.line.value === "over") load();
  });
  useSignalEffect(() => playback.value && projector.play(playback.value));
  const shown = playback.value;
  const state = stateOf(words, names, shown, summary.value, trouble.value);
  return (
    <div class="arena">
      <MatchHud
        words={words}
        match={match}
        shown={projector.shown}
        generations={summary.value?.generations}
        state={state}
      />
      <MatchBoard words={words} projector={projector} />
      <div class="arena-side">
        {shown instanceof LivePlayback && <LiveControls words={words} playback={shown} />}
        {shown instanceof PastPlayback && <PastControls words={words} playback={shown} />}
        {trouble.value === "lost" && <button type="button" onClick={load}>{words.again}</button>}
        {shown && (
          <MatchCurve
            words={words}
            names={names}
            history={shown.history}
            shown={projector.shown}
          />
        )}
        <small>{words.boardLine}</small>
        {summary.value && <Kept words={words} match={summary.value} />}
      </div>
      <MatchNews words={words} names={names} shown={projector.shown} state={state} />
    </div>
  );
}

/** What was watched goes on to the end; where it was halted, it stays. */
function playbackOf(
  match: Recorded,
  before: LivePlayback | PastPlayback | undefined,
): PastPlayback {
  const isHalted = before instanceof LivePlayback && before.pace.value === "pause" && before.board;
  const goal = isHalted ? before.board!.generation : match.generations;
  return new PastPlayback(match, goal, before);
}

function stateOf(
  words: ArenaWords,
  names: readonly [string, string],
  playback: LivePlayback | PastPlayback | undefined,
  over: MatchSummary | undefined,
  trouble: Trouble | undefined,
): string {
  if (trouble) return words[trouble];
  if (over) return `${words.ending(over.outcome, names)}, ${words.endedAt(over.generations)}`;
  const line = playback instanceof LivePlayback ? playback.line.value : undefined;
  return line === "open" ? words.live : line === "full" ? words.full : words.connecting;
}

async function fetchFrom(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is not to be had`, { cause: response.status });
  return response;
}

interface KeptProps {
  readonly words: ArenaWords;
  readonly match: MatchSummary;
}

/** What else there is of a match that is over: what the loser was told if it broke the protocol, and a file. */
function Kept({ words, match: { id, bots, outcome: { winner, fault } } }: KeptProps) {
  return (
    <>
      {fault && (
        <p>
          {words.fault(bots[winner === 0 ? 1 : 0].name)} <code lang="en">{fault}</code>
        </p>
      )}
      <p>
        <a href={`/api/arena/download/${id}`} download>{words.download}</a>
      </p>
    </>
  );
}

interface LiveControlsProps {
  readonly words: ArenaWords;
  readonly playback: LivePlayback;
}

/** How fast a live match is looked at. */
function LiveControls({ words, playback }: LiveControlsProps) {
  return (
    <div class="actions" role="group" aria-label={words.pace}>
      {PACES.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={`${playback.pace.value === pace}`}
          onClick={() => playback.setPace(pace)}
        >
          {words.paces[pace]}
        </button>
      ))}
    </div>
  );
}

interface MatchBoardProps {
  readonly words: ArenaWords;
  readonly projector: Projector;
}

/** The picture of a match, and the buttons that move it. */
function MatchBoard({ words, projector }: MatchBoardProps) {
  const frame = useRef<HTMLDivElement>(null), canvas = useRef<HTMLCanvasElement>(null);
  const map = useRef<HTMLCanvasElement>(null), { hands } = projector;
  useEffect(() => projector.show(canvas.current!, map.current!, frame.current!), []);
  return (
    <div class="arena-board">
      <div ref={frame} tabIndex={0} role="application" aria-label={words.board}>
        <canvas ref={canvas} aria-hidden="true">{words.noPicture}</canvas>
      </div>
      <canvas ref={map} class="minimap" hidden aria-hidden="true" />
      <p>
        <button type="button" aria-label={words.zoomLife} onClick={hands.fitLife}>◎</button>
        <button type="button" aria-label={words.zoomIn} onClick={() => hands.zoom(ZOOM)}>+</button>
        <button type="button" aria-label={words.zoomOut} onClick={() => hands.zoom(1 / ZOOM)}>
          −
        </button>
        <button type="button" aria-label={words.zoomFit} onClick={hands.fit}>⤢</button>
      </p>
    </div>
  );
}
