/** Painting or playing. */

import type { Studio } from "./studio.ts";

export function ModeSwitch({ studio }: { readonly studio: Studio }) {
  const { own, mode } = studio;
  return (
    <div class="mode-switch" role="group" aria-label={own.mode}>
      {(["paint", "play"] as const).map((choice) => (
        <button
          type="button"
          key={choice}
          // Each way has a table of its own: by its id who pressed it stays here.
          id={choice}
          aria-pressed={`${mode.value === choice}`}
          onClick={() => studio.enter(choice)}
        >
          {own.modes[choice]}
        </button>
      ))}
    </div>
  );
}
