/** A line to type into, again and again. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";

interface LineFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  /** What the button says that sends it. */
  readonly send: string;
  readonly input: RefObject<HTMLInputElement>;
  /** Is given each line that says something; the field is busy until it's obeyed. */
  readonly onLine: (line: string) => void | Promise<void>;
  /** What was said last: a phone's panel lies over where it's said. */
  readonly said?: string;
}

export function LineField({ id, label, placeholder, send, input, onLine, said }: LineFieldProps) {
  const waiting = useSignal(0);
  const obey = async (line: string) => {
    waiting.value++;
    await onLine(line);
    waiting.value--;
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const line = input.current!.value;
    if (line.trim() === "") return;
    obey(line);
    input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit} data-said={said}>
      <label for={id}>{label}</label>
      <input
        id={id}
        ref={input}
        placeholder={placeholder}
        aria-busy={waiting.value > 0}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
      />
      <button type="submit">{send}</button>
    </form>
  );
}
