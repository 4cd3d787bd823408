/**
 * A sum as what follows `#sum=` in a link, or `#misere=` where who can't move wins: parts with `+` between them, `nim5` or fields with `_`
 * between them: the edges, the code of what is lit, q, or that of each vertex with dots between, with
 * `m` where it is a maximum, where the vertices lie, two digits across and two down each, and after a
 * `~` what they are called.
 */

import { withQs } from "../../../games/annihilation/position.ts";
import { readNames } from "../../../games/annihilation/vertex_names.ts";
import { litOf } from "../../../solver/position.ts";
import { type EdgesProblem, readEdges, writeEdges } from "./edges_text.ts";
import { asDrawn, placesOf } from "./layout.ts";
import {
  type BoardPart,
  codeOf,
  isBoard,
  MOST_HEAP,
  MOST_PARTS,
  type Part,
  positionWith,
} from "./part.ts";
import { readPlaces } from "./places.ts";

/** What is wrong with a link: its edges, or the field that cannot be read. */
export type LinkProblem = EdgesProblem | { readonly problem: "field"; readonly at: string };

const MOST_Q = 63;

export function writeLink(parts: readonly Part[], isMisere = false): string {
  return `#${isMisere ? "misere" : "sum"}=${parts.map(writePart).join("+")}`;
}

/** Whether a hash holds a sum, damaged or not. */
export function isSumLink(hash: string): boolean {
  return /^#(?:sum|misere)=/.test(hash);
}

/** Whether who can't move wins in a sum's link. */
export function isMisereLink(hash: string): boolean {
  return hash.startsWith("#misere=");
}

function writePart(part: Part): string {
  if (!isBoard(part)) return `nim${part.heap}`;
  const { followers, q, qs, atMost, names } = part.position;
  const edges = writeEdges(followers).replaceAll(" ", "").replaceAll(">", "-");
  const fields = [edges, codeOf(part), `${qs?.join(".") ?? q}${atMost ? "m" : ""}`];
  const { drawn } = asDrawn(part);
  if (drawn !== undefined) fields.push(drawn);
  if (names) fields.push(`~${names.map(encodeURIComponent).join(".")}`);
  return fields.join("_");
}

/** The parts of a hash, undefined where it holds none. */
export function readLink(hash: string): readonly Part[] | LinkProblem | undefined {
  if (!isSumLink(hash)) return;
  const texts = decoded(hash.slice(hash.indexOf("=") + 1)).split("+");
  if (texts.length > MOST_PARTS) return { problem: "field", at: texts[MOST_PARTS]! };
  const parts: Part[] = [];
  for (const text of texts) {
    const part = readPart(text);
    if ("problem" in part) return part;
    parts.push(part);
  }
  return parts;
}

/** A damaged escape stays as it is, and is then what cannot be read. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readPart(text: string): Part | LinkProblem {
  const heap = /^nim(\d{1,2})$/.exec(text)?.[1];
  if (heap !== undefined && Number(heap) <= MOST_HEAP) return { heap: Number(heap) };
  const [edges = "", ...fields] = text.split("_");
  const followers = readEdges(edges);
  if ("problem" in followers) return followers;
  const last = fields.at(-1);
  if (!last?.startsWith("~")) return readBoard(followers, fields);
  const names = readNames(last.slice(1).replaceAll(".", " "), followers.length);
  const part = readBoard(followers, fields.slice(0, -1));
  if ("problem" in part) return part;
  if (!names) return { problem: "field", at: last };
  return { ...part, position: { ...part.position, names } };
}

function readBoard(
  followers: BoardPart["position"]["followers"],
  fields: readonly string[],
): BoardPart | LinkProblem {
  const unread = (at: string): LinkProblem => ({ problem: "field", at });
  const [code = "0", rule = "1", written, ...others] = fields;
  if (others.length > 0) return unread(others[0]!);
  const n = followers.length;
  if (!/^\d{1,20}$/.test(code) || BigInt(code) >> BigInt(n) !== 0n) return unread(code);
  const [, eachQ, atMost] = /^([1-9]\d?(?:\.[1-9]\d?)*)(m?)$/.exec(rule) ?? [];
  const qs = eachQ?.split(".").map(Number) ?? [];
  const isOfEach = qs.length === n || qs.length === 1;
  if (!isOfEach || Math.max(...qs) > MOST_Q) return unread(rule);
  const places = written === undefined ? placesOf(followers) : readPlaces(written);
  if (places.length !== n) return unread(written!);
  const rules = withQs({ q: 1, atMost: atMost !== "" }, qs);
  return { position: positionWith(followers, litOf(BigInt(code)), rules), places };
}
