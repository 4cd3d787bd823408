/** A king of the hill for two people at one device. */

import { HillLocal, type HillLocalProps } from "../lib/ui/games/hill/local.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";

export default function HillTable(props: HillLocalProps) {
  useEarlyChoices();
  return <HillLocal {...props} />;
}
