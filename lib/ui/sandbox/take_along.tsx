/** The board as a file and as a link; fetched when somebody wants it. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { writeLife106 } from "../../automaton/life106.ts";
import { isSameRule, LIFE } from "../../automaton/life_rule.ts";
import { copyText } from "../parts/copy_text.ts";
import { LinkBox } from "../parts/link_box.tsx";
import {
  type Canvas,
  isOfTwoColors,
  writeCanvasLink,
  writeColorRle,
  writeLifeRle,
} from "./canvas.ts";
import type { Studio } from "./studio.ts";

/** The files there are: the text, and what their names end in. */
const FORMATS = {
  color: { write: writeColorRle, ending: "rle" },
  rle: { write: writeLifeRle, ending: "rle" },
  life: { write: ({ board }: Canvas) => writeLife106(board), ending: "lif" },
} as const;

type Format = keyof typeof FORMATS;

export function TakeAlong({ studio }: { readonly studio: Studio }) {
  const { words, own, moment } = studio;
  const format = useSignal<Format>("color");
  const area = useRef<HTMLTextAreaElement>(null);
  const { board, world, generation } = moment.value;
  const { write, ending } = FORMATS[format.value];
  const text = write({ board, world }, generation);
  const copy = async () => {
    studio.say(await copyText(text, area.current!) ? words.room.copied : words.room.copyByHand);
  };
  const hasColors = format.value === "color", isOfTwo = isOfTwoColors(board);
  return (
    <div class="bring">
      <label>
        {own.export.format}{" "}
        <select onChange={({ currentTarget }) => format.value = currentTarget.value as Format}>
          {(Object.keys(FORMATS) as Format[]).map((name) => (
            <option key={name} value={name} selected={name === format.value}>
              {own.export.formats[name]}
            </option>
          ))}
        </select>
      </label>
      <textarea
        ref={area}
        rows={6}
        readOnly
        value={text}
        aria-label={own.export.formats[format.value]}
      />
      {isOfTwo && !hasColors && <small>{own.export.oneColor}</small>}
      {hasColors && !isSameRule(world.rule, LIFE) && <small>{own.export.onlyHere}</small>}
      <div class="ways">
        <button type="button" onClick={copy}>{own.export.copy}</button>
        <a
          class="button"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download={`board.${ending}`}
        >
          {own.export.save}
        </a>
      </div>
      <LinkBox
        words={words.room}
        link={`${location.origin}/sandbox#rle=${writeCanvasLink({ board, world })}`}
        label={own.export.linkLabel}
      />
    </div>
  );
}
