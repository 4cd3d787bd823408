/** Where a table's arrow pad goes. */

import type { AnyPlayed } from "../../games/known_games.ts";
import { useArrowPad } from "../board/use_arrow_pad.ts";
import type { NudgePadProps } from "./nudge_pad.tsx";

const fetchPad = async () => (await import("./nudge_pad.tsx")).NudgePad;

export function PadSpot<Kind extends AnyPlayed>({ table }: NudgePadProps<Kind>) {
  const Pad = useArrowPad(fetchPad);
  return Pad ? <Pad table={table} /> : null;
}
