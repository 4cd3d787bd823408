/** All that a bot may ask, by its address below `/api/bot`: the same over HTTP and over a WebSocket. */

import type { Scope } from "../../leaderboard/bot.ts";
import type { Request as RoomRequest } from "../../rooms/protocol.ts";
import { gameIn, startOf } from "../../rooms/view.ts";
import {
  actionSchema,
  BOT_ACTIONS,
  ChallengeSchema,
  isBotAction,
  RoomSchema,
} from "../api/bot_requests.ts";
import { secretOf } from "../digest.ts";
import { freshJson, readJson } from "../http/body.ts";
import {
  asBot,
  bodyOf,
  type BotAsking,
  type BotCaller,
  type BotContext,
  callerOf,
} from "../http/bot.ts";
import { refusal } from "../http/refusal.ts";
import type { Bot } from "../store/bots.ts";
import type { Entered } from "../store/tournaments.ts";
import type { TournamentDesk } from "../tournaments/desk.ts";
import type { DeskRefusal, Share } from "./challenge_desk.ts";
import { gameOfBot } from "./told.ts";
import { settingsOf } from "./wished.ts";

/** Reads what came with it: undefined for what isn't JSON, null for what is too long. */
type ReadBody = () => Promise<unknown>;

interface Command {
  readonly scope?: Scope;
  answer(asking: BotAsking, id: string, read: ReadBody): Promise<Response> | Response;
}

const whoAmI: Command = {
  async answer({ bot: { id, name, scopes, identity }, services: { lobby } }) {
    const games = (await lobby.of(identity)).map(({ code }) => code);
    return freshJson({ id, name, scopes, games });
  },
};

/** The bots that listen now, and may be challenged. */
const online: Command = {
  answer: async ({ services: { botDesk } }) => freshJson({ bots: await botDesk.online() }),
};

const open: Command = {
  scope: "challenge",
  async answer({ bot, source, services: { botDesk, world } }, _id, readBody) {
    const read = bodyOf(await readBody(), RoomSchema);
    if ("refused" in read) return read.refused;
    const chosen = settingsOf(read.body, world.random);
    if ("fault" in chosen) return refusal("malformed", { message: chosen.fault });
    return opened(await botDesk.open(bot, source, chosen.settings));
  },
};

const challenge: Command = {
  scope: "challenge",
  async answer({ bot, source, services: { botDesk, world } }, _id, readBody) {
    const read = bodyOf(await readBody(), ChallengeSchema);
    if ("refused" in read) return read.refused;
    const chosen = settingsOf(read.body, world.random);
    if ("fault" in chosen) return refusal("malformed", { message: chosen.fault });
    return opened(await botDesk.challenges.make(bot, read.body.to, source, chosen.settings));
  },
};

function opened(id: string | DeskRefusal[]): Response {
  return typeof id === "string" ? freshJson({ id }, 201) : refused(id[0]!);
}

function seated(id: string, why: DeskRefusal | undefined): Response {
  return why ? refused(why) : freshJson({ id });
}

const SPENT: Readonly<Record<Share, string>> = {
  games: "You play as many games at a time as a bot may.",
  rooms:
    "You have opened as many rooms as you may until their games are over, or your address has " +
    "as many as it may. Abort closes one that nobody has joined.",
  challenges: "As many challenges wait for that bot as may, of everyone's or of your address's.",
};

function refused(why: DeskRefusal): Response {
  if (why === "unknown") {
    return refusal(why, { message: "No game, challenge or bot here is that." });
  }
  return isShare(why) ? refusal("limit", { message: SPENT[why] }) : refusal(why);
}

function isShare(why: DeskRefusal): why is Share {
  return Object.hasOwn(SPENT, why);
}

const accept: Command = {
  scope: "challenge",
  answer: async ({ bot, services: { botDesk } }, id) =>
    seated(id, await botDesk.challenges.accept(bot, id)),
};

/** Declines a challenge, or takes back one that the bot sent. */
const decline: Command = {
  scope: "challenge",
  answer: async ({ bot, services: { botDesk } }, id) =>
    seated(id, await botDesk.challenges.decline(bot, id)),
};

const join: Command = {
  scope: "challenge",
  answer: async ({ bot, source, services: { botDesk } }, id) =>
    seated(id, await botDesk.join(bot, id, source)),
};

/** Enters a tournament that bots may play in: the bot is paired for as long as it listens. */
const enter: Command = {
  scope: "play",
  async answer({ bot, source, services: { tournaments } }, id) {
    return await entryReply(tournaments, id, bot, await tournaments.joinBot(id, bot, source));
  },
};

/** Leaves a tournament. */
const exit: Command = {
  scope: "play",
  async answer({ bot, services: { tournaments } }, id) {
    return await entryReply(tournaments, id, bot, await tournaments.leave(id, bot.identity));
  },
};

const NO_TABLE = { message: "You sit at no table of that id." };

/** A game that the bot plays, with all of its turns and the position before them. */
const game: Command = {
  async answer({ bot, source, services: { botDesk } }, id) {
    const table = await botDesk.at(bot, id, source);
    if (!table) return refusal("unknown", NO_TABLE);
    const { view } = table.room, { moves, settings } = view;
    const start = gameIn(view).text.writePosition(startOf(settings));
    return freshJson({ ...gameOfBot(view, table.player), start, moves });
  },
};

function action(name: keyof typeof BOT_ACTIONS): Command {
  return {
    scope: name === "chat" ? "chat" : "play",
    async answer({ bot, source, services: { botDesk, world } }, code, readBody) {
      const read = bodyOf(await readBody(), actionSchema(name));
      if ("refused" in read) return read.refused;
      const table = await botDesk.at(bot, code, source);
      if (!table) return refusal("unknown", NO_TABLE);
      const { id = secretOf(world.random), version, ...fields } = read.body;
      const on = version ?? table.room.view.version;
      const request = { t: BOT_ACTIONS[name], ...fields, id, on } as RoomRequest;
      const answer = await botDesk.ask(table, request);
      if (answer.t === "ok") return freshJson({ ok: true, version: answer.v, hash: answer.hash });
      const { why, v: now, hash, until } = answer;
      return refusal(why, { version: now, hash, ...until !== undefined && { until } });
    },
  };
}

/** Calls a game off; one to which nobody has come yet with its room, which would count for long. */
const abort: Command = {
  scope: "play",
  async answer(asking, id, read) {
    const isClosed = await asking.services.botDesk.close(asking.bot, id);
    return isClosed ? freshJson({ ok: true }) : await action("abort").answer(asking, id, read);
  },
};

/** Where all of it is. */
const ROOT = "/api/bot";

/** What has no number in its address, and what has one. */
const PLAIN: ReadonlyMap<string, Command> = new Map([
  ["", whoAmI],
  ["/online", online],
  ["/room", open],
  ["/challenge", challenge],
]);
const NUMBERED: ReadonlyMap<string, Command> = new Map([
  ["/challenge//accept", accept],
  ["/challenge//decline", decline],
  ["/game/", game],
  ["/game//join", join],
  ["/game//abort", abort],
  ["/tournament//join", enter],
  ["/tournament//leave", exit],
]);

/** A command and the room or tournament that it names; undefined for an address that is none. */
function commandAt(path: string): { command: Command; id: string } | undefined {
  const plain = PLAIN.get(path);
  if (plain) return { command: plain, id: "" };
  const [, kind = "", id, verb] =
    /^\/(challenge|game|tournament)\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const numbered = NUMBERED.get(`/${kind}/${verb === undefined ? "" : `/${verb}`}`);
  if (numbered) return { command: numbered, id };
  if (kind !== "game" || verb === undefined || !isBotAction(verb)) return undefined;
  return { command: action(verb), id };
}

/** Does what a bot asks. */
export async function answerBot(
  caller: BotCaller,
  path: string,
  read: ReadBody,
): Promise<Response> {
  const found = commandAt(path);
  if (!found) {
    const message = `There is no address ${ROOT}${path}: docs/bots.md has them all.`;
    return refusal("unknown", { message });
  }
  const { command, id } = found;
  return await asBot(caller, command.scope, (asking) => command.answer(asking, id, read));
}

/** The same for what came by HTTP. */
export async function answerBotRequest(ctx: BotContext): Promise<Response> {
  const path = ctx.url.pathname.slice(ROOT.length);
  return await answerBot(await callerOf(ctx), path, () => readJson(ctx.req));
}

/** How a bot stands in a tournament now, or why nothing was done. */
async function entryReply(
  tournaments: TournamentDesk,
  id: string,
  { identity }: Bot,
  done: Entered,
): Promise<Response> {
  if (done === "failed") return refusal("storage");
  return done === "kept" ? freshJson(await tournaments.look(id, identity)) : refusal(done);
}
