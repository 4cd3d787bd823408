/** What stands in the place of a list that shows nothing. */

interface LackingProps {
  /** Undefined until it's known, null when it couldn't be loaded. */
  readonly list: readonly unknown[] | null | undefined;
  readonly none: string;
  readonly notLoaded: string;
}

const EMPTY_LINE = "\u00a0";

/** An empty line keeps the place of what is still asked for: nobody is told that there is none. */
export function Lacking({ list, none, notLoaded }: LackingProps) {
  if (list === undefined) return <p>{EMPTY_LINE}</p>;
  if (list === null) return <p>{notLoaded}</p>;
  return list.length === 0 ? <p>{none}</p> : null;
}
