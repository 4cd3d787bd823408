/** All that the API can be asked. */

import { BOT_OPERATIONS } from "./bot_operations.ts";
import type { Operation } from "./operation.ts";
import { SITE_OPERATIONS } from "./site_operations.ts";

export const OPERATIONS: readonly Operation[] = [...BOT_OPERATIONS, ...SITE_OPERATIONS];
