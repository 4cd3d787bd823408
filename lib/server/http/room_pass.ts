/**
 * Who has seen a room's page may load it again, whatever others at the same address do: a cookie says
 * so, which nobody can make who does not know the code already.
 */

import type { FreshContext } from "fresh";
import type { State } from "../define.ts";
import { readRoomCode } from "../../rooms/code.ts";
import { sameHash } from "../../rooms/seats.ts";
import { readCookie } from "./cookie.ts";
import { sourceOfRequest } from "../transport/address.ts";

/** Writes what nobody else can: `services.markOf`. */
type MarkOf = (text: string) => string;

const COOKIE = "room";
/** As long as a turn by post and a rest may take. */
const LASTS_S = 30 * 24 * 60 * 60;

type Ctx = Pick<FreshContext<State>, "req" | "info" | "url">;

export function hasPass({ headers }: Request, code: string, markOf: MarkOf): boolean {
  return sameHash(readCookie(headers.get("cookie"), COOKIE) ?? "", passOf(code, markOf));
}

/** The cookie as a header's value. */
export function writePass(code: string, markOf: MarkOf, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const value = `${COOKIE}=${passOf(code, markOf)}`;
  return `${value}; Path=/r/${code}; Max-Age=${LASTS_S}; HttpOnly; SameSite=Lax${secure}`;
}

/** What a request is counted for, and whose turn it takes: its address, but for who has a pass. */
export function lanesOf(
  { req, info, url }: Ctx,
  markOf: MarkOf,
  trustedHops: number,
): { counted: string; lane: string } {
  const source = sourceOfRequest(req, info, trustedHops);
  const code = readRoomCode(/^\/r\/([^/]+)/.exec(url.pathname)?.[1] ?? "");
  if (code === undefined || !hasPass(req, code, markOf)) return { counted: source, lane: source };
  return { counted: `${source} ${code}`, lane: `${source} with a pass` };
}

function passOf(code: string, markOf: MarkOf): string {
  return markOf(`the room ${code}`);
}
