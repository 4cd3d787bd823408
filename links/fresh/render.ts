import { Fragment, h } from "preact";
import type { ComponentChildren, ComponentType } from "preact";
import { INNER } from "./context.ts";
import type { Context } from "./context.ts";
import { HtmlPage } from "./html_page.ts";
import type { PageProps } from "./page.ts";

/** What a page is wrapped in: the app wrapper around the layouts, the outermost first. */
export interface View {
  readonly app?: ComponentType<PageProps> | undefined;
  readonly layouts: readonly ComponentType<PageProps>[];
}

/** What a request tells a component. */
export function pageProps<Data, State>(
  ctx: Context<State>,
  data: Data,
  Component: ComponentType = () => null,
): PageProps<Data, State> {
  const { config, error, info, isPartial, params, req, route, state, url } = ctx;
  return { config, error, info, isPartial, params, req, route, state, url, data, Component };
}

/** Answers with a page of HTML. */
export function renderPage<State>(
  ctx: Context<State>,
  content: ComponentChildren,
  data: unknown,
  init: ResponseInit,
): Response {
  const inner = ctx[INNER];
  const { app, layouts } = inner.view;
  const wrappers = app === undefined ? layouts : [app, ...layouts];
  const tree = wrappers.reduceRight<ComponentChildren>(
    (child, wrapper) => h(wrapper, pageProps(ctx, data, () => h(Fragment, null, child))),
    content,
  );
  const headers = new Headers(init.headers);
  if (!headers.has("content-type")) headers.set("content-type", "text/html; charset=utf-8");
  const page = new HtmlPage(inner, ctx.url);
  const html = page.render(tree);
  if (page.preloads !== undefined) headers.append("link", page.preloads);
  inner.page = new Response(html, { ...init, headers });
  return inner.page;
}
