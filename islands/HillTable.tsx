/** A king of the hill for two people at one device. */

import { useLayoutEffect, useState } from "preact/hooks";
import { addressed, HillLocal, type HillLocalProps } from "../lib/ui/games/hill/local.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";

/** The game that the address asks for: without a network, the page was kept for the usual one. */
export default function HillTable({ language, options }: HillLocalProps) {
  useEarlyChoices();
  const [chosen, choose] = useState(options);
  // Before the page's own game is taken up: another tab may play it.
  useLayoutEffect(() => choose(addressed(new URLSearchParams(location.search), options)), []);
  return <HillLocal key={JSON.stringify(chosen)} language={language} options={chosen} />;
}
