/**
 * CCN, the games' notation: records of whole games as text, JSON and links.
 *
 * @module
 */

export type { AnyPlayed } from "../known_games.ts";
export type { AnyGame } from "../registry.ts";
export type { Options, Outcome, Seat } from "../game.ts";
export { cellName, readCell } from "./cell_text.ts";
export { LinkError, readLink, writeLink } from "./link.ts";
export * from "./notation.ts";
export type { GameSource, Tag, Token } from "./record_source.ts";
export type { PlayedRecord, TurnEnd, WrittenTurn } from "./write_record.ts";
export { recordFromJson, type RecordJson, recordToJson } from "./record_json.ts";
