import { answerBotRequest } from "../../../../../lib/server/bots/commands.ts";
import { define } from "../../../../../lib/server/define.ts";

/** Declines a challenge, or takes back one that the bot sent. */
export const handler = define.handlers({ POST: answerBotRequest });
