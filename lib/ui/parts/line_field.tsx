/** A line to type into, again and again. */

import type { RefObject } from "preact";

interface LineFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  /** What the button says that sends it. */
  readonly send: string;
  readonly input: RefObject<HTMLInputElement>;
  /** Is given each line that says something. */
  readonly onLine: (line: string) => void;
}

export function LineField({ id, label, placeholder, send, input, onLine }: LineFieldProps) {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const line = input.current!.value;
    if (line.trim() === "") return;
    onLine(line);
    input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for={id}>{label}</label>
      <input
        id={id}
        ref={input}
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
      />
      <button type="submit">{send}</button>
    </form>
  );
}
