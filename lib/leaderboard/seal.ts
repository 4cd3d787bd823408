import { crc32 } from "../games/notation/crc32.ts";
import type { CpuReport } from "./cpu_record.ts";

/** The CRC-32 of all that a report says, as 8 hexadecimal digits. */
export function sealOf({ game, level, side, seed, options, moves, result }: CpuReport): string {
  const said = JSON.stringify([game, level, side, seed, options, moves, result]);
  return crc32(new TextEncoder().encode(said)).toString(16).padStart(8, "0");
}
