/** The moves that one leaves in advance: what they are, one more, none. */

import { useRef } from "preact/hooks";
import { type Step, writeStep, writeSteps } from "../../../rooms/premove.ts";
import type { Language } from "../../../words/language.ts";
import { type QueueWords, queueWordsIn } from "./words/queue/mod.ts";
import type { PostTable } from "./table.ts";
import { readQueueLine } from "./queue_line.ts";

export interface QueuePanelProps {
  readonly table: Pick<PostTable, "words" | "post" | "say">;
  readonly steps: readonly Step[];
  /** Leaves these in the place of those before; resolves with whether they were taken. */
  readonly leave: (steps: readonly Step[]) => Promise<boolean>;
}

export function QueuePanel({ table, steps, leave }: QueuePanelProps) {
  const words = queueWordsIn(table.words.language as Language);
  const change = async (steps: readonly Step[]) => {
    const isDone = await leave(steps);
    if (isDone) table.say(steps.length > 0 ? words.left(writeSteps(steps)) : words.cleared);
    return isDone;
  };
  const add = (text: string) => {
    const added = readQueueLine(text);
    if (added) return change([...steps, ...added]);
    table.say(table.post.unknown(text.trim()));
    return Promise.resolve(false);
  };
  return (
    <section class="queue" aria-label={words.label}>
      <p>
        <small>{words.line}</small>
      </p>
      {steps.length > 0 && (
        <>
          <ol aria-label={words.list}>
            {steps.map((step, index) => <li key={index}>{writeStep(step)}</li>)}
          </ol>
          <button type="button" onClick={() => change([])}>{words.clear}</button>
        </>
      )}
      <StepField words={words} onAdd={add} />
    </section>
  );
}

interface StepFieldProps {
  readonly words: QueueWords;
  /** Takes what was typed; resolves with whether it was left. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

function StepField({ words, onAdd }: StepFieldProps) {
  const after = useRef<HTMLInputElement>(null), move = useRef<HTMLInputElement>(null);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const [before, own] = [after.current!, move.current!];
    const isOne = before.value.trim() === "";
    const isLeft = await onAdd(isOne ? own.value : `${before.value}: ${own.value}`);
    if (isLeft) before.value = own.value = "";
  };
  const typed = { autocomplete: "off", autocapitalize: "none", spellcheck: false } as const;
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="queue-after">{words.after}</label>
      <input id="queue-after" class="whole" ref={after} {...typed} />
      <label for="queue-move">{words.move}</label>
      <input id="queue-move" ref={move} required placeholder="a5,g2" {...typed} />
      <button type="submit">{words.add}</button>
    </form>
  );
}
