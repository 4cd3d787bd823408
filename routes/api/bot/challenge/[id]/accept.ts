import { answerBotRequest } from "../../../../../lib/server/bots/commands.ts";
import { define } from "../../../../../lib/server/define.ts";

/** Sits down to a challenge. */
export const handler = define.handlers({ POST: answerBotRequest });
