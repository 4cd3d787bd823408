/** What is said of games that may count, fetched together once there is something to say. This module is browser compatible. */

export { CpuVerdict } from "./cpu_verdict.tsx";
export { NextRival } from "./next_rival.tsx";
export { RankedNotice } from "./ranked_notice.tsx";
