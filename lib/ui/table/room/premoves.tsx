/** The moves that one leaves in advance, and the door to them: few open it. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Step } from "../../../rooms/premove.ts";
import { readSteps, writeSteps } from "../../../rooms/premove_text.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { PremoveWords } from "../words/premoves/en.ts";
import { ask, type RoomPartProps } from "./ask.ts";

export const premoveWordsIn = await dictionary<PremoveWords>({
  en: () => import("../words/premoves/en.ts"),
  es: () => import("../words/premoves/es.ts"),
});

export function Premoves(part: RoomPartProps) {
  const words = premoveWordsIn(part.table.words.language);
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={`${isOpen.value}`}
        onClick={() => isOpen.value = !isOpen.value}
      >
        {words.door(part.line.state.value.queue.steps.length)}
      </button>
      {isOpen.value && <Panel part={part} words={words} />}
    </>
  );
}

/** What they are, one more, none. */
function Panel({ part, words }: { readonly part: RoomPartProps; readonly words: PremoveWords }) {
  const { line, table } = part;
  const { steps } = line.state.value.queue;
  const told = (steps: readonly Step[]) => tellSteps(steps.map(eachToken(typedAt(table))), words);
  // Typed at the table, cells may be separated by spaces, too.
  const example = table.ui.field.placeholder.replaceAll(" ", ",");
  // What is on its way, and more may be added to.
  const sent = useRef<readonly Step[] | undefined>(undefined);
  const change = async (steps: readonly Step[]) => {
    sent.current = steps;
    const isDone = await ask(part, { t: "queue", steps });
    if (sent.current === steps) sent.current = undefined;
    // What was played or dropped at once is told as that.
    const isLeft = line.state.peek().queue.steps.length === steps.length;
    if (isDone && isLeft) {
      table.say(steps.length > 0 ? words.left(told(steps)) : words.cleared);
    }
    return isDone;
  };
  const add = (text: string) => {
    const added = readPremoves(text)?.map(eachToken(tokenAt(table)));
    if (added) return change([...sent.current ?? steps, ...added]);
    table.say(words.unknown(text.trim(), example));
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
            {steps.map((step, index) => <li key={index}>{told([step])}</li>)}
          </ol>
          <button type="button" onClick={() => change([])}>{words.clear}</button>
        </>
      )}
      <StepField
        words={words}
        example={example}
        isMyTurn={table.myTurn.value}
        said={table.said.value}
        onAdd={add}
      />
    </section>
  );
}

/** How a table types a turn of CCN, as where vertices have names. */
export function typedAt({ ui, match }: RoomPartProps["table"]): (token: string) => string {
  return (token) => ui.typed?.(match.position.value, token) ?? token;
}

/** The CCN of what is typed at a table; what is no turn there stays as it is. */
export function tokenAt({ ui, match }: RoomPartProps["table"]): (typed: string) => string {
  const { game, position: { value } } = match;
  return (typed) => {
    const move = ui.readTurn?.(value, typed);
    return move ? game.text.writeMove(value, move) : typed;
  };
}

export function eachToken(change: (token: string) => string): (step: Step) => Step {
  return (step) => ({ ...step, after: step.after.map(change), move: change(step.move) });
}

interface StepFieldProps {
  readonly words: PremoveWords;
  /** A move of the game. */
  readonly example: string;
  /** Whether it's played at once. */
  readonly isMyTurn: boolean;
  /** What was said last. */
  readonly said: string;
  /** Takes what was typed; resolves with whether it was left. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

function StepField({ words, example, isMyTurn, said, onAdd }: StepFieldProps) {
  const after = useRef<HTMLInputElement>(null), move = useRef<HTMLInputElement>(null);
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const [before, own] = [after.current!, move.current!];
    const isOne = before.value.trim() === "";
    const text = isOne ? own.value : `${before.value}: ${own.value}`, { value } = own;
    if (await onAdd(text) && own.value === value) before.value = own.value = "";
  };
  const typed = { autocomplete: "off", autocapitalize: "none", spellcheck: false } as const;
  return (
    <form class="text-field" data-said={said} onSubmit={onSubmit}>
      <label for="queue-after">{words.after(example)}</label>
      <input id="queue-after" class="whole" ref={after} {...typed} />
      <label for="queue-move">{words.move(example)}</label>
      <input
        id="queue-move"
        ref={move}
        required
        aria-invalid="false"
        placeholder={example}
        {...typed}
      />
      <button type="submit">{isMyTurn ? words.now : words.add}</button>
    </form>
  );
}

/** Spanish for what turns are written with. */
const WORDS: ReadonlyMap<string, string> = new Map(Object.entries({
  pasar: "pass",
  azar: "random",
  cualquiera: "any",
}));

/** The steps of a line, whatever its capitals; undefined for what cannot be read. */
export function readPremoves(line: string): Step[] | undefined {
  return readSteps(line.toLowerCase().replace(/\p{L}+/gu, (word) => WORDS.get(word) ?? word));
}

/** The steps as they'd be typed in the words' language. */
export function tellSteps(steps: readonly Step[], { typed }: PremoveWords): string {
  return writeSteps(steps).replace(/[a-z]+/g, (word) => typed[word] ?? word);
}
