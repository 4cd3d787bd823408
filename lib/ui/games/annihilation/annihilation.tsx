/** Fraenkel's games on one page: explored, played and drawn. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { FIGURE_3 } from "../../../solver/families.ts";
import { LinkBox } from "../../parts/link_box.tsx";
import type { Words } from "../../../words/mod.ts";
import { AddPart } from "./add_part.tsx";
import { Bench, type BenchOptions, MODES } from "./sum_editor.ts";
import { Choice } from "./choice.tsx";
import { FriendForm, type FriendFormProps } from "./friend_form.tsx";
import { GamePanel } from "./game_panel.tsx";
import { TOOLS } from "./hand.ts";
import { InsightPanel } from "./insight_panel.tsx";
import { readLink, writeLink } from "./link.ts";
import { MoveField } from "./move_field.tsx";
import { PartCard } from "./part_card.tsx";
import { board } from "./presets.ts";

export interface AnnihilationProps
  extends Omit<BenchOptions, "words" | "parts">, Omit<FriendFormProps, "bench"> {
  readonly words: Words;
  readonly own: BenchOptions["words"];
}

/** Figure 3 where it would go round for ever, but for one move. */
const START = board(FIGURE_3.followers, [0, 1, 3, 4], 1);

export function Annihilation(props: AnnihilationProps) {
  const { words, own, lobby, identity, ...options } = props;
  const bench = useMemo(() => new Bench({ ...options, words: own, parts: [START] }), []);
  const { mode, hand, parts, said } = bench;
  const isReady = useSignal(false);
  useEffect(() => {
    const follow = () => followLink(bench);
    follow();
    isReady.value = true;
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const isDrawing = mode.value === "edit";
  return (
    <div
      class="digraph-page"
      data-ready={`${isReady.value}`}
      data-known={`${bench.lack.value === undefined}`}
    >
      <div class="stack">
        <Choice
          label={own.mode}
          ids={MODES}
          names={own.modes}
          chosen={mode.value}
          onChoose={(chosen) => bench.enter(chosen)}
        />
        {isDrawing && (
          <>
            <Choice
              label={own.tool}
              ids={TOOLS}
              names={own.tools}
              chosen={hand.tool.value}
              onChoose={(chosen) => hand.take(chosen)}
            />
            <p>{own.toolHelp[hand.tool.value]}</p>
          </>
        )}
        <p class="said" role="status">{said.value}</p>
        <div class="parts">
          {parts.value.map((_, index) => <PartCard key={index} bench={bench} index={index} />)}
        </div>
        {isDrawing && <AddPart bench={bench} />}
      </div>
      <div class="lab">
        <button type="button" onClick={() => bench.undo()}>{own.undo}</button>
        {mode.value === "play" ? <GamePanel bench={bench} /> : <InsightPanel bench={bench} />}
        {!isDrawing && <MoveField bench={bench} />}
        <FriendForm bench={bench} lobby={lobby} identity={identity} />
        <Share words={words} bench={bench} />
        <small id="digraph-keys">{own.keys}</small>
      </div>
    </div>
  );
}

/** Takes the sum of the address, if one lies there, and finds out about what there is. */
function followLink(bench: Bench): void {
  const linked = readLink(location.hash);
  if (linked && !("problem" in linked)) return bench.bring(linked);
  bench.explain();
  if (linked) bench.say(bench.words.problems[linked.problem](linked.at));
}

interface ShareProps {
  readonly words: Words;
  readonly bench: Bench;
}

/** The link is drawn as a picture only where it is looked for. */
function Share({ words, bench: { words: own, parts } }: ShareProps) {
  const isOpen = useSignal(false);
  return (
    <details class="share" onToggle={({ currentTarget }) => isOpen.value = currentTarget.open}>
      <summary>{own.share}</summary>
      {isOpen.value && (
        <LinkBox
          words={words}
          link={`${location.origin}/annihilation${writeLink(parts.value)}`}
          label={own.link}
        />
      )}
    </details>
  );
}
