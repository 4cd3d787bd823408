import type { FreshContext } from "fresh";
import * as v from "valibot";
import { faultOf } from "../../rooms/parse.ts";
import type { Scope } from "../../leaderboard/bot.ts";
import type { Bot } from "../store/bots.ts";
import type { State } from "../define.ts";
import type { Services } from "../services.ts";
import { readJson } from "./body.ts";
import { refusal } from "./refusal.ts";
import { sourceOfRequest } from "./source.ts";

/** A bot that asks for something. */
export interface BotAsking {
  readonly services: Services;
  readonly bot: Bot;
  /** The address that it asks from. */
  readonly source: string;
}

export type BotContext = Pick<FreshContext<State>, "req" | "info" | "state" | "params">;

/** Answers a bot whose token has the scope, if one is needed, and tells all others why not. */
export async function asBot(
  { req, info, state }: BotContext,
  scope: Scope | undefined,
  answer: (asking: BotAsking) => Promise<Response> | Response,
): Promise<Response> {
  const services = await state.online(), { botDesk, trustedHops } = services;
  const source = sourceOfRequest(req, info, trustedHops);
  if (!botDesk.mayAsk(source)) return refusal("limit");
  const token = /^Bearer +(\S+)$/i.exec(req.headers.get("authorization") ?? "")?.[1];
  const bot = token === undefined ? undefined : await botDesk.find(token);
  if (!bot) return refusal("unauthorized");
  if (!botDesk.mayAskAs(bot)) return refusal("limit");
  const until = botDesk.bannedUntil(bot, source);
  if (until !== undefined) return refusal("banned", { until });
  if (scope && !bot.scopes.includes(scope)) {
    return refusal("scope", { message: `The token doesn't have the scope "${scope}".` });
  }
  return await answer({ services, bot, source });
}

/** The body of a request as the schema has it, or the answer that says what is wrong with it. */
export async function bodyOf<Schema extends v.GenericSchema>(
  req: Request,
  schema: Schema,
): Promise<{ readonly body: v.InferOutput<Schema> } | { readonly refused: Response }> {
  const value = await readJson(req);
  if (value === null) {
    return { refused: refusal("malformed", { message: "The body is too long." }) };
  }
  if (value === undefined) {
    return { refused: refusal("malformed", { message: "The body isn't JSON." }) };
  }
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return { body: read.output };
  return { refused: refusal("malformed", { message: `${faultOf(read.issues[0])}.` }) };
}
