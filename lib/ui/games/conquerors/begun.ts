/** What is around a game in this page once it has begun, fetched together. */

export { BegunNotice } from "./begun_notice.tsx";
export { CpuVerdict } from "./cpu_verdict.tsx";
export { Facts } from "./facts.tsx";
export { NextRival } from "./next_rival.tsx";
export { LocalWays } from "../../table/local_ways.tsx";
