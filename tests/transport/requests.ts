/** A room on a served API, and the requests of pages that have no socket. */

import { assert, assertEquals } from "@std/assert";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { SETTINGS } from "../rooms/trial.ts";
import type { Serving } from "./serving.ts";

/** A room without players; its code. */
export async function openRoom({ services }: Serving, source = "test"): Promise<string> {
  const opened = await services.hub.open({ ...SETTINGS, side: 1 }, [source]);
  assert("code" in opened);
  return opened.code;
}

/** Posts JSON, or any text. */
export async function ask({ url }: Serving, path: string, body: unknown): Promise<Response> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  assertEquals(response.headers.get("cache-control"), "no-store");
  return response;
}

/** Sends what a player says, and reads what the server says to it. */
export async function post(
  serving: Serving,
  body: unknown,
): Promise<{ sid?: string; msgs: ServerMessage[] }> {
  return await (await ask(serving, "/api/send", body)).json();
}

/** Waits for what comes after that version. */
export async function poll(serving: Serving, sid: string, since: number): Promise<ServerMessage[]> {
  return (await (await ask(serving, "/api/poll", { sid, since })).json()).msgs;
}

/** What a new player joins with. */
export function joinOf(code: string, wish = "sit") {
  const token = makeSecret();
  return { type: "join", protocol: 1, code, wish, token, identity: token };
}

/** What messages are, in their order. */
export const kinds = (messages: readonly ServerMessage[]) => messages.map(({ t }) => t);
