/** A game by post at one device, as the address asks for it. */

import { useMemo } from "preact/hooks";
import { randomSeed } from "../lib/ui/net/random_seed.ts";
import { PostLocal } from "../lib/ui/games/conway/local.tsx";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import type { Language } from "../lib/words/language.ts";

export interface PostTableProps {
  readonly language: Language;
  /** Of the address. */
  readonly query: string;
}

export default function PostTable({ language, query }: PostTableProps) {
  useEarlyChoices();
  const seed = useMemo(() => randomSeed(8), []);
  return <PostLocal language={language} query={query} seed={seed} />;
}
