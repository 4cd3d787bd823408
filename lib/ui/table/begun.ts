/** What is around a game at one device once it has begun, fetched together. */

export { KeptNotice } from "./kept_notice.tsx";
export { LocalWays } from "./local_ways.tsx";
