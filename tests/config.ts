import { fileURLToPath } from "node:url";

/**
 * The configuration these tests were started with, for all that they start: `deno.json`, with what
 * stands in for Fresh, or `deno.jsr.json`, with Fresh itself.
 */
export const CONFIG = fileURLToPath(
  new URL(
    import.meta.resolve("fresh").startsWith("file:") ? "../deno.json" : "../deno.jsr.json",
    import.meta.url,
  ),
);
