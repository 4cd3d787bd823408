import type { ComponentChildren } from "preact";
import { comment } from "./comment.ts";
import { currentOf } from "./current_link.ts";
import { mergeHead } from "./head_entries.ts";
import { IslandOnPage, islandScript, preloadHeader } from "./island_on_page.ts";
import type { PlacedIsland } from "./island_on_page.ts";
import { renderPrepared } from "./render_prepared.ts";
import type { Prepared } from "./render_prepared.ts";
import { Head } from "./runtime/head.ts";
import type { Snapshot } from "./snapshot.ts";
import { traceParent } from "./trace_parent.ts";

/** Where the head's entries go once the whole page, with all its `<Head>`s, has been seen. */
const HEAD_SLOT = "head";

/** One page of HTML on its way from elements to text. */
export class HtmlPage {
  readonly #snapshot: Snapshot | undefined;
  readonly #nonce: string | undefined;
  readonly #url: URL;
  readonly #islands: PlacedIsland[] = [];
  #head: ComponentChildren[] = [];
  #additions: ComponentChildren[] = [];

  constructor(from: { snapshot: Snapshot | undefined; nonce?: string }, url: URL) {
    this.#url = url;
    this.#snapshot = from.snapshot;
    this.#nonce = from.nonce;
  }

  /** The page's text. */
  render(tree: ComponentChildren): string {
    const content = this.#render(tree);
    const html = content.startsWith("<html") ? content : wrap(content);
    const head = this.#render([mergeHead(this.#head, this.#additions), traceParent()]);
    const script = this.#hasIslands ? islandScript(this.#snapshot!.manifest, this.#islands) : null;
    const end = html.lastIndexOf("</body>");
    const [start, rest] = end < 0 ? [html, ""] : [html.slice(0, end), html.slice(end)];
    const filled = start.replace(`<!--${HEAD_SLOT}-->`, () => head);
    return `<!DOCTYPE html>${filled}${this.#render(script)}${rest}`;
  }

  /** The page's `Link` header, once it was rendered. */
  get preloads(): string | undefined {
    if (!this.#hasIslands) return undefined;
    return preloadHeader(this.#snapshot!.manifest.runtime, this.#islands);
  }

  get #hasIslands(): boolean {
    return this.#islands.length > 0;
  }

  #render(children: ComponentChildren): string {
    return renderPrepared(children, (vnode) => this.#prepare(vnode));
  }

  /** Takes note of the elements that concern the page as a whole. */
  #prepare(vnode: Prepared): void {
    const { type, props } = vnode;
    const island = this.#snapshot?.islands.get(type);
    if (type === "script" || type === "style") {
      const inline = props.src === undefined && this.#nonce !== undefined;
      if (inline) vnode.props = { ...props, nonce: this.#nonce };
    } else if (type === "a") {
      const current = props["aria-current"] ?? currentOf(props.href, this.#url);
      if (current !== undefined) vnode.props = { ...props, "aria-current": current };
    } else if (type === "head") {
      this.#head = [props.children as ComponentChildren];
      vnode.props = { ...props, children: comment(HEAD_SLOT) };
    } else if (type === Head) {
      this.#additions.push(props.children as ComponentChildren);
      vnode.props = {};
    } else if (island !== undefined) {
      this.#islands.push({ island, props });
      vnode.type = IslandOnPage;
      vnode.props = { component: type, props };
    }
  }
}

/** A document around a page that is none. */
function wrap(content: string): string {
  return `<html><head><meta charset="utf-8"/></head><body>${content}</body></html>`;
}
