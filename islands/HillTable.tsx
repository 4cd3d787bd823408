/** A king of the hill for two people at one device. */

import { HillLocal, type HillLocalProps } from "../lib/ui/games/hill/local.tsx";

export default function HillTable(props: HillLocalProps) {
  return <HillLocal {...props} />;
}
