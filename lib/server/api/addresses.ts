/** The addresses of the API's operations, and by which methods they are asked. */

import { OPERATIONS } from "./operations.ts";

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
