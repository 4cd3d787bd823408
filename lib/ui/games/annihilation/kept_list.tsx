/** The sums that somebody keeps in their browser, each by a name; fetched when somebody looks for them. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { readStored, writeStored } from "../../parts/stored.ts";
import { isSumLink, writeLink } from "./link.ts";
import type { SumEditor } from "./sum_editor.ts";

export function KeptList({ editor }: { readonly editor: SumEditor }) {
  const { words: { kept }, parts, isMisere } = editor;
  const sums = useSignal(keptSums());
  const name = useRef<HTMLInputElement>(null);
  const keep = (event: Event) => {
    event.preventDefault();
    const called = name.current!.value.trim();
    if (called === "") return;
    sums.value = keepSum({ name: called, link: writeLink(parts.value, isMisere.value) });
    name.current!.value = "";
    editor.say(kept.done(called));
  };
  return (
    <>
      <form class="text-field" onSubmit={keep}>
        <label for="kept-name">{kept.name}</label>
        <input id="kept-name" ref={name} maxLength={MOST_NAME} required autocomplete="off" />
        <button type="submit">{kept.keep}</button>
      </form>
      {sums.value.length === 0 && <p>{kept.none}</p>}
      <ul class="turns kept-sums">
        {sums.value.map(({ name, link }) => (
          <li key={name} class="ways">
            <a href={`/annihilation${link}`}>{name}</a>
            <button
              type="button"
              class="quiet"
              aria-label={kept.forget(name)}
              onClick={() => sums.value = forgetSum(name)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A sum by its name, as what follows `/annihilation` in its link. */
interface KeptSum {
  readonly name: string;
  readonly link: string;
}

const KEY = "annihilationSums";

/** The most that are kept, and the longest name. */
export const MOST_KEPT = 30;
const MOST_NAME = 40;

/** Those that can be read, the last kept first: anybody may have written there. */
export function keptSums(): readonly KeptSum[] {
  try {
    const read: unknown = JSON.parse(readStored("localStorage", KEY) || "[]");
    return Array.isArray(read) ? read.filter(isKeptSum).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function isKeptSum(value: unknown): value is KeptSum {
  const { name, link } = (value ?? {}) as Partial<KeptSum>;
  return typeof name === "string" && typeof link === "string" && isSumLink(link);
}

/** Keeps a sum, in place of another of its name; the oldest goes where there are too many. */
export function keepSum(sum: KeptSum): readonly KeptSum[] {
  return write([sum, ...others(sum.name)].slice(0, MOST_KEPT));
}

export function forgetSum(name: string): readonly KeptSum[] {
  return write(others(name));
}

function others(name: string): KeptSum[] {
  return keptSums().filter((kept) => kept.name !== name);
}

function write(sums: readonly KeptSum[]): readonly KeptSum[] {
  writeStored("localStorage", KEY, sums.length === 0 ? "" : JSON.stringify(sums));
  return sums;
}
