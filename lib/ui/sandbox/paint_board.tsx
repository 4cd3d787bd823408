/** The board that is painted on, drawn and in words, and the buttons that aim at it. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { PATTERN_KINDS } from "../../automaton/catalogue.ts";
import { BoardCanvas } from "../board/canvas.tsx";
import { cellPhrase } from "../board/cell_speech.ts";
import { BoardGrid } from "../board/grid.tsx";
import { twoSides } from "../board/speech.ts";
import { useArrowPad } from "../board/use_arrow_pad.ts";
import { late } from "../parts/late.ts";
import type { LabProps } from "./lab.tsx";
import type { Run } from "./run.ts";
import { pressKey } from "./sandbox_keys.ts";
import { isWide } from "./sizes.ts";
import { isPatternId, stampOf } from "./stamps.ts";
import type { Studio } from "./studio.ts";
import { IDLE, studioBoard } from "./studio_board.ts";

interface PaintBoardProps extends LabProps {
  readonly onGo: (to: "field" | "help") => void;
  /** What stands between the board and the buttons. */
  readonly children: ComponentChildren;
}

const fetchPad = async () => (await import("../board/arrow_pad.tsx")).ArrowPad;

export function PaintBoard({ studio, run, onGo, children }: PaintBoardProps) {
  const { words, board, cursor } = studio;
  const hand = useSignal(IDLE);
  const isOpen = useSignal(false);
  const frame = useRef<HTMLDivElement>(null);
  const wide = useSignal<typeof import("./wide_board.tsx") | undefined>(undefined);
  // Where it cannot be fetched the board lives on unseen, and so does what is said of it.
  useEffect(() => {
    if (!isWide(board.value)) return;
    late(() => import("./wide_board.tsx")).then((module) => wide.value = module, () => {});
  }, []);
  const showCursor = (cursorShown: boolean) => hand.value = { ...hand.peek(), cursorShown };
  const takeKeys = () => {
    isOpen.value = true;
    frame.current!.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  };
  const source = useMemo(() => studioBoard(studio, hand, takeKeys), []);
  const onKey = (event: KeyboardEvent) => {
    const to = pressKey(studio, run, event);
    if (!to) return false;
    showCursor(true);
    if (to !== "done") onGo(to);
    return true;
  };
  return (
    <>
      <div class="board-frame" ref={frame}>
        {isWide(board.value) ? wide.value && <wide.value.WideBoard studio={studio} run={run} /> : (
          <>
            <BoardCanvas source={source} fallback={words.board.canvas} />
            {isOpen.value && (
              <BoardGrid
                board={board.value}
                label={words.board.label}
                cursor={cursor}
                phrase={(cell) => cellPhrase(twoSides(words), board.value, [], cell)}
                onKey={onKey}
                onTouch={(cell) => studio.touch(cell)}
                onFocus={showCursor}
              />
            )}
            {/* As at a table: who reads on past it isn't led in. */}
            <button
              type="button"
              class="visually-hidden"
              tabIndex={isOpen.value ? -1 : undefined}
              onKeyUp={takeKeys}
              onClick={takeKeys}
            >
              {words.board.open}
            </button>
          </>
        )}
      </div>
      {children}
      <PaintControls studio={studio} run={run} onAim={() => showCursor(true)} />
    </>
  );
}

/** Blue and red before the eraser. */
const BRUSHES = [1, 2, 0];

interface PaintControlsProps extends PaintActionsProps {
  /** The buttons move the cursor. */
  readonly onAim: () => void;
}

/** The buttons below the board, and those that aim at it where the settings ask for them. */
function PaintControls({ studio, run, onAim }: PaintControlsProps) {
  const { words, own, cursor } = studio;
  const Pad = useArrowPad(fetchPad);
  return (
    <div class="controls">
      {Pad && (
        <Pad
          words={words}
          act={own.put}
          onMove={(key) => {
            pressKey(studio, run, { key, ctrlKey: false, shiftKey: false });
            onAim();
          }}
          onAct={() => studio.touch(cursor.value)}
        />
      )}
      <PaintActions studio={studio} run={run} />
    </div>
  );
}

interface PaintActionsProps {
  readonly studio: Studio;
  readonly run: Run;
}

/** What the hand holds, and the run: the buttons within a thumb's reach. */
function PaintActions({ studio, run }: PaintActionsProps) {
  const { own, brush } = studio;
  const then = (act: () => void) => () => {
    run.pause();
    act();
  };
  return (
    <div class="actions paint-actions">
      {BRUSHES.map((state) => (
        <button
          type="button"
          key={state}
          aria-pressed={`${brush.value === state}`}
          onClick={() => studio.takeBrush(state)}
        >
          {own.brushes[state]}
        </button>
      ))}
      <button type="button" onClick={then(() => studio.goBy(-1))}>{own.back}</button>
      <button type="button" class="run" onClick={() => run.toggle()}>
        {run.isPlaying.value ? own.pause : own.play}
      </button>
      <button type="button" onClick={then(() => void studio.step())}>{own.next}</button>
      <StampChoice studio={studio} />
      <button type="button" onClick={() => studio.turnStamp()}>{own.turn}</button>
    </div>
  );
}

function StampChoice({ studio }: { readonly studio: Studio }) {
  const { own, stamp } = studio;
  return (
    <label class="stamp-choice">
      <span class="visually-hidden">{own.stamp}</span>
      <select
        onChange={({ currentTarget: { value } }) =>
          studio.takeStamp(isPatternId(value) ? stampOf(value) : undefined)}
      >
        <option value="" selected={!stamp.value}>{own.noStamp}</option>
        {PATTERN_KINDS.map(([kind, ids]) => (
          <optgroup key={kind} label={own.kinds[kind]}>
            {ids.map((id) => (
              <option key={id} value={id} selected={stamp.value?.id === id}>
                {own.patterns[id]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
