/** What a board has for fingers: fetched when one is first seen. */

export { paintLoupe } from "./loupe.ts";
export { listenToZoom } from "./zoom.ts";
