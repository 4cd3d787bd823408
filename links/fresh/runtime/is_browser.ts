/** True in a page, false on the server (Deno has no document). */
export const IS_BROWSER: boolean = typeof document !== "undefined";
