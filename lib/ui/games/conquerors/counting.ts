/** What a game against the computer counts, fetched together. This module is browser compatible. */

export { CpuVerdict } from "./cpu_verdict.tsx";
export { Facts } from "./facts.tsx";
export { NextRival } from "./next_rival.tsx";
