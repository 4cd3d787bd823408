import { HttpError } from "fresh";
import type { FreshContext } from "fresh";
import type { State } from "../../define.ts";
import { type Admin, SESSION_LASTS } from "../../moderation/admin.ts";
import type { Services } from "../../services.ts";
import { readCookie } from "../cookie.ts";
import { isSameHost } from "../origin.ts";

const COOKIE = "admin";
/** The longest form that is read, bytes. */
const LONGEST_FORM = 4_096;

type Ctx = Pick<FreshContext<State>, "req" | "state">;

/** Who asks for an admin's page. */
interface Visitor {
  readonly services: Services;
  readonly admin: Admin;
  /** The secret of their session, if they have signed in. */
  readonly session: string | undefined;
}

/** The visitor; without an admin's token there's no such page. */
export async function visitorOf({ req, state }: Ctx): Promise<Visitor> {
  const services = await state.online();
  const { admin } = services;
  if (!admin) throw new HttpError(404);
  const session = readCookie(req.headers.get("cookie"), COOKIE);
  return { services, admin, session: await admin.knows(session) ? session : undefined };
}

/** A form that a page of this very site sent; refuses all others, whatever else does. */
export async function readForm({ req, state }: Ctx): Promise<URLSearchParams> {
  const origin = req.headers.get("origin");
  if (origin === null || !isSameHost(origin, state.origin)) throw new HttpError(403);
  const length = Number(req.headers.get("content-length") ?? Infinity);
  if (length > LONGEST_FORM) throw new HttpError(413);
  return new URLSearchParams(await req.text());
}

/** Back to the page, with what came of it; a session is kept, or given up where it's empty. */
export function backToDesk(state: State, outcome: string, session?: string): Response {
  const headers = new Headers({ location: `/admin?said=${outcome}`, "cache-control": "no-store" });
  if (session !== undefined) headers.set("set-cookie", cookieOf(state, session));
  return new Response(null, { status: 303, headers });
}

function cookieOf({ origin }: State, session: string): string {
  const age = session === "" ? 0 : SESSION_LASTS / 1000;
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${COOKIE}=${session}; Path=/admin; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
