import type { FreshContext } from "fresh";
import * as v from "valibot";
import { faultOf, isFields } from "../../rooms/parse.ts";
import type { Scope } from "../../leaderboard/bot.ts";
import type { Bot } from "../store/bots.ts";
import type { State } from "../define.ts";
import type { Services } from "../services.ts";
import { TOO_LONG } from "./body.ts";
import { refusal } from "./refusal.ts";
import { sourceOfRequest } from "../transport/address.ts";

/** A bot that asks for something. */
export interface BotAsking {
  readonly services: Services;
  readonly bot: Bot;
  /** The address that it asks from. */
  readonly source: string;
  readonly token: string;
}

export type BotContext = Pick<FreshContext<State>, "req" | "info" | "state" | "url">;

/** Who asks, and for whom they say they do. */
export interface BotCaller {
  readonly services: Services;
  readonly source: string;
  readonly token: string | undefined;
}

export async function callerOf({ req, info, state }: BotContext): Promise<BotCaller> {
  const services = await state.online();
  const source = sourceOfRequest(req, info, services.trustedHops);
  const token = /^Bearer +(\S+)$/i.exec(req.headers.get("authorization") ?? "")?.[1];
  return { services, source, token };
}

/** What is said to a token that isn't or is no longer one. */
const UNKNOWN = { message: "No bot has this token. Its owner makes another on /me." };

/** What is said to one that can't listen, too. */
export const CROWDED = { message: "As many bots listen as may, of all or of your address." };

/** Answers a bot whose token has the scope, if one is needed, and tells all others why not. */
export async function asBot(
  { services, source, token }: BotCaller,
  scope: Scope | undefined,
  answer: (asking: BotAsking) => Promise<Response> | Response,
): Promise<Response> {
  const { botDesk, limits } = services;
  const tooMuch = (who: string, most: number) =>
    refusal("limit", { message: `${who} may ask ${most} things a minute.` }, botDesk.restOfMinute);
  if (!botDesk.mayAsk(source)) {
    return tooMuch("All bots of your address", limits.botRequestsPerMinute);
  }
  if (token === undefined) return refusal("unauthorized");
  const bot = await botDesk.tokens.find(token);
  if (!bot) return refusal("unauthorized", UNKNOWN);
  if (!botDesk.mayAskAs(bot)) return tooMuch("A bot", limits.botRequestsPerMinutePerBot);
  const until = botDesk.bannedUntil(bot, source);
  if (until !== undefined) return refusal("banned", { until });
  if (scope && !bot.scopes.includes(scope)) {
    return refusal("scope", { message: `The token doesn't have the scope "${scope}".` });
  }
  return await answer({ services, bot, source, token });
}

/** A body as the schema has it, or the answer that says what is wrong with it. */
export function bodyOf<Schema extends v.GenericSchema>(
  value: unknown,
  schema: Schema,
): { readonly body: v.InferOutput<Schema> } | { readonly refused: Response } {
  if (value === null) {
    return { refused: refusal("malformed", { message: TOO_LONG }) };
  }
  if (!isFields(value)) {
    const message = "The body must be an object in JSON, such as {}: UTF-8, and not compressed.";
    return { refused: refusal("malformed", { message }) };
  }
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return { body: read.output };
  return { refused: refusal("malformed", { message: `${faultOf(read.issues[0])}.` }) };
}
