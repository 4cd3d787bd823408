/** How many columns and rows the board has. */

import { useEffect, useRef } from "preact/hooks";
import { MOST_SIDE } from "./sizes.ts";
import type { LabProps } from "./lab.tsx";

export function SizeForm({ studio, run }: LabProps) {
  const { own: { size }, board } = studio, { width, height } = board.value;
  const set = (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    run.pause();
    const data = new FormData(event.currentTarget);
    studio.resize(Number(data.get("width")), Number(data.get("height")));
  };
  const form = useRef<HTMLFormElement>(null);
  // Another board that came along has its own size.
  useEffect(() => {
    for (const [name, value] of Object.entries({ width, height })) {
      (form.current!.elements.namedItem(name) as HTMLInputElement).value = `${value}`;
    }
  }, [width, height]);
  const side = (name: "width" | "height") => (
    <input
      type="number"
      name={name}
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
