/** A finished game to look through: board, scrubber, turns, how all stood. */

import { effect, type Signal, useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { GameRecord } from "../../games/notation/notation.ts";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { BoardCanvas } from "../board/canvas.tsx";
import type { Scene } from "../board/scene.ts";
import { AskWhy } from "../causes/ask_why.tsx";
import { LinkBox } from "../parts/link_box.tsx";
import type { GameUi } from "../table/game_ui.ts";
import type { MoveOf, PositionOf } from "../table/match.ts";
import { type Frame, framesOf, framesPerTurn, pastOf } from "./frames.ts";
import { replayKey, ReplayPlayer } from "./player.ts";
import { replayBoard } from "./replay_board.ts";
import { ScoreCurve } from "./score_curve.tsx";
import { Scrubber } from "./scrubber.tsx";
import { replayWordsIn } from "./words/mod.ts";

/** What the board is given on which a finished game is looked through. */
export interface GameReplayProps {
  readonly language: Language;
  readonly words: Words;
  readonly record: GameRecord;
  /** The game as a link; none for one too long. Links are of all games, which the board need not know. */
  readonly linkOf: (record: GameRecord) => string | undefined;
}

/** A replay as the parts next to its board see it. */
interface Shown<Kind extends AnyPlayed> {
  readonly player: ReplayPlayer<Frame<Kind>>;
  /** What is drawn over the board. */
  readonly overlay: Signal<Partial<Scene>>;
}

interface ReplayProps<Kind extends AnyPlayed> {
  readonly game: Kind;
  readonly ui: GameUi<Kind>;
  readonly start: PositionOf<Kind>;
  readonly moves: readonly MoveOf<Kind>[];
  /** What is said of the start. */
  readonly beginning: string;
  /** What the curve of all scores shows, where that needs to be said. */
  readonly curveLine?: string;
  /** The game as a link; none for one too long. */
  readonly linkOf: () => string | undefined;
  /** The drawing of a position, where the board isn't of cells. */
  readonly picture?: (frame: Frame<Kind>) => ComponentChildren;
  /** Who sat where and how they stood, where there are many. */
  readonly seats?: (position: PositionOf<Kind>) => ComponentChildren;
  /** What only this game has, as high at every turn: an analysis. */
  readonly more?: (shown: Shown<Kind>) => ComponentChildren;
  /** What it has at some turns only, which moves nothing that is pressed: playing on from here. */
  readonly last?: (shown: Shown<Kind>) => ComponentChildren;
}

export function Replay<Kind extends AnyPlayed>(props: ReplayProps<Kind>) {
  const { game, ui, start, moves, beginning, curveLine, linkOf, picture, seats, more, last } =
    props;
  const { words, living } = ui, replay = replayWordsIn(words.language);
  const player = useMemo(() => {
    const player = new ReplayPlayer(framesOf(game, ui, start, moves));
    // What one knows of a game is how it ended.
    player.goTo(player.last);
    return player;
  }, []);
  const asked = useSignal<Cell | undefined>(undefined);
  const outlined = useSignal<readonly Cell[]>([]);
  const overlay = useSignal<Partial<Scene>>({});
  const board = useMemo(
    () => replayBoard(ui, player, outlined, overlay, (cell) => asked.value = cell),
    [],
  );
  const turns = useMemo(() => turnsOf(ui, player), []);
  const frame = player.frame.value;
  const sentence = useComputed(() => sentenceOf(ui, beginning, player)).value;
  const { isReady, onKeyDown } = useReplayKeys(player, framesPerTurn(ui));
  useEffect(() => keepAddress(player, framesPerTurn(ui)), []);
  return (
    <div class={`replay ${ui.style}`} data-ready={`${isReady}`} onKeyDown={onKeyDown}>
      <div class="board-frame">
        {picture ? picture(frame) : <BoardCanvas source={board} fallback={words.board.canvas} />}
      </div>
      <Scrubber words={words} player={player} sentence={sentence} />
      <p role="status" aria-live={player.isPlaying.value ? "off" : "polite"}>{sentence}</p>
      {seats?.(frame.position)}
      {living && (
        <ScoreCurve
          game={game}
          ui={ui}
          frames={player.frames}
          at={player.at.value}
          label={replay.curve}
          line={curveLine ?? replay.curve}
        />
      )}
      {more?.({ player, overlay })}
      <TurnList player={player} turns={turns} />
      {living && (
        <AskWhy
          said={ui}
          law={{ live: living.live, topology: ui.topology }}
          board={frame.board}
          past={() => pastOf(ui, player.frames, player.at.value)}
          asked={asked}
          outlined={outlined}
          onShow={({ shownAt }) => player.goTo(shownAt)}
        />
      )}
      <ShareLink words={words} linkOf={linkOf} />
      {last?.({ player, overlay })}
    </div>
  );
}

/** Every turn, which leads to what came of it. */
function turnsOf<Kind extends AnyPlayed>(
  ui: GameUi<Kind>,
  { frames }: ReplayPlayer<Frame<Kind>>,
) {
  return frames.flatMap(({ turn, isAfter }, frame) =>
    turn && isAfter ? [{ sentence: ui.turnSentence([], turn), frame }] : []
  );
}

/** What is said of the frame that is shown. */
export function sentenceOf<Kind extends AnyPlayed>(
  ui: GameUi<Kind>,
  beginning: string,
  { frame }: ReplayPlayer<Frame<Kind>>,
): string {
  const { turn, position, isAfter } = frame.value;
  const replay = replayWordsIn(ui.words.language), standing = ui.standing(position);
  if (!turn) return `${beginning} ${standing}.`;
  const next = isAfter ? 0 : ui.living!.follows(turn);
  if (!next) return `${ui.turnSentence([], turn)} ${standing}.`;
  return `${replay.placed(ui.seats[turn.seat]!, next)} ${standing}.`;
}

/** Whether the replay is ready, and what hears keys inside it. */
function useReplayKeys(player: ReplayPlayer<unknown>, framesPerTurn: number) {
  const isReady = useSignal(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = ownsKey(event) ? replayKey(player, event.key) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  useEffect(() => {
    const follow = () => {
      const generation = /^#(\d+)$/.exec(location.hash)?.[1];
      if (generation) player.goTo(framesPerTurn * Number(generation));
    };
    follow();
    addEventListener("hashchange", follow);
    // Keys work from the start, when nothing on the page has the focus, and when what had it is gone.
    const onPage = (event: KeyboardEvent) =>
      (event.target as Element).matches("body, main") && onKeyDown(event);
    document.addEventListener("keydown", onPage);
    isReady.value = true;
    return () => {
      document.removeEventListener("keydown", onPage);
      removeEventListener("hashchange", follow);
      player.pause();
    };
  }, []);
  return { isReady: isReady.value, onKeyDown };
}

/** How long one looks at a board before the address names it, ms: browsers bear no more often. */
const REST = 300;

/** Has the address of a game's own page lead to what is seen there; returns how to stop. */
function keepAddress({ at, last, isPlaying }: ReplayPlayer<unknown>, framesPerTurn: number) {
  if (!location.pathname.startsWith("/g/")) return;
  let timer: ReturnType<typeof setTimeout> | undefined, seen = at.peek();
  const stop = effect(() => {
    const now = at.value;
    clearTimeout(timer);
    if (isPlaying.value || now === seen) return;
    timer = setTimeout(() => {
      seen = now;
      const hash = now === last ? "" : `#${Math.floor(now / framesPerTurn)}`;
      history.replaceState(history.state, "", location.pathname + location.search + hash);
    }, REST);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Fields use their keys themselves, and so do buttons the space bar. */
function ownsKey({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  if (target instanceof HTMLSelectElement) return false;
  if (target instanceof HTMLInputElement) return target.type === "range";
  return key !== " " || !(target instanceof HTMLElement) || !target.closest("button, a, summary");
}

interface ShareLinkProps {
  readonly words: Words;
  /** The link, for the page that asks; undefined where the game is too long for one. */
  readonly linkOf: () => string | undefined;
}

/** A whole game as a link. */
function ShareLink({ words, linkOf }: ShareLinkProps) {
  const replay = replayWordsIn(words.language);
  const link = useSignal("");
  useEffect(() => {
    link.value = linkOf() ?? "";
  }, []);
  if (link.value === "") return null;
  return (
    <details class="share">
      <summary>{replay.share}</summary>
      <LinkBox words={words.room} link={link.value} label={replay.share} />
    </details>
  );
}

interface TurnListProps {
  readonly player: Pick<ReplayPlayer<unknown>, "at" | "goTo">;
  /** What each turn is told as, and the frame that shows the board after it. */
  readonly turns: readonly { readonly sentence: string; readonly frame: number }[];
}

/** The turns of a finished game, each a way to what came of it. */
function TurnList({ player, turns }: TurnListProps) {
  const list = useRef<HTMLOListElement>(null);
  const at = player.at.value;
  useEffect(() => keepInSight(list.current!), [at]);
  return (
    <ol class="turns" ref={list}>
      {turns.map(({ sentence, frame }) => (
        <li key={frame}>
          <button
            type="button"
            aria-current={frame === at ? "step" : undefined}
            onClick={() => player.goTo(frame)}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls a list, and nothing around it, to the turn that is shown. */
function keepInSight(list: HTMLElement): void {
  const shown = list.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!shown) return;
  const { top, bottom } = list.getBoundingClientRect();
  list.scrollTop += Math.min(shown.top - top, 0) + Math.max(shown.bottom - bottom, 0);
}
