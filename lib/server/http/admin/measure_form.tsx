import type { ComponentChildren } from "preact";
import { TERMS } from "../../moderation/orders.ts";
import type { Measure } from "../../store/moderation.ts";
import type { Term } from "../../moderation/orders.ts";
import type { AdminWords } from "./words/mod.ts";

export interface ActFormProps {
  readonly words: AdminWords;
  /** Tells this form's fields from those of others on the page. */
  readonly id: string;
  /** What it's for, to who doesn't see what stands above it. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A form that orders something, with a reason. */
export function ActForm({ words, id, label, children }: ActFormProps) {
  return (
    <form class="act-form" method="post" action="/admin/act" aria-label={label}>
      {children}
      <label for={`${id}-reason`}>
        {words.reason}
        <input id={`${id}-reason`} name="reason" maxLength={200} autocomplete="off" />
      </label>
      <button type="submit">{words.go}</button>
    </form>
  );
}

interface MeasureFieldsProps {
  readonly words: AdminWords;
  readonly id: string;
  readonly measures: readonly Measure[];
}

/** What is done, and for how long; where there's one measure only, nobody is asked. */
export function MeasureFields({ words, id, measures }: MeasureFieldsProps) {
  const [only, ...others] = measures;
  return (
    <>
      {others.length === 0
        ? <input type="hidden" name="act" value={only} />
        : (
          <label for={`${id}-act`}>
            {words.what}
            <select id={`${id}-act`} name="act">
              {measures.map((measure) => (
                <option key={measure} value={measure}>{words.acts[measure]}</option>
              ))}
            </select>
          </label>
        )}
      <TermField words={words} id={id} />
    </>
  );
}

/** For how long. */
export function TermField({ words, id }: Omit<MeasureFieldsProps, "measures">) {
  return (
    <label for={`${id}-term`}>
      {words.term}
      <select id={`${id}-term`} name="term">
        {(Object.keys(TERMS) as Term[]).map((term) => (
          <option key={term} value={term} selected={term === "day"}>{words.terms[term]}</option>
        ))}
      </select>
    </label>
  );
}
