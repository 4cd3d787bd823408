import { answerBotRequest } from "../../../../../lib/server/bots/commands.ts";
import { define } from "../../../../../lib/server/define.ts";

/** Sits down in a room that somebody opened. */
export const handler = define.handlers({ POST: answerBotRequest });
