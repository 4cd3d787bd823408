import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Language } from "../../words/language.ts";
import { nextTurn } from "../clock.ts";
import { OFFLINE_PAGES, STAND_IN } from "./offline_pages.ts";

const brotli = promisify(brotliCompress);

/** How long a bundle is given out before it's made again, ms: a page shows what runs, or the puzzle of the day. */
const KEPT_MS = 10 * 60_000;
/** Far more would take seconds, and save little of what pages have in common. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** One text: as it is, and compressed. */
interface Bundle {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer>;
}

/**
 * All pages that work without a network, in one answer, as they are for somebody new. They're made
 * once for all who come: a class at one address may come for the first time at the same moment.
 */
export class OfflineBundle {
  readonly #made = new Map<Language, { readonly at: number; readonly bundle: Promise<Bundle> }>();

  constructor(
    private readonly render: (path: string, language: Language) => Promise<Response>,
  ) {}

  /** Fails if a page can't be had, and is then tried again. */
  in(language: Language, now: number): Promise<Bundle> {
    const made = this.#made.get(language);
    if (made && now - made.at < KEPT_MS) return made.bundle;
    const bundle = this.#make(language);
    this.#made.set(language, { at: now, bundle });
    bundle.catch(() => this.#made.delete(language));
    return bundle;
  }

  async #make(language: Language): Promise<Bundle> {
    const pages = [];
    for (const path of [...OFFLINE_PAGES, STAND_IN]) {
      // Everything else on the server gets its chance between two pages.
      await nextTurn();
      const response = await this.render(path, language);
      const { ok, status, headers } = response, body = await response.text();
      if (!ok) throw new Error(`${path} can't be kept for offline: ${status}`);
      pages.push({ path, headers: [...headers], body });
    }
    const plain = new TextEncoder().encode(JSON.stringify(pages));
    return { plain, packed: Uint8Array.from(await brotli(plain, QUALITY)) };
  }
}
