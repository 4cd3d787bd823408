/** A sandbox that is painted on. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ArrowPad } from "../parts/arrow_pad.tsx";
import { BoardCanvas } from "../parts/board_canvas.tsx";
import { BoardGrid } from "../parts/board_grid.tsx";
import { Mark } from "../parts/mark.tsx";
import { cellPhrase } from "../speech.ts";
import { CommandField } from "./command_field.tsx";
import { Lab, type LabProps } from "./lab.tsx";
import { ModeSwitch } from "./mode_switch.tsx";
import { PaintActions } from "./paint_actions.tsx";
import { pressKey } from "./sandbox_keys.ts";
import { IDLE, studioBoard } from "./studio_board.ts";
import type { Studio } from "./studio.ts";
import { Transport } from "./transport.tsx";

type HelpModule = typeof import("./sandbox_help.tsx");

export function PaintLayout({ studio, run }: LabProps) {
  const { words, own, said } = studio;
  const isReady = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const help = useSignal<HelpModule | undefined>(undefined);
  const side = useRef<HTMLElement>(null);
  const { width, height } = studio.board.value;

  // Where it cannot be fetched the rest goes on without it.
  const showHelp = async () => {
    help.value = await import("./sandbox_help.tsx").catch(() => undefined);
  };
  const goToField = () => {
    if (!input.current!.checkVisibility()) side.current!.showPopover();
    input.current!.focus();
  };
  // The stylesheet sizes the drawing by these.
  useEffect(() => {
    root.current!.style.setProperty("--width", `${width}`);
    root.current!.style.setProperty("--height", `${height}`);
  }, [width, height]);
  useEffect(() => {
    isReady.value = true;
  }, []);

  return (
    <div
      ref={root}
      class="table sandbox"
      data-ready={`${isReady.value}`}
      data-generation={studio.moment.value.generation}
    >
      <h1 class="visually-hidden">{own.title}</h1>
      <PaintHud studio={studio} />
      <PaintBoard
        key={`${width} ${height}`}
        studio={studio}
        run={run}
        onGo={(to) => to === "help" ? showHelp() : goToField()}
      >
        <div class="speech" data-last="said">
          <p role="status" aria-live={run.isPlaying.value ? "off" : "polite"}>
            {said.value || own.intro}
          </p>
        </div>
      </PaintBoard>
      <aside class="side" id="side" ref={side} popover="auto">
        <button
          type="button"
          class="quiet side-close"
          popovertarget="side"
          popovertargetaction="hide"
          aria-label={words.field.close}
        >
          ×
        </button>
        <Transport studio={studio} run={run} />
        <CommandField studio={studio} run={run} input={input} onHelp={showHelp} />
        <button type="button" class="quiet" onClick={showHelp}>{own.field.help}</button>
        <Lab studio={studio} run={run} />
      </aside>
      {help.value && (
        <help.value.SandboxHelp
          words={words}
          onClose={() => help.value = undefined}
        />
      )}
    </div>
  );
}

function PaintHud({ studio }: { readonly studio: Studio }) {
  const { own, moment } = studio;
  const { generation, count } = moment.value;
  return (
    <section class="hud paint-hud">
      <ModeSwitch studio={studio} />
      <p>
        <strong>{own.populationOf(generation)}</strong>
        {[0, 1].map((seat) => (
          <span key={seat}>
            <Mark seat={seat} /> {count[seat]}
          </span>
        ))}
      </p>
    </section>
  );
}

interface PaintBoardProps extends LabProps {
  readonly onGo: (to: "field" | "help") => void;
  /** What stands between the board and the buttons. */
  readonly children: ComponentChildren;
}

/** The board drawn and in words, and the buttons that aim at it. */
function PaintBoard({ studio, run, onGo, children }: PaintBoardProps) {
  const { words, own, board, cursor } = studio;
  const hand = useSignal(IDLE);
  const isOpen = useSignal(false);
  const frame = useRef<HTMLDivElement>(null);
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
        <BoardCanvas source={source} fallback={words.board.canvas} />
        {isOpen.value
          ? (
            <BoardGrid
              board={board.value}
              label={words.board.label(board.value.height, board.value.width)}
              cursor={cursor}
              phrase={(cell) => cellPhrase(words, board.value, [], cell)}
              onKey={onKey}
              onTouch={(cell) => studio.touch(cell)}
              onFocus={showCursor}
            />
          )
          : (
            <button type="button" class="visually-hidden" onFocus={takeKeys} onClick={takeKeys}>
              {words.board.open}
            </button>
          )}
      </div>
      {children}
      <div class="controls">
        <ArrowPad
          words={words}
          act={own.put}
          onMove={(key) => {
            pressKey(studio, run, { key, ctrlKey: false, shiftKey: false });
            showCursor(true);
          }}
          onAct={() => studio.touch(cursor.value)}
          hasNews={false}
        />
        <PaintActions studio={studio} run={run} />
      </div>
    </>
  );
}
