/** `fresh/runtime`: what pages and islands share. */
export { asset } from "./asset.ts";
export { Head } from "./head.ts";
export { HttpError } from "./http_error.ts";
export { IS_BROWSER } from "./is_browser.ts";
