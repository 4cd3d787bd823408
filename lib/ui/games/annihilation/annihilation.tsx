/** Fraenkel's games on one page: explored, played and drawn. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { FIGURE_3 } from "../../../solver/families.ts";
import { LinkBox } from "../../parts/link_box.tsx";
import type { Words } from "../../../words/mod.ts";
import { AddPart } from "./add_part.tsx";
import { MODES, SumEditor, type SumEditorOptions } from "./sum_editor.ts";
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
  extends Omit<SumEditorOptions, "words" | "parts">, Omit<FriendFormProps, "editor"> {
  readonly words: Words;
  readonly own: SumEditorOptions["words"];
}

/** Figure 3 where it would go round for ever, but for one move. */
const START = board(FIGURE_3.followers, [0, 1, 3, 4], 1);

export function Annihilation(props: AnnihilationProps) {
  const { words, own, lobby, identity, ...options } = props;
  const editor = useMemo(() => new SumEditor({ ...options, words: own, parts: [START] }), []);
  const { mode, hand, parts, said } = editor;
  const isReady = useSignal(false);
  useEffect(() => {
    const follow = () => followLink(editor);
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
      data-known={`${editor.lack.value === undefined}`}
    >
      <div class="stack">
        <Choice
          label={own.mode}
          ids={MODES}
          names={own.modes}
          chosen={mode.value}
          onChoose={(chosen) => editor.enter(chosen)}
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
          {parts.value.map((_, index) => <PartCard key={index} editor={editor} index={index} />)}
        </div>
        {isDrawing && <AddPart editor={editor} />}
      </div>
      <div class="lab">
        <button type="button" onClick={() => editor.undo()}>{own.undo}</button>
        {mode.value === "play" ? <GamePanel editor={editor} /> : <InsightPanel editor={editor} />}
        {!isDrawing && <MoveField editor={editor} />}
        <FriendForm editor={editor} lobby={lobby} identity={identity} />
        <Share words={words} editor={editor} />
        <small id="digraph-keys">{own.keys}</small>
      </div>
    </div>
  );
}

/** Takes the sum of the address, if one lies there, and finds out about what there is. */
function followLink(editor: SumEditor): void {
  const linked = readLink(location.hash);
  if (linked && !("problem" in linked)) return editor.bring(linked);
  editor.explain();
  if (linked) editor.say(editor.words.problems[linked.problem](linked.at));
}

interface ShareProps {
  readonly words: Words;
  readonly editor: SumEditor;
}

/** The link is drawn as a picture only where it is looked for. */
function Share({ words, editor: { words: own, parts } }: ShareProps) {
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
