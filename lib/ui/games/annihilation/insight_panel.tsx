/** What is known of the sum: its value and why, the moves that win, what the boards are made of. */

import { useComputed } from "@preact/signals";
import type { BoardInsight, Coset } from "../../../solver/insight.ts";
import type { SumEditor } from "./sum_editor.ts";
import { type BoardPart, codeOf, isBoard } from "./part.ts";
import { whySentence } from "./sentences.ts";
import { late } from "../../parts/late.ts";
import { saveText } from "../../parts/save_text.ts";

export function InsightPanel({ editor }: { readonly editor: SumEditor }) {
  const { words, insight, lack, parts } = editor;
  const isKnown = !lack.value && !editor.isMisere.value;
  return (
    <section aria-labelledby="insight" aria-busy={`${lack.value === "thinking"}`}>
      <h2 id="insight">{words.insight}</h2>
      <p class="task" role="status">{whySentence(editor)}</p>
      {isKnown && <p>{words.outlooks[insight.value!.outlook]}</p>}
      {isKnown && parts.value.length > 1 && (
        <p>{words.nimSum(insight.value!.values, insight.value!.value)}</p>
      )}
      <MisereChoice editor={editor} />
      <WinningMoves editor={editor} />
      {isKnown && insight.value!.boards.map((known, index) =>
        known && <Structure key={index} editor={editor} index={index} known={known} />
      )}
    </section>
  );
}

/** Whether who cannot move loses, or wins. */
export function MisereChoice({ editor }: { readonly editor: SumEditor }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={editor.isMisere.value}
        onChange={({ currentTarget }) => editor.playMisere(currentTarget.checked)}
      />
      {editor.words.misere.label}
    </label>
  );
}

function WinningMoves({ editor }: { readonly editor: SumEditor }) {
  const { words, lack, pointed } = editor;
  const winning = useComputed(() => editor.winningMoves).value;
  if (lack.value) return null;
  return (
    <>
      <h2>{words.winning}</h2>
      {winning.length === 0 && <p>{words.noneWins}</p>}
      {winning.length > 1 && <Pointer editor={editor} count={winning.length} />}
      <ul class="winning-moves">
        {winning.map((move, index) => {
          const name = editor.nameMove(move);
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={index === pointed.value ? "true" : undefined}
                onFocus={() => pointed.value = index}
                onPointerEnter={() => pointed.value = index}
                onClick={() => editor.move(move)}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Goes from one winning move to the next: only one is drawn. */
function Pointer({ editor, count }: { readonly editor: SumEditor; readonly count: number }) {
  const { words, pointed } = editor;
  const go = (by: number) => () => {
    pointed.value = (pointed.value + by + count) % count;
    editor.say(editor.nameMove(editor.pointedMove!));
  };
  return (
    <p class="ways">
      <button type="button" aria-label={words.before} onClick={go(-1)}>‹</button>
      <span>{words.shown(pointed.value + 1, count)}</span>
      <button type="button" aria-label={words.after} onClick={go(1)}>›</button>
    </p>
  );
}

interface StructureProps {
  readonly editor: SumEditor;
  readonly index: number;
  readonly known: BoardInsight;
}

function Structure({ editor, index, known: { m, t, code, cosets } }: StructureProps) {
  const { words, parts } = editor;
  const part = parts.value[index];
  if (!part || !isBoard(part)) return null;
  return (
    <details class="share">
      <summary>{words.structure(editor.partName(index))}</summary>
      <p>{words.dimensions(code.length, m, t)}</p>
      <p>{words.code(code)}</p>
      <ValuesExport editor={editor} index={index} part={part} />
      {cosets.length > 0 && (
        <CosetTable editor={editor} cosets={cosets} present={Number(codeOf(part))} />
      )}
    </details>
  );
}

interface CosetTableProps {
  readonly editor: SumEditor;
  readonly cosets: readonly Coset[];
  readonly present: number;
}

function CosetTable({ editor: { words }, cosets, present }: CosetTableProps) {
  return (
    <table class="figures cosets">
      <caption>{words.cosets}</caption>
      <thead>
        <tr>
          <th scope="col">{words.coset}</th>
          <th scope="col">{words.positions}</th>
        </tr>
      </thead>
      <tbody>
        {cosets.map(({ gamma, positions }) => (
          <tr key={gamma}>
            <th scope="row">
              V<sub>{gamma ?? "∞"}</sub>
            </th>
            <td>
              {positions.map((position) => (
                <>{position === present ? <strong>{position}</strong> : position}{" "}</>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValuesExportProps {
  readonly editor: SumEditor;
  readonly index: number;
  readonly part: BoardPart;
}

const FORMATS = ["csv", "json"] as const;

/** The table of values as a file. */
function ValuesExport({ editor, index, part }: ValuesExportProps) {
  const { words } = editor;
  const save = async (format: typeof FORMATS[number]) => {
    const values = await editor.valuesOf(index);
    if (!values) return editor.say(words.tooManyValues);
    const file = await late(() => import("./values_file.ts"));
    const text = format === "csv"
      ? file.valuesAsCsv(part, values)
      : file.valuesAsJson(part, values);
    saveText(text, `values.${format}`);
  };
  return (
    <p class="ways">
      {FORMATS.map((format) => (
        <button key={format} type="button" onClick={() => save(format)}>
          {words.saveValues(format.toUpperCase())}
        </button>
      ))}
    </p>
  );
}
