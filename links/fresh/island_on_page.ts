import { Fragment, h } from "preact";
import type { ComponentChild, ComponentChildren } from "preact";
import { comment } from "./comment.ts";
import type { Island, Manifest } from "./snapshot.ts";
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

/** Asks for the scripts that a page names before it is read; what those import comes after. */
export function preloadHeader(runtime: string, islands: readonly PlacedIsland[]): string {
  const urls = new Set([runtime, ...islands.map(({ island }) => island.url)]);
  return [...urls].map((url) => `<${url}>; rel="modulepreload"; as="script"`).join(", ");
}

/**
 * The script that wakes the islands of a page, in the order of their marks. What they were given is
 * JSON within a string, as in 2.3.3: nobody can read addresses off it.
 */
export function islandScript(
  { buildId, runtime }: Manifest,
  islands: readonly PlacedIsland[],
): ComponentChild {
  const imports = islands.map(({ island }, i) =>
    `import { ${island.exportName} as I${i} } from ${quote(island.url)};`
  );
  const components = islands.map((_, i) => `I${i}`);
  const given = quote(JSON.stringify(islands.map(({ props }) => props)));
  const lines = [
    `import { boot } from ${quote(runtime)};`,
    ...imports,
    `boot(${quote(buildId)}, [${components}], ${given});`,
  ];
  return h("script", { type: "module", dangerouslySetInnerHTML: { __html: lines.join("\n") } });
}

/** A string that cannot end the script it stands in. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll("<", "\\u003c");
}
