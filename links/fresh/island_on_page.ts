import { Fragment, h } from "preact";
import type { ComponentChild, ComponentChildren } from "preact";
import { comment } from "./comment.ts";
import type { Island } from "./snapshot.ts";
import { ISLAND_END, ISLAND_START } from "./runtime/island_marks.ts";

type Props = Record<string, unknown>;

/** An island on a page, with what it was given. */
export interface PlacedIsland {
  readonly island: Island;
  readonly props: Props;
}

interface Placement {
  readonly component: (props: Props) => ComponentChildren;
  readonly props: Props;
}

/** An island between two comments: `boot` finds it by them, and no element gets in the way. */
export function IslandOnPage(placement: Placement): ComponentChild {
  return h(Fragment, null, comment(ISLAND_START), h(Plain, placement), comment(ISLAND_END));
}

/** The island itself, called by hand: as an element it would be taken for an island again. */
function Plain({ component, props }: Placement): ComponentChildren {
  return component(props);
}

/** Asks for an island's scripts before the page is through. */
export function preloadLinks(islands: readonly PlacedIsland[]): ComponentChild[] {
  const urls = new Set(islands.flatMap(({ island }) => [island.url, ...island.preload]));
  return [...urls].map((href) => h("link", { rel: "modulepreload", href }));
}

/** The script that wakes the islands of a page, in the order of their marks. */
export function islandScript(buildId: string, islands: readonly PlacedIsland[]): ComponentChild {
  const [first] = islands;
  if (first === undefined) return null;
  const lines = [`import { boot } from ${quote(first.island.url)};`];
  const placed = islands.map(({ island, props }, i) => {
    lines.push(`import { ${island.exportName} as I${i} } from ${quote(island.url)};`);
    return `[I${i}, ${quote(props)}]`;
  });
  lines.push(`boot(${quote(buildId)}, [${placed.join(", ")}]);`);
  return h("script", { type: "module", dangerouslySetInnerHTML: { __html: lines.join("\n") } });
}

/** JSON that cannot end the script it stands in. */
function quote(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
