/** The moves that one leaves in advance: what they are, one more, none. This module is browser compatible. */

import { useRef } from "preact/hooks";
import { readSteps, type Step, writeStep, writeSteps } from "../../rooms/step.ts";
import { phaseOf, playersLeft } from "../../rooms/view.ts";
import { actorOf, ask } from "../ask.ts";
import type { PostPartProps } from "./post_parts.ts";

export function PostQueue({ line, table }: PostPartProps) {
  const { queue: words } = table.post;
  const room = line.room.value;
  const player = actorOf(line);
  const isLeft = player !== null && playersLeft(room).includes(player);
  if (!isLeft || phaseOf(room) !== "playing") return null;
  const { steps } = line.state.value.queue;
  const leave = async (steps: readonly Step[]) => {
    const isDone = await ask({ line, table }, { t: "queue", steps });
    if (isDone) table.say(steps.length > 0 ? words.left(writeSteps(steps)) : words.cleared);
    return isDone;
  };
  return (
    <details class="queue">
      <summary>{words.title(steps.length)}</summary>
      <p>
        <small>{words.line}</small>
      </p>
      {steps.length > 0 && (
        <>
          <ol aria-label={words.list}>
            {steps.map((step, index) => <li key={index}>{writeStep(step)}</li>)}
          </ol>
          <button type="button" onClick={() => leave([])}>{words.clear}</button>
        </>
      )}
      <QueueField table={table} onAdd={(added) => leave([...steps, ...added])} />
    </details>
  );
}

interface QueueFieldProps extends Pick<PostPartProps, "table"> {
  /** Resolves with whether they were taken. */
  readonly onAdd: (steps: readonly Step[]) => Promise<boolean>;
}

function QueueField({ table, onAdd }: QueueFieldProps) {
  const { queue: words, unknown } = table.post;
  const after = useRef<HTMLInputElement>(null), move = useRef<HTMLInputElement>(null);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const [before, own] = [after.current!, move.current!];
    const text = before.value.trim() === "" ? own.value : `${before.value}: ${own.value}`;
    const steps = readSteps(text.toLowerCase());
    if (!steps) table.say(unknown(text.trim()));
    else if (await onAdd(steps)) before.value = own.value = "";
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
