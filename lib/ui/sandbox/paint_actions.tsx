/** What the hand holds, and the run: the buttons within a thumb's reach. */

import { PATTERN_KINDS } from "../../automaton/catalogue.ts";
import type { Run } from "./run.ts";
import { isPatternId, stampOf } from "./stamps.ts";
import type { Studio } from "./studio.ts";

/** Blue and red before the eraser. */
const BRUSHES = [1, 2, 0];

interface PaintActionsProps {
  readonly studio: Studio;
  readonly run: Run;
}

export function PaintActions({ studio, run }: PaintActionsProps) {
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
