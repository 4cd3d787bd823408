/** A button that asks once before it does what cannot be undone. */

import { useSignal } from "@preact/signals";
import type { TargetedMouseEvent } from "preact";
import { holdNoEnter } from "./hold_no_enter.ts";

interface SureButtonProps {
  readonly text: string;
  readonly sure: string;
  /** Whether it cannot be had now; it can still be pressed, and then says why. */
  readonly isIdle?: boolean;
  readonly onSure: () => void;
}

/** The first press asks, the second does it; going elsewhere is a no. */
export function SureButton({ text, sure, isIdle = false, onSure }: SureButtonProps) {
  const isAsked = useSignal(false);
  const press = ({ currentTarget, detail }: TargetedMouseEvent<HTMLButtonElement>) => {
    // The second half of a double click is no answer.
    if (detail > 1) return;
    // Safari gives no button the focus when it's pressed: going elsewhere would not be noticed.
    currentTarget.focus();
    if (isAsked.value || isIdle) onSure();
    isAsked.value = !isAsked.value && !isIdle;
  };
  return (
    <button
      type="button"
      aria-disabled={`${isIdle}`}
      onClick={press}
      onKeyDown={holdNoEnter}
      onBlur={() => isAsked.value = false}
    >
      {isAsked.value ? sure : text}
    </button>
  );
}
