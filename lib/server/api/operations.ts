/** All that the API can be asked. */

import { ACCOUNT_OPERATIONS } from "./account_operations.ts";
import { ARENA_OPERATIONS } from "./arena_operations.ts";
import { BOT_OPERATIONS } from "./bot_operations.ts";
import { GAME_OPERATIONS } from "./game_operations.ts";
import type { Operation } from "./operation.ts";
import { ROOM_OPERATIONS } from "./room_operations.ts";

export const OPERATIONS: readonly Operation[] = [
  ...BOT_OPERATIONS,
  ...ROOM_OPERATIONS,
  ...GAME_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...ARENA_OPERATIONS,
];
