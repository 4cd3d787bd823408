/** What a page shows where there is nothing yet: a still life, what is missing, and one way to change that. */

import { Pattern } from "./pattern.tsx";

interface NothingYetProps {
  readonly title: string;
  readonly text: string;
  /** Where a person goes on, and what that is called; without, the page itself has the way. */
  readonly way?: { readonly href: string; readonly text: string };
}

export function NothingYet({ title, text, way }: NothingYetProps) {
  return (
    <section class="nothing-yet card">
      <Pattern name="block" />
      <h2>{title}</h2>
      <p>{text}</p>
      {way && <a class="button primary" href={way.href}>{way.text}</a>}
    </section>
  );
}
