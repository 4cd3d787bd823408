/** `fresh/dev`: builds and the development server. */
export { Builder } from "./builder.ts";
export type { BuildOptions } from "./project.ts";
