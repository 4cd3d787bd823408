const START = /^@layer ([\w-]+)\{/;

/**
 * Puts the blocks of a layer that follow each other into one. A bundler makes a block of each file that
 * is imported into a layer, and every block weighs a few bytes.
 *
 * @param css minified, with no braces in its strings
 */
export function mergeLayers(css: string): string {
  const blocks: string[] = [];
  let last: string | undefined;
  for (const block of topLevel(css)) {
    const [start, layer] = START.exec(block) ?? [];
    if (start && layer === last) {
      blocks.push(blocks.pop()!.slice(0, -1) + block.slice(start.length));
    } else blocks.push(block);
    last = layer;
  }
  return blocks.join("");
}

/** What a sheet consists of: blocks in braces, each with what stands before it. */
function topLevel(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0, from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth === 0) {
      blocks.push(css.slice(from, index + 1));
      from = index + 1;
    }
  }
  return [...blocks, css.slice(from)];
}
