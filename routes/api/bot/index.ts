import { answerBotRequest } from "../../../lib/server/bots/commands.ts";
import { define } from "../../../lib/server/define.ts";

/** Whose token it is. */
export const handler = define.handlers({ GET: answerBotRequest });
