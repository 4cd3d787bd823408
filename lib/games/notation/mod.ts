/**
 * CCN, the games' notation: records of whole games as text, JSON and links.
 *
 * @module
 */

export type { AnyGame } from "../registry.ts";
export type { Options, Outcome, Seat } from "../game.ts";
export { cellName, readCell } from "./cell_text.ts";
export { LinkError, readLink, writeLink } from "./link.ts";
export * from "./notation.ts";
export { recordFromJson, type RecordJson, recordToJson } from "./record_json.ts";
