/** All that the API can be asked, and where. */

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

interface Address {
  readonly pattern: RegExp;
  readonly method: string;
  readonly isOpen: boolean;
}

const ADDRESSES: readonly Address[] = OPERATIONS.map(({ path, method, isOpen = false }) => ({
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
  method: method.toUpperCase(),
  isOpen,
}));

/** Whether pages of any site may read what is there. */
export function isOpenAt(pathname: string): boolean {
  return ADDRESSES.some(({ pattern, isOpen }) => isOpen && pattern.test(pathname));
}

/** By which methods something is asked there; none if there's nothing. */
export function methodsAt(pathname: string): readonly string[] {
  const found = ADDRESSES.filter(({ pattern }) => pattern.test(pathname));
  return [...new Set(found.flatMap(({ method }) => method === "GET" ? ["GET", "HEAD"] : [method]))];
}
