import { answerBotRequest } from "../../../../../lib/server/bots/commands.ts";
import { define } from "../../../../../lib/server/define.ts";

/** A game that the bot plays, with all of its turns. */
export const handler = define.handlers({ GET: answerBotRequest });
