import { answerBotRequest } from "../../../../../lib/server/bots/commands.ts";
import { define } from "../../../../../lib/server/define.ts";

/** Leaves a tournament. */
export const handler = define.handlers({ POST: answerBotRequest });
