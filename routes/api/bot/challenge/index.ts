import { answerBotRequest } from "../../../../lib/server/bots/commands.ts";
import { define } from "../../../../lib/server/define.ts";

/** Challenges another bot that listens. */
export const handler = define.handlers({ POST: answerBotRequest });
