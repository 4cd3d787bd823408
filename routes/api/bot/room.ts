import { answerBotRequest } from "../../../lib/server/bots/commands.ts";
import { define } from "../../../lib/server/define.ts";

/** Opens a room for the bot, which sits down in it. */
export const handler = define.handlers({ POST: answerBotRequest });
