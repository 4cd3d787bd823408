/** Fraenkel's games on one page: explored, played and drawn. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { FIGURE_3 } from "../../../solver/families.ts";
import type { Words } from "../../../words/mod.ts";
import { late } from "../../parts/late.ts";
import { LinkBox } from "../../parts/link_box.tsx";
import { useLater } from "../../parts/use_later.ts";
import type { GameKeeper } from "../../table/kept_game.ts";
import { useGameKeeper } from "../../table/use_keeper.ts";
import { AddPart, PartCard } from "./part_panels.tsx";
import { FriendForm, type FriendFormProps } from "./friend_form.tsx";
import { GamePanel } from "./game_panel.tsx";
import { TOOLS } from "./hand.ts";
import { keepLink, keptLink, resumeSum, stateOfSum, sumHref } from "./kept_sum.ts";
import { InsightPanel } from "./insight_panel.tsx";
import { isMisereLink, isSumLink, readLink, writeLink } from "./link.ts";
import { readMove } from "./move_text.ts";
import { MODES } from "./history.ts";
import { board } from "./presets.ts";
import { SumEditor, type SumEditorOptions } from "./sum_editor.ts";

interface AnnihilationProps
  extends Omit<SumEditorOptions, "words" | "parts">, Omit<FriendFormProps, "editor"> {
  readonly words: Words;
  readonly own: SumEditorOptions["words"];
}

/** Figure 3 where it would go round forever, except for one move. */
const START = board(FIGURE_3.followers, [0, 1, 3, 4], 1);

export function Annihilation(props: AnnihilationProps) {
  const { words, own, lobby, identity, ...options } = props;
  const editor = useMemo(() => new SumEditor({ ...options, words: own, parts: [START] }), []);
  const { mode, parts, said } = editor;
  const keeper = useGameKeeper(sumHref), isReady = useKeptSum(editor, keeper, words);
  const isDrawing = mode.value === "edit";
  return (
    <div
      class="digraph-page"
      data-ready={`${isReady}`}
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
        {isDrawing && <Tools editor={editor} />}
        <p class="said" role="status">{said.value}</p>
        {keeper?.isElsewhere.value && <Elsewhere words={words} />}
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
        <Kept editor={editor} />
        <Share words={words} editor={editor} />
        <small id="digraph-keys">{own.keys}</small>
      </div>
    </div>
  );
}

/** Takes up the sum that was kept, or that of a link, and keeps it from now on; whether that's done. */
function useKeptSum(editor: SumEditor, keeper: GameKeeper | undefined, words: Words): boolean {
  const isReady = useSignal(false);
  useEffect(() => {
    const { href } = location;
    // Where its game is kept stays the page's address, and the same link may be followed again.
    const follow = () => {
      followLink(editor, location.hash);
      if (isSumLink(location.hash)) history.replaceState(history.state, "", href);
    };
    const { found, isDamaged } = keeper ?? {};
    const isTakenUp = found !== undefined && resumeSum(editor, found.moves);
    if (!isTakenUp) followLink(editor, keptLink() ?? location.hash);
    if (isDamaged || found && !isTakenUp) editor.say(words.table.keptDamaged);
    isReady.value = true;
    addEventListener("hashchange", follow);
    const endKeep = keepLink(editor);
    return () => {
      endKeep();
      removeEventListener("hashchange", follow);
    };
  }, []);
  useEffect(() => keeper?.follow(() => stateOfSum(editor)), []);
  return isReady.value;
}

/** What one draws with. */
function Tools({ editor: { words, hand } }: { readonly editor: SumEditor }) {
  const tool = hand.tool.value;
  return (
    <>
      <Choice
        label={words.tool}
        ids={TOOLS}
        names={words.tools}
        chosen={tool}
        onChoose={(chosen) => hand.take(chosen)}
      />
      <p>{words.toolHelp[tool]}</p>
      {tool === "edge" && (
        <label class="check">
          <input
            type="checkbox"
            checked={hand.isBothWays.value}
            onChange={({ currentTarget }) => hand.isBothWays.value = currentTarget.checked}
          />
          {words.bothWays}
        </label>
      )}
    </>
  );
}

/** Takes the sum of a link, if there is one, and finds out about what there is. */
function followLink(editor: SumEditor, hash: string): void {
  const linked = readLink(hash);
  if (linked && !("problem" in linked)) {
    return editor.bring(linked, isMisereLink(hash));
  }
  editor.explain();
  if (linked) editor.say(editor.words.problems[linked.problem](linked.at));
}

/** Another tab has the game. */
function Elsewhere({ words }: Pick<AnnihilationProps, "words">) {
  const Notice = useLater(async () => (await import("../../table/kept_notice.tsx")).Elsewhere);
  return Notice ? <Notice words={words} /> : null;
}

interface ShareProps {
  readonly words: Words;
  readonly editor: SumEditor;
}

/** The link is drawn as a picture only where it is looked for. */
function Share({ words, editor: { words: own, parts, isMisere } }: ShareProps) {
  const isOpen = useSignal(false);
  return (
    <details class="share" onToggle={({ currentTarget }) => isOpen.value = currentTarget.open}>
      <summary>{own.share}</summary>
      {isOpen.value && (
        <LinkBox
          words={words.room}
          link={`${location.origin}/annihilation${writeLink(parts.value, isMisere.value)}`}
          label={own.link}
        />
      )}
    </details>
  );
}

/** The list of what is kept comes when somebody opens it. */
function Kept({ editor }: { readonly editor: SumEditor }) {
  const list = useSignal<typeof import("./kept_list.tsx") | undefined>(undefined);
  const load = async () => {
    // Where it cannot be fetched the rest goes on without it.
    list.value ??= await late(() => import("./kept_list.tsx")).catch(() => undefined);
  };
  return (
    <details class="share" onToggle={({ currentTarget: { open } }) => open && load()}>
      <summary>{editor.words.kept.title}</summary>
      {list.value && <list.value.KeptList editor={editor} />}
    </details>
  );
}

/** A line to type moves into. */
function MoveField({ editor }: { readonly editor: SumEditor }) {
  const { field } = editor.words;
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const line = input.current!.value.trim();
    if (line === "") return;
    const move = readMove(editor.parts.value, line);
    if (move) editor.move(move);
    else editor.say(field.unknown(line));
    input.current!.value = "";
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="move">{field.label}</label>
      <input
        id="move"
        ref={input}
        placeholder="4>0,2"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
        aria-describedby="move-help"
      />
      <button type="submit">{field.send}</button>
      <small id="move-help">{field.help}</small>
    </form>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly names: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { label, ids, names, chosen, onChoose } = props;
  return (
    <div class="mode-switch" role="group" aria-label={label}>
      {ids.map((id) => (
        <button
          type="button"
          key={id}
          aria-pressed={`${id === chosen}`}
          onClick={() => onChoose(id)}
        >
          {names[id]}
        </button>
      ))}
    </div>
  );
}
