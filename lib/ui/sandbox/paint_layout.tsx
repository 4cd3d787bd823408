/** A sandbox that is painted on. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LineField } from "../parts/line_field.tsx";
import { Mark } from "../parts/mark.tsx";
import { MoreButton } from "../parts/more_button.tsx";
import { useChange } from "./use_change.ts";
import { useHelp } from "../parts/use_help.ts";
import { Side } from "../table/side_panel.tsx";
import { Lab, type LabProps } from "./lab.tsx";
import { ModeSwitch } from "./mode_switch.tsx";
import { PaintBoard } from "./paint_board.tsx";
import type { Run } from "./run.ts";
import { obeySandbox } from "./sandbox_commands.ts";
import type { Studio } from "./studio.ts";
import { Transport } from "./transport.tsx";
import { WorldForm } from "./world_form.tsx";
import { MOST_SIDE } from "./sizes.ts";

const fetchHelp = () => import("./sandbox_help.tsx");

export function PaintLayout({ studio, run }: LabProps) {
  const { words, own, said } = studio;
  const isReady = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { help, show: showHelp } = useHelp(fetchHelp);
  const side = useRef<HTMLElement>(null);
  const { width, height } = studio.board.value;

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
      <Side words={words} panel={side}>
        <Transport studio={studio} run={run}>
          <WorldForm studio={studio} run={run} />
          <SizeForm studio={studio} run={run} />
        </Transport>
        <CommandField studio={studio} run={run} input={input} onHelp={showHelp} />
        <button type="button" class="quiet" onClick={showHelp}>{own.field.help}</button>
        <Lab studio={studio} run={run} />
      </Side>
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
        <MoreButton words={studio.words} hasNews={false} />
      </p>
    </section>
  );
}

interface CommandFieldProps {
  readonly studio: Studio;
  readonly run: Run;
  readonly input: RefObject<HTMLInputElement>;
  readonly onHelp: () => void;
}

/** A line to type what to do into. */
function CommandField({ studio, run, input, onHelp }: CommandFieldProps) {
  const { own: { field }, words } = studio;
  return (
    <LineField
      id="command"
      label={field.label}
      placeholder={field.placeholder}
      send={words.field.send}
      said={studio.said.value}
      input={input}
      onLine={(line) => {
        if (obeySandbox(studio, run, line) === "help") onHelp();
      }}
    />
  );
}

/** How many columns and rows the board has. */
function SizeForm({ studio, run }: LabProps) {
  const { own: { size }, board } = studio, { width, height } = board.value;
  const set = (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    run.pause();
    const data = new FormData(event.currentTarget);
    studio.resize(Number(data.get("width")), Number(data.get("height")));
  };
  const form = useRef<HTMLFormElement>(null);
  // Another board that came along has its own size.
  useChange(() => {
    for (const [name, value] of Object.entries({ width, height })) {
      (form.current!.elements.namedItem(name) as HTMLInputElement).value = `${value}`;
    }
  }, [width, height]);
  const side = (name: "width" | "height") => (
    <input
      type="number"
      name={name}
      defaultValue={`${board.value[name]}`}
      aria-label={size[name]}
      min={1}
      max={MOST_SIDE}
      required
    />
  );
  return (
    <form ref={form} onSubmit={set}>
      <span>{size.label}</span>
      {side("width")} × {side("height")}
      <button type="submit">{size.set}</button>
    </form>
  );
}
