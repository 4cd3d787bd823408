import { answerBotRequest } from "../../../../../lib/server/bots/commands.ts";
import { define } from "../../../../../lib/server/define.ts";

/** Does something at a table: `/api/bot/game/K7QX2M/move`, and so on. */
export const handler = define.handlers({ POST: answerBotRequest });
