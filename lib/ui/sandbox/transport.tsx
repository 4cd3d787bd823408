/** The run's other buttons: how fast, how far, from where. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { type Run, SPEEDS } from "./run.ts";
import type { Studio } from "./studio.ts";

/** The most generations lived at once. */
const MOST_STEPS = 1000;

interface TransportProps {
  readonly studio: Studio;
  readonly run: Run;
  /** More of the run, below. */
  readonly children: ComponentChildren;
}

export function Transport({ studio, run, children }: TransportProps) {
  const { own } = studio;
  const steps = useSignal(10);
  const then = (act: () => void) => () => {
    run.pause();
    act();
  };
  const live = (event: Event) => {
    event.preventDefault();
    run.pause();
    studio.step(steps.value);
  };
  return (
    <div class="transport">
      <label>
        {own.speed}{" "}
        <select onChange={({ currentTarget }) => run.speed.value = Number(currentTarget.value)}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed} selected={speed === run.speed.value}>{speed}</option>
          ))}
        </select>
      </label>
      <form onSubmit={live}>
        <label>
          {own.stepMany}{" "}
          <input
            type="number"
            min={1}
            max={MOST_STEPS}
            required
            value={steps.value}
            onInput={({ currentTarget }) => steps.value = Number(currentTarget.value)}
          />
        </label>
        <button type="submit">{own.stepGo}</button>
      </form>
      <button type="button" onClick={then(() => studio.reset())}>{own.reset}</button>
      <button type="button" onClick={then(() => studio.clear())}>{own.clear}</button>
      <button type="button" onClick={then(() => studio.soup())}>{own.soup}</button>
      {children}
    </div>
  );
}
