/** A replay's keys, and where its address has it begin. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { replayKey, type ReplayPlayer } from "./player.ts";

/** Whether the replay is ready, and what hears keys inside it; a turn is two frames unless told. */
export function useReplayKeys(player: ReplayPlayer<unknown>, framesPerTurn = 2) {
  const isReady = useSignal(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = ownsKey(event) ? replayKey(player, event.key) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  useEffect(() => {
    const generation = /^#(\d{1,3})$/.exec(location.hash)?.[1];
    if (generation) player.goTo(framesPerTurn * Number(generation));
    // Keys work from the start, when nothing on the page has the focus.
    const onPage = (event: KeyboardEvent) => event.target === document.body && onKeyDown(event);
    document.addEventListener("keydown", onPage);
    isReady.value = true;
    return () => {
      document.removeEventListener("keydown", onPage);
      player.pause();
    };
  }, []);
  return { isReady: isReady.value, onKeyDown };
}

/** Fields use their keys themselves, and so do buttons the space bar. */
function ownsKey({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  if (target instanceof HTMLSelectElement) return false;
  if (target instanceof HTMLInputElement) return target.type === "range";
  return key !== " " || !(target instanceof HTMLElement) || !target.closest("button, a, summary");
}
