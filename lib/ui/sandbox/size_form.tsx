/** How many columns and rows the board has. */

import { MOST_SIDE } from "./canvas.ts";
import type { LabProps } from "./lab.tsx";

export function SizeForm({ studio, run }: LabProps) {
  const { own: { size }, board } = studio, { width, height } = board.value;
  const set = (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    run.pause();
    const data = new FormData(event.currentTarget);
    studio.resize(Number(data.get("width")), Number(data.get("height")));
  };
  const side = (name: "width" | "height", value: number) => (
    <input
      type="number"
      name={name}
      aria-label={size[name]}
      min={1}
      max={MOST_SIDE}
      required
      // Another board that came along has its own size.
      key={`${name} ${value}`}
      defaultValue={`${value}`}
    />
  );
  return (
    <form class="size" onSubmit={set}>
      <span>{size.label}</span>
      {side("width", width)} × {side("height", height)}
      <button type="submit">{size.set}</button>
    </form>
  );
}
