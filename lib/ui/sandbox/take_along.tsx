/** The board as RLE and as a link. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { writeRle } from "../../automaton/rle_file.ts";
import { copyText } from "../parts/copy_text.ts";
import { LinkBox } from "../parts/link_box.tsx";
import { writeCanvasLink } from "./canvas.ts";
import type { Studio } from "./studio.ts";

export function TakeAlong({ studio }: { readonly studio: Studio }) {
  const isOpen = useSignal(false);
  return (
    <details class="share" onToggle={({ currentTarget }) => isOpen.value = currentTarget.open}>
      <summary>{studio.own.export.title}</summary>
      {isOpen.value && <Ways studio={studio} />}
    </details>
  );
}

function Ways({ studio }: { readonly studio: Studio }) {
  const { words, own, moment } = studio;
  const area = useRef<HTMLTextAreaElement>(null);
  const { board, generation } = moment.value;
  const rle = writeRle(board, { generation });
  const copy = async () => {
    studio.say(await copyText(rle, area.current!) ? words.room.copied : words.room.copyByHand);
  };
  return (
    <div class="bring">
      <textarea ref={area} rows={6} readOnly value={rle} aria-label="RLE" />
      <div class="ways">
        <button type="button" onClick={copy}>{own.export.copy}</button>
        <a
          class="button"
          href={`data:text/plain,${encodeURIComponent(rle)}`}
          download="board.rle"
        >
          {own.export.save}
        </a>
      </div>
      <LinkBox
        words={words}
        link={`${location.origin}/sandbox#rle=${writeCanvasLink(board)}`}
        label={own.export.linkLabel}
      />
    </div>
  );
}
