import { answerBotRequest } from "../../../../../lib/server/bots/commands.ts";
import { define } from "../../../../../lib/server/define.ts";

/** Enters a tournament that bots may play in: the bot is paired for as long as it listens. */
export const handler = define.handlers({ POST: answerBotRequest });
